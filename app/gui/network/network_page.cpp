// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/network/network_page.h"

#include <QtGui/qevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qscrollarea.h>

#include <algorithm>
#include <utility>

#include "app/gui/network/lead_form.h"
#include "app/gui/network/network_results.h"
#include "app/gui/network/respond_form.h"
#include "app/gui/widgets/folding_row.h"

namespace strata::gui {

NetworkPage::NetworkPage(LiveResults& results, Addresses addresses, QWidget* parent)
    : ResultsPage(parent),
      m_localAddresses(std::move(addresses)),
      m_lead(new LeadForm(this)),
      m_respond(new RespondForm(this)),
      m_forms(new FoldingRow(this)),
      m_figures(new NetworkResults(results, this)) {
  setObjectName(QStringLiteral("networkPage"));
  m_forms->setObjectName(QStringLiteral("networkForms"));
  m_forms->add(m_lead);
  m_forms->add(m_respond);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(20, 0, 20, 8);
  whole->setSpacing(14);
  auto* forms = new QHBoxLayout;
  forms->addWidget(m_forms, 1);
  forms->addStretch(0);
  whole->addLayout(forms);
  whole->addWidget(m_figures, 1);
  connect(m_lead, &LeadForm::requestChanged, this, &ResultsPage::requestChanged);
  connect(m_lead, &LeadForm::runWanted, this, &NetworkPage::runWanted);
  connect(m_lead, &LeadForm::settingsChosen, this, &NetworkPage::settingsChosen);
  connect(m_respond, &RespondForm::listenWanted, this, &NetworkPage::listenWanted);
  connect(m_respond, &RespondForm::stopWanted, this, &NetworkPage::stopWanted);
  connect(m_respond, &RespondForm::copyWanted, this, &NetworkPage::copyWanted);
  connect(m_figures, &NetworkResults::shownChartChanged, this, &ResultsPage::shownChartChanged);
}

NetworkPage::~NetworkPage() = default;

RunRequest NetworkPage::request() const {
  return m_lead->request();
}

std::function<QString()> NetworkPage::obstacle() const {
  return m_lead->obstacle();
}

ChartPanel* NetworkPage::shownChart() const {
  return m_figures->shownChart();
}

void NetworkPage::setInvitation(const QString& heading, const QString& sentence) {
  m_invitation = heading;
  m_sentence = sentence;
  fillInvitation();
}

void NetworkPage::fillInvitation() {
  const auto missing = obstacle();
  // What is said below the fields is not said again.
  const QString lacks = missing && !m_lead->hasProblem() ? missing() : QString();
  m_figures->setInvitation(m_invitation, missing ? lacks : m_sentence);
}

void NetworkPage::complain() {
  m_lead->complain();
  fillInvitation();
}

void NetworkPage::setMachine(const Machine&) {
  m_respond->setReady(true);
}

void NetworkPage::setRateUnit(RateUnit unit) {
  m_figures->setRateUnit(unit);
}

void NetworkPage::setSettings(const Settings& settings) {
  m_lead->setSettings(settings);
}

void NetworkPage::show(const Responding& responding) {
  m_respond->show(responding);
}

void NetworkPage::showProblem(std::function<QString()> problem) {
  m_lead->showProblem(std::move(problem));
}

QSize NetworkPage::minimumSizeHint() const {
  QSize least = ResultsPage::minimumSizeHint();
  least.setHeight(layout()->minimumHeightForWidth(std::max(width(), least.width())));
  return least;
}

void NetworkPage::showEvent(QShowEvent* event) {
  // Addresses come and go with cables and networks.
  if (m_localAddresses) m_respond->setLocalAddresses(m_localAddresses());
  for (QWidget* above = parentWidget(); above != nullptr && !m_sight; above = above->parentWidget())
    if (auto* area = qobject_cast<QScrollArea*>(above)) {
      m_sight = area->viewport();
      m_sight->installEventFilter(this);
    }
  fitForms();
  ResultsPage::showEvent(event);
}

/// The table may be wider than what is seen of the page; to type somewhere nobody should have to scroll.
void NetworkPage::fitForms() {
  const QMargins margins = layout()->contentsMargins();
  if (m_sight) m_forms->setMaximumWidth(m_sight->width() - margins.left() - margins.right());
}

bool NetworkPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_sight && event->type() == QEvent::Resize) fitForms();
  return ResultsPage::eventFilter(watched, event);
}

void NetworkPage::resizeEvent(QResizeEvent* event) {
  ResultsPage::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) updateGeometry();
}

}  // namespace strata::gui

#include "moc_network_page.cpp"

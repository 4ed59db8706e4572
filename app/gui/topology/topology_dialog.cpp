// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/topology/topology_dialog.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>

#include "app/gui/text/number_text.h"
#include "app/gui/topology/machine_facts_view.h"
#include "app/gui/topology/topology_words.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

namespace {

constexpr int leastCharacters = 60;
constexpr int mostCharacters = 160;

/// The width of the dialog, in characters, that the picture of that machine prefers.
int charactersFor(const MachineParts& parts, const QWidget* parent) {
  TopologyView view(TopologyView::Use::Show, nullptr);
  if (parent != nullptr) view.setFont(parent->font());
  view.setParts(parts);
  constexpr int besides = 8;  // margins and a scroll bar
  return std::clamp(view.preferredWidth() / std::max(1, view.fontMetrics().averageCharWidth()) + besides,
                    leastCharacters, mostCharacters);
}

}  // namespace

TopologyDialog::TopologyDialog(TopologyView::Use use, const MachineParts& parts, QWidget* parent)
    : FittedDialog(
          use == TopologyView::Use::Pick ? QStringLiteral("pickDialog") : QStringLiteral("machineDialog"),
          charactersFor(parts, parent), parent),
      m_use(use),
      m_hint(plainLabel(content())),
      m_view(new TopologyView(use, content())),
      m_picked(new ElidedLabel(this)),
      m_ok(new QPushButton(this)) {
  const bool pick = use == TopologyView::Use::Pick;
  m_view->setParts(parts);
  m_hint->setObjectName(QStringLiteral("topologyHint"));
  m_hint->setWordWrap(true);
  m_hint->setVisible(pick);
  column().addWidget(m_hint);
  column().addWidget(m_view);
  if (!pick) {
    m_facts = new MachineFactsView(content());
    column().addSpacing(8);
    column().addWidget(m_facts);
  }
  column().addStretch(1);
  m_picked->setObjectName(QStringLiteral("pickedCpus"));
  m_picked->setVisible(pick);
  m_picked->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_ok->setObjectName(pick ? QStringLiteral("pickOk") : QStringLiteral("machineClose"));
  connect(m_ok, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_view, &TopologyView::currentMoved, this,
          [this](const QRect& place) { revealPart(*m_view, place); });
  if (pick) {
    m_reset = new QPushButton(this);
    m_reset->setObjectName(QStringLiteral("pickReset"));
    m_reset->setAutoDefault(false);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(QStringLiteral("pickCancel"));
    bar().addWidget(m_picked);
    bar().addWidget(m_reset);
    addButtons(*m_ok, *m_cancel);
    connect(m_reset, &QPushButton::clicked, this, [this] { m_view->setPicked(m_start); });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_view, &TopologyView::pickedChanged, this, &TopologyDialog::showPicked);
  } else {
    m_save = new QPushButton(this);
    m_save->setObjectName(QStringLiteral("saveTopology"));
    m_save->setAutoDefault(false);
    m_probe = new QPushButton(this);
    m_probe->setObjectName(QStringLiteral("measureLastLevel"));
    m_probe->setAutoDefault(false);
    m_probe->hide();
    connect(m_probe, &QPushButton::clicked, this, &TopologyDialog::probeWanted);
    bar().addWidget(m_probe);
    bar().addWidget(m_save);
    m_copy = new QPushButton(this);
    m_copy->setObjectName(QStringLiteral("copyMachine"));
    m_copy->setAutoDefault(false);
    bar().addWidget(m_copy);
    bar().addWidget(m_ok);
    m_ok->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, &TopologyDialog::saveWanted);
    connect(m_copy, &QPushButton::clicked, this, [this] { emit copyWanted(m_facts->text()); });
  }
  retranslate();
  m_view->setFocus(Qt::OtherFocusReason);
}

void TopologyDialog::start(const std::vector<int>& picked) {
  m_view->setPicked(picked);
  m_start = m_view->picked();
  showPicked();
}

void TopologyDialog::showLastLevel(const Machine& machine, bool canProbe) {
  m_machine = machine;
  m_probe->setVisible(canProbe);
  m_facts->setMachine(machine);
  showLastLevelText();
}

void TopologyDialog::showState(const MachineState& state) {
  m_facts->setState(state);
}

void TopologyDialog::showProbe(double fraction) {
  m_probeFraction = fraction;
  showLastLevelText();
}

void TopologyDialog::showProbeEnded() {
  m_probeFraction.reset();
  showLastLevelText();
}

void TopologyDialog::setRunning(bool running) {
  m_running = running;
  showLastLevelText();
}

void TopologyDialog::showLastLevelText() {
  if (!m_machine) return;
  m_hint->setText(m_probeFraction ? tr("Measuring the usable part of the last cache level: %1")
                                        .arg(percentText(100 * *m_probeFraction, QLocale()))
                                  : lastLevelText(*m_machine));
  m_hint->setVisible(!m_hint->text().isEmpty());
  m_probe->setEnabled(!m_running && !m_probeFraction);
}

void TopologyDialog::showPicked() {
  if (m_use != TopologyView::Use::Pick) return;
  const std::vector<int> cpus = m_view->picked();
  m_picked->setText(cpus.empty()       ? tr("No CPU picked")
                    : cpus.size() == 1 ? tr("CPU %1 picked").arg(cpuNumbersText(cpus))
                                       : tr("CPUs %1 picked").arg(cpuNumbersText(cpus)));
  m_ok->setEnabled(!cpus.empty());
  m_reset->setEnabled(cpus != m_start);
}

void TopologyDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  FittedDialog::changeEvent(event);
}

void TopologyDialog::retranslate() {
  if (m_use == TopologyView::Use::Show) {
    setWindowTitle(tr("Machine"));
    m_save->setText(tr("&Save picture…"));
    m_save->setAccessibleName(tr("Save picture"));
    m_copy->setText(tr("Copy &facts"));
    m_copy->setAccessibleName(tr("Copy facts"));
    m_probe->setText(tr("&Measure cache again"));
    m_probe->setAccessibleName(tr("Measure cache again"));
    m_probe->setToolTip(
        tr("Measures how much of the last cache level programs can use, in three seconds at most."));
    showLastLevelText();
    m_ok->setText(tr("&Close"));
    m_ok->setAccessibleName(tr("Close"));
    return;
  }
  setWindowTitle(tr("Pick CPUs"));
  m_hint->setText(
      tr("Click CPUs to pin threads to, or a box to pick all CPUs in it. Shift-click picks a range."));
  m_reset->setText(tr("&Reset"));
  m_reset->setAccessibleName(tr("Reset to the previous selection"));
  m_ok->setText(tr("&OK"));
  m_ok->setAccessibleName(tr("OK"));
  m_cancel->setText(tr("&Cancel"));
  m_cancel->setAccessibleName(tr("Cancel"));
  showPicked();
}

}  // namespace strata::gui

#include "moc_topology_dialog.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/topology/machine_facts_view.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qstringlist.h>
#include <QtWidgets/qgridlayout.h>
#include <QtWidgets/qlabel.h>

#include <string>
#include <utility>

#include "app/gui/look/theme.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/plain_text.h"
#include "core/model/held_back.h"
#include "core/report/machine_facts.h"

namespace strata::gui {

namespace {

void append(Facts& facts, Facts others) {
  for (Fact& fact : others) facts.push_back(std::move(fact));
}

QString linesOf(const Fact& fact) {
  QStringList lines;
  for (const std::string& line : fact.lines) lines.append(QString::fromStdString(line));
  return lines.join(u'\n');
}

}  // namespace

MachineFactsView::MachineFactsView(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)) {
  setObjectName(QStringLiteral("machineFacts"));
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(16);
  m_grid->setVerticalSpacing(4);
  m_grid->setColumnStretch(1, 1);
}

void MachineFactsView::setMachine(const Machine& machine) {
  m_machine = machine;
  fill();
}

void MachineFactsView::setState(const MachineState& state) {
  m_state = state;
  fill();
}

Facts MachineFactsView::facts() const {
  if (!m_machine) return {};
  const Words words = wordsOfMachine();
  Facts all = factsOfMachine(*m_machine, words);
  if (!m_state) return all;
  append(all, factsOfState(*m_state, *m_machine, words));
  Fact heldBackBy{word("machine-held-back").toStdString(), {}};
  for (const Reason& reason : heldBack(*m_machine, m_state->health, {}))
    heldBackBy.lines.push_back(reasonText(reason).toStdString());
  if (!heldBackBy.lines.empty()) all.push_back(std::move(heldBackBy));
  append(all, factsOfInstructionSets(*m_state, words));
  return all;
}

QString MachineFactsView::text() const {
  QString all;
  for (const Fact& fact : facts())
    for (const std::string& line : fact.lines)
      all += (&line == &fact.lines.front() ? QString::fromStdString(fact.label) : QString()) + u'\t' +
             QString::fromStdString(line) + u'\n';
  return all;
}

void MachineFactsView::fill() {
  while (QLayoutItem* item = m_grid->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  const QPalette muted = withText(palette(), themeFor(palette()).muted);
  int row = 0;
  for (const Fact& fact : facts()) {
    QLabel* name = plainLabel(this);
    name->setText(QString::fromStdString(fact.label));
    name->setPalette(muted);
    QLabel* value = plainLabel(this);
    value->setText(linesOf(fact));
    value->setWordWrap(true);
    for (QLabel* label : {name, value}) label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_grid->addWidget(name, row, 0, Qt::AlignTop);
    m_grid->addWidget(value, row, 1, Qt::AlignTop);
    name->show();
    value->show();
    ++row;
  }
}

void MachineFactsView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) fill();
  QWidget::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_machine_facts_view.cpp"

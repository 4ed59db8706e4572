// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/binding_row.h"

#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>

#include "app/gui/setup/reason_data.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/text/value_text.h"
#include "app/gui/topology/topology_dialog.h"
#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/value_field.h"
#include "app/gui/widgets/wrap_layout.h"
#include "core/model/core_kinds.h"
#include "core/plan/plan.h"

namespace strata::gui {

// The items stand in the order of Binding.
BindingRow::BindingRow(const SetupContext& context, FieldGuard& guard, QWidget* parent)
    : SetupRow(QStringLiteral("binding"), context, guard, parent), m_mode(new QComboBox(this)) {
  m_mode->setObjectName(QStringLiteral("bindingMode"));
  m_mode->addItems({QString(), QString(), QString(), QString(), QString()});
  m_mode->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  WrapLayout& line = addLine();
  line.addWidget(m_mode);
  label()->setBuddy(m_mode);
  m_cpus = addField(QStringLiteral("cpuList"), m_mode);
  m_cpus->setSample(QStringLiteral("0,2,4-7,10,12"));
  m_cpus->setCheck([this](const QString& text) { return complaintOf(text); });
  m_cpus->setTidy([](const QString& text) {
    const auto cpus = cpuListFromText(text);
    return cpus ? cpuListText(*cpus) : text;
  });
  m_pick = new QPushButton(this);
  m_pick->setObjectName(QStringLiteral("pickCpus"));
  m_pick->setAutoDefault(false);
  line.addWidget(m_pick);
  // A click leaves the keyboard, and with it a bad list, where it is: what is picked takes its place.
  m_pick->setFocusPolicy(Qt::TabFocus);
  m_kinds = new QComboBox(this);
  m_kinds->setObjectName(QStringLiteral("coreKind"));
  m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_kinds->setVisible(false);
  line.addWidget(m_kinds);
  connect(m_kinds, &QComboBox::activated, this, [this] {
    emit changed();
    showMode();
    this->guard().refresh();
  });
  connect(m_mode, &QComboBox::activated, this, &BindingRow::chooseMode);
  connect(m_pick, &QPushButton::clicked, this, &BindingRow::pick);
  retranslate();
}

void BindingRow::load(const Settings& settings) {
  m_mode->setCurrentIndex(static_cast<int>(settings.binding));
  m_typed.reset();
  if (settings.binding == Binding::List) m_cpus->setText(cpuListText(settings.cpuList));
  m_loaded = settings.cores;
  showKinds();
  showMode();
}

void BindingRow::readInto(Settings& settings) const {
  settings.cores = cores();
  if (binding() != Binding::List) {
    settings.binding = binding();
    settings.cpuList.clear();
    return;
  }
  const auto cpus = cpuListFromText(m_cpus->text());
  if (!cpus || complaintOf(m_cpus->text())) return;
  settings.binding = Binding::List;
  settings.cpuList = *cpus;
}

void BindingRow::showContext() {
  showKinds();
  showMode();
}

CoreChoice BindingRow::cores() const {
  const QVariant chosen = m_kinds->currentData();
  return chosen.isValid() ? static_cast<CoreChoice>(chosen.toInt()) : m_loaded;
}

void BindingRow::showKinds() {
  if (context().machine) m_kinds->setVisible(fillKinds(*m_kinds, *context().machine, cores()));
}

bool BindingRow::fillKinds(QComboBox& kinds, const Machine& machine, CoreChoice chosen) {
  std::vector<CoreChoice> choices = coreChoices(machine);
  if (chosen != CoreChoice::All && std::ranges::find(choices, chosen) == choices.end())
    choices.push_back(chosen);
  const bool isMixed = !choices.empty();
  choices.insert(choices.begin(), CoreChoice::All);
  kinds.clear();
  for (const CoreChoice choice : choices) kinds.addItem(nameOf(choice), static_cast<int>(choice));
  kinds.setCurrentIndex(kinds.findData(static_cast<int>(chosen)));
  kinds.setToolTip(tr("This processor mixes kinds of cores. Choose one kind to measure it alone."));
  return isMixed;
}

QString BindingRow::nameOf(CoreChoice choice) {
  switch (choice) {
    case CoreChoice::All:
      break;
    case CoreChoice::Performance:
      return tr("Performance cores");
    case CoreChoice::Efficient:
      return tr("Efficiency cores");
    case CoreChoice::LowPower:
      return tr("Low-power cores");
  }
  return tr("All cores");
}

Binding BindingRow::binding() const {
  return static_cast<Binding>(m_mode->currentIndex());
}

void BindingRow::chooseMode() {
  const bool wasList = m_cpus->isEnabled();
  const bool isList = binding() == Binding::List;
  if (wasList && !isList) m_typed = m_cpus->text();
  if (!wasList && isList && m_typed) m_cpus->setText(*m_typed);
  m_cpus->setEnabled(isList);
  emit changed();  // the context follows, and showMode with it
  showMode();
  guard().refresh();
}

// Beginning with the CPUs that the field shows, whether typed or by a rule.
void BindingRow::pick() {
  if (!context().machine || !context().readParts) return;
  const auto parts = context().readParts(*context().machine);
  if (!parts) return;
  auto* dialog = new TopologyDialog(TopologyView::Use::Pick, *parts, window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->start(cpuListFromText(m_cpus->text()).value_or(std::vector<int>()));
  connect(dialog, &QDialog::accepted, this, [this, dialog] { takePicked(dialog->picked()); });
  dialog->open();
}

void BindingRow::takePicked(const std::vector<int>& cpus) {
  std::vector<int> before = cpuListFromText(m_cpus->text()).value_or(std::vector<int>());
  const std::vector<int> inOrder = before;
  std::ranges::sort(before);
  const auto repeated = std::ranges::unique(before);
  before.erase(repeated.begin(), repeated.end());
  // A picture has no order: where the same CPUs are picked, that of the list stays.
  const bool same = before == cpus;
  m_mode->setCurrentIndex(static_cast<int>(Binding::List));
  m_cpus->setEnabled(true);
  m_cpus->setText(cpuListText(same ? inOrder : cpus));
  m_cpus->setCursorPosition(0);
  emit changed();
  showMode();
  guard().refresh();
}

void BindingRow::showMode() {
  const bool isList = binding() == Binding::List;
  m_pick->setEnabled(context().machine && context().readParts);
  m_cpus->setEnabled(isList);
  m_cpus->setToolTip(isList ? tr("CPU numbers, such as 0,2,4-7: one per thread, in this order.")
                            : tr("The CPUs that the threads are pinned to."));
  if (isList) return;
  std::vector<int> cpus;
  if (context().machine && context().settings.binding == binding())
    if (const auto places = placeThreads(context().settings, context().chosenCores(), context().threads()))
      for (const std::optional<int>& cpu : *places)
        if (cpu) cpus.push_back(*cpu);
  m_cpus->setText(cpuListText(cpus));
  m_cpus->setCursorPosition(0);
}

std::optional<QString> BindingRow::complaintOf(const QString& text) const {
  const auto cpus = cpuListFromText(text);
  if (!cpus) return tr("Type CPU numbers separated by commas, such as 0,2,4-7.");
  if (!context().machine) return std::nullopt;
  const std::vector<LogicalCpu> usable = context().chosenCores().cpus;
  for (const int wanted : *cpus)
    if (std::none_of(usable.begin(), usable.end(),
                     [wanted](const LogicalCpu& cpu) { return cpu.osIndex == wanted; }))
      return noSuchCpu(wanted);
  return std::nullopt;
}

QString BindingRow::noSuchCpu(int cpu) const {
  std::vector<int> all;
  if (context().machine)
    for (const LogicalCpu& usable : context().chosenCores().cpus) all.push_back(usable.osIndex);
  if (all.empty()) return tr("This machine has no CPU %1.").arg(cpu);
  return tr("This machine has no CPU %1. Allowed: %2.").arg(QString::number(cpu), cpuListText(all));
}

bool BindingRow::showRefusal(const Reason& reason, const std::vector<QWidget*>&) {
  if (reason.id == "no-such-core-kind" || reason.id == "core-kind-needs-affinity") {
    guard().refuse({m_kinds}, message(), reasonText(reason));
    return true;
  }
  if (reason.id != "no-such-cpu") return false;
  const auto cpu = numberIn(reason, "cpu").value_or(0);
  QWidget* owner = m_cpus->isEnabled() ? static_cast<QWidget*>(m_cpus) : m_mode;
  guard().refuse({owner}, message(), noSuchCpu(static_cast<int>(cpu)));
  return true;
}

void BindingRow::retranslate() {
  label()->setText(tr("&Affinity"));
  m_mode->setAccessibleName(tr("CPU affinity of the threads"));
  m_mode->setItemText(static_cast<int>(Binding::Spread), tr("Spread as far as possible"));
  m_mode->setItemText(static_cast<int>(Binding::Close), tr("Close together"));
  m_mode->setItemText(static_cast<int>(Binding::Cores), tr("Spread, one CPU per core"));
  m_mode->setItemText(static_cast<int>(Binding::None), tr("Not pinned"));
  m_mode->setItemText(static_cast<int>(Binding::List), tr("These CPUs"));
  m_cpus->setAccessibleName(tr("CPUs that the threads are pinned to"));
  m_kinds->setAccessibleName(tr("Kind of cores that the threads run on"));
  showKinds();
  m_pick->setText(tr("Pick CP&Us…"));
  m_pick->setAccessibleName(tr("Pick CPUs in a picture of the machine"));
  m_pick->setToolTip(tr("Shows the machine. Strata pins the threads to the CPUs that you pick."));
  showMode();
}

}  // namespace strata::gui

#include "moc_binding_row.cpp"

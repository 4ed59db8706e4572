// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/setup_dialog.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qpushbutton.h>

#include <chrono>
#include <string>
#include <utility>

#include "app/gui/setup/command_view.h"
#include "app/gui/setup/plan_summary.h"
#include "app/gui/setup/setup_form.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/field_guard.h"
#include "app/gui/widgets/wrap_layout.h"
#include "app/options/equal_command.h"

namespace strata::gui {

namespace {

using namespace std::chrono_literals;

/// The messages are read in one or two lines then.
constexpr int charactersOfSetupDialog = 76;
constexpr auto betweenQuestions = 250ms;
/// The time for the answer to the last change when OK is pressed right after it; a disk that does not answer
/// must not hold the person up.
constexpr auto patience = 700ms;

}  // namespace

SetupDialog::SetupDialog(const Settings& settings, FolderChooser chooseFolder, QWidget* parent)
    : FittedDialog(QStringLiteral("setupDialog"), charactersOfSetupDialog, parent),
      m_guard(new FieldGuard(this)),
      m_form(new SetupForm(settings, *m_guard, std::move(chooseFolder), content())),
      m_summary(new PlanSummary(content())),
      m_runCommand(new CommandView(CommandView::Does::Run, content())),
      m_command(new CommandView(CommandView::Does::Settings, content())),
      m_starts(new QWidget(this)),
      m_more(new QPushButton(m_starts)),
      m_showsMore(presetOf(settings) == nullptr),
      m_restore(new QPushButton(m_starts)),
      m_ok(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
  makeCommands();
  layOut();

  m_ask.setSingleShot(true);
  m_ask.setInterval(betweenQuestions);
  m_patience.setSingleShot(true);
  m_patience.setInterval(patience);
  connect(&m_ask, &QTimer::timeout, this, &SetupDialog::askForPlan);
  connect(&m_patience, &QTimer::timeout, this, [this] { QDialog::accept(); });
  connect(m_form, &SetupForm::changed, this, &SetupDialog::takeChange);
  connect(m_form, &SetupForm::presetChosen, this, &SetupDialog::usePreset);
  connect(m_guard, &FieldGuard::complained, this, [this](QWidget* owner, QWidget* message) {
    m_summary->showBadValue();
    setShowsMore(true);
    reveal(*message);
    reveal(*owner);
  });
  retranslate();
  takeChange();
  m_form->setFirstFocus();
  // Whoever makes this dialog connects to it first.
  m_ask.start(0ms);
}

void SetupDialog::makeCommands() {
  m_more->setObjectName(QStringLiteral("moreSettings"));
  m_more->setAutoDefault(false);
  connect(m_more, &QPushButton::clicked, this, [this] { setShowsMore(!m_showsMore); });
  m_restore->setObjectName(QStringLiteral("restoreDefaults"));
  m_restore->setAutoDefault(false);
  connect(m_restore, &QPushButton::clicked, this, [this] { load(Settings{}); });

  m_ok->setObjectName(QStringLiteral("setupOk"));
  m_cancel->setObjectName(QStringLiteral("setupCancel"));
  connect(m_ok, &QPushButton::clicked, this, &SetupDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  for (QWidget* command : {m_restore, m_cancel}) m_guard->exempt(*command);
}

void SetupDialog::layOut() {
  column().addWidget(m_form);
  column().addSpacing(column().spacing());
  column().addWidget(m_summary);
  column().addWidget(m_runCommand);
  column().addWidget(m_command);
  column().addStretch(1);
  m_starts->setObjectName(QStringLiteral("starts"));
  auto* starts = new QHBoxLayout(m_starts);
  starts->setContentsMargins(0, 0, 0, 0);
  starts->addWidget(m_more);
  starts->addWidget(m_restore);
  bar().addWidget(m_starts);
  addButtons(*m_ok, *m_cancel);
}

void SetupDialog::setMachine(const Machine& machine) {
  m_form->setMachine(machine);
  m_guard->refresh();
  showCommands();
  if (m_running) planHere();
}

void SetupDialog::setWhatWouldRun(WhatWouldRun whatWouldRun) {
  m_form->setWhatWouldRun(std::move(whatWouldRun));
  showCommands();
}

void SetupDialog::hideRunCommand() {
  m_hasRunCommand = false;
  m_runCommand->hide();
}

void SetupDialog::setReadParts(std::function<std::optional<MachineParts>(const Machine&)> readParts) {
  m_form->setReadParts(std::move(readParts));
}

Settings SetupDialog::settings() const {
  return m_form->settings();
}

void SetupDialog::load(const Settings& settings) {
  Settings kept = settings;
  kept.unknownJson = m_form->settings().unknownJson;
  // They are typed on the page of the network.
  kept.networkPeers = m_form->settings().networkPeers;
  m_form->load(kept);
  m_guard->refresh();
  takeChange();
}

void SetupDialog::usePreset(std::string_view id) {
  if (const Preset* preset = findPreset(id)) load(withPreset(*preset, m_form->settings()));
}

void SetupDialog::setShowsMore(bool shows) {
  if (shows == m_showsMore) return;
  m_showsMore = shows;
  showMore();
  fitToContent();
}

bool SetupDialog::showsMore() const {
  return m_showsMore;
}

void SetupDialog::showMore() {
  m_form->setShowsAll(m_showsMore);
  m_command->setVisible(m_showsMore);
  showCommands();
  if (m_refusal) tellRefusal();
  m_more->setText(m_showsMore ? tr("Sho&w fewer settings") : tr("Sho&w more settings"));
  m_more->setAccessibleName(m_showsMore ? tr("Show fewer settings") : tr("Show more settings"));
}

void SetupDialog::takeChange() {
  m_patience.stop();
  // It would have the last good value in place of a bad one, for which nobody asked.
  const bool isBad = m_guard->hasBadField();
  showCommands();
  if (isBad) {
    m_ask.stop();
    // The next answer comes when all fields are right; the last one was about other values.
    if (m_refusal && m_form->settings() != m_answered) {
      m_refusal.reset();
      m_guard->dropRefusal();
    }
    return;
  }
  if (!m_ask.isActive()) m_ask.start(betweenQuestions);
}

std::optional<NamedRequest> SetupDialog::runNow() const {
  const WhatWouldRun& whatWouldRun = m_form->whatWouldRun();
  return whatWouldRun ? whatWouldRun(m_form->settings()) : std::nullopt;
}

// A command of values that cannot be run with would be refused, as OK is. OK can be pressed all the same: it
// leads to the field concerned, which a button that is disabled cannot.
void SetupDialog::showCommands() {
  const bool isBad = m_guard->hasBadField();
  const auto commandOf = [](const Request& request) {
    return QString::fromStdString(cli::equalCommand(request));
  };
  const auto run = isBad ? std::nullopt : runNow();
  const QString settings = isBad ? QString() : commandOf({m_form->settings(), {}});
  const QString ofRun = run ? commandOf(*run) : QString();
  const QString obstacle = isBad       ? tr("Fix the marked fields first.")
                           : m_refusal ? reasonText(*m_refusal)
                                       : QString();
  for (CommandView* command : {m_runCommand, m_command}) command->setObstacle(obstacle);
  m_ok->setToolTip(obstacle);
  m_ok->setAccessibleDescription(obstacle);
  m_command->setCommand(settings);
  m_runCommand->setCommand(ofRun);
  // The dialog keeps its height while a value is typed.
  if (!m_showsMore || !m_hasRunCommand)
    m_runCommand->hide();
  else if (!isBad)
    m_runCommand->setVisible(!ofRun.isEmpty() && ofRun != settings);
}

void SetupDialog::askForPlan() {
  m_ask.stop();
  if (m_guard->hasBadField()) return;
  m_asked = m_form->settings();
  if (m_running) planHere();
  emit planWanted(*m_asked);
}

void SetupDialog::planHere() {
  if (!m_form->machine()) return;
  const Settings settings = m_form->settings();
  const auto plan = makePlan({settings, {}}, *m_form->machine(), unseenFolders(settings));
  m_asked = settings;
  if (plan) {
    showPlan(*plan);
  } else {
    showRefusal(plan.error());
  }
}

void SetupDialog::showPlan(const Plan& plan) {
  m_refusal.reset();
  m_guard->dropRefusal();
  showCommands();
  // An answer to an earlier question may come after a newer one was asked.
  if (plan.settings == m_asked) m_answered = m_asked;
  if (!m_guard->hasBadField()) showSummary(plan);
  if (m_patience.isActive()) acceptIfAllowed();
}

// The settings are checked by a run of all that they are for. What Run then does is another matter, and what
// a person waits for.
void SetupDialog::showSummary(const Plan& checked) {
  const auto run = runNow();
  if (!run || !m_form->machine()) return m_summary->showPlan(checked, m_rates);
  const auto plan = makePlan(*run, *m_form->machine(), checked.folders);
  if (plan)
    m_summary->showPlan(*plan, m_rates, run->name);
  else
    m_summary->showRefusal(plan.error());
}

void SetupDialog::setDriveRates(const DriveRates& rates) {
  m_rates = rates;
}

void SetupDialog::showRefusal(const Reason& reason) {
  m_refusal = reason;
  m_answered = m_asked;
  if (m_form->showRefusal(reason))
    setShowsMore(true);  // the field to change may be among those that are hidden
  else
    m_guard->dropRefusal();
  tellRefusal();
  showCommands();
  if (m_patience.isActive()) acceptIfAllowed();
}

// A sentence beside a field that a person has hidden again would be seen by nobody.
void SetupDialog::tellRefusal() {
  if (m_showsMore && m_form->showRefusal(*m_refusal))
    m_summary->showBadValue();
  else
    m_summary->showRefusal(*m_refusal);
}

void SetupDialog::setRunning(bool running) {
  m_running = running;
  m_summary->setRunning(running);
  if (running) {
    planHere();
  } else {
    m_ask.start(0ms);
  }
}

void SetupDialog::setBell(std::function<void()> bell) {
  m_guard->setBell(std::move(bell));
}

void SetupDialog::accept() {
  if (m_guard->complain()) return;
  if (!isAnswered()) {
    m_patience.start();
    askForPlan();
    return;
  }
  acceptIfAllowed();
}

bool SetupDialog::isAnswered() const {
  return m_answered == m_form->settings();
}

void SetupDialog::acceptIfAllowed() {
  if (!isAnswered()) return;
  m_patience.stop();
  if (!m_guard->complainOfRefusal()) QDialog::accept();
}

void SetupDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    // The messages come again only after the rows, whose turn it is next, have changed theirs.
    QMetaObject::invokeMethod(this, &SetupDialog::repeatMessages, Qt::QueuedConnection);
  }
  FittedDialog::changeEvent(event);
}

void SetupDialog::repeatMessages() {
  m_guard->refresh();
  if (m_refusal) m_form->showRefusal(*m_refusal);
  showCommands();
}

void SetupDialog::retranslate() {
  setWindowTitle(tr("Setup"));
  showMore();
  m_restore->setText(tr("R&estore defaults"));
  m_restore->setAccessibleName(tr("Restore defaults"));
  m_ok->setText(tr("&OK"));
  m_ok->setAccessibleName(tr("OK"));
  m_cancel->setText(tr("&Cancel"));
  m_cancel->setAccessibleName(tr("Cancel"));
}

}  // namespace strata::gui

#include "moc_setup_dialog.cpp"

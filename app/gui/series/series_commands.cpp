// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/series/series_commands.h"

#include <utility>

#include "app/gui/history/history_thread.h"
#include "app/gui/run/run_question.h"
#include "app/gui/series/against_dialog.h"
#include "app/gui/series/before_after_dialog.h"
#include "app/gui/series/repeat_dialog.h"
#include "app/gui/text/translated_words.h"
#include "core/model/core_kinds.h"
#include "core/report/heading_facts.h"

namespace strata::gui {

SeriesCommands::SeriesCommands(EngineThread& engine, HistoryThread& history,
                               std::function<NamedRequest()> whatRuns, EditSettings editSettings,
                               QWidget* window)
    : QObject(window),
      m_engine(engine),
      m_history(history),
      m_whatRuns(std::move(whatRuns)),
      m_editSettings(std::move(editSettings)),
      m_window(window) {
  connect(&engine, &EngineThread::seriesFinished, this, [this](const auto& sides) { take(*sides); });
  connect(&engine, &EngineThread::runningChanged, this, [this](bool running) {
    // One that was refused, or stopped before it began, tells of no end of its own.
    if (running) return;
    m_sideNames.reset();
    m_ofEachKind = false;
  });
  connect(&history, &HistoryThread::comparedByTurns, this, &SeriesCommands::showVerdict);
}

void SeriesCommands::openRepeat() {
  if (m_repeat && m_repeat->isVisible()) {
    m_repeat->raise();
    m_repeat->activateWindow();
    return;
  }
  const NamedRequest what = m_whatRuns();
  m_repeat = new RepeatDialog(what.name, what.seconds, m_window);
  m_repeat->setAttribute(Qt::WA_DeleteOnClose);
  connect(m_repeat, &QDialog::accepted, this, [this, what] {
    startUnlessPictureIsWanted(what.selection.tests, m_window, [this, what, count = m_repeat->count()] {
      m_engine.start(SeriesRequest{{what}, {}, count});
    });
  });
  m_repeat->open();
}

void SeriesCommands::openAgainst() {
  if (m_against && m_against->isVisible()) {
    m_against->raise();
    m_against->activateWindow();
    return;
  }
  const NamedRequest what = m_whatRuns();
  m_against = new AgainstDialog(what, m_window);
  m_against->setAttribute(Qt::WA_DeleteOnClose);
  connect(m_against, &AgainstDialog::settingsWanted, this, [this] {
    m_editSettings(m_against->settings(), m_against, [to = m_against](const Settings& settings) {
      if (to) to->setSettings(settings);
    });
  });
  connect(m_against, &QDialog::accepted, this, [this, what] { start(what, *m_against); });
  m_against->open();
}

void SeriesCommands::start(const NamedRequest& what, const AgainstDialog& dialog) {
  const QString differences = dialog.differences();
  const SeriesRequest request{{what},
                              SeriesRequest::Side{{dialog.settings(), dialog.selection()},
                                                  tr("B: %1", "what differs").arg(differences).toStdString()},
                              dialog.pairs()};
  startUnlessPictureIsWanted(what.selection.tests, m_window, [this, request, differences] {
    m_engine.start(request);
    m_ofEachKind = false;
    m_sideNames = {tr("A: as in Setup"), tr("B: %1", "what differs").arg(differences)};
  });
}

void SeriesCommands::runEachCoreKind() {
  const std::vector<CoreChoice> kinds = m_machine ? coreChoices(*m_machine) : std::vector<CoreChoice>();
  if (kinds.empty()) return;
  const NamedRequest what = m_whatRuns();
  std::vector<SeriesRequest::Side> sides;
  for (const CoreChoice kind : kinds) {
    SeriesRequest::Side side{what, coreChoiceWords(kind, translatedWords())};
    side.settings.cores = kind;
    sides.push_back(std::move(side));
  }
  SeriesRequest request{sides.front()};
  request.others.assign(sides.begin() + 1, sides.end());
  startUnlessPictureIsWanted(what.selection.tests, m_window, [this, request] {
    m_engine.start(request);
    m_sideNames.reset();
    m_ofEachKind = true;
  });
}

void SeriesCommands::take(const std::vector<std::vector<Run>>& sides) {
  if (std::exchange(m_ofEachKind, false)) {
    std::vector<std::string> series;
    for (const std::vector<Run>& side : sides)
      if (!side.empty()) series.push_back(side.front().series);
    if (series.size() > 1) emit comparisonWanted(series);
    return;
  }
  // A series of one side is one that this has put an end to, or none of these.
  if (!m_sideNames || sides.size() < m_sideNames->size()) return;
  // Stopped before both were measured.
  if (sides[0].empty() || sides[1].empty()) return;
  const auto names = std::exchange(m_sideNames, std::nullopt);
  std::vector<ComparedSide> compared;
  for (std::size_t i = 0; i < names->size(); ++i) compared.push_back({(*names)[i].toStdString(), sides[i]});
  m_history.compareByTurns(compared);
}

void SeriesCommands::showVerdict(const std::shared_ptr<const Comparison>& comparison) {
  auto* dialog = new BeforeAfterDialog(BeforeAfterDialog::Verdict{comparison}, m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setComparisonOffered(false);
  dialog->open();
}

}  // namespace strata::gui

#include "moc_series_commands.cpp"

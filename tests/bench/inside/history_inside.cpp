// SPDX-License-Identifier: GPL-3.0-or-later
// The history and its page, watched from inside, for ./dev bench history:
//
//     history_inside fill FILE RUNS     makes a history of that many runs
//     history_inside open FILE ROUNDS   milliseconds until the page shows all of them, and until it has
//     followed
//                                       a search; JSON
//     history_inside steps FILE ROUNDS  milliseconds in which a step of a run is saved; JSON
#include <QtCore/qelapsedtimer.h>
#include <QtCore/qjsonarray.h>
#include <QtCore/qjsondocument.h>
#include <QtCore/qjsonobject.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qtreeview.h>

#include <array>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/gui/history/history_thread.h"
#include "app/gui/pages/history_page.h"
#include "core/history/history.h"
#include "core/history/run_keeper.h"
#include "tests/support/sample_run.h"

namespace strata::gui {

namespace {

double msOf(qint64 ns) {
  return static_cast<double>(ns) / 1e6;
}

void waitFor(const std::function<bool()>& isTrue) {
  while (!isTrue()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
}

/// Labels and comments such that searches find none, few and many.
Run keptRun(int index) {
  constexpr std::array labels{"stock", "quiet fan", "XMP on, 6000", "XMP off, 4800", "after BIOS 1.12"};
  Run run = classicRun();
  char id[40];
  std::snprintf(id, sizeof id, "%08x-0000-4000-8000-000000000000",
                static_cast<unsigned>(index) * 2654435761U);
  run.id = run.series = id;
  char started[32];
  std::snprintf(started, sizeof started, "20%02d-%02d-%02dT%02d:%02d:00Z", 10 + index / 700 % 16,
                1 + index / 28 % 12, 1 + index % 28, index % 24, index / 24 % 60);
  run.started = started;
  run.label = labels[static_cast<std::size_t>(index) % labels.size()];
  run.comment = index % 97 == 0 ? "repasted" : "";
  return run;
}

int fill(const std::string& file, int count) {
  auto history = History::open(file);
  if (!history) return 1;
  constexpr int atOnce = 500;
  std::vector<Run> runs;
  for (int index = 0; index < count; ++index) {
    runs.push_back(keptRun(index));
    if (static_cast<int>(runs.size()) < atOnce && index + 1 < count) continue;
    if (!history->add(runs)) return 1;
    runs.clear();
  }
  return 0;
}

QJsonObject open(const std::string& file, int rounds) {
  QJsonArray opened;
  QJsonArray searched;
  for (int round = 0; round < rounds; ++round) {
    QElapsedTimer clock;
    clock.start();
    HistoryThread history(file);
    HistoryPage page(history, {});
    page.resize(1280, 800);
    page.show();
    auto* table = page.findChild<QTreeView*>(QStringLiteral("historyTable"));
    waitFor([&] { return table->model()->rowCount() > 0; });
    page.grab();
    opened.append(msOf(clock.nsecsElapsed()));

    auto* search = page.findChild<QLineEdit*>(QStringLiteral("historySearch"));
    const QString text = QStringLiteral("repasted");
    for (int typed = 1; typed <= text.size(); ++typed) {
      clock.restart();
      search->setText(text.left(typed));
      page.grab();
      searched.append(msOf(clock.nsecsElapsed()));
    }
  }
  return {{QStringLiteral("open_ms"), opened}, {QStringLiteral("search_ms"), searched}};
}

/// Steps of four cells, as the memory test has them. What is timed is what the engine waits between two steps
/// until the thread that keeps runs has put the results onto the disk.
QJsonObject steps(const std::string& file, int rounds) {
  constexpr std::size_t cells = 4;
  QJsonArray saved;
  for (int round = 0; round < rounds; ++round) {
    const Run whole = keptRun(1'000'000 + round);
    Run head = whole;
    head.results.clear();
    RunKeeper keeper(file, {});
    keeper.show(RunStarted{nullptr, std::make_shared<const Run>(head)});
    for (std::size_t begin = 0; begin + cells <= whole.results.size(); begin += cells) {
      StepFinished finished;
      finished.results.assign(whole.results.begin() + static_cast<std::ptrdiff_t>(begin),
                              whole.results.begin() + static_cast<std::ptrdiff_t>(begin + cells));
      QElapsedTimer clock;
      clock.start();
      keeper.show(finished);
      saved.append(msOf(clock.nsecsElapsed()));
    }
    if (keeper.finish(whole)) std::fputs("a run was not kept\n", stderr);
  }
  return {{QStringLiteral("save_ms"), saved}};
}

}  // namespace

int benchHistory(const QStringList& arguments) {
  if (arguments.size() != 4) return 2;
  const std::string file = arguments[2].toStdString();
  const int number = arguments[3].toInt();
  if (arguments[1] == QStringLiteral("fill")) return fill(file, number);
  const QJsonObject figures =
      arguments[1] == QStringLiteral("open") ? open(file, number) : steps(file, number);
  std::puts(QJsonDocument(figures).toJson(QJsonDocument::Compact).constData());
  return 0;
}

}  // namespace strata::gui

int main(int argc, char** argv) {
  const QApplication application(argc, argv);
  return strata::gui::benchHistory(QApplication::arguments());
}

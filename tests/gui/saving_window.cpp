// SPDX-License-Identifier: GPL-3.0-or-later
// The program `strata` with a simulated user, for tests from outside of what it saves:
//
//     saving_window settings    chooses other settings, and ends it
//     saving_window run         measures the processor, and ends it
//     saving_window remove      has all removed that is kept, which ends it
//
// Notices of the window go to standard error, the report to standard output.
#include <QtCore/qtimer.h>
#include <QtGui/qaction.h>
#include <QtWidgets/qpushbutton.h>

#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/gui/window/main_window.h"
#include "app/gui/window/program.h"
#include "tests/gui/window_probe.h"

namespace strata::gui {

namespace {

/// Carries out deeds one after another, each once the one before is finished.
class Person : public QObject {
 public:
  struct Deed {
    std::function<bool()> may;  ///< asked again until it returns true
    std::function<void()> act;
  };

  Person(MainWindow& window, std::vector<Deed> deeds) : QObject(&window), m_deeds(std::move(deeds)) {
    connect(&m_clock, &QTimer::timeout, this, &Person::goOn);
    m_clock.start(5);
  }

 private:
  void goOn() {
    if (m_next == m_deeds.size() || !m_deeds[m_next].may()) return;
    m_deeds[m_next++].act();
  }

  QTimer m_clock;
  std::vector<Deed> m_deeds;
  std::size_t m_next = 0;
};

void use(MainWindow& window, std::string_view mode) {
  const auto always = [] { return true; };
  const auto trigger = [&window](const char* action) {
    return [&window, action] { WindowProbe(window).action(action)->trigger(); };
  };
  const auto said = [&window] {
    const WindowProbe probe(window);
    return probe.widget("notice")->isVisible() ? probe.text("noticeText") : QString();
  };
  // A later notice replaces an earlier one.
  const auto tell = [said, told = std::make_shared<QString>()] {
    if (const QString text = said(); !text.isEmpty() && text != *told)
      std::fprintf(stderr, "strata: %s\n", qPrintable(*told = text));
  };
  const auto knowsWhatRuns = [&window, said] {
    return !WindowProbe(window).text("details").isEmpty() || !said().isEmpty();
  };
  const auto isIdle = [&window] { return WindowProbe(window).runButton()->text() == QStringLiteral("Run"); };
  std::vector<Person::Deed> deeds{{knowsWhatRuns, tell}};
  if (mode == "settings") {
    deeds.push_back({always, trigger("preset-quick")});
  } else if (mode == "remove") {
    deeds.push_back({always, trigger("removeData")});
    const auto button = [&window] {
      return window.findChild<QPushButton*>(QStringLiteral("dataQuestionRemove"));
    };
    deeds.push_back({[button] { return button() != nullptr; }, [button] { button()->click(); }});
    new Person(window, std::move(deeds));
    return;
  } else {
    deeds.push_back({always, trigger("runProcessor")});
    deeds.push_back({[isIdle] { return !isIdle(); }, tell});
    deeds.push_back({isIdle, tell});
    deeds.push_back(
        {always, [&window] { std::fputs(qPrintable(WindowProbe(window).report() + u'\n'), stdout); }});
  }
  deeds.push_back({always, tell});
  deeds.push_back({always, [&window] { window.close(); }});
  new Person(window, std::move(deeds));
}

}  // namespace

}  // namespace strata::gui

int main(int argc, char** argv) {
  const std::string mode = argc > 1 ? argv[1] : "";
  if (mode != "settings" && mode != "run" && mode != "remove") {
    std::fputs("usage: saving_window settings | run | remove\n", stderr);
    return 2;
  }
  return strata::gui::runProgram(1, argv,
                                 [&](strata::gui::MainWindow& window) { strata::gui::use(window, mode); });
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/gui/window/main_window.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/window_probe.h"

class QAbstractButton;
class QComboBox;

namespace strata::gui {

/// The window in English on a large screen, shown and in front, with an engine that measures nothing.
class OpenWindow {
 public:
  explicit OpenWindow(WindowContext context = {});

  FakeEngine fake;
  MainWindow window;

  WindowProbe probe() { return WindowProbe(window); }
  QAbstractButton* button(const char* name);
  QComboBox* box(const char* name);

  /// Until the button says that another run can begin.
  void waitForEnd();
  /// Clicks what starts a run, and waits for its end.
  void measure(QWidget* widget);
  /// Triggers what starts a run, and waits for its end.
  void measure(const char* action);

 private:
  void waitForRun(int before);
};

}  // namespace strata::gui

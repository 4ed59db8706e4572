// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace strata::gui {

class MainWindow;

/// The whole program `strata`: reads its arguments and this user's settings, opens the window, and returns
/// the exit status once the window is closed. `shown` is called once the window is shown, for tests.
int runProgram(int argc, char** argv, const std::function<void(MainWindow&)>& shown = {});

}  // namespace strata::gui

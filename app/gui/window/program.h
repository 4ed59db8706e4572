// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace strata::gui {

class MainWindow;

/// All of the program `strata`: reads its arguments and this user's settings, opens the window and ends with
/// it. Gives the exit status. A test uses the window by `shown`, which is called once it is shown.
int runProgram(int argc, char** argv, const std::function<void(MainWindow&)>& shown = {});

}  // namespace strata::gui

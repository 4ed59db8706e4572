// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

#include <functional>
#include <memory>

/// All tests of the window are one program, since each by itself took as long to link as to compile:
/// `strata_gui_tests tst_walk [ARGUMENT…]` runs the one of that file.
namespace strata::gui {

/// Notes a test under the name of its file. The value has no meaning.
bool addGuiTest(const char* file, std::function<std::unique_ptr<QObject>()> make);

}  // namespace strata::gui

/// At the end of the file of a test, outside of any namespace.
#define STRATA_GUI_TEST(Class)                                                                       \
  namespace strata::gui {                                                                            \
  static const bool isKnown##Class = addGuiTest(__FILE__, [] { return std::make_unique<Class>(); }); \
  }

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/gui_tests.h"

#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>
#include <utility>

namespace strata::gui {

namespace {

using Maker = std::function<std::unique_ptr<QObject>()>;

std::map<std::string, Maker>& guiTests() {
  static std::map<std::string, Maker> tests;
  return tests;
}

int runGuiTest(int argc, char** argv) {
  const auto test = argc > 1 ? guiTests().find(argv[1]) : guiTests().end();
  if (test == guiTests().end()) {
    std::fputs("usage: strata_gui_tests NAME [ARGUMENT of Qt Test…]; NAME is one of\n", stderr);
    for (const auto& [name, make] : guiTests()) std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
  }
  QApplication app(argc, argv);
  app.setAttribute(Qt::AA_Use96Dpi, true);
  QStringList arguments = QCoreApplication::arguments();
  arguments.removeAt(1);
  const std::unique_ptr<QObject> object = test->second();
  return QTest::qExec(object.get(), arguments);
}

}  // namespace

bool addGuiTest(const char* file, Maker make) {
  return guiTests().emplace(std::filesystem::path(file).stem().string(), std::move(make)).second;
}

}  // namespace strata::gui

int main(int argc, char** argv) {
  return strata::gui::runGuiTest(argc, argv);
}

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check itself, on made-up files: each border is crossed once, and each allowed way is walked once."""

import pathlib
import tempfile
import unittest

from check_architecture import LONG, check_tree, doubled_types, folder_cycles, types_defined, violations

FORBIDDEN = {
    "kernels/move.cpp": ['"core/base/units.h"', "<hwloc.h>", "<QString>", "<pthread.h>", '"app/words/words.h"'],
    "core/model/run.cpp": ['"core/machine/topology.h"', '"core/engine/runner.h"', '"core/stats/summary.h"',
                           '"core/disk/direct_file.h"', '"core/files/read_file.h"', '"core/report/text.h"', '"core/history/history.h"'],
    "core/stats/summary.cpp": ['"core/engine/sampler.h"', '"core/machine/clock.h"'],
    "core/engine/runner.cpp": ['"app/words/words.h"', "<QThread>", "<QtCore/QThread>", "<hwloc.h>", "<hwloc/glibc-sched.h>",
                               "<sqlite3.h>", "<CLI/CLI.hpp>", "<asio.hpp>", "<sodium.h>", "<liburing.h>", '"runner.h"',
                               '"tests/support/fake_host.h"'],
    "core/engine/runner.h": ["<fmt/format.h>", "<nlohmann/json.hpp>", "<nlohmann/json_fwd.hpp>"],
    "core/machine/topology.h": ["<hwloc.h>"],
    "core/net/line.h": ['"core/engine/host.h"', "<asio.hpp>"],
    "core/history/rows.cpp": ['"core/report/object_reader.h"'],
    "core/history/history.h": ["<sqlite3.h>"],
    "app/cli/main.cpp": ["<QCoreApplication>", '"app/gui/look/theme.h"', "<hwloc.h>", "<qstring.h>", "<QtWidgets/QLabel>"],
    "app/options/equal_command.cpp": ["<CLI/App.hpp>", '"app/cli/arguments.h"', '"app/gui/look/theme.h"', "<QString>"],
    "app/words/words.cpp": ["<QString>", '"app/gui/text/labels.h"', '"app/cli/commands.h"'],
    "app/gui/window/main_window.cpp": ["<QtCharts/QChart>", "<QChartView>", "<QLineSeries>", "<QValueAxis>", "<QtCharts>",
                                "<CLI/CLI.hpp>", '"app/cli/commands.h"', '"app/cli/equal_command.h"'],
}
ALLOWED = {
    "kernels/move.cpp": ['"kernels/kernel.h"', "<cstdint>", "<immintrin.h>"],
    "core/model/run.cpp": ['"core/base/units.h"', '"core/model/run.h"', "<fmt/format.h>", "<nlohmann/json.hpp>"],
    "core/stats/summary.cpp": ['"core/model/run.h"', "<algorithm>"],
    "core/engine/runner.cpp": ['"core/machine/topology.h"', '"core/stats/summary.h"', '"kernels/catalog.h"', "<thread>"],
    "core/report/object_reader.h": ["<nlohmann/json.hpp>", "<fmt/format.h>"],
    "core/report/json_read.cpp": ['"core/report/object_reader.h"'],
    "core/machine/topology.cpp": ["<hwloc.h>", "<hwloc/glibc-sched.h>", "<sched.h>", "<windows.h>", "<sys/mman.h>"],
    "core/history/history.cpp": ["<sqlite3.h>"],
    "core/net/peer.cpp": ["<asio.hpp>", "<sodium.h>", '"core/base/start_thread.h"', '"core/model/run.h"', '"core/report/json.h"'],
    "core/disk/io_queue_linux.cpp": ["<liburing.h>"],
    "app/cli/main.cpp": ["<CLI/CLI.hpp>", '"app/words/words.h"', '"core/engine/runner.h"', "<queue>"],
    "app/options/equal_command.cpp": ['"app/options/shell_word.h"', '"app/words/words.h"', '"core/model/settings.h"'],
    "app/gui/window/main_window.cpp": ["<QMainWindow>", '"app/options/equal_command.h"', '"app/words/words.h"', '"app/gui/charts/memory_chart.h"', '"main_window.moc"'],
    "app/gui/charts/memory_chart.cpp": ["<QtCharts/QChart>", "<QLineSeries>", "<QWidget>", '"moc_memory_chart.cpp"'],
}


class Includes(unittest.TestCase):
    def test_every_border_is_guarded(self):
        for path, targets in FORBIDDEN.items():
            for target in targets:
                with self.subTest(path=path, include=target):
                    self.assertTrue(violations(path, f"#include {target}\n"))

    def test_text_is_drawn_as_html_nowhere(self):
        for line in ("m_text = new QLabel(this);", "QLabel text(this);", "m_axis->setTitleText(title);",
                     "label->setTextFormat(Qt::RichText);", "auto* box = new QMessageBox(this);",
                     "QMessageBox::warning(this, title, text);", "document.setHtml(text);"):
            with self.subTest(line=line):
                self.assertTrue(violations("app/gui/widgets/notice_bar.cpp", line + "\n"))
        self.assertEqual(violations("app/gui/widgets/plain_text.cpp", "auto* label = new QLabel(parent);\n"), [])
        self.assertEqual(violations("app/gui/widgets/notice_bar.cpp", "class QLabel;\nQLabel* m_text;\n"), [])

    def test_every_allowed_way_is_open(self):
        for path, targets in ALLOWED.items():
            for target in targets:
                with self.subTest(path=path, include=target):
                    self.assertEqual(violations(path, f"#include {target}\n"), [])

    def test_blanks_do_not_hide_an_include_and_prose_is_none(self):
        self.assertTrue(violations("core/base/units.h", "  #  include   <QString> // why\n"))
        self.assertEqual(violations("core/base/units.h", "// #include <QString> would be wrong here\n"), [])

    def test_a_violation_names_file_line_and_rule(self):
        found = violations("core/base/units.cpp", '#include "core/base/units.h"\n#include <QString>\n')
        self.assertEqual(found, ["core/base/units.cpp:2: QString: Qt belongs to app/gui"])


class Files(unittest.TestCase):
    def test_names_that_say_nothing(self):
        for path in ("core/model/run_manager.h", "app/gui/utils.cpp", "app/cli/helper.h", "core/string_util.h"):
            with self.subTest(path=path):
                self.assertTrue(violations(path, "\n"))
        for text in ("class RunManager {", "struct TextUtils {", "class Helper final {"):
            with self.subTest(text=text):
                self.assertTrue(violations("core/run.h", text + "\n};\n"))
        self.assertEqual(violations("core/utility_costs.h", "struct Utility {\n};\n"), [])

    def test_foreign_types_may_be_named(self):
        self.assertEqual(violations("app/gui/a.h", "class QLayoutManager;\n"), [])


class Folders(unittest.TestCase):
    FLOORS = {"core/base/a.h": "", "core/model/b.cpp": '#include "core/base/a.h"\n',
              "core/plan/c.cpp": '#include "core/model/b.h"\n#include "core/plan/d.h"\n'}

    def test_floors_are_no_round(self):
        self.assertEqual(folder_cycles(self.FLOORS), [])

    def test_two_folders_that_include_each_other(self):
        found = folder_cycles(self.FLOORS | {"core/base/a.h": '#include <vector>\n#include "core/model/b.h"\n'})
        self.assertEqual(len(found), 1)
        self.assertIn("core/base/a.h:2 includes core/model/b.h", found[0])
        self.assertIn("core/model/b.cpp:1 includes core/base/a.h", found[0])

    def test_a_round_through_a_third(self):
        found = folder_cycles({"app/gui/a/a.cpp": '#include "app/gui/b/b.h"\n', "app/gui/b/b.h": '#include "app/gui/c/c.h"\n',
                               "app/gui/c/c.h": '#include "app/gui/a/a.h"\n'})
        self.assertEqual(len(found), 1)
        self.assertEqual(found[0].count(" includes "), 3)

    def test_a_folder_and_the_one_around_it(self):
        self.assertTrue(folder_cycles({"app/gui/a.cpp": '#include "app/gui/b/b.h"\n', "app/gui/b/b.h": '#include "app/gui/a.h"\n'}))


class Types(unittest.TestCase):
    @staticmethod
    def within(text: str) -> str:
        return "namespace strata {\n" + text + "\n}  // namespace strata\n"

    def doubled(self, first: str, second: str, paths: tuple[str, str] = ("core/net/a.h", "core/engine/b.h")) -> list[str]:
        return doubled_types({paths[0]: self.within(first), paths[1]: self.within(second)})

    def test_one_name_in_two_files(self):
        self.assertEqual(self.doubled("class Line {\n};", "struct Line final : Base<int> {\n int a; };"),
                         ["core/engine/b.h: strata::Line is defined in core/net/a.h too"])
        self.assertTrue(self.doubled("enum class Line : std::uint8_t { A };", "class Line : public Text {};"))

    def test_what_is_not_one_name(self):
        for other in ("class Line;", "struct Outer {\n struct Line {}; };", "namespace gui { struct Line {}; }",
                      "namespace {\nstruct Line {};\n}", "// struct Line {", 'auto s = "struct Line {";', "int f() { struct Line {}; return 0; }",
                      "/* class Line {} */", "struct Line f(int a);"):
            with self.subTest(other=other):
                self.assertEqual(self.doubled("class Line {};", other), [])

    def test_what_follows_such_things_is_seen(self):
        for before in ("char c = '\\\"';", "int n = 1'000'000;", 'auto r = R"(} " {)";', "#define X {\n", "void f() { if (a) { } }",
                       "enum class E { A, B };", "std::vector<int> v{1, 2};"):
            with self.subTest(before=before):
                self.assertEqual(types_defined(self.within(before + "\nstruct Line {};"))[-1], "strata::Line")

    def test_files_of_other_systems_never_meet(self):
        for one, other, meet in (("linux", "windows", False), ("posix", "windows", False), ("posix", "linux", True), ("x86", "arm", False)):
            with self.subTest(one=one, other=other):
                found = self.doubled("class Line {};", "class Line {};", (f"core/disk/a_{one}.cpp", f"core/disk/a_{other}.cpp"))
                self.assertEqual(bool(found), meet)


class Tree(unittest.TestCase):
    def test_files_are_found_in_every_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for path in ("kernels/a.h", "core/model/b.cpp", "app/gui/charts/c.cpp", "tests/core/d.cpp"):
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text("#include <hwloc.h>\n")
            (root / "core/model/long.cpp").write_text("int a;\n" * (LONG + 1))
            (root / "core/model/not_long.cpp").write_text("int a;\n" * LONG)
            count, found, long = check_tree(root)
            self.assertEqual(count, 5)
            self.assertEqual(long, [f"core/model/long.cpp: {LONG + 1} lines"])
            self.assertEqual({line.split(":")[0] for line in found},
                             {"kernels/a.h", "core/model/b.cpp", "app/gui/charts/c.cpp"})


if __name__ == "__main__":
    unittest.main()

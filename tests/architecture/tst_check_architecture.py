#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check itself, on made-up files: each border is crossed once, and each allowed way is walked once."""

import pathlib
import tempfile
import unittest

from check_architecture import MOST_LINES, check_tree, violations

FORBIDDEN = {
    "kernels/move.cpp": ['"core/units.h"', "<hwloc.h>", "<QString>", "<pthread.h>", '"app/words/words.h"'],
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
    "app/cli/main.cpp": ["<QCoreApplication>", '"app/gui/theme.h"', "<hwloc.h>", "<qstring.h>", "<QtWidgets/QLabel>"],
    "app/cli/equal_command.cpp": ["<CLI/App.hpp>", '"app/cli/arguments.h"'],
    "app/words/words.cpp": ["<QString>", '"app/gui/labels.h"', '"app/cli/commands.h"'],
    "app/gui/main_window.cpp": ["<QtCharts/QChart>", "<QChartView>", "<QLineSeries>", "<QValueAxis>", "<QtCharts>",
                                "<CLI/CLI.hpp>", '"app/cli/commands.h"'],
}
ALLOWED = {
    "kernels/move.cpp": ['"kernels/kernel.h"', "<cstdint>", "<immintrin.h>"],
    "core/model/run.cpp": ['"core/units.h"', '"core/model/run.h"', "<fmt/format.h>", "<nlohmann/json.hpp>"],
    "core/stats/summary.cpp": ['"core/model/run.h"', "<algorithm>"],
    "core/engine/runner.cpp": ['"core/machine/topology.h"', '"core/stats/summary.h"', '"kernels/catalog.h"', "<thread>"],
    "core/report/object_reader.h": ["<nlohmann/json.hpp>", "<fmt/format.h>"],
    "core/report/json_read.cpp": ['"core/report/object_reader.h"'],
    "core/machine/topology.cpp": ["<hwloc.h>", "<hwloc/glibc-sched.h>", "<sched.h>", "<windows.h>", "<sys/mman.h>"],
    "core/history/history.cpp": ["<sqlite3.h>"],
    "core/net/peer.cpp": ["<asio.hpp>", "<sodium.h>", '"core/start_thread.h"', '"core/model/run.h"', '"core/report/json.h"'],
    "core/disk/io_queue_linux.cpp": ["<liburing.h>"],
    "app/cli/main.cpp": ["<CLI/CLI.hpp>", '"app/words/words.h"', '"core/engine/runner.h"', "<queue>"],
    "app/cli/equal_command.cpp": ['"app/cli/shell_word.h"', '"core/model/settings.h"'],
    "app/gui/main_window.cpp": ["<QMainWindow>", '"app/cli/equal_command.h"', '"app/words/words.h"', '"app/gui/charts/memory_chart.h"', '"main_window.moc"'],
    "app/gui/charts/memory_chart.cpp": ["<QtCharts/QChart>", "<QLineSeries>", "<QWidget>"],
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
                self.assertTrue(violations("app/gui/notice_bar.cpp", line + "\n"))
        self.assertEqual(violations("app/gui/plain_text.cpp", "auto* label = new QLabel(parent);\n"), [])
        self.assertEqual(violations("app/gui/notice_bar.cpp", "class QLabel;\nQLabel* m_text;\n"), [])

    def test_every_allowed_way_is_open(self):
        for path, targets in ALLOWED.items():
            for target in targets:
                with self.subTest(path=path, include=target):
                    self.assertEqual(violations(path, f"#include {target}\n"), [])

    def test_blanks_do_not_hide_an_include_and_prose_is_none(self):
        self.assertTrue(violations("core/units.h", "  #  include   <QString> // why\n"))
        self.assertEqual(violations("core/units.h", "// #include <QString> would be wrong here\n"), [])

    def test_a_violation_names_file_line_and_rule(self):
        found = violations("core/units.cpp", '#include "core/units.h"\n#include <QString>\n')
        self.assertEqual(found, ["core/units.cpp:2: QString: Qt belongs to app/gui"])


class Files(unittest.TestCase):
    def test_length(self):
        self.assertEqual(violations("core/a.cpp", "int a;\n" * MOST_LINES), [])
        self.assertEqual(len(violations("core/a.cpp", "int a;\n" * (MOST_LINES + 1))), 1)

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


class Tree(unittest.TestCase):
    def test_files_are_found_in_every_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for path in ("kernels/a.h", "core/model/b.cpp", "app/gui/charts/c.cpp", "tests/core/d.cpp"):
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text("#include <hwloc.h>\n")
            count, found = check_tree(root)
            self.assertEqual(count, 3)
            self.assertEqual({line.split(":")[0] for line in found},
                             {"kernels/a.h", "core/model/b.cpp", "app/gui/charts/c.cpp"})


if __name__ == "__main__":
    unittest.main()

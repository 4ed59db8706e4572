// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/model/machine.h"
#include "core/model/run.h"
#include "core/plan/plan.h"
#include "core/report/cell_name.h"

/// What the window calls tests, steps and cells, in the user's language and number format: the words of
/// app/words where it has them.
namespace strata::gui {

QString kindName(TestGroup kind);            ///< "Processor"
QString testName(const TestId& test);        ///< "Integer"
QString operationName(std::string_view op);  ///< "Write"

QString threadCount(std::size_t count);  ///< "8 threads"

/// The name of the step; if the plan has several numbers of threads, with that of the step.
QString stepName(const Plan& plan, std::size_t step);
/// The name as in reports: "Moves 256 KiB: Random, 8-byte", "Bandwidth 24 KiB: Sequential read, 64-byte".
QString cellName(const CellId& cell, NameStyle style = NameStyle::Full);

/// The same with what another program measured, without the threads.
QString nameWithoutThreads(const CellResult& cell, NameStyle style);
/// The same with what else tells results apart: several threads, what another program measured.
QString resultName(const CellResult& cell, NameStyle style = NameStyle::Full);

/// " · ": what sets short facts apart in the language.
QString factSeparator();
/// "400 GB/s · 5.00× slower"
QString joinedFacts(const QStringList& facts);

/// "AMD EPYC 7B13 · 2 cores · 7.75 GiB · 3.50 GHz measured"; the clock only when known.
QString machineLine(const Machine& machine, std::optional<double> clockGhz);

/// A processor's own name without marks and the nominal clock, beside which the measured one would only
/// confuse.
QString shortModel(std::string_view name);

/// The same in two parts: "AMD EPYC 7B13", and "2 cores · 7.75 GiB · 3.50 GHz measured".
QString machineModel(const Machine& machine);
QString machineFacts(const Machine& machine, std::optional<double> clockGhz);

QString gradeWord(Grade grade);  ///< "reliable"

/// "Processor, memory and disk"
QString selectionName(const Selection& selection);

/// "1 thread · about 25 s"
QString planLine(const Plan& plan);

/// "1 thread, bound: spread; 2 s a test; disk file 256 MiB": what a figure depends on, for below a picture.
QString settingsLine(const Settings& settings, const Plan& plan);

/// "bound: spread · 2 s a size": the same of bandwidth and latency, whatever the number of threads.
QString sweepSettingsLine(const Settings& settings);

QString presetName(std::string_view id);      ///< "Classic Nbench"
QString presetSentence(std::string_view id);  ///< "The settings closest to Nbench 2.0."; empty for no preset

QString microsecondUnit();  ///< "µs"

/// "about 25 s", "about 3 min"
QString aboutText(double seconds);

/// "6 s left"
QString remainingText(double seconds);

}  // namespace strata::gui

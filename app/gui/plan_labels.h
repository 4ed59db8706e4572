// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <string_view>

#include "core/model/plan.h"

/// What the window says of a plan and its settings: what is chosen, how it will be measured, how long it
/// takes.
namespace strata::gui {

/// "Processor, memory and disk"
QString selectionName(const Selection& selection);

/// "1 thread · about 25 s"
QString planLine(const Plan& plan);

/// "1 thread, bound: spread; 2 s a test; disk file 256 MiB": what a figure depends on, for below a picture.
QString settingsLine(const Settings& settings, const Plan& plan);

/// "bound: spread · 2 s a size": the same of bandwidth and latency, whatever the number of threads.
QString sweepSettingsLine(const Settings& settings);

QString presetName(std::string_view id);  ///< "Classic Nbench"

/// "about 25 s", "about 3 min"
QString aboutText(double seconds);

/// "6 s left"
QString remainingText(double seconds);

}  // namespace strata::gui

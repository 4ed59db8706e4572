// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>

#include "core/model/settings.h"
#include "core/plan/plan.h"

namespace strata::gui {

/// What the side list offers, in its order.
enum class Page { Overview, Processor, Memory, Disk, Network, Cores, History, Compare, Help };

QString pageName(Page page);

/// The test that a page is about; nothing for those that are about all or none.
std::optional<TestGroup> kindOf(Page page);
Page pageOf(TestGroup kind);

/// The test of that page; all tests for those that are about all or none.
Selection selectionOf(Page page);

/// The page on which a run is seen best: that of its test, or the overview when it has several.
Page pageToShow(const Plan& plan);

/// The place in the help that is about it; empty for the help itself.
QString helpTopicOf(Page page);

/// "Press Run to measure the disk; it takes about 8 seconds."
QString invitation(Page page, int seconds);

}  // namespace strata::gui

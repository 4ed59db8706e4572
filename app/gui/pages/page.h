// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata::gui {

/// The pages in the order of the side list; app/gui/window/page_facts.h has the facts of each.
enum class Page { Overview, Processor, Memory, Disk, Network, Cores, History, Compare, Help };

}  // namespace strata::gui

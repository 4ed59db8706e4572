// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata::gui {

/// What the side list offers, in its order; what else there is to say of each, in
/// app/gui/window/page_facts.h.
enum class Page { Overview, Processor, Memory, Disk, Network, Cores, History, Compare, Help };

}  // namespace strata::gui

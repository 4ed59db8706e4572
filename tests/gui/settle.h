// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace strata::gui {

/// Sizes go up and down a tree of layouts step by step: returns when nothing in the window has moved for a
/// few rounds of events, or after a second.
void settle(const QWidget& window);

}  // namespace strata::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace strata::gui {

/// `body` in a scroll area, child of `parent`: a page may need more room than a small screen has at a large
/// zoom. The area is named "bodyScroll".
QWidget* scrolledBody(QWidget* body, QWidget* parent);

}  // namespace strata::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

class QWidget;

namespace strata {
struct Program;
}

namespace strata::gui {

/// Opens a box over `parent` that says version, method, compiler and licence, and in which folder settings
/// and runs are kept: that of `statePath`, which is empty where nothing is. It deletes itself when it is
/// closed.
void openAboutBox(const Program& program, const QString& statePath, QWidget* parent);

}  // namespace strata::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/model/test.h"

class QWidget;

namespace strata::gui {

/// Calls `start` at once, or where these tests disturb a picture that somebody is looking at, when a person
/// has agreed in a dialog over `parent`; never where they have not.
void startUnlessPictureIsWanted(TestSet tests, QWidget* parent, std::function<void()> start);

}  // namespace strata::gui

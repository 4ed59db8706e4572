// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace strata {
struct Machine;
}

namespace strata::gui {

class EngineThread;
class Exports;

/// Opens a box over `parent` with the picture of the machine and the facts about it, which follows what the
/// engine finds out. Nothing opens where the parts of the machine cannot be read. It deletes itself when it
/// is closed.
void openMachineBox(const Machine& machine, EngineThread& engine, Exports& exports, QWidget* parent);

}  // namespace strata::gui

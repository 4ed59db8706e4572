// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include "app/gui/topology/topology_tree.h"
#include "core/model/machine.h"

/// What the parts of a machine are called, in the user's language.
namespace strata::gui {

/// The lines at the head of a box, each of short facts that may also go on in the next line. None where the
/// picture itself says enough.
QList<QStringList> headingOf(const TopologyBox& box);

/// The number in a CPU, the caption of a core.
QString captionOf(const TopologyBox& box);

/// All there is to say of it, for a tool tip and for those who do not see the picture: "Core 3, efficient:
/// L1 32 KiB, CPUs 6-7".
QString descriptionOf(const TopologyBox& box);

/// What is known of the usable part of the last cache level; empty where nothing was measured.
QString lastLevelText(const Machine& machine);

/// "0,2,4-7", which reads the same way in all languages.
QString cpuNumbersText(const std::vector<int>& cpus);

/// "not allowed for this program"; empty for what can be used.
QString stateText(CpuState state);

}  // namespace strata::gui

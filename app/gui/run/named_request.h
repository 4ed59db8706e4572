// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>

#include "core/model/settings.h"

namespace strata::gui {

/// A request as dialogs tell of it.
struct NamedRequest : Request {
  QString name;                   ///< of the tests: "Whole machine"
  std::optional<double> seconds;  ///< that it is expected to take; absent: not known
};

}  // namespace strata::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/high_contrast.h"
#include "core/machine/objective_c_macos.h"

namespace strata::gui {

bool systemHasHighContrast() {
  const ObjectiveC* runtime = objectiveC();
  if (runtime == nullptr) return false;
  const ObjectiveC::Pool pool(*runtime);
  const ObjectiveC::Object workspace = runtime->call(runtime->classOf("NSWorkspace"), "sharedWorkspace");
  return runtime->call<bool>(workspace, "accessibilityDisplayShouldIncreaseContrast");
}

}  // namespace strata::gui

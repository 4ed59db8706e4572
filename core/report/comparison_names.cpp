// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_names.h"

namespace strata {

const char* findingName(Finding finding) {
  switch (finding) {
    case Finding::Faster:
      return "faster";
    case Finding::Slower:
      return "slower";
    case Finding::NoDifference:
      return "no-difference";
    case Finding::NotDecided:
      return "not-decided";
    case Finding::Published:
      return "published";
    case Finding::SingleRuns:
      break;
  }
  return "single-runs";
}

const char* unlikeName(Unlike unlike) {
  switch (unlike) {
    case Unlike::Kernel:
      return "kernel";
    case Unlike::Method:
      return "method";
    case Unlike::Pages:
      return "pages";
    case Unlike::Placement:
      return "placement";
    case Unlike::Machine:
      return "machine";
    case Unlike::Doubtful:
      break;
  }
  return "doubtful";
}

}  // namespace strata

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/test_figures.h"

namespace strata {

TestFigures::TestFigures() = default;
TestFigures::TestFigures(const TestFigures&) = default;
TestFigures::TestFigures(TestFigures&&) noexcept = default;
TestFigures& TestFigures::operator=(const TestFigures&) = default;
TestFigures& TestFigures::operator=(TestFigures&&) noexcept = default;
TestFigures::~TestFigures() = default;

}  // namespace strata

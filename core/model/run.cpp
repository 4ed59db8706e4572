// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/run.h"

#include <utility>

namespace strata {

TestFigures::TestFigures() = default;
TestFigures::TestFigures(const TestFigures&) = default;
TestFigures::TestFigures(TestFigures&&) noexcept = default;
TestFigures& TestFigures::operator=(const TestFigures&) = default;
TestFigures& TestFigures::operator=(TestFigures&&) noexcept = default;
TestFigures::~TestFigures() = default;

Machine::Machine() = default;
Machine::Machine(const Machine&) = default;
Machine::Machine(Machine&&) noexcept = default;
Machine& Machine::operator=(const Machine&) = default;
Machine& Machine::operator=(Machine&&) noexcept = default;
Machine::~Machine() = default;

Measured::Measured() = default;
Measured::Measured(const Measured&) = default;
Measured::Measured(Measured&&) noexcept = default;
Measured& Measured::operator=(const Measured&) = default;
Measured& Measured::operator=(Measured&&) noexcept = default;
Measured::~Measured() = default;

CellResult::CellResult() = default;
CellResult::CellResult(CellId id) : CellId(std::move(id)) {}
CellResult::CellResult(const CellResult&) = default;
CellResult::CellResult(CellResult&&) noexcept = default;
CellResult& CellResult::operator=(const CellResult&) = default;
CellResult& CellResult::operator=(CellResult&&) noexcept = default;
CellResult::~CellResult() = default;

Run::Run() = default;
Run::Run(const Run&) = default;
Run::Run(Run&&) noexcept = default;
Run& Run::operator=(const Run&) = default;
Run& Run::operator=(Run&&) noexcept = default;
Run::~Run() = default;

}  // namespace strata

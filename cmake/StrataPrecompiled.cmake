# SPDX-License-Identifier: GPL-3.0-or-later
# Headers that most sources of a target read, compiled once for all of them: reading Qt's took half the time of building the
# window, those of the standard library take an eighth of that of the core. Of our own there are run.h and plan.h alone:
# five of six batches read them, so a change to them rebuilds no more than before. Sources name what they use all the same:
# clang-tidy reads them without these, and -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON builds without them.

set(strata_standard_headers
    <algorithm>
    <array>
    <atomic>
    <chrono>
    <cmath>
    <cstdint>
    <filesystem>
    <functional>
    <limits>
    <map>
    <memory>
    <mutex>
    <optional>
    <ranges>
    <set>
    <span>
    <stop_token>
    <string>
    <string_view>
    <system_error>
    <thread>
    <utility>
    <variant>
    <vector>)
set(strata_run_headers ${PROJECT_SOURCE_DIR}/core/plan/plan.h ${PROJECT_SOURCE_DIR}/core/model/run.h)
set(strata_core_headers ${strata_standard_headers} <fmt/format.h> <fmt/ranges.h> ${strata_run_headers})
set(strata_test_headers ${strata_standard_headers} <gtest/gtest.h> ${strata_run_headers})
set(strata_window_headers
    ${strata_standard_headers}
    ${strata_run_headers}
    <QtCharts/qchart.h>
    <QtCharts/qchartview.h>
    <QtCore/qdir.h>
    <QtCore/qlocale.h>
    <QtGui/qaction.h>
    <QtGui/qevent.h>
    <QtGui/qpainter.h>
    <QtWidgets/qapplication.h>
    <QtWidgets/qboxlayout.h>
    <QtWidgets/qcombobox.h>
    <QtWidgets/qheaderview.h>
    <QtWidgets/qlabel.h>
    <QtWidgets/qpushbutton.h>
    <QtWidgets/qtableview.h>)

# strata_precompile(TARGET HEADER…) or strata_precompile(TARGET REUSE_FROM OTHER): with what ccache needs for it.
function(strata_precompile target)
  if("${ARGV1}" STREQUAL REUSE_FROM)
    target_precompile_headers(${target} REUSE_FROM ${ARGV2})
  else()
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(${target} PRIVATE -fpch-preprocess)
  elseif(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
endfunction()

# SPDX-License-Identifier: GPL-3.0-or-later
# Headers that most sources of the window read, compiled once for all of them: reading Qt's took half the time of building
# it. None of ours, so that a change to one of ours costs what it did. Sources name what they use all the same: clang-tidy
# reads them without these, and -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON builds without them.
# Not for the core: GCC 12 forgets with them that a header is the system's, and warns of faults that are none.

set(strata_window_headers
    <algorithm>
    <array>
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
    <set>
    <span>
    <stop_token>
    <string>
    <string_view>
    <system_error>
    <thread>
    <utility>
    <variant>
    <vector>
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

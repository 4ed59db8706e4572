// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/units.h"
#include "core/model/machine.h"

/// What only the operating system can tell, one file a system.
namespace strata {

/// Its name and version: "Debian GNU/Linux 12 (bookworm), Linux 6.1.0-18-amd64".
std::string systemName();

/// Installed memory, or as much of it as this system was given. hwloc adds up the nodes, which fall short of
/// it where a virtual machine's memory grows on demand.
std::optional<Bytes> installedMemory();

/// What a program can get now without pushing others out, container and job limits included.
std::optional<Bytes> availableMemory();

/// The limits on what this process may map that are set and that the system enforces: of its address space
/// and of its data (`ulimit -v`, `ulimit -d`), and of all that is promised where the system promises no more
/// than it has. On Windows what can be committed; empty on macOS.
std::vector<MappingLimit> mappingLimits();

/// The program that translates the instructions of this program for a processor of another kind, as the
/// system reports it: "Rosetta", "Windows on ARM"; empty where none does, or where the system does not report
/// it.
std::string translatedBy();

Bytes pageSize();

/// The size of a large page, where the system has such; a program may need rights for them, or find none
/// reserved (PageSource).
std::optional<Bytes> hugePageSize();

/// What part of the shared caches the system gives to this program, in the words of the system (Linux's
/// resctrl); empty where it gives all or does not tell.
std::string cachePartition();

/// What a cache transfers at a time.
Bytes cacheLineSize();

}  // namespace strata

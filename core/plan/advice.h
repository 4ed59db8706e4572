// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/reason.h"
#include "core/plan/plan.h"

namespace strata {

/// Below it a file is written before the disk is at its pace.
inline constexpr Bytes leastTellingDiskFile = 2_MiB;
/// Below it a drive's own cache may take all of the file.
inline constexpr Bytes advisedDiskFile = 256_MiB;

/// Whether threads that compute outnumber the CPUs and take turns on them.
bool sharesCpus(const Plan& plan);

/// The part of adviceFor() on the folders' file systems: results on them will not be those of a disk.
/// `folder-in-memory`, `folder-through-program` or `compressing` (folder, file_system),
/// `folder-on-memory-device` (folder, device); each once for a folder.
std::vector<Reason> adviceOnFileSystems(const Plan& plan);

/// What a person may want to change about a plan that can run; none of it stands in the way. A pure function.
///
/// With a disk step: `small-disk-file` (file_bytes, advised_bytes) below leastTellingDiskFile, else
/// `cached-disk-file` (the same) below advisedDiskFile; `folders-share-device` (two folders, device) once for
/// each device that two threads' folders lie on; adviceOnFileSystems(). Where sharesCpus():
/// `more-threads-than-cpus` (threads, cpus).
std::vector<Reason> adviceFor(const Plan& plan);

}  // namespace strata

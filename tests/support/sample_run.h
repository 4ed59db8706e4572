// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/run.h"

/// Runs made by hand, the same at each call, with every field filled and no measurement behind them.
namespace strata {

/// A run of all three tests in which nothing went wrong but two small doubts, on a machine with 8 cores and
/// 16 CPUs; with more threads than 16, on one with as many CPUs as threads.
Run classicRun(int threads = 1);

/// The classic run on a machine of which all is known, also what files did not hold at first.
Run detailedRun();

/// A run of processor and memory with 1, 2, 4, 8 and 16 threads, at a raised priority. What lies in memory is
/// worth no more than four of them; of 16 the buffers lie on another node in part.
Run scalingRun();

/// Rows of the disk test in two folders, of whose disks all is known: reads, writes, mixed and zeros, and one
/// that was too large for its file. Of the second folder the cache was not bypassed.
Run diskRun();
/// A disk that was written for long, the fast part of which was full after 20 GiB.
Run enduranceRun();

/// All cells of the network test with one machine in up to 4 streams, over a link of 1 Gbit/s.
Run networkRun();
/// A few cells with two machines and with both together; the second is a program on the same machine, and the
/// connection to it broke off.
Run networkPeersRun();

/// Default pages and huge ones side by side; of the smallest region both are the same.
Run pagesRun();

/// A stopped run with every kind of cell: measured (good, fair, poor), skipped and failed. Label and comment
/// hold commas, quotes, a line break and letters beyond ASCII.
Run troubledRun();

}  // namespace strata

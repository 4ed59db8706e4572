// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/option.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace strata::cli {

std::string_view groupTitle(OptionGroup group) {
  switch (group) {
    case OptionGroup::General:
      return "General";
    case OptionGroup::Processor:
      return "Processor";
    case OptionGroup::Memory:
      return "Memory";
    case OptionGroup::Latency:
      return "Latency";
    case OptionGroup::Disk:
      return "Disk";
    case OptionGroup::Network:
      return "Network";
    case OptionGroup::Output:
      break;
  }
  return "Output";
}

std::string_view aboutTest(TestGroup group) {
  switch (group) {
    case TestGroup::Processor:
      return "Integer and floating-point arithmetic of the cores";
    case TestGroup::Memory:
      return "Moves (load + store) of 1 to 8 bytes, as Nbench 2.0";
    case TestGroup::Bandwidth:
      return "Reads, writes, copies in each cache level and memory";
    case TestGroup::Latency:
      return "Pointer chasing by one thread in caches and memory";
    case TestGroup::Disk:
      return "Sequential and random reads and writes of a file";
    case TestGroup::Copy:
      return "Copies of whole buffers: memcpy, plain loop, blocks";
    case TestGroup::Library:
      return "Functions of the C library: memcpy, strlen, others";
    case TestGroup::Registers:
      return "Transfers between registers, to and from the stack";
    case TestGroup::String:
      return "String instructions of x86-64: lods, stos, movs";
    case TestGroup::MemoryTypes:
      return "Write-back, write-combining and uncached memory";
    case TestGroup::Framebuffer:
      return "Reads and writes of the framebuffer (video memory)";
    case TestGroup::LoadedLatency:
      return "Latency of memory while the other cores load it";
    case TestGroup::Numa:
      return "Latency and bandwidth of memory between NUMA nodes";
    case TestGroup::StoreForwarding:
      return "Store-to-load forwarding, by width and offset";
    case TestGroup::ParallelLoads:
      return "Memory-level parallelism: loads in flight by level";
    case TestGroup::Tlb:
      return "Levels of the TLB: pages that they hold, and cost";
    case TestGroup::Stride:
      return "Latency by stride: how far prefetching helps";
    case TestGroup::Cores:
      return "Every core by itself: which is fastest";
    case TestGroup::CoreToCore:
      return "Time to hand a cache line from one CPU to another";
    case TestGroup::Contention:
      return "What writing one cache line costs several threads";
    case TestGroup::Pauses:
      return "OS noise and jitter: pauses of CPUs, wake-up latency";
    case TestGroup::Sustained:
      return "Throttling: does speed hold for minutes under load";
    case TestGroup::Network:
      break;
  }
  return "Round trips, streams to a server (strata-cli serve)";
}

const Option* findOption(std::span<const Option> options, std::string_view name) {
  const bool isLetter = name.size() == 2 && name[0] == '-' && name[1] != '-';
  const auto found = std::ranges::find_if(options, [&](const Option& option) {
    return option.name == name || (isLetter && option.letter == name[1]) ||
           std::ranges::find(option.olderNames, name) != option.olderNames.end();
  });
  return found == options.end() ? nullptr : &*found;
}

bool isAroundRuns(const Option& option) {
  // Passes and codes are the same on both sides of --against, but what is measured.
  return option.ofBothSides && (option.group == OptionGroup::General || option.group == OptionGroup::Output);
}

bool isForTests(const Option& option, TestSet tests) {
  return option.tests.empty() || option.tests.containsAny(tests);
}

bool isForWholeMachine(const Option& option) {
  return option.ofWholeMachine || option.stored.read == nullptr || option.group == OptionGroup::Output;
}

bool isUsed(const Option& option, const Request& request) {
  if (request.selection.wholeMachine && !isForWholeMachine(option)) return false;
  return option.used == nullptr ? isForTests(option, request.selection.tests) : option.used(request);
}

std::string testsOf(const Option& option) {
  std::vector<std::string_view> names;
  for (const TestGroup group : allTestGroups)
    if (option.tests.contains(group)) names.push_back(testGroupId(group));
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string usualOf(const Option& option) {
  if (!option.usual.empty()) return std::string(option.usual);
  if (option.argument.empty() || option.stored.shown == nullptr) return {};
  std::vector<std::string> values = option.stored.shown(Request{});
  for (std::string& value : values) value = option.kind.nameOf(value);
  return fmt::format("{}", fmt::join(values, ", "));
}

std::string helpOf(const Option& option) {
  std::string text = option.about;
  if (const auto at = text.find("{}"); at != std::string::npos) text.replace(at, 2, option.kind.range);
  if (option.most == 0) text += ". Repeatable";
  if (const std::string usual = usualOf(option); !usual.empty()) text += " (default: " + usual + ")";
  return text;
}

}  // namespace strata::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// Small texts of people and of the system, in any bytes: sizes, lists of CPUs, names of schemas, UTF-8, and
// what /proc and control groups tell. The first byte chooses what the rest is.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "app/cli/shown_text.h"
#include "app/options/value_kinds.h"
#include "core/base/units.h"
#include "core/machine/proc_text.h"
#include "core/model/json_syntax.h"
#include "core/model/settings.h"
#include "tests/fuzz/require.h"

namespace {

using namespace strata;
using fuzz::require;

void checkSize(std::string_view text) {
  const auto read = parseSize(text);
  if (!read) return;
  require(parseSize(exactSize(*read)) == read, "a size is written and read back equal", exactSize(*read));
  require(parseSize(formatSize(*read)).has_value() || read->count >> 63 != 0, "a size that is shown is one",
          formatSize(*read));
}

void checkBinding(std::string_view text) {
  Settings settings;
  if (!parseBinding(text, settings)) {
    require(settings == Settings{}, "what is refused changes nothing");
    return;
  }
  require((settings.binding == Binding::List) == !settings.cpuList.empty(), "a list is one of CPUs");
  require(settings.cpuList.size() <= 65536, "a list is bounded");
  Settings again;
  require(parseBinding(bindingText(settings), again) && again == settings,
          "a binding is written and read back equal", bindingText(settings));
}

void checkNumber(const std::string& text) {
  const auto read = cli::wholeNumber(text, Range<std::uint64_t>{0, UINT64_MAX});
  const bool digits =
      !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  require(!read || digits, "a number is digits");
  const std::size_t zeros = std::min(text.find_first_not_of('0'), text.size());
  if (digits && text.size() - zeros < 20) require(read.has_value(), "digits that fit are a number", text);
  if (read)
    require(std::to_string(*read) == (zeros == text.size() ? "0" : text.substr(zeros)), "of that value",
            text);
  Settings settings;
  if (cli::readThreads(text, settings)) require(!checkRanges(settings), "threads are within their range");
}

void checkUtf8(const std::string& text) {
  // A judge of its own: the library throws for what is no UTF-8.
  bool valid = true;
  try {
    static_cast<void>(nlohmann::json(text).dump());
  } catch (const nlohmann::json::exception&) {
    valid = false;
  }
  require(cli::isUtf8(text) == valid, "UTF-8 is told from other bytes");
  const std::string shown = cli::shownText(text, text.size());
  require(cli::isUtf8(shown), "what is shown is UTF-8", shown);
  require(cli::shownText(shown, shown.size()) == shown, "what is shown is printable", shown);
  // A character of four bytes that cannot be shown takes four characters for each.
  require(cli::shownText(text, 3).size() <= 3 * 16 + 3, "what is shown is as short as asked");
}

void checkControlGroup(std::string_view text) {
  const std::size_t half = text.size() / 2;
  for (const CgroupVersion version : {CgroupVersion::One, CgroupVersion::Two}) {
    const auto mount = cgroupMount(text, version);
    const auto path = cgroupPath(text, version);
    for (const CgroupMount& at :
         {mount.value_or(CgroupMount{"/sys/fs/cgroup", "/"}), CgroupMount{"/sys", "/docker"}}) {
      const auto folders = cgroupDirectories(at, path ? *path : std::string(text));
      require(!folders.empty() && folders.back() == at.point, "the mount point comes last");
      require(folders.size() <= text.size() + 1, "there are no more folders than the path has parts");
    }
    const std::string first(text.substr(0, half));
    const std::string second(text.substr(half));
    const auto available = cgroupAvailable({first, std::string(text), second, std::string(text)}, version);
    require(!available || *available < Bytes{std::uint64_t{1} << 60}, "what is left is less than the limit");
  }
}

void checkProc(std::string_view text) {
  static_cast<void>(stolenTicks(text, {0, 1, 7}));
  static_cast<void>(memInfo(text, "MemAvailable"));
  static_cast<void>(prettyName(text));
  static_cast<void>(chosenWord(text));
  const MappedPages pages = mappedPages(text, 0x1000, 0x7fffffffffff);
  static_cast<void>(pages);
  const auto version = schemaVersion(text, "strata.run/");
  require(!version || *version >= 1, "versions count from one");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t length) {
  if (length == 0) return 0;
  const std::string text(data + 1, data + length);
  switch (data[0] % 6) {
    case 0:
      checkSize(text);
      break;
    case 1:
      checkBinding(text);
      break;
    case 2:
      checkNumber(text);
      break;
    case 3:
      checkUtf8(text);
      break;
    case 4:
      checkControlGroup(text);
      break;
    default:
      checkProc(text);
      break;
  }
  return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// A settings file of any bytes: refused with a reason that can be told, or read to settings that are within
// their ranges and that are written and read back as they were.
#include <cstddef>
#include <cstdint>
#include <string>

#include "app/cli/shown_text.h"
#include "app/words/words.h"
#include "core/model/settings.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace strata;
  using fuzz::require;
  const std::string text(data, data + size);
  const auto settings = settingsFromJson(text);
  if (!settings) {
    const std::string told = sentence(settings.error());
    require(!told.empty() && !told.starts_with(settings.error().id), "a reason has a sentence", told);
    require(cli::shownText(told, 1000) == told, "a reason is told in one printable line", told);
    return 0;
  }
  require(!checkRanges(*settings), "what is accepted is within its ranges");
  require(cli::isUtf8(settings->unknownJson), "unknown keys are UTF-8");
  for (const Written written : {Written::Differences, Written::All}) {
    const std::string again = settingsToJson(*settings, written);
    const auto read = settingsFromJson(again);
    require(static_cast<bool>(read), "what was written is read", again);
    require(*read == *settings, "what was written is read back equal", again);
  }
  return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// What of a text may be shown as it is: labels, folders and names of other machines can hold anything.
namespace strata {

struct CodePoint {
  std::uint32_t value = 0;
  std::size_t bytes = 1;
  bool valid =
      false;  ///< false: a byte that is no UTF-8 as RFC 3629 defines it; no overlong forms or surrogates
};

/// The character that begins at `at`, which is within the text.
CodePoint codePointAt(std::string_view text, std::size_t at);

/// Whether the character orders about what shows it instead of being shown: a control character, newline and
/// tab among them, or one that forces a direction on what follows. One that only sets a part apart, as texts
/// in Arabic do with names, forces none.
bool isControl(std::uint32_t value);

/// The text where it has at most so many bytes; else its beginning with an ellipsis, so long together. No
/// character is cut in two.
std::string shortened(std::string_view text, std::size_t mostBytes);

/// The text with each such character but the newline made a space, and each byte that is no UTF-8 the
/// replacement character: no label or folder name can steer a terminal. The text takes as many columns as
/// before.
std::string withoutControls(std::string_view text);

}  // namespace strata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The disks of a Windows machine as a string of their letters, "cde", as in Nbench.
namespace strata::gui {

/// What is wrong with such a string.
struct DriveLetterFault {
  enum class Kind { NotALetter, Twice };
  Kind kind = Kind::NotALetter;
  std::size_t at = 0;  ///< byte of the string that is at fault

  friend bool operator==(const DriveLetterFault&, const DriveLetterFault&) = default;
};

/// "cde" to C:\, D:\ and E:\, one a thread. Small and capital letters are alike, spaces are passed over; an
/// empty string gives no folder.
std::variant<std::vector<std::string>, DriveLetterFault> foldersOfDriveLetters(std::string_view letters);

/// The other way: "cde". Empty unless all folders are roots of different drives.
std::string driveLettersOf(const std::vector<std::string>& folders);

}  // namespace strata::gui

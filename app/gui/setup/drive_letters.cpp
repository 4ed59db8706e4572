// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/drive_letters.h"

namespace strata::gui {

namespace {

/// Capital, or 0 for what is no letter of a drive.
char capital(char character) {
  if (character >= 'A' && character <= 'Z') return character;
  if (character >= 'a' && character <= 'z') return static_cast<char>(character - 'a' + 'A');
  return 0;
}

}  // namespace

std::variant<std::vector<std::string>, DriveLetterFault> foldersOfDriveLetters(std::string_view letters) {
  std::vector<std::string> folders;
  std::string seen;
  for (std::size_t at = 0; at < letters.size(); ++at) {
    if (letters[at] == ' ') continue;
    const char letter = capital(letters[at]);
    if (letter == 0) return DriveLetterFault{DriveLetterFault::Kind::NotALetter, at};
    if (seen.find(letter) != std::string::npos) return DriveLetterFault{DriveLetterFault::Kind::Twice, at};
    seen += letter;
    folders.push_back({letter, ':', '\\'});
  }
  return folders;
}

std::string driveLettersOf(const std::vector<std::string>& folders) {
  std::string letters;
  for (const std::string& folder : folders) {
    const bool isRoot = folder.size() == 3 && capital(folder[0]) != 0 && folder[1] == ':' &&
                        (folder[2] == '\\' || folder[2] == '/');
    if (!isRoot) return {};
    const char letter = static_cast<char>(capital(folder[0]) - 'A' + 'a');
    if (letters.find(letter) != std::string::npos) return {};
    letters += letter;
  }
  return letters;
}

}  // namespace strata::gui

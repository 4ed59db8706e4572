// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/long_path.h"

#include <gtest/gtest.h>

namespace strata {
namespace {

/// The beginning, filled up with one folder's name to so many characters.
std::wstring ofLength(std::wstring begin, std::size_t length) {
  begin.resize(length, L'\u00FC');
  return begin;
}

TEST(LongPath, GetsTheFormThatMayBeLong) {
  const auto onDrive = [](std::size_t length) { return ofLength(L"C:\\", length); };
  EXPECT_EQ(extendedPath(onDrive(184)), L"\\\\?\\" + onDrive(184));
  EXPECT_EQ(extendedPath(onDrive(260)), L"\\\\?\\" + onDrive(260));
  EXPECT_EQ(extendedPath(onDrive(5000)), L"\\\\?\\" + onDrive(5000));
  EXPECT_EQ(extendedPath(ofLength(L"z:\\a\\", 300)), L"\\\\?\\" + ofLength(L"z:\\a\\", 300));
  EXPECT_EQ(extendedPath(ofLength(L"\\\\server\\share\\", 184)),
            L"\\\\?\\UNC\\" + ofLength(L"server\\share\\", 182));
}

TEST(LongPath, OthersStayAsTheyAre) {
  for (const std::wstring& path : {
           std::wstring(),
           std::wstring(L"C:\\"),
           std::wstring(L"\\\\server\\share"),
           ofLength(L"C:\\", 183),
           ofLength(L"\\\\server\\share\\", 183),
           ofLength(L"\\\\?\\C:\\", 400),
           ofLength(L"\\\\?\\UNC\\server\\share\\", 400),
           ofLength(L"\\\\.\\pipe\\", 400),
           // None of these is absolute.
           ofLength(L"folder\\", 400),
           ofLength(L"\\folder\\", 400),
           ofLength(L"C:folder\\", 400),
           ofLength(L"1:\\", 400),
       })
    EXPECT_EQ(extendedPath(path), path) << path.size();
}

TEST(LongPath, IsShownAsAPersonCallsIt) {
  struct Row {
    std::wstring path;
    std::wstring plain;
  };
  const Row rows[] = {
      {L"\\\\?\\C:\\folder\\file", L"C:\\folder\\file"},
      {L"\\\\?\\UNC\\server\\share\\file", L"\\\\server\\share\\file"},
      {L"C:\\folder", L"C:\\folder"},
      {L"\\\\server\\share", L"\\\\server\\share"},
      {L"folder\\file", L"folder\\file"},
      {L"", L""},
      // A volume has no other name.
      {L"\\\\?\\Volume{b75e2c83-0000-0000-0000-602f00000000}\\",
       L"\\\\?\\Volume{b75e2c83-0000-0000-0000-602f00000000}\\"},
  };
  for (const Row& row : rows) EXPECT_EQ(plainPath(row.path), row.plain);
}

TEST(LongPath, BothWaysGiveThePathBack) {
  for (const wchar_t* begin : {L"C:\\", L"\\\\server\\share\\"})
    for (std::size_t length = 150; length < 320; ++length) {
      const std::wstring path = ofLength(begin, length);
      EXPECT_EQ(plainPath(extendedPath(path)), path) << length;
    }
}

}  // namespace
}  // namespace strata

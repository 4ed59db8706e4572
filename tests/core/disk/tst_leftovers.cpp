// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/disk/leftovers.h"
#include "core/disk/temporary_name.h"
#include "core/disk/unanswered.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

namespace fs = std::filesystem;

std::string makeFile(const fs::path& path, std::size_t bytes = 5) {
  std::ofstream(path) << std::string(bytes, 'x');
  return path.string();
}

std::vector<std::string> pathsOf(const std::vector<Leftover>& leftovers) {
  std::vector<std::string> paths;
  for (const Leftover& leftover : leftovers) paths.push_back(leftover.path);
  return paths;
}

constexpr std::chrono::minutes longSearch{5};

TEST(TemporaryName, IsKnownAgain) {
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(isTemporaryFileName(temporaryFileName()));
  EXPECT_TRUE(isTemporaryFileName("strata-01234567-89ab-4def-8123-456789abcdef.tmp"));
}

TEST(TemporaryName, IsExactlyThatPattern) {
  const std::string good = "strata-01234567-89ab-4def-8123-456789abcdef.tmp";
  ASSERT_TRUE(isTemporaryFileName(good));
  EXPECT_FALSE(isTemporaryFileName(""));
  EXPECT_FALSE(isTemporaryFileName("strata-.tmp"));
  EXPECT_FALSE(isTemporaryFileName(good + "x"));
  EXPECT_FALSE(isTemporaryFileName("x" + good));
  EXPECT_FALSE(isTemporaryFileName(good.substr(1)));
  for (std::size_t at = 0; at < good.size(); ++at) {
    std::string other = good;
    other[at] = 'g';
    EXPECT_FALSE(isTemporaryFileName(other)) << other;
  }
  for (const char* other :
       {"strata-01234567-89ab-5def-8123-456789abcdef.tmp",  // version 5
        "strata-01234567-89ab-4def-c123-456789abcdef.tmp",  // another variant
        "strata-01234567-89AB-4def-8123-456789abcdef.tmp", "Strata-01234567-89ab-4def-8123-456789abcdef.tmp",
        "strata-01234567-89ab-4def-8123-456789abcdef.TMP", "strata-0123456789ab-4def-8123-456789abcdef0.tmp"})
    EXPECT_FALSE(isTemporaryFileName(other)) << other;
}

TEST(Leftovers, AreFilesOfThatNameInTheFolderItself) {
  const TemporaryFolder folder;
  const fs::path inside = folder.path();
  EXPECT_TRUE(findLeftovers(folder.path()).empty());
  const std::string name = temporaryFileName();
  const std::string file = makeFile(inside / name, 7);
  makeFile(inside / "strata-notes.tmp");
  makeFile(inside / ("copy of " + name));
  fs::create_directory(inside / temporaryFileName());
  fs::create_directory(inside / "below");
  makeFile(inside / "below" / temporaryFileName());
  EXPECT_EQ(findLeftovers(folder.path()), (std::vector<Leftover>{{file, 7_B}}));
}

TEST(Leftovers, ALinkIsNone) {
  const TemporaryFolder folder;
  const fs::path inside = folder.path();
  const std::string target = makeFile(inside / "precious");
  std::error_code error;
  const fs::path link = inside / temporaryFileName();
  fs::create_symlink(target, link, error);
  if (error) GTEST_SKIP() << "no links here: " << error.message();
  EXPECT_TRUE(findLeftovers(folder.path()).empty());
  EXPECT_EQ(removeLeftover(link.string()).error().id, "not-a-leftover");
  EXPECT_TRUE(fs::exists(target));
}

TEST(Leftovers, AFolderThatIsNotThereHasNone) {
  EXPECT_TRUE(findLeftovers("no such folder").empty());
  EXPECT_TRUE(findLeftovers("").empty());
}

TEST(Leftovers, AreRemovedAndNothingElse) {
  const TemporaryFolder folder;
  const fs::path inside = folder.path();
  const std::string file = makeFile(inside / temporaryFileName());
  const std::string other = makeFile(inside / "strata-notes.tmp");
  EXPECT_TRUE(removeLeftover(file));
  EXPECT_FALSE(fs::exists(file));
  EXPECT_EQ(removeLeftover(other).error(), (Error{"not-a-leftover", {{"path", other}}}));
  EXPECT_TRUE(fs::exists(other));
  EXPECT_TRUE(removeLeftover(file)) << "it is gone";
}

TEST(Leftovers, OfSeveralFoldersAreEachFoundOnce) {
  const TemporaryFolder one;
  const TemporaryFolder two;
  const std::string first = makeFile(fs::path(one.path()) / temporaryFileName());
  const std::string second = makeFile(fs::path(two.path()) / temporaryFileName());
  const auto found = findLeftoversIn({one.path(), "no such folder", two.path(), one.path() + "/", one.path()},
                                     longSearch, {});
  EXPECT_EQ(pathsOf(found), (std::vector<std::string>{first, second}));
  EXPECT_TRUE(removeLeftovers(found, {}).empty());
  EXPECT_EQ(one.entries() + two.entries(), 0);
  EXPECT_TRUE(removeLeftovers(found, {}).empty());
}

TEST(Leftovers, AFolderThatOwesAnAnswerIsNotAskedAgain) {
  const TemporaryFolder folder;
  makeFile(fs::path(folder.path()) / temporaryFileName());
  {
    const Unanswered mark({folder.path(), ""});
    EXPECT_TRUE(findLeftoversIn({folder.path()}, longSearch, {}).empty());
  }
  EXPECT_EQ(findLeftoversIn({folder.path()}, longSearch, {}).size(), 1U);
}

TEST(Leftovers, NoneAreFoundOrRemovedAfterAStop) {
  const TemporaryFolder folder;
  makeFile(fs::path(folder.path()) / temporaryFileName());
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(findLeftoversIn({folder.path()}, longSearch, stop.get_token()).empty());
  EXPECT_TRUE(removeLeftovers(findLeftovers(folder.path()), stop.get_token()).empty());
  EXPECT_EQ(folder.entries(), 1);
}

}  // namespace
}  // namespace strata::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <future>

#include "core/disk/ask_folder.h"
#include "core/disk/unanswered.h"

namespace strata::test {
namespace {

constexpr std::chrono::milliseconds aMoment{100};

FolderFacts factsOf(const std::string& path) {
  FolderFacts facts;
  facts.path = path;
  facts.device = "server:/share";
  return facts;
}

TEST(AskFolder, TellsWhatItsReaderTells) {
  const auto facts = askFolder("/a", {}, [](const std::string& path) { return factsOf(path); });
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->path, "/a");
  EXPECT_EQ(facts->device, "server:/share");
  const Error missing{"folder-missing", {{"path", "/a"}}};
  EXPECT_EQ(askFolder("/a", {}, [&](const std::string&) { return missing; }).error(), missing);
}

TEST(AskFolder, EndsAtAStopThoughTheFolderHangs) {
  std::promise<void> release;
  const auto released = release.get_future().share();
  std::stop_source stop;
  const auto hangs = [&stop, released](const std::string& path) {
    stop.request_stop();
    released.wait();
    return factsOf(path);
  };
  EXPECT_EQ(askFolder("/a", stop.get_token(), hangs).error().id, "stopped");
  // Nobody else runs into the same folder until it has answered.
  bool asked = false;
  const auto notAsked = [&](const std::string& path) {
    asked = true;
    return factsOf(path);
  };
  EXPECT_EQ(askFolder("/a", {}, notAsked, aMoment).error(),
            (Error{"device-not-answering", {{"folder", "/a"}}}));
  EXPECT_FALSE(asked);
  release.set_value();
  EXPECT_TRUE(askFolder("/a", {}, notAsked));
}

TEST(AskFolder, RefusesAnotherFolderOfADeviceThatOwesAnAnswer) {
  const auto read = [](const std::string& path) { return factsOf(path); };
  {
    const Unanswered mark({"/mnt/share/a", "server:/share"});
    EXPECT_EQ(askFolder("/mnt/share/b", {}, read, aMoment).error(),
              (Error{"device-not-answering", {{"folder", "/mnt/share/b"}, {"device", "server:/share"}}}));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(askFolder("/mnt/share/b", stop.get_token(), read).error().id, "stopped");
  }
  EXPECT_TRUE(askFolder("/mnt/share/b", {}, read));
}

}  // namespace
}  // namespace strata::test

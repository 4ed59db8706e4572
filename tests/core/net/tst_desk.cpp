// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/net/desk.h"

namespace strata {

namespace {

std::string idOf(const Status& status) {
  return status ? "" : status.error().id;
}

std::shared_ptr<Traffic> trafficOf(const TaskToken& token) {
  NetworkTask task;
  task.token = token;
  task.roundTrips = true;
  task.seconds = 1;
  return std::make_shared<Traffic>(task, Speaker::Responder, std::stop_token());
}

}  // namespace

TEST(Desk, OneLeadsAtATime) {
  Desk desk("123456");
  EXPECT_EQ(desk.code(), "123456");
  EXPECT_FALSE(desk.isLed());
  EXPECT_EQ(idOf(desk.mayLead()), "");
  EXPECT_EQ(idOf(desk.beginGuess()), "");
  EXPECT_EQ(idOf(desk.lead()), "");
  EXPECT_TRUE(desk.isLed());

  EXPECT_EQ(desk.mayLead().error(), (Error{"network-busy", {}}));
  EXPECT_EQ(idOf(desk.beginGuess()), "network-busy");

  desk.leave();
  EXPECT_FALSE(desk.isLed());
  EXPECT_EQ(idOf(desk.beginGuess()), "");
  EXPECT_EQ(idOf(desk.lead()), "");
}

// Both were let in, and both codes were right: the first leads, and the second takes nothing from it.
TEST(Desk, WhoWasSlowerFindsItBusy) {
  Desk desk("123456");
  EXPECT_EQ(idOf(desk.beginGuess()), "");
  EXPECT_EQ(idOf(desk.beginGuess()), "");
  EXPECT_EQ(idOf(desk.lead()), "");
  EXPECT_EQ(idOf(desk.lead()), "network-busy");
  EXPECT_TRUE(desk.isLed());
}

TEST(Desk, PausesAfterTooManyWrongCodes) {
  Desk desk("123456");
  for (int guess = 1; guess <= 5; ++guess) {
    EXPECT_EQ(idOf(desk.beginGuess()), "") << guess;
    EXPECT_EQ(desk.wasWrong().has_value(), guess == 5) << guess;
  }
  const auto refused = desk.beginGuess();
  ASSERT_EQ(idOf(refused), "network-paused");
  ASSERT_EQ(refused.error().data.size(), 1u);
  EXPECT_EQ(refused.error().data[0].name, "pause_s");
  const double pause = std::get<double>(refused.error().data[0].value);
  EXPECT_GT(pause, 0);
  EXPECT_LE(pause, 60);
  EXPECT_EQ(idOf(desk.mayLead()), "network-paused");
  EXPECT_FALSE(desk.isLed());
}

// Five that come at once all end within the pause that the last of them began.
TEST(Desk, TellsEachPauseOnce) {
  Desk desk("123456");
  for (int guess = 1; guess <= 5; ++guess) EXPECT_EQ(idOf(desk.beginGuess()), "") << guess;
  for (int guess = 1; guess <= 5; ++guess) EXPECT_EQ(desk.wasWrong().has_value(), guess == 1) << guess;
  EXPECT_EQ(idOf(desk.mayLead()), "network-paused");
}

// Who breaks off says nothing of its guess, and has used it up.
TEST(Desk, GuessesThatAreBrokenOffCount) {
  Desk desk("123456");
  for (int guess = 1; guess <= 5; ++guess) EXPECT_EQ(idOf(desk.beginGuess()), "") << guess;
  EXPECT_EQ(idOf(desk.beginGuess()), "network-paused");
}

TEST(Desk, ARightCodeForgetsTheWrongOnes) {
  Desk desk("123456");
  for (int round = 0; round < 3; ++round) {
    for (int guess = 1; guess <= 5; ++guess) EXPECT_EQ(idOf(desk.beginGuess()), "") << round << ", " << guess;
    EXPECT_EQ(idOf(desk.lead()), "");
    desk.leave();
  }
  EXPECT_EQ(idOf(desk.mayLead()), "");
}

TEST(Desk, AConnectionFindsTheTaskByItsToken) {
  Desk desk("123456");
  const TaskToken token{1, 2, 3};
  EXPECT_EQ(desk.taskOf(token), nullptr);
  EXPECT_EQ(desk.taskOf({}), nullptr);

  const auto first = trafficOf(token);
  desk.setTask(first);
  EXPECT_EQ(desk.taskOf(token), first);
  EXPECT_EQ(desk.taskOf({1, 2, 4}), nullptr);
  EXPECT_EQ(desk.taskOf({}), nullptr);

  const TaskToken next{4, 5, 6};
  const auto second = trafficOf(next);
  desk.setTask(second);
  EXPECT_EQ(desk.taskOf(token), nullptr);
  EXPECT_EQ(desk.taskOf(next), second);

  desk.setTask(nullptr);
  EXPECT_EQ(desk.taskOf(next), nullptr);
}

}  // namespace strata

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/net/responder_state.h"

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

TEST(ResponderState, OneLeadsAtATime) {
  ResponderState state("123456");
  EXPECT_EQ(state.code(), "123456");
  EXPECT_FALSE(state.isLed());
  EXPECT_EQ(idOf(state.mayLead()), "");
  EXPECT_EQ(idOf(state.beginGuess()), "");
  EXPECT_EQ(idOf(state.lead()), "");
  EXPECT_TRUE(state.isLed());

  EXPECT_EQ(state.mayLead().error(), (Error{"network-busy", {}}));
  EXPECT_EQ(idOf(state.beginGuess()), "network-busy");

  state.leave();
  EXPECT_FALSE(state.isLed());
  EXPECT_EQ(idOf(state.beginGuess()), "");
  EXPECT_EQ(idOf(state.lead()), "");
}

// Both were let in, and both codes were right: the first leads, and the second takes nothing from it.
TEST(ResponderState, WhoWasSlowerFindsItBusy) {
  ResponderState state("123456");
  EXPECT_EQ(idOf(state.beginGuess()), "");
  EXPECT_EQ(idOf(state.beginGuess()), "");
  EXPECT_EQ(idOf(state.lead()), "");
  EXPECT_EQ(idOf(state.lead()), "network-busy");
  EXPECT_TRUE(state.isLed());
}

TEST(ResponderState, PausesAfterTooManyWrongCodes) {
  ResponderState state("123456");
  for (int guess = 1; guess <= 5; ++guess) {
    EXPECT_EQ(idOf(state.beginGuess()), "") << guess;
    EXPECT_EQ(state.wasWrong().has_value(), guess == 5) << guess;
  }
  const auto refused = state.beginGuess();
  ASSERT_EQ(idOf(refused), "network-paused");
  ASSERT_EQ(refused.error().data.size(), 1u);
  EXPECT_EQ(refused.error().data[0].name, "pause_s");
  const double pause = std::get<double>(refused.error().data[0].value);
  EXPECT_GT(pause, 0);
  EXPECT_LE(pause, 60);
  EXPECT_EQ(idOf(state.mayLead()), "network-paused");
  EXPECT_FALSE(state.isLed());
}

// Five that come at once all end within the pause that the last of them began.
TEST(ResponderState, TellsEachPauseOnce) {
  ResponderState state("123456");
  for (int guess = 1; guess <= 5; ++guess) EXPECT_EQ(idOf(state.beginGuess()), "") << guess;
  for (int guess = 1; guess <= 5; ++guess) EXPECT_EQ(state.wasWrong().has_value(), guess == 1) << guess;
  EXPECT_EQ(idOf(state.mayLead()), "network-paused");
}

// Who breaks off says nothing of its guess, and has used it up.
TEST(ResponderState, GuessesThatAreBrokenOffCount) {
  ResponderState state("123456");
  for (int guess = 1; guess <= 5; ++guess) EXPECT_EQ(idOf(state.beginGuess()), "") << guess;
  EXPECT_EQ(idOf(state.beginGuess()), "network-paused");
}

TEST(ResponderState, ARightCodeForgetsTheWrongOnes) {
  ResponderState state("123456");
  for (int round = 0; round < 3; ++round) {
    for (int guess = 1; guess <= 5; ++guess)
      EXPECT_EQ(idOf(state.beginGuess()), "") << round << ", " << guess;
    EXPECT_EQ(idOf(state.lead()), "");
    state.leave();
  }
  EXPECT_EQ(idOf(state.mayLead()), "");
}

TEST(ResponderState, AConnectionFindsTheTaskByItsToken) {
  ResponderState state("123456");
  const TaskToken token{1, 2, 3};
  EXPECT_EQ(state.taskOf(token), nullptr);
  EXPECT_EQ(state.taskOf({}), nullptr);

  const auto first = trafficOf(token);
  state.setTask(first);
  EXPECT_EQ(state.taskOf(token), first);
  EXPECT_EQ(state.taskOf({1, 2, 4}), nullptr);
  EXPECT_EQ(state.taskOf({}), nullptr);

  const TaskToken next{4, 5, 6};
  const auto second = trafficOf(next);
  state.setTask(second);
  EXPECT_EQ(state.taskOf(token), nullptr);
  EXPECT_EQ(state.taskOf(next), second);

  state.setTask(nullptr);
  EXPECT_EQ(state.taskOf(next), nullptr);
}

}  // namespace strata

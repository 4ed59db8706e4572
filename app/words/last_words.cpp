// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/last_words.h"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string_view>
#include <system_error>

#include "app/words/words.h"

namespace strata {

namespace {

const char* nameOfProgram = "";

void say(std::string_view id) noexcept {
  for (const std::string_view part :
       {std::string_view(nameOfProgram), std::string_view(": "), plainEnglish(id), std::string_view("\n")})
    std::fwrite(part.data(), 1, part.size(), stderr);
}

[[noreturn]] void end() {
  if (std::current_exception() != nullptr && sayLastWords()) std::_Exit(exitWithLastWords);
  std::abort();
}

}  // namespace

void setLastWords(const char* program) {
  nameOfProgram = program;
  std::set_terminate(end);
}

bool sayLastWords() noexcept {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    say("out-of-memory-at-all");
  } catch (const std::system_error& error) {
    if (error.code() != std::errc::resource_unavailable_try_again) return false;
    say("out-of-threads");
  } catch (...) {
    return false;
  }
  return true;
}

}  // namespace strata

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/equal_command.h"

#include <string_view>

#include "app/options/option.h"
#include "core/model/sweep_name.h"
#include "core/plan/whole_machine.h"

namespace strata::cli {

namespace {

void addOption(const Option& option, const std::string& value, std::vector<std::string>& words) {
  const std::string name(option.name);
  // What begins with a hyphen would be taken for an option of its own.
  if (value.starts_with('-')) return words.push_back(name + "=" + value);
  words.push_back(name);
  if (!option.argument.empty()) words.push_back(option.kind.nameOf(value));
}

}  // namespace

std::vector<std::string> equalArguments(const Request& request) {
  const Selection& selection = request.selection;
  if (selection.tests.empty()) return {};
  const bool whole = selection.wholeMachine.has_value();
  const Preset* const preset = whole ? nullptr : presetOf(request.settings);
  Request usual;
  if (preset != nullptr) usual.settings = preset->settings;
  const std::string_view base = whole               ? paceName(*selection.wholeMachine)
                                : preset != nullptr ? std::string_view(preset->id)
                                                    : std::string_view("default");
  std::vector<std::string> words{"run"};
  if (whole) words.emplace_back(wholeMachineTests);
  if (selection.tests != (whole ? wholeMachineSelection(true).tests : usual.selection.tests))
    for (const TestGroup group : allTestGroups)
      if (selection.tests.contains(group)) words.emplace_back(testGroupId(group));
  words.insert(words.end(), {"--preset", std::string(base)});
  for (const Option& option : runOptions()) {
    if (option.stored.shown == nullptr || !isUsed(option, request)) continue;
    if (option.written != nullptr && !option.written(request)) continue;
    const std::vector<std::string> values = option.stored.shown(request);
    if (!option.always && values == option.stored.shown(usual)) continue;
    for (const std::string& value : values) addOption(option, value, words);
  }
  return words;
}

std::string equalCommand(const Request& request, Shell shell) {
  const std::vector<std::string> arguments = equalArguments(request);
  if (arguments.empty()) return {};
  std::string command = "strata-cli";
  for (const std::string& argument : arguments) command += " " + shellWord(argument, shell);
  return command;
}

}  // namespace strata::cli

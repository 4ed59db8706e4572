// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/run_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/plain_text.h"
#include "core/base/uuid.h"
#include "core/model/fields.h"
#include "core/report/utc_time.h"

namespace strata {

namespace {

Error badName(std::string key, const std::string& text) {
  std::size_t end = std::min<std::size_t>(text.size(), 60);
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u)
    --end;  // no character is cut in two
  return {"bad-value", {{"key", std::move(key)}, {"value", withoutControls(text.substr(0, end))}}};
}

bool isMoment(const std::string& text) {
  return text.empty() || parseUtc(text).has_value();
}

constexpr std::size_t mostParameters = 32;

/// Numbers values in the order in which they come.
class Numbered {
 public:
  using Value = std::variant<std::monostate, std::int64_t, std::uint64_t, std::string_view>;

  std::uint32_t of(const Value& value) {
    return m_numbers.try_emplace(value, static_cast<std::uint32_t>(m_numbers.size())).first->second;
  }

  /// How many values there are; an absent one is none.
  std::size_t count() const { return m_numbers.size() - m_numbers.count(Value()); }

 private:
  std::map<Value, std::uint32_t> m_numbers;
};

template <typename Value>
Numbered::Value valueOf(const std::optional<Value>& parameter) {
  if (!parameter) return {};
  if constexpr (std::is_same_v<Value, std::string>)
    return std::string_view(*parameter);
  else
    return *parameter;
}

template <typename Value>
std::string textOf(const std::optional<Value>& parameter) {
  return parameter ? fmt::format("{}", *parameter) : std::string();
}

/// Figures whose tables have rows and columns together.
struct TableFigures {
  /// The numbers of what each figure's kernel and parameters are: the kernel first.
  std::vector<std::vector<std::uint32_t>> names;
  std::size_t inPasses = 0;
  std::size_t mostPasses = 0;
};

/// An upper bound of what each test makes of its figures in tables, so that no table need be known here: it
/// may set any two parameters against each other, curves by threads beside each other, and words beside all
/// else.
class TableSizes {
 public:
  void add(const CellResult& result) {
    // All that is measured in operations stands in one table of scaling.
    TableFigures& figures = m_figures[result.unit == "MOPs/s" ? std::string_view() : result.test.text()];
    std::vector<std::uint32_t>& names = figures.names.emplace_back();
    names.push_back(m_kernels.of(std::string_view(result.kernel)));
    withParameters(result.parameters, [&](const auto&... each) {
      static_assert(sizeof...(each) <= mostParameters);
      std::size_t at = 0;
      (names.push_back(m_values[at++].of(valueOf(each.value))), ...);
    });
    for (const auto& cpu : {result.parameters.cpuA, result.parameters.cpuB})
      if (cpu) m_cpus.of(*cpu);
    if (const Measured* measured = measuredOf(&result); measured && !measured->passSeconds.empty()) {
      ++figures.inPasses;
      figures.mostPasses = std::max(figures.mostPasses, measured->passSeconds.size());
    }
  }

  /// The key and value of a parameter that has taken too many values with the figure that was added last.
  std::optional<std::pair<std::string, std::string>> tooVaried(const CellResult& last) const {
    std::optional<std::pair<std::string, std::string>> found;
    withParameters(last.parameters, [&](const auto&... each) {
      std::size_t at = 0;
      const auto look = [&](const auto& one) {
        const std::size_t most = isWords(one) ? mostWords : mostValues;
        if (m_values[at++].count() > most && !found) found = {one.key, textOf(one.value)};
      };
      (look(each), ...);
    });
    if (!found && m_cpus.count() > mostValues) found = {"cpu_b", textOf(last.parameters.cpuB)};
    return found;
  }

  std::size_t cells() const {
    std::size_t cells = 0;
    for (const auto& [test, figures] : m_figures) cells += cellsOf(figures);
    return cells;
  }

 private:
  /// Names of other machines are words too, of which there may be as many as machines.
  template <typename Value>
  static bool isWords(const NamedField<Value>& parameter) {
    return std::is_same_v<std::remove_const_t<Value>, std::optional<std::string>> &&
           parameter.key != std::string_view("peer");
  }

  static std::size_t cellsOf(const TableFigures& figures) {
    std::vector<std::size_t> counts;
    std::size_t words = 1;
    std::size_t threads = 0;
    const Parameters parameters;
    withParameters(parameters, [&](const auto&... each) {
      counts.push_back(different(figures.names, 0));
      const auto look = [&](const auto& one) {
        if (one.key == std::string_view("threads")) threads = counts.size();
        counts.push_back(different(figures.names, counts.size()));
        if (isWords(one)) words = std::max(words, counts.back());
      };
      (look(each), ...);
    });
    // What stands in one place of such a table: time, size and rate of a pass; figure, interval, grade and
    // more of the others.
    constexpr std::size_t valuesOfPass = 3;
    constexpr std::size_t valuesOfCell = 4;
    std::size_t most = valuesOfPass * figures.inPasses * figures.mostPasses;
    if (words > 1) most = std::max(most, valuesOfCell * words * figures.names.size());
    if (counts[threads] > 1)
      most = std::max(most, valuesOfCell * counts[threads] * differentBut(figures.names, threads));
    std::ranges::sort(counts, std::greater<>());
    return std::max(most, counts[0] * counts[1]);
  }

  static std::size_t different(const std::vector<std::vector<std::uint32_t>>& names, std::size_t at) {
    std::vector<std::uint32_t> of;
    of.reserve(names.size());
    for (const auto& each : names) of.push_back(each[at]);
    std::ranges::sort(of);
    return static_cast<std::size_t>(std::ranges::unique(of).begin() - of.begin());
  }

  /// How many figures differ in more than that name.
  static std::size_t differentBut(std::vector<std::vector<std::uint32_t>> names, std::size_t at) {
    for (auto& each : names) each[at] = 0;
    std::ranges::sort(names);
    return static_cast<std::size_t>(std::ranges::unique(names).begin() - names.begin());
  }

  Numbered m_kernels;
  std::array<Numbered, mostParameters> m_values;
  Numbered m_cpus;
  std::map<std::string_view, TableFigures> m_figures;  ///< by test
};

}  // namespace

std::optional<Error> faultOfNames(const Run& run) {
  if (!isUuid(run.id)) return badName("id", run.id);
  if (!isUuid(run.series)) return badName("series", run.series);
  if (!isMoment(run.started)) return badName("started", run.started);
  if (!isMoment(run.finished)) return badName("finished", run.finished);
  std::set<std::string_view> kernels;
  std::set<std::uint64_t> regions;
  TableSizes sizes;
  for (std::size_t i = 0; i < run.results.size(); ++i) {
    const CellResult& result = run.results[i];
    const auto key = [i](const char* name) { return fmt::format("results[{}].{}", i, name); };
    if (!isReasonId(result.test.text())) return badName(key("test"), result.test.text());
    if (result.unit.size() > mostUnit.count) return badName(key("unit"), result.unit);
    sizes.add(result);
    kernels.insert(result.kernel);
    regions.insert(result.parameters.regionBytes.value_or(0));
    // Another program's jobs are kernels here, and stand in a list, however many there are.
    if (kernels.size() > mostKernels && !run.origin) return badName(key("kernel"), result.kernel);
    if (regions.size() > mostRegions)
      return badName(key("parameters.region_bytes"),
                     fmt::format("{}", result.parameters.regionBytes.value_or(0)));
    if (const auto varied = sizes.tooVaried(result))
      return badName(key(("parameters." + varied->first).c_str()), varied->second);
  }
  if (const std::size_t cells = sizes.cells(); cells > mostTableCells)
    return badName("results", fmt::format("{}", cells));
  return std::nullopt;
}

}  // namespace strata

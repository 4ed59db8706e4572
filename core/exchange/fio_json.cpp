// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of fio (--output-format=json; https://fio.readthedocs.io), of versions 2 and 3: a cell for each
// job and direction, of its rate, its operations a second and its latencies. `bw` is in KiB/s there,
// `bw_bytes` in bytes a second.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>

#include "core/base/json.h"
#include "core/base/plain_text.h"
#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"
#include "core/model/json_syntax.h"
#include "core/report/utc_time.h"

namespace strata {

namespace {

constexpr std::string_view fioProgram = "fio";
constexpr std::string_view versionKey = "\"fio version\"";
constexpr const char* jobsKey = "jobs";
constexpr const char* jobsOfHostsKey = "client_stats";

const SortedJson* find(const SortedJson& object, const char* key) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(key);
  return found == object.end() ? nullptr : &*found;
}

std::optional<double> number(const SortedJson& object, const char* key) {
  const SortedJson* value = find(object, key);
  if (value == nullptr || !value->is_number()) return std::nullopt;
  const auto read = value->get<double>();
  return isPeerNumber(read) ? std::optional(read) : std::nullopt;
}

std::string textOf(const SortedJson& object, const char* key) {
  const SortedJson* value = find(object, key);
  return value && value->is_string() ? value->get<std::string>() : std::string();
}

Error badValue(std::string key) {
  return {"bad-value", {{"key", std::move(key)}, {"value", std::string("?")}}};
}

/// "64k", "4m", "1MiB", "512": suffixes are powers of 1024, as fio takes them unless told otherwise.
std::optional<std::uint64_t> sizeOf(std::string_view given) {
  const std::size_t digits = std::min(given.find_first_not_of("0123456789"), given.size());
  const auto count = wholeCount(given.substr(0, digits));
  std::string_view suffix = given.substr(digits);
  if (!count) return std::nullopt;
  for (const std::string_view end : {"iB", "ib", "b", "B"})
    if (suffix.ends_with(end)) {
      suffix.remove_suffix(end.size());
      break;
    }
  if (suffix.empty()) return count;
  constexpr std::string_view letters = "kmgtKMGT";
  if (suffix.size() != 1 || letters.find(suffix[0]) == std::string_view::npos) return std::nullopt;
  const std::size_t shift = 10 * (letters.find(suffix[0]) % 4 + 1);
  if (*count > (std::uint64_t{1} << 62) >> shift) return std::nullopt;
  return *count << shift;
}

/// What a job says beside the figures.
struct Job {
  std::string name;
  const SortedJson* ownOptions = nullptr;
  const SortedJson* optionsOfAll =
      nullptr;  ///< which each job would copy in vain: they may be long, and jobs many
  std::int64_t error = 0;

  /// Its own stand above those of all.
  const SortedJson* findOption(const char* key) const {
    for (const SortedJson* options : {ownOptions, optionsOfAll})
      if (const SortedJson* found = options == nullptr ? nullptr : find(*options, key)) return found;
    return nullptr;
  }
  std::string option(const char* key) const {
    const SortedJson* found = findOption(key);
    return found != nullptr && found->is_string() ? found->get<std::string>() : std::string();
  }
};

Parameters parametersOf(const Job& job, const std::string& op) {
  Parameters parameters;
  parameters.op = op;
  std::string way = job.option("rw").empty() ? job.option("readwrite") : job.option("rw");
  // "randrw:8" asks for eight addresses at a time.
  way = way.substr(0, way.find(':'));
  if (!way.empty()) parameters.pattern = way.starts_with("rand") ? "random" : "serial";
  if (way == "rw" || way == "randrw" || way == "readwrite") {
    constexpr std::uint64_t whole = 100;
    std::uint64_t share = whole / 2;
    if (const auto writes = wholeCount(job.option("rwmixwrite")); writes && *writes <= whole)
      share = whole - *writes;
    if (const auto reads = wholeCount(job.option("rwmixread")); reads && *reads <= whole) share = *reads;
    parameters.readPercent = static_cast<std::int64_t>(share);
  }
  // Without a queue depth, fio sends one request at a time. A queue depth that is given must be a valid
  // number.
  constexpr std::uint64_t mostDepth = 1'000'000;
  if (job.ownOptions != nullptr || job.optionsOfAll != nullptr) {
    const std::string depth = job.option("iodepth").empty() ? "1" : job.option("iodepth");
    if (const auto count = wholeCount(depth); count && *count > 0 && *count <= mostDepth)
      parameters.queueDepth = static_cast<std::int64_t>(*count);
  }
  const std::string block = job.option("bs").empty() ? job.option("blocksize") : job.option("bs");
  if (!block.empty()) parameters.blockBytes = sizeOf(block);
  if (const std::string size = job.option("size"); !size.empty()) parameters.fileBytes = sizeOf(size);
  // Only with this option are the threads of a job reported as one.
  if (job.findOption("group_reporting") != nullptr)
    if (const auto threads = wholeCount(job.option("numjobs")); threads && *threads < 1'000'000)
      parameters.threads = static_cast<std::int64_t>(*threads);
  return parameters;
}

/// Adds the cells of one direction of one job.
class Direction {
 public:
  Direction(const Job& job, const std::string& op, const SortedJson& figures, std::vector<CellResult>& into)
      : m_job(job), m_op(op), m_figures(figures), m_into(into) {}

  void add() {
    if (m_job.error != 0) {
      CellResult cell = own("rate", "MB/s", true);
      cell.outcome = Failed{{"fio-error", {{"job", m_job.name}, {"error", m_job.error}}}};
      m_into.push_back(std::move(cell));
      return;
    }
    if (number(m_figures, "io_bytes").value_or(number(m_figures, "io_kbytes").value_or(0)) <= 0) return;
    addRate();
    if (const auto operations = number(m_figures, "iops")) addFigure("operations", "IOPS", true, *operations);
    addLatencies("lat_ns", "latency", 1);
    addLatencies("clat_ns", "completion-latency", 1);
    addLatencies("lat", "latency", 1000);  // version 2: in microseconds
    addLatencies("clat", "completion-latency", 1000);
  }

 private:
  CellResult own(const std::string& metric, const char* unit, bool higherIsBetter) const {
    CellResult cell = peerCell(Test::Disk, fioProgram, m_job.name.empty() ? m_op : m_job.name + '-' + m_op);
    cell.metric = metric;
    cell.unit = unit;
    cell.higherIsBetter = higherIsBetter;
    cell.parameters = parametersOf(m_job, m_op);
    return cell;
  }

  Measured* addFigure(const std::string& metric, const char* unit, bool higherIsBetter, double value,
                      std::string_view statistic = "average") {
    CellResult cell = own(metric, unit, higherIsBetter);
    cell.outcome = peerFigure(value, statistic, fioProgram);
    m_into.push_back(std::move(cell));
    return measuredOf(&m_into.back());
  }

  void addRate() {
    const auto bytesPerS = number(m_figures, "bw_bytes");
    const auto kibPerS = number(m_figures, "bw");
    if (!bytesPerS && !kibPerS) return;
    Measured* measured = addFigure("rate", "MB/s", true, bytesPerS ? *bytesPerS / 1e6 : 1.024e-3 * *kibPerS);
    if (measured == nullptr) return;
    if (const auto ms = number(m_figures, "runtime"); ms && *ms > 0) measured->elapsedS = *ms / 1e3;
    const SortedJson* bytes = find(m_figures, "io_bytes");
    // Before version 2.99 this key held KiB.
    if (bytesPerS && bytes && bytes->is_number_unsigned()) measured->bytes = bytes->get<std::uint64_t>();
    const SortedJson* operations = find(m_figures, "total_ios");
    if (operations && operations->is_number_unsigned())
      measured->iterations = operations->get<std::uint64_t>();
  }

  void addLatencies(const char* key, const std::string& metric, double nsOfUnit) {
    const SortedJson* latency = find(m_figures, key);
    if (latency == nullptr) return;
    if (const auto mean = number(*latency, "mean"); mean && *mean > 0)
      if (Measured* measured = addFigure(metric, "ns", false, nsOfUnit * *mean, "mean")) {
        if (const auto deviation = number(*latency, "stddev"); deviation && *deviation >= 0)
          measured->standardDeviation = nsOfUnit * *deviation;
        const SortedJson* count = find(*latency, "N");
        if (count && count->is_number_unsigned()) measured->count = count->get<std::uint64_t>();
      }
    const SortedJson* percentiles = find(*latency, "percentile");
    if (percentiles == nullptr) return;
    struct Shown {
      const char* key;
      const char* name;
    };
    for (const Shown& shown : {Shown{"50.000000", "p50"}, Shown{"95.000000", "p95"},
                               Shown{"99.000000", "p99"}, Shown{"99.900000", "p99.9"}})
      if (const auto value = number(*percentiles, shown.key); value && *value > 0)
        addFigure(metric + '-' + shown.name, "ns", false, nsOfUnit * *value, shown.name);
  }

  const Job& m_job;
  const std::string& m_op;
  const SortedJson& m_figures;
  std::vector<CellResult>& m_into;
};

std::string utcOf(double seconds) {
  constexpr double most = 4102444800;  // the year 2100
  if (!(seconds > 0) || seconds > most) return {};
  return utcText(std::chrono::sys_seconds(std::chrono::seconds(static_cast<std::int64_t>(seconds))));
}

std::string versionOf(const std::string& given) {
  constexpr std::string_view before = "fio-";
  return given.starts_with(before) ? given.substr(before.size()) : given;
}

}  // namespace

std::size_t beginOfFioJson(std::string_view text) {
  for (std::size_t at = text.find(versionKey); at != std::string_view::npos;
       at = text.find(versionKey, at + 1)) {
    const std::size_t brace = text.substr(0, at).find_last_not_of(" \t\r\n");
    if (brace != std::string_view::npos && text[brace] == '{') return brace;
  }
  return std::string_view::npos;
}

Result<std::vector<Run>> runsFromFioJson(std::string_view text) {
  text = text.substr(0, text.rfind('}') + 1);
  if (auto error = findJsonError(text)) return *error;
  const SortedJson report = SortedJson::parse(text, nullptr, false);
  const SortedJson* jobs = find(report, jobsKey);
  // With --client, fio tells the jobs of each host, and of all together.
  const bool isOfHosts = jobs == nullptr && find(report, jobsOfHostsKey) != nullptr;
  const std::string key = isOfHosts ? jobsOfHostsKey : jobsKey;
  if (isOfHosts) jobs = find(report, jobsOfHostsKey);
  if (jobs == nullptr) return Error{"missing-key", {{"key", key}}};
  if (!jobs->is_array()) return badValue(key);

  Run run = peerRun(fioProgram, versionOf(textOf(report, "fio version")));
  run.finished = utcOf(number(report, "timestamp").value_or(0));
  std::map<std::string, int> seen;
  for (std::size_t i = 0; i < jobs->size(); ++i) {
    const SortedJson& entry = (*jobs)[i];
    if (!entry.is_object()) return badValue(fmt::format("{}[{}]", key, i));
    Job job{shortened(textOf(entry, "jobname"), mostPeerNameBytes), find(entry, "job options"),
            find(report, "global options"), 0};
    if (const std::string host = textOf(entry, "hostname"); isOfHosts && !host.empty())
      job.name += '-' + shortened(host, mostPeerNameBytes);
    // Threads of one job that are told one by one have its name all.
    if (const int before = seen[job.name]++; before > 0) job.name += fmt::format("-{}", before + 1);
    if (const auto error = number(entry, "error"); error && *error != 0)
      job.error = static_cast<std::int64_t>(std::clamp(*error, -1e6, 1e6));
    for (const std::string op : {"read", "write", "trim"})
      if (const SortedJson* figures = find(entry, op.c_str()))
        Direction(job, op, *figures, run.results).add();
    if (run.results.size() > mostPeerCells) break;
  }
  return std::vector<Run>{std::move(run)};
}

}  // namespace strata

// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of fio (--output-format=json; https://fio.readthedocs.io), of versions 2 and 3: a cell for each
// job and direction, of its rate, its operations a second and its latencies. `bw` is in KiB/s there,
// `bw_bytes` in bytes a second.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <map>

#include "core/base/json.h"
#include "core/base/plain_text.h"
#include "core/exchange/any_text.h"
#include "core/exchange/pasted_text.h"
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

/// An option without a value stands for itself: "stonewall": "", in some versions "1".
bool isOn(const SortedJson* option) {
  return option != nullptr && !(option->is_string() && option->get<std::string>() == "0");
}

/// What a job says beside the figures.
struct Job {
  std::string name;
  const SortedJson* ownOptions = nullptr;
  const SortedJson* optionsOfAll =
      nullptr;  ///< which each job would copy in vain: they may be long, and jobs many
  std::int64_t error = 0;
  bool onlyOneInFlight = false;  ///< of its requests, as it tells at the end
  bool ranBesideOthers = false;

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

/// Requests in flight: without an option one, and of engines that wait for each request one as well, whatever
/// the option says. What is given must be a valid number.
std::optional<std::int64_t> queueDepthOf(const Job& job) {
  if (job.ownOptions == nullptr && job.optionsOfAll == nullptr) return std::nullopt;
  constexpr std::array<std::string_view, 6> waiting{"sync", "psync", "vsync", "pvsync", "pvsync2", "mmap"};
  constexpr std::uint64_t mostDepth = 1'000'000;
  const std::string given = job.option("iodepth").empty() ? "1" : job.option("iodepth");
  const auto depth = wholeCount(given);
  if (!depth || *depth == 0 || *depth > mostDepth) return std::nullopt;
  const bool waits = std::ranges::find(waiting, job.option("ioengine")) != waiting.end();
  return waits || job.onlyOneInFlight ? 1 : static_cast<std::int64_t>(*depth);
}

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
  parameters.queueDepth = queueDepthOf(job);
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
    Measured* measured = measuredOf(&m_into.back());
    if (measured != nullptr && m_job.ranBesideOthers)
      measured->verdict.reasons.push_back({"jobs-beside", {}});
    return measured;
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

/// Where the object ends that a text begins with: behind its last brace. The whole text where none closes it.
std::size_t endOfObject(std::string_view text) {
  std::size_t depth = 0;
  bool isInText = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (isInText) {
      if (c == '\\')
        ++at;
      else if (c == '"')
        isInText = false;
    } else if (c == '"') {
      isInText = true;
    } else if (c == '{') {
      ++depth;
    } else if (c == '}' && --depth == 0) {
      return at + 1;
    }
  }
  return text.size();
}

/// Whether each job waited for those before it, as the options of all, or its own, say.
bool waits(const SortedJson& entry, const SortedJson* optionsOfAll) {
  const SortedJson* own = find(entry, "job options");
  for (const char* key : {"stonewall", "wait_for_previous", "wait_for"})
    for (const SortedJson* options : {own, optionsOfAll})
      if (options != nullptr && isOn(find(*options, key))) return true;
  return false;
}

/// For each job, whether others ran meanwhile. Jobs of one name are the threads of one.
std::vector<bool> besideOthers(const SortedJson& jobs, const SortedJson* optionsOfAll) {
  std::vector<bool> beside(jobs.size(), false);
  for (std::size_t i = 1; i < jobs.size(); ++i)
    if (!waits(jobs[i], optionsOfAll) || textOf(jobs[i], "jobname") == textOf(jobs[i - 1], "jobname"))
      beside[i - 1] = beside[i] = true;
  return beside;
}

/// Whether the program counted one request in flight at all times.
bool isOnlyOneInFlight(const SortedJson& job) {
  const SortedJson* levels = find(job, "iodepth_level");
  return levels != nullptr && number(*levels, "1").value_or(0) >= 100;
}

/// When a report's first job began and how long it had run, in seconds, and what all jobs are.
struct Moment {
  std::optional<double> began;
  double elapsedS = 0;
  std::string jobs;
};

struct Report : Moment {
  Run run;
};

/// Whether a run printed this report after that one, on its way: the same jobs, which go on.
bool isLater(const Moment& report, const Moment& before) {
  return report.began && before.began && std::abs(*report.began - *before.began) <= 1 &&
         report.elapsedS > before.elapsedS && report.jobs == before.jobs;
}

/// Names and options of all jobs.
std::string jobsText(const SortedJson& jobs) {
  SortedJson told = SortedJson::array();
  for (const SortedJson& job : jobs)
    for (const char* key : {"jobname", "hostname", "job options"})
      if (const SortedJson* part = find(job, key)) told.push_back(*part);
  return told.dump(-1, ' ', false, SortedJson::error_handler_t::replace);
}

Result<Report> runOf(std::string_view text) {
  std::optional<std::string> plain;
  if (auto error = findJsonError(text)) {
    plain = withoutPasteMarks(text);
    if (!plain || findJsonError(*plain)) return *error;
    text = *plain;
  }
  const SortedJson report = SortedJson::parse(text, nullptr, false);
  const SortedJson* jobs = find(report, jobsKey);
  // With --client, fio tells the jobs of each host, and of all together.
  const bool isOfHosts = jobs == nullptr && find(report, jobsOfHostsKey) != nullptr;
  const std::string key = isOfHosts ? jobsOfHostsKey : jobsKey;
  if (isOfHosts) jobs = find(report, jobsOfHostsKey);
  if (jobs == nullptr) return Error{"missing-key", {{"key", key}}};
  if (!jobs->is_array()) return badValue(key);

  Run run = peerRun(fioProgram, versionOf(textOf(report, "fio version")));
  const auto finished = number(report, "timestamp");
  const auto elapsed = jobs->empty() ? std::nullopt : number(jobs->front(), "elapsed");
  run.finished = utcOf(finished.value_or(0));
  const SortedJson* optionsOfAll = find(report, "global options");
  const std::vector<bool> beside =
      isOfHosts ? std::vector<bool>(jobs->size()) : besideOthers(*jobs, optionsOfAll);
  std::map<std::string, int> seen;
  for (std::size_t i = 0; i < jobs->size(); ++i) {
    const SortedJson& entry = (*jobs)[i];
    if (!entry.is_object()) return badValue(fmt::format("{}[{}]", key, i));
    Job job{.name = shortened(textOf(entry, "jobname"), mostPeerNameBytes),
            .ownOptions = find(entry, "job options"),
            .optionsOfAll = optionsOfAll,
            .onlyOneInFlight = isOnlyOneInFlight(entry),
            .ranBesideOthers = beside[i]};
    if (const std::string host = textOf(entry, "hostname"); isOfHosts && !host.empty())
      job.name += '-' + shortened(host, mostPeerNameBytes);
    // Threads of one job that are told one by one have its name all.
    if (const int before = seen[job.name]++; before > 0) job.name += fmt::format("-{}", before + 1);
    if (const auto error = number(entry, "error"); error && *error != 0)
      job.error = static_cast<std::int64_t>(std::clamp(*error, -1e6, 1e6));
    // Mixed are reads, writes and trims that it was asked to report as one.
    for (const std::string op : {"read", "write", "trim", "mixed"})
      if (const SortedJson* figures = find(entry, op.c_str()))
        Direction(job, op, *figures, run.results).add();
    if (run.results.size() > mostPeerCells) break;
  }
  Report told;
  told.run = std::move(run);
  if (finished && elapsed) told.began = *finished - *elapsed;
  told.elapsedS = elapsed.value_or(0);
  told.jobs = jobsText(*jobs);
  return told;
}

}  // namespace

std::size_t beginOfFioJson(std::string_view text) {
  const std::size_t first = text.find(versionKey);
  if (first == std::string_view::npos) return first;
  const auto braceBefore = [&](std::size_t at) -> std::optional<std::size_t> {
    const std::size_t brace = text.substr(0, at).find_last_not_of(" \t\r\n");
    return brace != std::string_view::npos && text[brace] == '{' ? std::optional(brace) : std::nullopt;
  };
  if (const auto brace = braceBefore(first)) return *brace;
  // Other programs sort its keys: then the object begins a line.
  for (std::size_t line = 0; line < first;) {
    const std::size_t brace = text.find_first_not_of(" \t\r", line);
    if (brace > first) break;
    std::size_t end = brace;
    if (text[brace] == '{') end = brace + endOfObject(text.substr(brace));
    if (end > first) return brace;
    line = std::min(text.find('\n', end), first) + 1;
  }
  for (std::size_t at = text.find(versionKey, first + 1); at != std::string_view::npos;
       at = text.find(versionKey, at + 1))
    if (const auto brace = braceBefore(at)) return *brace;
  return std::string_view::npos;
}

FioTexts fioTextsOf(std::string_view text) {
  FioTexts texts;
  for (;;) {
    const std::size_t begin = beginOfFioJson(text);
    texts.around += text.substr(0, begin);
    if (begin == std::string_view::npos) return texts;
    text.remove_prefix(begin);
    const std::size_t end = endOfObject(text);
    texts.reports.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

Result<std::vector<Run>> runsFromFioJson(const std::vector<std::string_view>& reports) {
  std::vector<Run> runs;
  std::size_t cells = 0;
  Moment before;
  for (const std::string_view report : reports) {
    auto read = runOf(report);
    if (!read) return read.error();
    // The last of those that a run printed on its way has all that it did.
    const bool goesOn = !runs.empty() && isLater(*read, before);
    before = {read->began, read->elapsedS, read->jobs};
    if (read->run.results.empty()) continue;
    if (goesOn) runs.pop_back();
    cells += read->run.results.size();
    runs.push_back(std::move(read->run));
    if (cells > mostPeerCells) break;
  }
  return runs;
}

}  // namespace strata

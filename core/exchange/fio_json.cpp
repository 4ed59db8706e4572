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
#include <numeric>

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

/// The threads of a job begin and end at slightly different times.
constexpr double halfAThread = 0.5;

/// What a job says beside the figures.
struct Job {
  std::string name;
  const SortedJson* ownOptions = nullptr;
  const SortedJson* optionsOfAll =
      nullptr;  ///< which each job would copy in vain: they may be long, and jobs many
  std::int64_t error = 0;
  bool onlyOneInFlight = false;  ///< of its requests, as it tells at the end
  bool ranBesideOthers = false;
  double lengthMs = 0;     ///< of one of its threads; 0 where it tells none
  double threadsBusy = 0;  ///< the time of all its threads through that of one, as it tells at the end

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
  bool isOn(const char* key) const { return strata::isOn(findOption(key)); }
};

/// The way of a job through its file: "randread". "randrw:8" asks for eight addresses at a time.
std::string wayOf(const Job& job) {
  const std::string way = job.option("rw").empty() ? job.option("readwrite") : job.option("rw");
  return way.substr(0, way.find(':'));
}

bool isMixed(const Job& job) {
  const std::string way = wayOf(job);
  return way == "rw" || way == "randrw" || way == "readwrite";
}

/// The threads of the job, where they are reported as one: with the option "group_reporting", which some
/// versions do not tell.
std::optional<std::int64_t> threadsOf(const Job& job) {
  const auto threads = wholeCount(job.option("numjobs"));
  if (!threads || *threads >= 1'000'000) return std::nullopt;
  const bool isOfAll = job.findOption("group_reporting") != nullptr ||
                       (*threads > 1 && job.threadsBusy > static_cast<double>(*threads) - halfAThread);
  return isOfAll ? std::optional(static_cast<std::int64_t>(*threads)) : std::nullopt;
}

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

/// What each request carries: 4 KiB where no option says otherwise, if that is what they carried.
std::optional<std::uint64_t> blockOf(const Job& job, const SortedJson& figures) {
  for (const char* key : {"bs", "blocksize"})
    if (const std::string block = job.option(key); !block.empty()) return sizeOf(block);
  for (const char* key : {"bsrange", "blocksize_range", "bssplit"})
    if (job.findOption(key) != nullptr) return std::nullopt;
  constexpr std::uint64_t usual = 4096;
  const auto bytes = number(figures, "io_bytes");
  const auto requests = number(figures, "total_ios");
  const bool isUsual = bytes && requests && *bytes == static_cast<double>(usual) * *requests;
  return isUsual ? std::optional(usual) : std::nullopt;
}

Parameters parametersOf(const Job& job, const std::string& op, const SortedJson& figures) {
  Parameters parameters;
  parameters.op = op;
  const std::string way = wayOf(job);
  if (!way.empty()) parameters.pattern = way.starts_with("rand") ? "random" : "serial";
  if (isMixed(job)) {
    constexpr std::uint64_t whole = 100;
    std::uint64_t share = whole / 2;
    if (const auto writes = wholeCount(job.option("rwmixwrite")); writes && *writes <= whole)
      share = whole - *writes;
    if (const auto reads = wholeCount(job.option("rwmixread")); reads && *reads <= whole) share = *reads;
    parameters.readPercent = static_cast<std::int64_t>(share);
  }
  parameters.queueDepth = queueDepthOf(job);
  parameters.blockBytes = blockOf(job, figures);
  if (const std::string size = job.option("size"); !size.empty()) parameters.fileBytes = sizeOf(size);
  parameters.threads = threadsOf(job);
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
    cell.parameters = parametersOf(m_job, m_op, m_figures);
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

/// Whether the program counted one request in flight at all times.
bool isOnlyOneInFlight(const SortedJson& job) {
  const SortedJson* levels = find(job, "iodepth_level");
  return levels != nullptr && number(*levels, "1").value_or(0) >= 100;
}

/// The job without a name.
Job jobOf(const SortedJson& entry, const SortedJson* optionsOfAll) {
  Job job;
  job.ownOptions = find(entry, "job options");
  job.optionsOfAll = optionsOfAll;
  job.onlyOneInFlight = isOnlyOneInFlight(entry);
  for (const char* direction : {"read", "write", "trim", "mixed"})
    if (const SortedJson* figures = find(entry, direction)) {
      const double ms = number(*figures, "runtime").value_or(0);
      job.lengthMs = isMixed(job) ? std::max(job.lengthMs, ms) : job.lengthMs + ms;
    }
  const double ofThreads = number(entry, "job_runtime").value_or(0);
  if (job.lengthMs <= 0) job.lengthMs = ofThreads;
  if (job.lengthMs > 0) job.threadsBusy = ofThreads / job.lengthMs;
  return job;
}

/// Tells which jobs of a report ran while others did. All run at once, except those that wait: for all before
/// them ("stonewall") or for one ("wait_for"). If "stonewall" has no value, fio does not tell it, but begins
/// another group of jobs, as it does for "new_group", which does not wait: then times decide. Without proof,
/// jobs ran beside others.
class JobsInTurn {
 public:
  JobsInTurn(const SortedJson& jobs, const SortedJson* optionsOfAll) : m_ranBeside(jobs.size(), false) {
    for (const SortedJson& entry : jobs)
      m_jobs.push_back({.name = textOf(entry, "jobname"),
                        .job = jobOf(entry, optionsOfAll),
                        .group = number(entry, "groupid"),
                        .began = number(entry, "job_start").value_or(0)});
    if (std::ranges::all_of(m_jobs, [](const Timed& job) { return job.began > 0; }))
      goByStarts();
    else
      goByOptions(number(jobs.empty() ? jobs : jobs.front(), "elapsed").value_or(0));
    for (std::size_t i = 0; i < m_jobs.size(); ++i)
      if (hasThreadsOfOthers(m_jobs[i].job)) m_ranBeside[i] = true;
  }
  bool ranBeside(std::size_t job) const { return m_ranBeside[job]; }

 private:
  /// Times are in milliseconds, 0 where the report has none.
  struct Timed {
    std::string name;
    Job job;
    std::optional<double> group;
    double began = 0;
  };

  /// Whether there were more threads than those of the job: of all jobs of its group.
  static bool hasThreadsOfOthers(const Job& job) {
    const auto threads = wholeCount(job.option("numjobs")).value_or(1);
    return job.threadsBusy > static_cast<double>(threads) + halfAThread;
  }

  /// A job that overlaps one that ended earlier overlaps the last to end as well.
  void goByStarts() {
    std::vector<std::size_t> order(m_jobs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return m_jobs[i].began; });
    const auto endOf = [&](std::size_t i) {
      // Both times are rounded.
      return m_jobs[i].began + m_jobs[i].job.lengthMs - std::min(2.0, m_jobs[i].job.lengthMs / 2);
    };
    std::size_t last = order.empty() ? 0 : order.front();
    for (const std::size_t i : order) {
      if (i != last && m_jobs[i].began < endOf(last)) m_ranBeside[i] = m_ranBeside[last] = true;
      if (endOf(i) > endOf(last)) last = i;
    }
  }

  void goByOptions(double elapsedS) {
    const bool groupsWaited = didGroupsWait(elapsedS);
    const bool isDelayed =
        std::ranges::any_of(m_jobs, [](const Timed& job) { return job.job.isOn("startdelay"); });
    for (std::size_t begin = 0; begin < m_jobs.size();) {
      std::size_t end = begin + 1;
      const auto isWall = [&](std::size_t i) {
        return saysThatItWaits(i) || (groupsWaited && isNewGroup(i));
      };
      while (end < m_jobs.size() && (isDelayed || !isWall(end))) ++end;
      if (isDelayed || !isChain(begin, end))
        for (std::size_t i = begin; end - begin > 1 && i < end; ++i) m_ranBeside[i] = true;
      begin = end;
    }
  }

  bool isNewGroup(std::size_t i) const {
    return m_jobs[i].group && m_jobs[i - 1].group && *m_jobs[i].group != *m_jobs[i - 1].group;
  }

  /// Threads of one job, which have its name and group, do not wait for each other.
  bool saysThatItWaits(std::size_t i) const {
    const Job& job = m_jobs[i].job;
    if (!job.isOn("stonewall") && !job.isOn("wait_for_previous")) return false;
    return m_jobs[i].group ? isNewGroup(i) : m_jobs[i].name != m_jobs[i - 1].name;
  }

  /// Whether each of these waited for the one before.
  bool isChain(std::size_t begin, std::size_t end) const {
    for (std::size_t i = begin + 1; i < end; ++i) {
      const std::string& before = m_jobs[i - 1].name;
      if (m_jobs[i].job.option("wait_for") != before || m_jobs[i].name == before) return false;
    }
    return true;
  }

  /// Whether all took as long as the groups of jobs took one after another, and longer than if any of them
  /// had run beside another. fio counts from when the files were laid out, and rounds up to seconds.
  bool didGroupsWait(double elapsedS) const {
    for (const Timed& job : m_jobs)
      for (const char* key : {"startdelay", "wait_for", "ramp_time", "exec_prerun", "exec_postrun",
                              "pre_read", "create_serialize", "new_group"})
        if (job.job.findOption(key) != nullptr) return false;
    std::vector<double> lengths;
    for (std::size_t i = 0; i < m_jobs.size(); ++i) {
      if (i == 0 || isNewGroup(i)) lengths.push_back(0);
      lengths.back() = std::max(lengths.back(), m_jobs[i].job.lengthMs);
    }
    if (lengths.empty()) return false;
    constexpr double betweenTwo = 250;  // of starting and ending a job
    constexpr double mostBetweenTwo = 1000;
    const double sum = std::accumulate(lengths.begin(), lengths.end(), 0.0);
    const auto groups = static_cast<double>(lengths.size());
    const double least = (elapsedS - 1) * 1000;
    return least > sum - std::ranges::min(lengths) + groups * betweenTwo &&
           least < sum + groups * mostBetweenTwo;
  }

  std::vector<Timed> m_jobs;
  std::vector<bool> m_ranBeside;
};

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
  const SortedJson none = SortedJson::array();
  const JobsInTurn turns(isOfHosts ? none : *jobs, optionsOfAll);
  std::map<std::string, int> seen;
  for (std::size_t i = 0; i < jobs->size(); ++i) {
    const SortedJson& entry = (*jobs)[i];
    if (!entry.is_object()) return badValue(fmt::format("{}[{}]", key, i));
    Job job = jobOf(entry, optionsOfAll);
    job.name = shortened(textOf(entry, "jobname"), mostPeerNameBytes);
    job.ranBesideOthers = !isOfHosts && turns.ranBeside(i);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Machines of several kinds of cores or several clusters that are not there: written as lstopo exports them
/// to XML, from a few numbers.
namespace strata::test {

/// Cores beside each other. Their CPUs have the numbers that follow those of the cluster before.
struct ClusterOfCores {
  int cores = 1;
  int threads = 1;  ///< hardware threads a core
  int firstLevelKib = 32;
  int secondLevelKib = 2048;
  bool sharesSecondLevel = false;
  bool isBelowThirdLevel = false;
};

/// Cores that the system ranks: of clusters that follow each other.
struct KindOfCores {
  std::string name;  ///< CoreType; empty where the system names none
  std::size_t firstCluster = 0;
  std::size_t clusters = 1;
};

/// Writes one package with one node, in which the clusters below a third level are neighbours.
class MixedTopology {
 public:
  MixedTopology(std::string model, std::vector<ClusterOfCores> clusters, int thirdLevelKib, int lineBytes)
      : m_model(std::move(model)),
        m_clusters(std::move(clusters)),
        m_thirdLevelKib(thirdLevelKib),
        m_lineBytes(lineBytes) {}

  /// `kinds` from the slowest to the fastest; none where the system tells of none.
  std::string xml(const std::vector<KindOfCores>& kinds) {
    m_next = 0;
    const Cpus all{0, cpusOf(0, m_clusters.size())};
    std::string below;
    std::string beside;
    Cpus cpusBelow;
    for (const ClusterOfCores& cluster : m_clusters) {
      if (cluster.isBelowThirdLevel && below.empty()) cpusBelow.first = m_next;
      (cluster.isBelowThirdLevel ? below : beside) += clusterXml(cluster);
      if (cluster.isBelowThirdLevel) cpusBelow.count = m_next - cpusBelow.first;
    }
    if (!below.empty()) below = cacheXml(3, m_thirdLevelKib, cpusBelow, below);
    const bool areBelowFirst = cpusBelow.first == 0;
    const std::string node = objectXml(R"(type="NUMANode" os_index="0" local_memory="34359738368")", all, "");
    const std::string package = objectXml(R"(type="Package" os_index="0")", all,
                                          fmt::format("<info name=\"CPUModel\" value=\"{}\"/>\n", m_model) +
                                              node + (areBelowFirst ? below + beside : beside + below));
    const std::string allowed = fmt::format(
        R"(type="Machine" os_index="0" allowed_cpuset="{}" allowed_nodeset="0x00000001")", setOf(all));
    // The reader wants the lines of its writer.
    std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE topology SYSTEM \"hwloc2.dtd\">\n"
        "<topology version=\"2.0\">\n" +
        objectXml(allowed, all, package);
    for (std::size_t rank = 0; rank < kinds.size(); ++rank) text += kindXml(kinds[rank], rank);
    return text + "</topology>\n";
  }

 private:
  struct Cpus {
    int first = 0;
    int count = 0;
  };

  static std::string setOf(Cpus cpus) {
    const std::uint64_t bits = ((std::uint64_t{1} << cpus.count) - 1) << cpus.first;
    return fmt::format("0x{:08x}", bits);
  }

  int cpusOf(std::size_t first, std::size_t clusters) const {
    int cpus = 0;
    for (std::size_t i = first; i < first + clusters; ++i)
      cpus += m_clusters[i].cores * m_clusters[i].threads;
    return cpus;
  }

  std::string objectXml(const std::string& what, Cpus cpus, const std::string& inside) {
    return fmt::format(R"(<object {} gp_index="{}" cpuset="{}" complete_cpuset="{}" nodeset="0x00000001" )"
                       "complete_nodeset=\"0x00000001\">\n{}</object>\n",
                       what, ++m_objects, setOf(cpus), setOf(cpus), inside);
  }

  std::string cacheXml(int level, int kib, Cpus cpus, const std::string& inside) {
    return objectXml(fmt::format(R"(type="L{}Cache" cache_size="{}" depth="{}" cache_linesize="{}" )"
                                 R"(cache_associativity="8" cache_type="{}")",
                                 level, std::int64_t{kib} * 1024, level, m_lineBytes, level == 1 ? 1 : 0),
                     cpus, inside);
  }

  std::string coreXml(const ClusterOfCores& cluster) {
    const Cpus cpus{m_next, cluster.threads};
    std::string threads;
    for (; m_next < cpus.first + cpus.count; ++m_next)
      threads += objectXml(fmt::format(R"(type="PU" os_index="{}")", m_next), {m_next, 1}, "");
    const std::string core =
        objectXml(fmt::format(R"(type="Core" os_index="{}")", cpus.first), cpus, threads);
    const std::string first = cacheXml(1, cluster.firstLevelKib, cpus, core);
    return cluster.sharesSecondLevel ? first : cacheXml(2, cluster.secondLevelKib, cpus, first);
  }

  std::string clusterXml(const ClusterOfCores& cluster) {
    const int first = m_next;
    std::string cores;
    for (int i = 0; i < cluster.cores; ++i) cores += coreXml(cluster);
    if (!cluster.sharesSecondLevel) return cores;
    return cacheXml(2, cluster.secondLevelKib, {first, m_next - first}, cores);
  }

  std::string kindXml(const KindOfCores& kind, std::size_t rank) const {
    const Cpus cpus{cpusOf(0, kind.firstCluster), cpusOf(kind.firstCluster, kind.clusters)};
    const std::string name =
        kind.name.empty() ? "" : fmt::format("<info name=\"CoreType\" value=\"{}\"/>\n", kind.name);
    return fmt::format("<cpukind cpuset=\"{}\" forced_efficiency=\"{}\">\n{}</cpukind>\n", setOf(cpus), rank,
                       name);
  }

  std::string m_model;
  std::vector<ClusterOfCores> m_clusters;
  int m_thirdLevelKib;
  int m_lineBytes;
  int m_next = 0;     // number of the next CPU
  int m_objects = 0;  // so far
};

/// A Meteor Lake of 22 CPUs: six performance cores with two threads and two clusters of four efficiency cores
/// below one third level, and beside it two low-power cores, which have none.
inline std::string meteorLake() {
  const ClusterOfCores performance{6, 2, 48, 2048, false, true};
  const ClusterOfCores efficient{4, 1, 32, 2048, true, true};
  const ClusterOfCores lowPower{2, 1, 32, 2048, true, false};
  MixedTopology topology("Intel(R) Core(TM) Ultra 7 155H", {performance, efficient, efficient, lowPower},
                         24 * 1024, 64);
  return topology.xml({{"IntelAtom", 3, 1}, {"IntelAtom", 1, 2}, {"IntelCore", 0, 1}});
}

/// Eight CPUs of which two low-power cores come first, beside the third level of the others.
inline std::string lowPowerFirst() {
  const ClusterOfCores lowPower{2, 1, 32, 2048, true, false};
  const ClusterOfCores performance{6, 1, 48, 2048, false, true};
  MixedTopology topology("Low-power first", {lowPower, performance}, 24 * 1024, 64);
  return topology.xml({{"", 0, 1}, {"", 1, 1}});
}

/// An M1 Pro: two efficiency cores, which the system numbers first, and two clusters of four performance
/// cores. The cache of the whole chip is none that a system tells of.
inline std::string appleClusters() {
  const ClusterOfCores efficient{2, 1, 64, 4 * 1024, true, false};
  const ClusterOfCores performance{4, 1, 128, 12 * 1024, true, false};
  MixedTopology topology("Apple M1 Pro", {efficient, performance, performance}, 0, 128);
  return topology.xml({{"", 0, 1}, {"", 1, 2}});
}

/// A Snapdragon X: three clusters of four equal cores. Where the clocks of two clusters go higher, the system
/// tells of two kinds.
inline std::string snapdragonX(bool hasTwoKinds) {
  const ClusterOfCores oryon{4, 1, 96, 12 * 1024, true, false};
  MixedTopology topology("Snapdragon(R) X Elite", {oryon, oryon, oryon}, 0, 64);
  return topology.xml(hasTwoKinds ? std::vector<KindOfCores>{{"", 0, 1}, {"", 1, 2}}
                                  : std::vector<KindOfCores>{});
}

/// 576 CPUs, for hwloc's synthetic description: two packages of 72 modules of four efficiency cores.
inline constexpr const char* manyEfficientCores =
    "pack:2 l3:1(size=216MB) l2:72(size=4MB) l1:4(size=32kB) core:1 pu:1";

}  // namespace strata::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Machines that are not there, as lstopo exports them to XML.
namespace strata::test {

/// One performance core with two threads, two efficiency cores that share a second-level cache, and a third
/// level whose size the system does not tell.
inline constexpr const char* mixedCores = R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE topology SYSTEM "hwloc2.dtd">
<topology version="2.0">
  <object type="Machine" os_index="0" allowed_cpuset="0x0000000f" allowed_nodeset="0x00000001"
    cpuset="0x0000000f" complete_cpuset="0x0000000f" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="16">
    <object type="Package" os_index="0"
      cpuset="0x0000000f" complete_cpuset="0x0000000f" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="15">
      <info name="CPUModel" value="12th Gen Intel(R) Core(TM) i5-1235U"/>
      <object type="NUMANode" os_index="0" local_memory="17179869184"
        cpuset="0x0000000f" complete_cpuset="0x0000000f" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="1"/>
      <object type="L3Cache" cache_size="0" depth="3" cache_linesize="64" cache_associativity="8" cache_type="0"
        cpuset="0x0000000f" complete_cpuset="0x0000000f" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="14">
        <object type="L2Cache" cache_size="1310720" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0"
          cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="6">
          <object type="L1Cache" cache_size="49152" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1"
            cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="5">
            <object type="Core" os_index="0"
              cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="4">
              <object type="PU" os_index="0"
                cpuset="0x00000001" complete_cpuset="0x00000001" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="2"/>
              <object type="PU" os_index="1"
                cpuset="0x00000002" complete_cpuset="0x00000002" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="3"/>
            </object>
          </object>
        </object>
        <object type="L2Cache" cache_size="2097152" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0"
          cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="13">
          <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1"
            cpuset="0x00000004" complete_cpuset="0x00000004" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="9">
            <object type="Core" os_index="2"
              cpuset="0x00000004" complete_cpuset="0x00000004" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="8">
              <object type="PU" os_index="2"
                cpuset="0x00000004" complete_cpuset="0x00000004" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="7"/>
            </object>
          </object>
          <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1"
            cpuset="0x00000008" complete_cpuset="0x00000008" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="12">
            <object type="Core" os_index="3"
              cpuset="0x00000008" complete_cpuset="0x00000008" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="11">
              <object type="PU" os_index="3"
                cpuset="0x00000008" complete_cpuset="0x00000008" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="10"/>
            </object>
          </object>
        </object>
      </object>
    </object>
  </object>
  <cpukind cpuset="0x0000000c" forced_efficiency="0">
    <info name="CoreType" value="IntelAtom"/>
  </cpukind>
  <cpukind cpuset="0x00000003" forced_efficiency="1">
    <info name="CoreType" value="IntelCore"/>
  </cpukind>
</topology>
)";

/// Two packages with a node each: CPUs 0 to 3 are in the first, two in a core, and 4 to 7 in the second. A
/// third node has no CPU. CPU 7 is not allowed, and CPUs 8 and 9 are offline. Nodes are numbered by the
/// system in steps of two.
inline constexpr const char* twoNodes = R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE topology SYSTEM "hwloc2.dtd">
<topology version="2.0">
  <object type="Machine" os_index="0" allowed_cpuset="0x0000007f" allowed_nodeset="0x00000015"
    cpuset="0x000000ff" complete_cpuset="0x000003ff" nodeset="0x00000015" complete_nodeset="0x00000015" gp_index="1">
    <object type="NUMANode" os_index="4" local_memory="8589934592"
      cpuset="0x0" complete_cpuset="0x0" nodeset="0x00000010" complete_nodeset="0x00000010" gp_index="2"/>
    <object type="Package" os_index="0"
      cpuset="0x0000000f" complete_cpuset="0x0000000f" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="3">
      <info name="CPUModel" value="Made-up 0"/>
      <object type="NUMANode" os_index="0" local_memory="17179869184"
        cpuset="0x0000000f" complete_cpuset="0x0000000f" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="4"/>
      <object type="L3Cache" cache_size="8388608" depth="3" cache_linesize="64" cache_associativity="16" cache_type="0"
        cpuset="0x0000000f" complete_cpuset="0x0000000f" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="5">
        <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1"
          cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="6">
          <object type="L1iCache" cache_size="65536" depth="1" cache_linesize="64" cache_associativity="-1" cache_type="2"
            cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="7">
            <object type="Core" os_index="0"
              cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="8">
              <object type="PU" os_index="0"
                cpuset="0x00000001" complete_cpuset="0x00000001" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="9"/>
              <object type="PU" os_index="1"
                cpuset="0x00000002" complete_cpuset="0x00000002" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="10"/>
            </object>
          </object>
        </object>
        <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1"
          cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="11">
          <object type="L1iCache" cache_size="65536" depth="1" cache_linesize="64" cache_associativity="-1" cache_type="2"
            cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="12">
            <object type="Core" os_index="1"
              cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="13">
              <object type="PU" os_index="2"
                cpuset="0x00000004" complete_cpuset="0x00000004" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="14"/>
              <object type="PU" os_index="3"
                cpuset="0x00000008" complete_cpuset="0x00000008" nodeset="0x00000001" complete_nodeset="0x00000001" gp_index="15"/>
            </object>
          </object>
        </object>
      </object>
    </object>
    <object type="Package" os_index="1"
      cpuset="0x000000f0" complete_cpuset="0x000000f0" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="16">
      <info name="CPUModel" value="Made-up 1"/>
      <object type="NUMANode" os_index="2" local_memory="34359738368"
        cpuset="0x000000f0" complete_cpuset="0x000000f0" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="17"/>
      <object type="L3Cache" cache_size="8388608" depth="3" cache_linesize="64" cache_associativity="16" cache_type="0"
        cpuset="0x000000f0" complete_cpuset="0x000000f0" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="18">
        <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1"
          cpuset="0x00000030" complete_cpuset="0x00000030" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="19">
          <object type="L1iCache" cache_size="65536" depth="1" cache_linesize="64" cache_associativity="-1" cache_type="2"
            cpuset="0x00000030" complete_cpuset="0x00000030" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="20">
            <object type="Core" os_index="2"
              cpuset="0x00000030" complete_cpuset="0x00000030" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="21">
              <object type="PU" os_index="4"
                cpuset="0x00000010" complete_cpuset="0x00000010" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="22"/>
              <object type="PU" os_index="5"
                cpuset="0x00000020" complete_cpuset="0x00000020" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="23"/>
            </object>
          </object>
        </object>
        <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1"
          cpuset="0x000000c0" complete_cpuset="0x000000c0" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="24">
          <object type="L1iCache" cache_size="65536" depth="1" cache_linesize="64" cache_associativity="-1" cache_type="2"
            cpuset="0x000000c0" complete_cpuset="0x000000c0" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="25">
            <object type="Core" os_index="3"
              cpuset="0x000000c0" complete_cpuset="0x000000c0" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="26">
              <object type="PU" os_index="6"
                cpuset="0x00000040" complete_cpuset="0x00000040" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="27"/>
              <object type="PU" os_index="7"
                cpuset="0x00000080" complete_cpuset="0x00000080" nodeset="0x00000004" complete_nodeset="0x00000004" gp_index="28"/>
            </object>
          </object>
        </object>
      </object>
    </object>
  </object>
</topology>
)";

}  // namespace strata::test

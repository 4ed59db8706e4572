// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// More machines that are not there, as lstopo exports them to XML.
namespace strata::test {

/// Four performance cores with two threads, and two clusters of efficiency cores that share a second level:
/// four in the first, and two in the second, whose other CPUs 14 and 15 are switched off. CPUs 3 and 9 are
/// not allowed.
inline constexpr const char* restrictedMixedCores = R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE topology SYSTEM "hwloc2.dtd">
<topology version="2.0">
  <object type="Machine" os_index="0" allowed_cpuset="0x00003df7" allowed_nodeset="0x00000001" gp_index="54"
    cpuset="0x00003fff" complete_cpuset="0x0000ffff" nodeset="0x00000001" complete_nodeset="0x00000001">
    <object type="Package" os_index="0" gp_index="53"
      cpuset="0x00003fff" complete_cpuset="0x0000ffff" nodeset="0x00000001" complete_nodeset="0x00000001">
      <info name="CPUModel" value="Made-up 12"/>
      <object type="NUMANode" os_index="0" local_memory="34359738368" gp_index="52"
        cpuset="0x00003fff" complete_cpuset="0x0000ffff" nodeset="0x00000001" complete_nodeset="0x00000001"/>
      <object type="L3Cache" cache_size="31457280" depth="3" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="51"
        cpuset="0x00003fff" complete_cpuset="0x0000ffff" nodeset="0x00000001" complete_nodeset="0x00000001">
        <object type="L2Cache" cache_size="2097152" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="6"
          cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001">
          <object type="L1Cache" cache_size="49152" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="5"
            cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001">
            <object type="L1iCache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="4"
              cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001">
              <object type="Core" os_index="0" gp_index="3"
                cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001">
                <object type="PU" os_index="0" gp_index="1"
                  cpuset="0x00000001" complete_cpuset="0x00000001" nodeset="0x00000001" complete_nodeset="0x00000001"/>
                <object type="PU" os_index="1" gp_index="2"
                  cpuset="0x00000002" complete_cpuset="0x00000002" nodeset="0x00000001" complete_nodeset="0x00000001"/>
              </object>
            </object>
          </object>
        </object>
        <object type="L2Cache" cache_size="2097152" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="12"
          cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x00000001" complete_nodeset="0x00000001">
          <object type="L1Cache" cache_size="49152" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="11"
            cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x00000001" complete_nodeset="0x00000001">
            <object type="L1iCache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="10"
              cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x00000001" complete_nodeset="0x00000001">
              <object type="Core" os_index="1" gp_index="9"
                cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x00000001" complete_nodeset="0x00000001">
                <object type="PU" os_index="2" gp_index="7"
                  cpuset="0x00000004" complete_cpuset="0x00000004" nodeset="0x00000001" complete_nodeset="0x00000001"/>
                <object type="PU" os_index="3" gp_index="8"
                  cpuset="0x00000008" complete_cpuset="0x00000008" nodeset="0x00000001" complete_nodeset="0x00000001"/>
              </object>
            </object>
          </object>
        </object>
        <object type="L2Cache" cache_size="2097152" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="18"
          cpuset="0x00000030" complete_cpuset="0x00000030" nodeset="0x00000001" complete_nodeset="0x00000001">
          <object type="L1Cache" cache_size="49152" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="17"
            cpuset="0x00000030" complete_cpuset="0x00000030" nodeset="0x00000001" complete_nodeset="0x00000001">
            <object type="L1iCache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="16"
              cpuset="0x00000030" complete_cpuset="0x00000030" nodeset="0x00000001" complete_nodeset="0x00000001">
              <object type="Core" os_index="2" gp_index="15"
                cpuset="0x00000030" complete_cpuset="0x00000030" nodeset="0x00000001" complete_nodeset="0x00000001">
                <object type="PU" os_index="4" gp_index="13"
                  cpuset="0x00000010" complete_cpuset="0x00000010" nodeset="0x00000001" complete_nodeset="0x00000001"/>
                <object type="PU" os_index="5" gp_index="14"
                  cpuset="0x00000020" complete_cpuset="0x00000020" nodeset="0x00000001" complete_nodeset="0x00000001"/>
              </object>
            </object>
          </object>
        </object>
        <object type="L2Cache" cache_size="2097152" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="24"
          cpuset="0x000000c0" complete_cpuset="0x000000c0" nodeset="0x00000001" complete_nodeset="0x00000001">
          <object type="L1Cache" cache_size="49152" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="23"
            cpuset="0x000000c0" complete_cpuset="0x000000c0" nodeset="0x00000001" complete_nodeset="0x00000001">
            <object type="L1iCache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="22"
              cpuset="0x000000c0" complete_cpuset="0x000000c0" nodeset="0x00000001" complete_nodeset="0x00000001">
              <object type="Core" os_index="3" gp_index="21"
                cpuset="0x000000c0" complete_cpuset="0x000000c0" nodeset="0x00000001" complete_nodeset="0x00000001">
                <object type="PU" os_index="6" gp_index="19"
                  cpuset="0x00000040" complete_cpuset="0x00000040" nodeset="0x00000001" complete_nodeset="0x00000001"/>
                <object type="PU" os_index="7" gp_index="20"
                  cpuset="0x00000080" complete_cpuset="0x00000080" nodeset="0x00000001" complete_nodeset="0x00000001"/>
              </object>
            </object>
          </object>
        </object>
        <object type="L2Cache" cache_size="4194304" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="41"
          cpuset="0x00000f00" complete_cpuset="0x00000f00" nodeset="0x00000001" complete_nodeset="0x00000001">
          <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="28"
            cpuset="0x00000100" complete_cpuset="0x00000100" nodeset="0x00000001" complete_nodeset="0x00000001">
            <object type="L1iCache" cache_size="65536" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="27"
              cpuset="0x00000100" complete_cpuset="0x00000100" nodeset="0x00000001" complete_nodeset="0x00000001">
              <object type="Core" os_index="4" gp_index="26"
                cpuset="0x00000100" complete_cpuset="0x00000100" nodeset="0x00000001" complete_nodeset="0x00000001">
                <object type="PU" os_index="8" gp_index="25"
                  cpuset="0x00000100" complete_cpuset="0x00000100" nodeset="0x00000001" complete_nodeset="0x00000001"/>
              </object>
            </object>
          </object>
          <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="32"
            cpuset="0x00000200" complete_cpuset="0x00000200" nodeset="0x00000001" complete_nodeset="0x00000001">
            <object type="L1iCache" cache_size="65536" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="31"
              cpuset="0x00000200" complete_cpuset="0x00000200" nodeset="0x00000001" complete_nodeset="0x00000001">
              <object type="Core" os_index="5" gp_index="30"
                cpuset="0x00000200" complete_cpuset="0x00000200" nodeset="0x00000001" complete_nodeset="0x00000001">
                <object type="PU" os_index="9" gp_index="29"
                  cpuset="0x00000200" complete_cpuset="0x00000200" nodeset="0x00000001" complete_nodeset="0x00000001"/>
              </object>
            </object>
          </object>
          <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="36"
            cpuset="0x00000400" complete_cpuset="0x00000400" nodeset="0x00000001" complete_nodeset="0x00000001">
            <object type="L1iCache" cache_size="65536" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="35"
              cpuset="0x00000400" complete_cpuset="0x00000400" nodeset="0x00000001" complete_nodeset="0x00000001">
              <object type="Core" os_index="6" gp_index="34"
                cpuset="0x00000400" complete_cpuset="0x00000400" nodeset="0x00000001" complete_nodeset="0x00000001">
                <object type="PU" os_index="10" gp_index="33"
                  cpuset="0x00000400" complete_cpuset="0x00000400" nodeset="0x00000001" complete_nodeset="0x00000001"/>
              </object>
            </object>
          </object>
          <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="40"
            cpuset="0x00000800" complete_cpuset="0x00000800" nodeset="0x00000001" complete_nodeset="0x00000001">
            <object type="L1iCache" cache_size="65536" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="39"
              cpuset="0x00000800" complete_cpuset="0x00000800" nodeset="0x00000001" complete_nodeset="0x00000001">
              <object type="Core" os_index="7" gp_index="38"
                cpuset="0x00000800" complete_cpuset="0x00000800" nodeset="0x00000001" complete_nodeset="0x00000001">
                <object type="PU" os_index="11" gp_index="37"
                  cpuset="0x00000800" complete_cpuset="0x00000800" nodeset="0x00000001" complete_nodeset="0x00000001"/>
              </object>
            </object>
          </object>
        </object>
        <object type="L2Cache" cache_size="4194304" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="50"
          cpuset="0x00003000" complete_cpuset="0x0000f000" nodeset="0x00000001" complete_nodeset="0x00000001">
          <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="45"
            cpuset="0x00001000" complete_cpuset="0x00001000" nodeset="0x00000001" complete_nodeset="0x00000001">
            <object type="L1iCache" cache_size="65536" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="44"
              cpuset="0x00001000" complete_cpuset="0x00001000" nodeset="0x00000001" complete_nodeset="0x00000001">
              <object type="Core" os_index="8" gp_index="43"
                cpuset="0x00001000" complete_cpuset="0x00001000" nodeset="0x00000001" complete_nodeset="0x00000001">
                <object type="PU" os_index="12" gp_index="42"
                  cpuset="0x00001000" complete_cpuset="0x00001000" nodeset="0x00000001" complete_nodeset="0x00000001"/>
              </object>
            </object>
          </object>
          <object type="L1Cache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="49"
            cpuset="0x00002000" complete_cpuset="0x00002000" nodeset="0x00000001" complete_nodeset="0x00000001">
            <object type="L1iCache" cache_size="65536" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="48"
              cpuset="0x00002000" complete_cpuset="0x00002000" nodeset="0x00000001" complete_nodeset="0x00000001">
              <object type="Core" os_index="9" gp_index="47"
                cpuset="0x00002000" complete_cpuset="0x00002000" nodeset="0x00000001" complete_nodeset="0x00000001">
                <object type="PU" os_index="13" gp_index="46"
                  cpuset="0x00002000" complete_cpuset="0x00002000" nodeset="0x00000001" complete_nodeset="0x00000001"/>
              </object>
            </object>
          </object>
        </object>
      </object>
    </object>
  </object>
  <cpukind cpuset="0x00003f00" forced_efficiency="0">
    <info name="CoreType" value="IntelAtom"/>
  </cpukind>
  <cpukind cpuset="0x000000ff" forced_efficiency="1">
    <info name="CoreType" value="IntelCore"/>
  </cpukind>
</topology>
)";

/// Two packages with a node of ordinary memory and one of high bandwidth each, and a node of CXL memory
/// beside both, which has no CPUs.
inline constexpr const char* memoryOfThreeSorts = R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE topology SYSTEM "hwloc2.dtd">
<topology version="2.0">
  <object type="Machine" os_index="0" allowed_cpuset="0x0000000f" allowed_nodeset="0x0000001f" gp_index="30"
    cpuset="0x0000000f" complete_cpuset="0x0000000f" nodeset="0x0000001f" complete_nodeset="0x0000001f">
    <object type="NUMANode" os_index="4" subtype="CXL" local_memory="137438953472" gp_index="29"
      cpuset="0x0000000f" complete_cpuset="0x0000000f" nodeset="0x00000010" complete_nodeset="0x00000010"/>
    <object type="Package" os_index="0" gp_index="14"
      cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000005" complete_nodeset="0x00000005">
      <info name="CPUModel" value="Made-up Max"/>
      <object type="NUMANode" os_index="0" local_memory="68719476736" gp_index="1"
        cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000001" complete_nodeset="0x00000001"/>
      <object type="NUMANode" os_index="2" subtype="HBM" local_memory="17179869184" gp_index="2"
        cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000004" complete_nodeset="0x00000004"/>
      <object type="L3Cache" cache_size="110100480" depth="3" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="13"
        cpuset="0x00000003" complete_cpuset="0x00000003" nodeset="0x00000005" complete_nodeset="0x00000005">
        <object type="L2Cache" cache_size="2097152" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="7"
          cpuset="0x00000001" complete_cpuset="0x00000001" nodeset="0x00000005" complete_nodeset="0x00000005">
          <object type="L1Cache" cache_size="49152" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="6"
            cpuset="0x00000001" complete_cpuset="0x00000001" nodeset="0x00000005" complete_nodeset="0x00000005">
            <object type="L1iCache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="5"
              cpuset="0x00000001" complete_cpuset="0x00000001" nodeset="0x00000005" complete_nodeset="0x00000005">
              <object type="Core" os_index="0" gp_index="4"
                cpuset="0x00000001" complete_cpuset="0x00000001" nodeset="0x00000005" complete_nodeset="0x00000005">
                <object type="PU" os_index="0" gp_index="3"
                  cpuset="0x00000001" complete_cpuset="0x00000001" nodeset="0x00000005" complete_nodeset="0x00000005"/>
              </object>
            </object>
          </object>
        </object>
        <object type="L2Cache" cache_size="2097152" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="12"
          cpuset="0x00000002" complete_cpuset="0x00000002" nodeset="0x00000005" complete_nodeset="0x00000005">
          <object type="L1Cache" cache_size="49152" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="11"
            cpuset="0x00000002" complete_cpuset="0x00000002" nodeset="0x00000005" complete_nodeset="0x00000005">
            <object type="L1iCache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="10"
              cpuset="0x00000002" complete_cpuset="0x00000002" nodeset="0x00000005" complete_nodeset="0x00000005">
              <object type="Core" os_index="1" gp_index="9"
                cpuset="0x00000002" complete_cpuset="0x00000002" nodeset="0x00000005" complete_nodeset="0x00000005">
                <object type="PU" os_index="1" gp_index="8"
                  cpuset="0x00000002" complete_cpuset="0x00000002" nodeset="0x00000005" complete_nodeset="0x00000005"/>
              </object>
            </object>
          </object>
        </object>
      </object>
    </object>
    <object type="Package" os_index="1" gp_index="28"
      cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x0000000a" complete_nodeset="0x0000000a">
      <info name="CPUModel" value="Made-up Max"/>
      <object type="NUMANode" os_index="1" local_memory="68719476736" gp_index="15"
        cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x00000002" complete_nodeset="0x00000002"/>
      <object type="NUMANode" os_index="3" subtype="HBM" local_memory="17179869184" gp_index="16"
        cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x00000008" complete_nodeset="0x00000008"/>
      <object type="L3Cache" cache_size="110100480" depth="3" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="27"
        cpuset="0x0000000c" complete_cpuset="0x0000000c" nodeset="0x0000000a" complete_nodeset="0x0000000a">
        <object type="L2Cache" cache_size="2097152" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="21"
          cpuset="0x00000004" complete_cpuset="0x00000004" nodeset="0x0000000a" complete_nodeset="0x0000000a">
          <object type="L1Cache" cache_size="49152" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="20"
            cpuset="0x00000004" complete_cpuset="0x00000004" nodeset="0x0000000a" complete_nodeset="0x0000000a">
            <object type="L1iCache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="19"
              cpuset="0x00000004" complete_cpuset="0x00000004" nodeset="0x0000000a" complete_nodeset="0x0000000a">
              <object type="Core" os_index="2" gp_index="18"
                cpuset="0x00000004" complete_cpuset="0x00000004" nodeset="0x0000000a" complete_nodeset="0x0000000a">
                <object type="PU" os_index="2" gp_index="17"
                  cpuset="0x00000004" complete_cpuset="0x00000004" nodeset="0x0000000a" complete_nodeset="0x0000000a"/>
              </object>
            </object>
          </object>
        </object>
        <object type="L2Cache" cache_size="2097152" depth="2" cache_linesize="64" cache_associativity="8" cache_type="0" gp_index="26"
          cpuset="0x00000008" complete_cpuset="0x00000008" nodeset="0x0000000a" complete_nodeset="0x0000000a">
          <object type="L1Cache" cache_size="49152" depth="1" cache_linesize="64" cache_associativity="8" cache_type="1" gp_index="25"
            cpuset="0x00000008" complete_cpuset="0x00000008" nodeset="0x0000000a" complete_nodeset="0x0000000a">
            <object type="L1iCache" cache_size="32768" depth="1" cache_linesize="64" cache_associativity="8" cache_type="2" gp_index="24"
              cpuset="0x00000008" complete_cpuset="0x00000008" nodeset="0x0000000a" complete_nodeset="0x0000000a">
              <object type="Core" os_index="3" gp_index="23"
                cpuset="0x00000008" complete_cpuset="0x00000008" nodeset="0x0000000a" complete_nodeset="0x0000000a">
                <object type="PU" os_index="3" gp_index="22"
                  cpuset="0x00000008" complete_cpuset="0x00000008" nodeset="0x0000000a" complete_nodeset="0x0000000a"/>
              </object>
            </object>
          </object>
        </object>
      </object>
    </object>
  </object>
</topology>
)";

}  // namespace strata::test

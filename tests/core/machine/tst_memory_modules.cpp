// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/memory_modules.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "core/plan/memory_limit.h"

namespace strata {
namespace {

using Blob = std::vector<std::byte>;

Blob fromHex(std::string_view hex) {
  Blob blob;
  for (std::size_t i = 0; i + 2 <= hex.size(); i += 3)
    blob.push_back(static_cast<std::byte>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16)));
  return blob;
}

// Of a Gigabyte X399 board with eight modules: the array and two of the devices, serial numbers overwritten.
// From the test data of u-root's dmidecode.
constexpr std::string_view realTable =
    "10 17 09 00 03 03 03 00 00 00 20 08 00 08 00 00 00 00 00 00 00 00 00 00 00 "
    "11 28 11 00 09 00 10 00 40 00 40 00 00 40 09 00 01 02 1a 80 40 75 0b 03 04 00 05 02 "
    "00 00 00 00 75 0b b0 04 b0 04 b0 04 44 49 4d 4d 20 30 00 50 30 20 43 48 41 4e 4e 45 "
    "4c 20 41 00 4b 69 6e 67 73 74 6f 6e 00 30 30 30 30 30 30 30 30 00 4b 48 58 32 39 33 "
    "33 43 31 37 44 34 2f 31 36 47 20 20 20 20 00 00 "
    "11 28 17 00 09 00 16 00 40 00 40 00 00 40 09 00 01 02 1a 80 40 75 0b 03 04 00 05 02 "
    "00 00 00 00 75 0b b0 04 b0 04 b0 04 44 49 4d 4d 20 30 00 50 30 20 43 48 41 4e 4e 45 "
    "4c 20 42 00 4b 69 6e 67 73 74 6f 6e 00 30 30 30 30 30 30 30 30 00 4b 48 58 32 39 33 "
    "33 43 31 37 44 34 2f 31 36 47 20 20 20 20 00 00 ";

/// A structure of type 17 made by hand.
class Device {
 public:
  explicit Device(std::size_t length = 0x5C) : m_area(length) {
    put(0, 1, 17);
    put(1, 1, length);
    put(4, 2, 0x10);
    put(0x0A, 2, 64);
  }
  Device& put(std::size_t offset, std::size_t bytes, std::uint64_t value) {
    for (std::size_t i = 0; i < bytes && offset + i < m_area.size(); ++i)
      m_area[offset + i] = static_cast<std::byte>(value >> (8 * i));
    return *this;
  }
  Device& text(std::size_t offset, std::string_view text) {
    put(offset, 1, ++m_count);
    for (const char c : text) m_texts.push_back(static_cast<std::byte>(c));
    m_texts.push_back(std::byte{0});
    return *this;
  }
  Blob blob() const {
    Blob blob = m_area;
    blob.insert(blob.end(), m_texts.begin(), m_texts.end());
    blob.resize(blob.size() + (m_texts.empty() ? 2 : 1));
    return blob;
  }

 private:
  Blob m_area;
  Blob m_texts;
  std::uint64_t m_count = 0;
};

Blob operator+(Blob a, const Blob& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

MemoryDevice module(std::string locator, std::string bank = "") {
  return {16_GiB, 64, "DDR5", 6000, "Kingston", std::move(locator), std::move(bank)};
}

std::optional<MemoryModules> known(const std::vector<MemoryDevice>& devices,
                                   const std::vector<EdacUnit>& units = {}) {
  return modulesOf(devices, units, 31_GiB, false);
}

TEST(Smbios, readsARealTable) {
  const Blob table = fromHex(realTable);
  const MemoryDevice first{16_GiB, 64, "DDR4", 2933, "Kingston", "DIMM 0", "P0 CHANNEL A", 2933};
  MemoryDevice second = first;
  second.bank = "P0 CHANNEL B";
  EXPECT_EQ(memoryDevicesFromSmbios(table), (std::vector<MemoryDevice>{first, second}));
  EXPECT_EQ(known(memoryDevicesFromSmbios(table)), (MemoryModules{2, "DDR4", 2933, 2, 2933}));
}

TEST(Smbios, readsWhatIsTooLargeForTheOldFields) {
  const Blob table = Device()
                         .put(0x0C, 2, 0x7FFF)
                         .put(0x1C, 4, 64 * 1024)
                         .put(0x12, 1, 0x22)
                         .put(0x15, 2, 0xFFFF)
                         .put(0x54, 4, 80000)
                         .put(0x20, 2, 0xFFFF)
                         .put(0x58, 4, 70000)
                         .blob();
  EXPECT_EQ(memoryDevicesFromSmbios(table),
            (std::vector<MemoryDevice>{{64_GiB, 64, "DDR5", 70000, "", "", "", 80000}}));
}

TEST(Smbios, readsOldStructures) {
  const Blob table = Device(0x1B).put(0x0C, 2, 0x8000 | 512).put(0x15, 2, 1600).text(0x11, "BANK 0  ").blob();
  EXPECT_EQ(memoryDevicesFromSmbios(table),
            (std::vector<MemoryDevice>{{512_KiB, 64, "", 1600, "", "", "BANK 0", 1600}}))
      << "512 KiB; no configured speed, so the fastest possible; blanks at the end dropped";
}

TEST(Smbios, leavesOutEmptySocketsFlashAndPersistentMemory) {
  const Blob flashArray =
      fromHex("10 17 20 00 03 05 03 00 00 00 00 fe ff 01 00 00 00 00 00 00 00 00 00 00 00 ");
  const Blob empty = Device().put(0x0C, 2, 0).blob();
  const Blob unknown = Device().put(0x0C, 2, 0xFFFF).blob();
  const Blob flash = Device().put(4, 2, 0x20).put(0x0C, 2, 16).blob();
  const Blob persistent = Device().put(0x0C, 2, 0x4000).put(0x28, 1, 7).blob();
  const Blob dram = Device().put(0x0C, 2, 0x4000).put(0x28, 1, 3).blob();
  EXPECT_EQ(memoryDevicesFromSmbios(flashArray + empty + unknown + flash + persistent + dram).size(), 1u);
}

TEST(Smbios, survivesEveryCut) {
  const Blob table = fromHex(realTable) + Device().put(0x0C, 2, 0x4000).text(0x10, "DIMM_A1").blob();
  for (std::size_t length = 0; length < table.size(); ++length) {
    const auto devices = memoryDevicesFromSmbios(std::span(table).first(length));
    EXPECT_LE(devices.size(), 2u) << "the last is not whole";
  }
  EXPECT_EQ(memoryDevicesFromSmbios(table).size(), 3u);
}

TEST(Smbios, survivesDamage) {
  const Blob whole = fromHex(realTable);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (const unsigned value : {0x00u, 0x03u, 0x7Fu, 0xFFu}) {
      Blob table = whole;
      table[i] = static_cast<std::byte>(value);
      EXPECT_LE(memoryDevicesFromSmbios(table).size(), 2u);
    }
  }
}

TEST(Smbios, stopsAtItsEnd) {
  const Blob end = fromHex("7f 04 ff fe 00 00 ");
  const Blob device = Device().put(0x0C, 2, 0x4000).blob();
  EXPECT_EQ(memoryDevicesFromSmbios(device + end + device).size(), 1u);
}

TEST(Udev, readsItsDatabase) {
  const std::vector<MemoryDevice> devices = memoryDevicesFromUdev(
      "I:3423423\n"
      "E:MEMORY_ARRAY_NUM_DEVICES=4\n"
      "E:MEMORY_DEVICE_0_PRESENT=0\n"
      "E:MEMORY_DEVICE_1_DATA_WIDTH=64\n"
      "E:MEMORY_DEVICE_1_SIZE=17179869184\n"
      "E:MEMORY_DEVICE_1_LOCATOR=DIMM 1\n"
      "E:MEMORY_DEVICE_1_BANK_LOCATOR=P0 CHANNEL A\n"
      "E:MEMORY_DEVICE_1_TYPE=DDR5\n"
      "E:MEMORY_DEVICE_1_SPEED_MTS=6400\n"
      "E:MEMORY_DEVICE_1_MANUFACTURER=Kingston\n"
      "E:MEMORY_DEVICE_1_CONFIGURED_SPEED_MTS=6000\n"
      "E:MEMORY_DEVICE_10_SIZE=8589934592\n"
      "E:MEMORY_DEVICE_10_TYPE=RAM\n"
      "E:MEMORY_DEVICE_10_SPEED_MTS=4800\n"
      "E:MEMORY_DEVICE_x_SIZE=1\n"
      "E:MEMORY_DEVICE_3_SIZE=much\n"
      "E:MEMORY_DEVICE_=\n"
      "E:MEMORY_DEVICE_4_SIZE");
  EXPECT_EQ(devices,
            (std::vector<MemoryDevice>{{16_GiB, 64, "DDR5", 6000, "Kingston", "DIMM 1", "P0 CHANNEL A", 6400},
                                       {8_GiB, {}, "", 4800, "", "", "", 4800}}));
  EXPECT_TRUE(memoryDevicesFromUdev("").empty());
}

TEST(MemoryModules, countChannelsByTheNamesOfBanksAndSockets) {
  const auto channels = [](const std::vector<MemoryDevice>& devices) { return known(devices)->channels; };
  EXPECT_EQ(channels({module("DIMM 0", "P0 CHANNEL A"), module("DIMM 1", "P0 CHANNEL A"),
                      module("DIMM 0", "P0 CHANNEL B"), module("DIMM 1", "P0 CHANNEL B")}),
            2);
  EXPECT_EQ(channels({module("P1-DIMM1A", "P0_Node0_Channel0_Dimm0"),
                      module("P1-DIMM1B", "P0_Node0_Channel1_Dimm0"),
                      module("P2-DIMM1A", "P1_Node1_Channel0_Dimm0")}),
            3)
      << "of two processors";
  EXPECT_EQ(channels({module("ChannelA-DIMM0", "BANK 0"), module("ChannelB-DIMM0", "BANK 2")}), 2);
  EXPECT_EQ(channels({module("Controller0-ChannelA-DIMM0"), module("Controller1-ChannelA-DIMM0")}), 2);
  EXPECT_EQ(channels({module("DIMM_A2", "BANK 1"), module("DIMM_B2", "BANK 3")}), 2);
  EXPECT_EQ(channels({module("P1-DIMMA1"), module("P1-DIMMA2"), module("P1-DIMMB1")}), 2);
  EXPECT_FALSE(channels({module("DIMM 0", "BANK 0"), module("DIMM 1", "BANK 1")})) << "sockets, not channels";
  EXPECT_FALSE(channels({module("DIMM_A1"), module("somewhere")})) << "not all of them tell";
}

TEST(MemoryModules, haveTheSpeedOfTheSlowest) {
  MemoryDevice slow = module("DIMM_B1");
  slow.speedMts = 4800;
  const auto modules = known({module("DIMM_A1"), slow});
  EXPECT_EQ(modules, (MemoryModules{2, "DDR5", 4800, 2}));
  slow.type = "DDR4";
  EXPECT_EQ(known({module("DIMM_A1"), slow}), (MemoryModules{2, "", {}, 2})) << "they cannot be of two types";
}

TEST(MemoryModules, areRatedByTheSlowestWhereAllTell) {
  MemoryDevice fast = module("DIMM_A1");
  fast.ratedMts = 6400;
  MemoryDevice slow = module("DIMM_B1");
  EXPECT_FALSE(known({fast, slow})->ratedMts) << "one does not tell";
  slow.ratedMts = 5600;
  EXPECT_EQ(known({fast, slow})->ratedMts, 5600);
  slow.ratedMts = 65535;
  EXPECT_FALSE(known({fast, slow})->ratedMts) << "no DDR5 has that speed";
  slow.ratedMts = 5600;
  slow.speedMts = 0;
  EXPECT_FALSE(known({fast, slow})->ratedMts) << "what they run at is not known";
}

TEST(MemoryModules, haveNoSpeedThatTheirTypeHasNot) {
  MemoryDevice device = module("DIMM_A1");
  for (const int implausible : {0, 1600, 3199, 10001, 65535}) {
    device.speedMts = implausible;
    EXPECT_FALSE(known({device})->speedMts) << implausible;
  }
  device.speedMts.reset();
  EXPECT_FALSE(known({device})->speedMts);
  device = module("DIMM_A1");
  device.type.clear();
  EXPECT_EQ(known({device}), (MemoryModules{1, "", {}, 1}));
}

TEST(MemoryModules, haveNoChannelsWhereTheyAreNarrower) {
  MemoryDevice soldered = module("Controller0-ChannelA");
  soldered.type = "LPDDR5";
  EXPECT_EQ(known({soldered}), (MemoryModules{1, "LPDDR5", 6000, {}}));
  MemoryDevice half = module("DIMM_A1");
  half.dataBits = 32;
  EXPECT_FALSE(known({half})->channels);
}

TEST(MemoryModules, areUnknownInAVirtualMachine) {
  const auto inVirtualMachine = [](const MemoryDevice& device) {
    return modulesOf({device}, {}, 16_GiB, true);
  };
  // As QEMU, VMware, Hyper-V and a large cloud have them.
  EXPECT_FALSE(inVirtualMachine({16_GiB, {}, "", {}, "QEMU", "DIMM 0", ""}));
  EXPECT_FALSE(inVirtualMachine({16_GiB, 32, "", {}, "VMware Virtual RAM", "RAM slot #0", ""}));
  EXPECT_FALSE(inVirtualMachine({16_GiB, {}, "", {}, "Microsoft Corporation", "M0001", "None"}));
  EXPECT_FALSE(inVirtualMachine({16_GiB, 64, "DDR4", 2933, "Not Specified", "Not Specified", ""}));
  EXPECT_FALSE(modulesOf({}, {}, 16_GiB, true));

  MemoryDevice passed = module("DIMM_A1");
  EXPECT_EQ(inVirtualMachine(passed), (MemoryModules{1, "DDR5", 6000, 1})) << "the host's own, passed on";
  passed.size = 17_GiB;
  EXPECT_FALSE(inVirtualMachine(passed)) << "no module is that large";
  passed.size = 64_GiB;
  EXPECT_FALSE(inVirtualMachine(passed)) << "this machine has 16";
}

TEST(MemoryModules, comeFromTheDriverOfErrorDetectionWhereNothingElseTells) {
  const auto unit = [](int controller, const char* location, bool isRank = false) {
    return EdacUnit{controller, "skx", isRank, "Registered-DDR4", location};
  };
  EXPECT_EQ(
      known({}, {unit(0, "channel 0 slot 0"), unit(0, "channel 0 slot 1"), unit(1, "channel 0 slot 0 ")}),
      (MemoryModules{3, "DDR4", {}, 2}));
  EXPECT_EQ(known({}, {unit(0, "csrow 0 channel 0", true), unit(0, "csrow 1 channel 0", true),
                       unit(0, "csrow 0 channel 1", true)}),
            (MemoryModules{{}, "DDR4", {}, 2}))
      << "ranks are no modules";
  EXPECT_FALSE(known({}, {unit(0, "slot 0")})->channels);
  EXPECT_FALSE(
      known({}, {{0, "Intel_client_SoC MC#0", true, "Unbuffered-DDR5", "channel 0 slot 0"}})->channels);
  EXPECT_EQ(known({}, {{0, "x", false, "Low-Power-DDR4-RAM", "channel 0 slot 0"}}),
            (MemoryModules{1, "LPDDR4", {}, {}}));
  EXPECT_FALSE(known({}));
}

TEST(MemoryModules, takeChannelsFromTheDriverWhereNamesDoNotTell) {
  const std::vector<EdacUnit> units{{0, "F1Ah", false, "Unbuffered-DDR5", "csrow 0 channel 0"},
                                    {0, "F1Ah", false, "Unbuffered-DDR5", "csrow 0 channel 1"}};
  EXPECT_EQ(known({module("DIMM 0", "BANK 0"), module("DIMM 1", "BANK 1")}, units),
            (MemoryModules{2, "DDR5", 6000, 2}));
  EXPECT_FALSE(known({module("DIMM 0", "BANK 0")}, units)->channels) << "more channels than modules";
}

TEST(MemoryLimit, isTransfersTimesEightBytesTimesChannels) {
  Machine machine;
  EXPECT_FALSE(memoryLimitMbs(machine));
  machine.memoryModules = MemoryModules{2, "DDR5", 6000, 2};
  EXPECT_EQ(memoryLimitMbs(machine), 96000.0);
  machine.memoryModules->channels = 12;
  machine.memoryModules->speedMts = 4800;
  EXPECT_EQ(memoryLimitMbs(machine), 460800.0);
  machine.memoryModules->channels.reset();
  EXPECT_FALSE(memoryLimitMbs(machine));
  machine.memoryModules = MemoryModules{2, "DDR5", {}, 2};
  EXPECT_FALSE(memoryLimitMbs(machine));
}

TEST(MemoryModules, ofThisMachineAreReadWithoutTrouble) {
  const auto modules = readMemoryModules(16_GiB, false);
  if (!modules) return;  // not told here
  EXPECT_GT(modules->count.value_or(1), 0);
  EXPECT_GT(modules->channels.value_or(1), 0);
}

}  // namespace
}  // namespace strata

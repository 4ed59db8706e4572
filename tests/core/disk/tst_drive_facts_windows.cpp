// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/drive_facts_windows.h"

#include <gtest/gtest.h>
#include <windows.h>
#include <winioctl.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace strata::test {
namespace {

/// A descriptor as a drive gives it: the head, then the texts.
std::vector<std::byte> descriptor(std::string_view maker, std::string_view model) {
  STORAGE_DEVICE_DESCRIPTOR head{};
  head.Version = sizeof(head);
  const std::size_t size = sizeof(head) + maker.size() + 1 + model.size() + 1;
  std::vector<std::byte> bytes(size);
  if (!maker.empty()) head.VendorIdOffset = sizeof(head);
  if (!model.empty()) head.ProductIdOffset = static_cast<DWORD>(sizeof(head) + maker.size() + 1);
  const auto put = [&](std::size_t at, std::string_view text) {
    std::transform(text.begin(), text.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at),
                   [](char c) { return static_cast<std::byte>(c); });
  };
  put(0, {reinterpret_cast<const char*>(&head), sizeof(head)});
  put(sizeof(head), maker);
  put(sizeof(head) + maker.size() + 1, model);
  return bytes;
}

TEST(ModelIn, IsMakerAndModel) {
  EXPECT_EQ(modelIn(descriptor("SanDisk ", "Ultra           ")), "SanDisk Ultra");
  EXPECT_EQ(modelIn(descriptor("", "Samsung SSD 870 EVO 500GB")), "Samsung SSD 870 EVO 500GB");
  EXPECT_EQ(modelIn(descriptor("NVMe", "Samsung SSD 990 PRO")), "Samsung SSD 990 PRO");
  EXPECT_EQ(modelIn(descriptor("Samsung", "Samsung SSD 990 PRO")), "Samsung SSD 990 PRO");
  EXPECT_EQ(modelIn(descriptor("Msft", "")), "Msft");
  EXPECT_EQ(modelIn(descriptor("", "")), "");
}

TEST(ModelIn, ReadsNothingBeyondTheDescriptor) {
  EXPECT_EQ(modelIn({}), "");
  std::vector<std::byte> cut = descriptor("", "Samsung");
  cut.resize(cut.size() - 3);
  EXPECT_EQ(modelIn(cut), "Samsu");
  cut.resize(sizeof(STORAGE_DEVICE_DESCRIPTOR));
  EXPECT_EQ(modelIn(cut), "");
}

TEST(LinkName, IsThatOfTheBus) {
  EXPECT_EQ(linkName(BusTypeNvme), "NVMe");
  EXPECT_EQ(linkName(BusTypeUsb), "USB");
  EXPECT_EQ(linkName(BusTypeUnknown), "");
  EXPECT_EQ(linkName(0xFFFF), "");
}

TEST(DriveFactsWindows, OfADiskThatIsNotThere) {
  const DriveFacts facts = readDriveFacts(99999);
  EXPECT_EQ(facts.model, "");
  EXPECT_EQ(facts.rotates, std::nullopt);
}

}  // namespace
}  // namespace strata::test

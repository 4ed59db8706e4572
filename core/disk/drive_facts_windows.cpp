// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/drive_facts_windows.h"

#include <windows.h>
#include <winioctl.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

namespace strata {

namespace {

/// The text at an offset of a descriptor, which ends in a zero; 0 stands for none.
std::string textAt(std::span<const std::byte> descriptor, std::uint32_t offset) {
  if (offset == 0 || offset >= descriptor.size()) return {};
  std::string text;
  for (const std::byte byte : descriptor.subspan(offset)) {
    if (byte == std::byte{0}) break;
    text += static_cast<char>(byte);
  }
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// What a drive answers, at most so many bytes of it; empty when it does not.
std::vector<std::byte> ask(HANDLE drive, STORAGE_PROPERTY_ID property, std::size_t mostBytes) {
  STORAGE_PROPERTY_QUERY query{};
  query.PropertyId = property;
  query.QueryType = PropertyStandardQuery;
  std::vector<std::byte> answer(mostBytes);
  DWORD returned = 0;
  if (!DeviceIoControl(drive, IOCTL_STORAGE_QUERY_PROPERTY, &query, sizeof(query), answer.data(),
                       static_cast<DWORD>(answer.size()), &returned, nullptr))
    return {};
  answer.resize(returned);
  return answer;
}

/// The beginning of an answer as what it is; nothing when it is shorter.
template <typename Descriptor>
std::optional<Descriptor> as(std::span<const std::byte> answer, std::size_t leastBytes = sizeof(Descriptor)) {
  if (answer.size() < leastBytes) return std::nullopt;
  Descriptor descriptor{};
  std::memcpy(&descriptor, answer.data(), std::min(answer.size(), sizeof(Descriptor)));
  return descriptor;
}

constexpr std::size_t deviceHead = offsetof(STORAGE_DEVICE_DESCRIPTOR, RawDeviceProperties);

}  // namespace

std::string modelIn(std::span<const std::byte> descriptor) {
  const auto head = as<STORAGE_DEVICE_DESCRIPTOR>(descriptor, deviceHead);
  if (!head) return {};
  const std::string maker = textAt(descriptor, head->VendorIdOffset);
  const std::string model = textAt(descriptor, head->ProductIdOffset);
  // The maker of ATA and NVMe drives is a word for the bus, and the model names the maker.
  if (maker.empty() || maker == "ATA" || maker == "NVMe" || model.starts_with(maker)) return model;
  return model.empty() ? maker : maker + " " + model;
}

std::string linkName(std::uint32_t busType) {
  constexpr std::array<std::pair<std::uint32_t, std::string_view>, 13> names{{{BusTypeScsi, "SCSI"},
                                                                              {BusTypeAta, "ATA"},
                                                                              {BusType1394, "FireWire"},
                                                                              {BusTypeFibre, "Fibre Channel"},
                                                                              {BusTypeUsb, "USB"},
                                                                              {BusTypeRAID, "RAID"},
                                                                              {BusTypeiScsi, "iSCSI"},
                                                                              {BusTypeSas, "SAS"},
                                                                              {BusTypeSata, "SATA"},
                                                                              {BusTypeSd, "SD"},
                                                                              {BusTypeMmc, "MMC"},
                                                                              {BusTypeNvme, "NVMe"},
                                                                              {BusTypeUfs, "UFS"}}};
  for (const auto& [type, name] : names)
    if (type == busType) return std::string(name);
  return {};
}

DriveFacts readDriveFacts(std::uint32_t diskNumber) {
  DriveFacts facts;
  const std::wstring path = L"\\\\.\\PhysicalDrive" + std::to_wstring(diskNumber);
  const HANDLE drive =
      CreateFileW(path.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr);
  if (drive == INVALID_HANDLE_VALUE) return facts;
  constexpr std::size_t device = 4096;
  const auto descriptor = ask(drive, StorageDeviceProperty, device);
  facts.model = modelIn(descriptor);
  if (const auto head = as<STORAGE_DEVICE_DESCRIPTOR>(descriptor, deviceHead))
    facts.link = linkName(static_cast<std::uint32_t>(head->BusType));
  if (const auto alignment = as<STORAGE_ACCESS_ALIGNMENT_DESCRIPTOR>(
          ask(drive, StorageAccessAlignmentProperty, sizeof(STORAGE_ACCESS_ALIGNMENT_DESCRIPTOR)));
      alignment && alignment->BytesPerPhysicalSector > 0)
    facts.physicalSector = Bytes{alignment->BytesPerPhysicalSector};
  if (const auto penalty = as<DEVICE_SEEK_PENALTY_DESCRIPTOR>(
          ask(drive, StorageDeviceSeekPenaltyProperty, sizeof(DEVICE_SEEK_PENALTY_DESCRIPTOR))))
    facts.rotates = penalty->IncursSeekPenalty != 0;
  CloseHandle(drive);
  return facts;
}

}  // namespace strata

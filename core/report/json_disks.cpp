// SPDX-License-Identifier: GPL-3.0-or-later
// The disks of a run file: written and read.
#include <utility>

#include "core/report/json_writing.h"
#include "core/report/object_reader.h"

namespace strata {

namespace {

Json diskJson(const FolderFacts& disk) {
  Json json = {{"folder", disk.path}, {"free_bytes", disk.free.count}};
  if (disk.capacity) json["capacity_bytes"] = disk.capacity->count;
  if (disk.largestFile) json["largest_file_bytes"] = disk.largestFile->count;
  put(json, "device", disk.device);
  put(json, "file_system", disk.fileSystem);
  put(json, "mount_options", disk.mountOptions);
  json["sector_bytes"] = disk.sector.count;
  if (disk.physicalSector) json["physical_sector_bytes"] = disk.physicalSector->count;
  put(json, "model", disk.model);
  put(json, "rotates", disk.rotates);
  put(json, "link", disk.link);
  put(json, "link_rate_mbs", disk.linkRate);
  put(json, "drive_link", disk.driveLink);
  put(json, "drive_link_rate_mbs", disk.driveLinkRate);
  const auto putTrue = [&](const char* key, bool value) {
    if (value) json[key] = true;
  };
  putTrue("in_memory", disk.inMemory);
  putTrue("device_in_memory", disk.deviceInMemory);
  putTrue("through_program", disk.throughProgram);
  putTrue("copy_on_write", disk.copyOnWrite);
  putTrue("compresses", disk.compresses);
  putTrue("encrypted", disk.encrypted);
  return json;
}

FolderFacts readDisk(ObjectReader reader) {
  FolderFacts disk;
  reader.required("folder", disk.path);
  reader.optional("free_bytes", disk.free);
  reader.optional("capacity_bytes", disk.capacity);
  reader.optional("largest_file_bytes", disk.largestFile);
  reader.optional("device", disk.device);
  reader.optional("file_system", disk.fileSystem);
  reader.optional("mount_options", disk.mountOptions);
  reader.optional("sector_bytes", disk.sector);
  reader.optional("physical_sector_bytes", disk.physicalSector);
  reader.optional("model", disk.model);
  reader.optional("rotates", disk.rotates);
  reader.optional("link", disk.link);
  reader.optional("link_rate_mbs", disk.linkRate);
  reader.optional("drive_link", disk.driveLink);
  reader.optional("drive_link_rate_mbs", disk.driveLinkRate);
  reader.optional("in_memory", disk.inMemory);
  reader.optional("device_in_memory", disk.deviceInMemory);
  reader.optional("through_program", disk.throughProgram);
  reader.optional("copy_on_write", disk.copyOnWrite);
  reader.optional("compresses", disk.compresses);
  reader.optional("encrypted", disk.encrypted);
  return disk;
}

}  // namespace

Json disksJson(const std::vector<FolderFacts>& disks) {
  Json json = Json::array();
  for (const FolderFacts& disk : disks) json.push_back(diskJson(disk));
  return json;
}

std::vector<FolderFacts> readDisks(ObjectReader& run) {
  std::vector<FolderFacts> disks;
  run.each("disks", [&](ObjectReader entry) { disks.push_back(readDisk(std::move(entry))); });
  return disks;
}

}  // namespace strata

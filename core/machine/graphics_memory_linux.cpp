// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/graphics_memory_linux.h"
#include "core/base/system_message.h"

#include <fcntl.h>
#include <linux/fb.h>
#include <linux/kd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

namespace strata {

namespace {

constexpr std::uint32_t pixelBytes = 4;
constexpr std::uint32_t rowPixels = 2048;  // within what any device draws

class SystemGraphics : public Graphics {
 public:
  std::vector<std::string> cards() override {
    std::vector<std::string> found;
    std::error_code none;
    for (std::filesystem::directory_iterator entry("/dev/dri", none), end; !none && entry != end;
         entry.increment(none))
      if (entry->path().filename().string().starts_with("card")) found.push_back(entry->path().string());
    std::ranges::sort(found);
    return found;
  }

  int open(const std::string& path) override {
    const int device = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    return device >= 0 ? device : -errno;
  }

  int request(int device, unsigned long number, void* argument) override {
    int answer = 0;
    do answer = ioctl(device, number, argument);
    while (answer != 0 && errno == EINTR);
    return answer == 0 ? 0 : -errno;
  }

  std::byte* map(int device, Bytes size, std::uint64_t offset) override {
    void* const mapped =
        mmap(nullptr, size.count, PROT_READ | PROT_WRITE, MAP_SHARED, device, static_cast<off_t>(offset));
    return mapped == MAP_FAILED ? nullptr : static_cast<std::byte*>(mapped);
  }
  void unmap(std::byte* data, Bytes size) override { munmap(data, size.count); }
  void close(int device) override { ::close(device); }
};

/// An open device with a mapping of it, which both end together.
class Mapped {
 public:
  Mapped(Graphics& graphics, int device) : m_graphics(&graphics), m_device(device) {}
  ~Mapped() {
    unmap();
    if (m_graphics != nullptr) m_graphics->close(m_device);
  }
  Mapped(Mapped&& other) noexcept
      : m_graphics(std::exchange(other.m_graphics, nullptr)),
        m_device(other.m_device),
        m_data(std::exchange(other.m_data, nullptr)),
        m_size(other.m_size) {}
  Mapped& operator=(Mapped&&) = delete;

  bool map(Bytes size, std::uint64_t offset) {
    m_data = m_graphics->map(m_device, size, offset);
    m_size = size;
    return m_data != nullptr;
  }
  void unmap() {
    if (m_data != nullptr) m_graphics->unmap(std::exchange(m_data, nullptr), m_size);
  }
  int request(unsigned long number, void* argument) const {
    return m_graphics->request(m_device, number, argument);
  }
  std::byte* data() const { return m_data; }
  Bytes size() const { return m_size; }

 private:
  Graphics* m_graphics;
  int m_device;
  std::byte* m_data = nullptr;
  Bytes m_size;
};

class DumbMemory : public KindMemory {
 public:
  DumbMemory(Mapped mapped, std::uint32_t handle) : m_mapped(std::move(mapped)), m_handle{handle} {}
  ~DumbMemory() override {
    m_mapped.unmap();
    m_mapped.request(destroyDumb, &m_handle);
  }
  DumbMemory(const DumbMemory&) = delete;
  DumbMemory& operator=(const DumbMemory&) = delete;

  std::byte* data() const override { return m_mapped.data(); }
  Bytes size() const override { return m_mapped.size(); }
  // The driver chooses, and the kernel does not tell programs what it chose.
  std::optional<MemoryKind> reported() const override { return std::nullopt; }

 private:
  Mapped m_mapped;
  DumbHandle m_handle;
};

class FrameBufferMemory : public KindMemory {
 public:
  FrameBufferMemory(Mapped mapped, std::vector<std::byte> picture)
      : m_mapped(std::move(mapped)), m_picture(std::move(picture)) {}
  ~FrameBufferMemory() override { std::memcpy(m_mapped.data(), m_picture.data(), m_picture.size()); }
  FrameBufferMemory(const FrameBufferMemory&) = delete;
  FrameBufferMemory& operator=(const FrameBufferMemory&) = delete;

  std::byte* data() const override { return m_mapped.data(); }
  Bytes size() const override { return m_mapped.size(); }
  std::optional<MemoryKind> reported() const override { return std::nullopt; }

 private:
  Mapped m_mapped;
  std::vector<std::byte> m_picture;  // as it was before
};

using Taken = Result<std::unique_ptr<KindMemory>>;

Error refusal(const std::string& path, int answer) {
  if (answer == -EACCES || answer == -EPERM) return {"graphics-not-permitted", {{"device", path}}};
  return {"graphics-refused", {{"device", path}, {"system", systemMessage(-answer)}}};
}

/// A device that is not there is no error of its own.
bool isAbsent(int answer) {
  return answer == -ENOENT || answer == -ENODEV || answer == -ENXIO;
}

Taken takeDumbBuffer(Graphics& graphics, const std::string& path, int device, Bytes size) {
  Mapped mapped(graphics, device);
  constexpr std::uint64_t row = std::uint64_t{rowPixels} * pixelBytes;
  DumbBuffer buffer;
  buffer.width = rowPixels;
  buffer.height = static_cast<std::uint32_t>((size.count + row - 1) / row);
  buffer.bitsOfPixel = 8 * pixelBytes;
  if (const int answer = mapped.request(createDumb, &buffer); answer != 0) return refusal(path, answer);
  DumbMapping mapping;
  mapping.handle = buffer.handle;
  int answer = mapped.request(mapDumb, &mapping);
  if (answer == 0 && (buffer.sizeBytes < size.count || !mapped.map(size, mapping.offset))) answer = -ENOMEM;
  if (answer != 0) {
    DumbHandle handle{buffer.handle};
    mapped.request(destroyDumb, &handle);
    return refusal(path, answer);
  }
  return std::unique_ptr<KindMemory>(std::make_unique<DumbMemory>(std::move(mapped), buffer.handle));
}

Taken takeFrameBuffer(Graphics& graphics, int device, Bytes size, const std::stop_token& stop) {
  constexpr std::size_t piece = 64 * 1024;  // some milliseconds, where reads are as slow as they can be
  Mapped mapped(graphics, device);
  fb_fix_screeninfo facts{};
  if (const int answer = mapped.request(FBIOGET_FSCREENINFO, &facts); answer != 0)
    return refusal(frameBufferPath, answer);
  if (facts.smem_len < size.count)
    return Error{"frame-buffer-too-small",
                 {{"device", std::string(frameBufferPath)},
                  {"available_bytes", static_cast<std::int64_t>(facts.smem_len)}}};
  if (!mapped.map(size, 0)) return refusal(frameBufferPath, -ENOMEM);
  std::vector<std::byte> picture(size.count);
  for (std::size_t done = 0; done < picture.size(); done += piece) {
    if (stop.stop_requested()) return Error{"stopped", {}};
    std::memcpy(picture.data() + done, mapped.data() + done, std::min(piece, picture.size() - done));
  }
  return std::unique_ptr<KindMemory>(
      std::make_unique<FrameBufferMemory>(std::move(mapped), std::move(picture)));
}

/// The first of the devices that gives memory.
Taken takeFirst(Graphics& graphics, const std::vector<std::string>& paths, Bytes size,
                const std::stop_token& stop) {
  std::optional<Error> why;
  for (const std::string& path : paths) {
    if (stop.stop_requested()) return Error{"stopped", {}};
    const int device = graphics.open(path);
    if (device < 0 && isAbsent(device)) continue;
    Taken taken = device < 0                ? Taken(refusal(path, device))
                  : path == frameBufferPath ? takeFrameBuffer(graphics, device, size, stop)
                                            : takeDumbBuffer(graphics, path, device, size);
    if (taken || taken.error().id == "stopped") return taken;
    // What a person can change is worth more than what a device lacks.
    if (!why || (taken.error().id == "graphics-not-permitted" && why->id != taken.error().id))
      why = taken.error();
  }
  if (!why) return Error{"no-graphics-device", {}};
  return *why;
}

}  // namespace

Graphics& systemGraphics() {
  static SystemGraphics instance;
  return instance;
}

Result<std::unique_ptr<KindMemory>> takeGraphicsMemory(Graphics& graphics, Bytes size,
                                                       const std::stop_token& stop) {
  std::vector<std::string> paths = graphics.cards();
  paths.emplace_back(frameBufferPath);
  return takeFirst(graphics, paths, size, stop);
}

Result<std::unique_ptr<KindMemory>> takePictureMemory(Graphics& graphics, std::string_view kind, Bytes size,
                                                      const std::stop_token& stop) {
  const bool isShown = kind == framebufferMemory;
  Taken taken =
      takeFirst(graphics, isShown ? std::vector<std::string>{frameBufferPath} : graphics.cards(), size, stop);
  if (taken || taken.error().id != "no-graphics-device") return taken;
  return Error{"no-graphics-file", {{"device", std::string(isShown ? frameBufferPath : usualCardPath)}}};
}

bool isPictureInUse(Graphics& graphics, const char* display, const char* waylandDisplay) {
  for (const char* const name : {display, waylandDisplay})
    if (name != nullptr && *name != '\0') return true;
  const int console = graphics.open(consolePath);
  if (console < 0) return false;
  int mode = KD_TEXT;
  const int answer = graphics.request(console, KDGETMODE, &mode);
  graphics.close(console);
  return answer == 0 && mode == KD_GRAPHICS;
}

}  // namespace strata

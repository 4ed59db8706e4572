// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/machine/kind_memory.h"

/// Write-combined memory from a graphics device: a dumb buffer of the direct rendering manager, or else the
/// frame buffer. Layouts and numbers of the requests are the kernel's (include/uapi/drm/drm.h, drm_mode.h and
/// linux/fb.h); those of drm are written out here, since Debian has them in a package of their own.
namespace strata {

/// drm_mode_create_dumb: a picture that the processor draws.
struct DumbBuffer {
  std::uint32_t height = 0;
  std::uint32_t width = 0;
  std::uint32_t bitsOfPixel = 0;
  std::uint32_t flags = 0;
  std::uint32_t handle = 0;  ///< from here on the kernel answers
  std::uint32_t pitch = 0;
  std::uint64_t sizeBytes = 0;
};
/// drm_mode_map_dumb.
struct DumbMapping {
  std::uint32_t handle = 0;
  std::uint32_t pad = 0;
  std::uint64_t offset = 0;  ///< the answer: what to map of the device
};
/// drm_mode_destroy_dumb.
struct DumbHandle {
  std::uint32_t handle = 0;
};

static_assert(sizeof(DumbBuffer) == 32 && sizeof(DumbMapping) == 16 && sizeof(DumbHandle) == 4);

inline constexpr unsigned long createDumb = 0xC02064B2;   // _IOWR('d', 0xB2, 32 bytes)
inline constexpr unsigned long mapDumb = 0xC01064B3;      // _IOWR('d', 0xB3, 16 bytes)
inline constexpr unsigned long destroyDumb = 0xC00464B4;  // _IOWR('d', 0xB4, 4 bytes)

inline constexpr const char* usualCardPath = "/dev/dri/card0";
inline constexpr const char* frameBufferPath = "/dev/fb0";
/// The console that is shown.
inline constexpr const char* consolePath = "/dev/tty0";

/// What is asked of the system; tests have devices of their own. Any thread. Numbers below zero are errors:
/// the system's, negated.
class Graphics {
 public:
  virtual ~Graphics() = default;
  /// The devices that may have dumb buffers, such as "/dev/dri/card0", in order.
  virtual std::vector<std::string> cards() = 0;
  /// Opens a device for reading and writing; returns its number.
  virtual int open(const std::string& path) = 0;
  virtual int request(int device, unsigned long number, void* argument) = 0;
  /// Maps memory for reading and writing, shared. Null when it is refused.
  virtual std::byte* map(int device, Bytes size, std::uint64_t offset) = 0;
  virtual void unmap(std::byte* data, Bytes size) = 0;
  virtual void close(int device) = 0;
};

/// This machine's.
Graphics& systemGraphics();

/// The first dumb buffer that a card gives, or else the beginning of the frame buffer, whose picture is saved
/// before and restored when the memory is given back. `graphics` must outlive the memory.
///
/// Errors: `no-graphics-device`, `graphics-not-permitted` (device), `graphics-refused` (device, system),
/// `frame-buffer-too-small` (device, available_bytes), `stopped`.
Result<std::unique_ptr<KindMemory>> takeGraphicsMemory(Graphics& graphics, Bytes size,
                                                       const std::stop_token& stop);

/// One kind of pictureMemories alone. Errors: those of takeGraphicsMemory, with `no-graphics-file` (device)
/// in place of `no-graphics-device`.
Result<std::unique_ptr<KindMemory>> takePictureMemory(Graphics& graphics, std::string_view kind, Bytes size,
                                                      const std::stop_token& stop);

/// What isPictureInUse() of kind_memory.h tells, with the values of DISPLAY and WAYLAND_DISPLAY; null: not
/// set.
bool isPictureInUse(Graphics& graphics, const char* display, const char* waylandDisplay);

}  // namespace strata

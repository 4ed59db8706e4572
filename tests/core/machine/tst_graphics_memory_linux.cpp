// SPDX-License-Identifier: GPL-3.0-or-later
// Memory from made-up graphics devices that refuse, lack or lend it.
#include <gtest/gtest.h>
#include <linux/fb.h>
#include <linux/kd.h>

#include <algorithm>
#include <cerrno>
#include <map>
#include <set>

#include "core/machine/graphics_memory_linux.h"

namespace strata {
namespace {

/// Counts what is open, mapped and made, so that a test can see that nothing is left.
class MadeUpGraphics : public Graphics {
 public:
  struct Device {
    int openError = 0;
    int createError = 0;
    int mapError = 0;
    bool mapsNothing = false;
    std::uint64_t lacksBytes = 0;  ///< of what is asked of a dumb buffer
    std::uint32_t frameBytes = 0;  ///< of the frame buffer
  };
  std::map<std::string, Device> devices;
  std::vector<std::byte> memory;  ///< what is mapped, wherever it comes from
  std::set<int> opened;
  std::set<std::uint32_t> buffers;
  int mapped = 0;
  int consoleMode = KD_TEXT;
  std::uint64_t mappedOffset = 0;
  DumbBuffer asked;

  std::vector<std::string> cards() override {
    std::vector<std::string> found;
    for (const auto& [path, device] : devices)
      if (path != frameBufferPath && path != consolePath) found.push_back(path);
    return found;
  }
  int open(const std::string& path) override {
    const auto found = devices.find(path);
    if (found == devices.end()) return -ENOENT;
    if (found->second.openError != 0) return -found->second.openError;
    const int number = 3 + static_cast<int>(std::distance(devices.begin(), found));
    EXPECT_TRUE(opened.insert(number).second) << "opened twice";
    return number;
  }
  int request(int device, unsigned long number, void* argument) override {
    EXPECT_TRUE(opened.contains(device));
    const Device& made = std::next(devices.begin(), device - 3)->second;
    if (number == createDumb) {
      auto& buffer = *static_cast<DumbBuffer*>(argument);
      asked = buffer;
      if (made.createError != 0) return -made.createError;
      buffer.handle = 77;
      buffer.pitch = buffer.width * buffer.bitsOfPixel / 8;
      buffer.sizeBytes = std::uint64_t{buffer.pitch} * buffer.height - made.lacksBytes;
      buffers.insert(buffer.handle);
      memory.resize(buffer.sizeBytes);
      return 0;
    }
    if (number == mapDumb) {
      EXPECT_TRUE(buffers.contains(static_cast<DumbMapping*>(argument)->handle));
      static_cast<DumbMapping*>(argument)->offset = 0x100000000;
      return -made.mapError;
    }
    if (number == destroyDumb) {
      EXPECT_EQ(mapped, 0) << "destroyed while it is mapped";
      EXPECT_EQ(buffers.erase(static_cast<DumbHandle*>(argument)->handle), 1u);
      return 0;
    }
    if (number == KDGETMODE) {
      *static_cast<int*>(argument) = consoleMode;
      return 0;
    }
    EXPECT_EQ(number, static_cast<unsigned long>(FBIOGET_FSCREENINFO));
    if (made.createError != 0) return -made.createError;
    static_cast<fb_fix_screeninfo*>(argument)->smem_len = made.frameBytes;
    memory.assign(made.frameBytes, std::byte{0x5a});
    return 0;
  }
  std::byte* map(int device, Bytes size, std::uint64_t offset) override {
    EXPECT_TRUE(opened.contains(device));
    EXPECT_LE(size.count, memory.size());
    if (std::next(devices.begin(), device - 3)->second.mapsNothing) return nullptr;
    ++mapped;
    mappedOffset = offset;
    return memory.data();
  }
  void unmap(std::byte* data, Bytes) override {
    EXPECT_EQ(data, memory.data());
    --mapped;
  }
  void close(int device) override {
    EXPECT_EQ(mapped, 0);
    EXPECT_EQ(opened.erase(device), 1u);
  }

  void expectNothingLeft() const {
    EXPECT_TRUE(opened.empty());
    EXPECT_TRUE(buffers.empty());
    EXPECT_EQ(mapped, 0);
  }
};

std::string errorOf(MadeUpGraphics& graphics, Bytes size = 1_MiB, const std::stop_token& stop = {}) {
  const auto taken = takeGraphicsMemory(graphics, size, stop);
  return taken ? std::string() : taken.error().id;
}

TEST(GraphicsMemory, IsADumbBufferOfTheFirstCardThatHasOne) {
  MadeUpGraphics graphics;
  graphics.devices["/dev/dri/card0"].createError = ENOSYS;  // draws only by itself
  graphics.devices["/dev/dri/card1"] = {};
  graphics.devices[frameBufferPath].frameBytes = 8u << 20;
  {
    auto taken = takeGraphicsMemory(graphics, Bytes{32'000'000}, {});
    ASSERT_TRUE(taken) << taken.error().id;
    EXPECT_EQ((*taken)->data(), graphics.memory.data());
    EXPECT_EQ((*taken)->size(), Bytes{32'000'000});
    EXPECT_EQ((*taken)->reported(), std::nullopt);
    EXPECT_EQ(graphics.mappedOffset, 0x100000000u);
    // 2048 pixels of 4 bytes a row.
    EXPECT_EQ(graphics.asked.width, 2048u);
    EXPECT_EQ(graphics.asked.height, 3907u);
    EXPECT_EQ(graphics.asked.bitsOfPixel, 32u);
    EXPECT_EQ(graphics.opened.size(), 1u) << "the card that refused is closed";
  }
  graphics.expectNothingLeft();
}

TEST(GraphicsMemory, LeavesNothingOpenWhenItIsRefused) {
  for (const auto& device :
       {MadeUpGraphics::Device{.createError = ENOMEM}, MadeUpGraphics::Device{.mapError = EINVAL},
        MadeUpGraphics::Device{.mapsNothing = true}}) {
    MadeUpGraphics graphics;
    graphics.devices["/dev/dri/card0"] = device;
    EXPECT_EQ(errorOf(graphics), "graphics-refused");
    graphics.expectNothingLeft();
  }
}

TEST(GraphicsMemory, MustBeAsLargeAsWasAsked) {
  MadeUpGraphics graphics;
  graphics.devices["/dev/dri/card0"].lacksBytes = 8192;
  EXPECT_EQ(errorOf(graphics), "graphics-refused");
  graphics.expectNothingLeft();
}

TEST(GraphicsMemory, SaysWhyThereIsNone) {
  MadeUpGraphics graphics;
  EXPECT_EQ(errorOf(graphics), "no-graphics-device");
  graphics.devices["/dev/dri/card0"].openError = ENODEV;
  EXPECT_EQ(errorOf(graphics), "no-graphics-device");
  graphics.devices["/dev/dri/card0"].openError = EIO;
  const auto refused = takeGraphicsMemory(graphics, 1_MiB, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "graphics-refused");
  EXPECT_EQ(refused.error().data.front(), (Datum{"device", std::string("/dev/dri/card0")}));
  // What a person can change is told first.
  graphics.devices[frameBufferPath].openError = EACCES;
  const auto forbidden = takeGraphicsMemory(graphics, 1_MiB, {});
  ASSERT_FALSE(forbidden);
  EXPECT_EQ(forbidden.error(), (Error{"graphics-not-permitted", {{"device", std::string(frameBufferPath)}}}));
  graphics.expectNothingLeft();
}

TEST(GraphicsMemory, RestoresThePictureOfTheFrameBuffer) {
  MadeUpGraphics graphics;
  graphics.devices["/dev/dri/card0"].openError = EACCES;
  graphics.devices[frameBufferPath].frameBytes = 3u << 20;
  {
    auto taken = takeGraphicsMemory(graphics, Bytes{2'000'000}, {});
    ASSERT_TRUE(taken) << taken.error().id;
    std::fill_n((*taken)->data(), 2'000'000, std::byte{0xff});
  }
  EXPECT_EQ(std::ranges::count(graphics.memory, std::byte{0x5a}), 3 << 20);
  graphics.expectNothingLeft();
}

TEST(GraphicsMemory, OfAFrameBufferIsNoMoreThanItHas) {
  MadeUpGraphics graphics;
  graphics.devices[frameBufferPath].frameBytes = 1u << 20;
  const auto refused = takeGraphicsMemory(graphics, 2_MiB, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(),
            (Error{"frame-buffer-too-small",
                   {{"device", std::string(frameBufferPath)}, {"available_bytes", std::int64_t{1 << 20}}}}));
  graphics.expectNothingLeft();
  EXPECT_EQ(errorOf(graphics, 1_MiB), "");
}

TEST(GraphicsMemory, IsNotTakenAfterAStop) {
  MadeUpGraphics graphics;
  graphics.devices[frameBufferPath].frameBytes = 3u << 20;
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(errorOf(graphics, 1_MiB, stop.get_token()), "stopped");
  graphics.expectNothingLeft();
}

TEST(PictureMemory, IsTheScreenOrADumbBufferAsAskedFor) {
  MadeUpGraphics graphics;
  graphics.devices["/dev/dri/card0"];
  graphics.devices[frameBufferPath].frameBytes = 3u << 20;
  {
    const auto screen = takePictureMemory(graphics, framebufferMemory, 1_MiB, {});
    ASSERT_TRUE(screen);
    EXPECT_TRUE(graphics.buffers.empty());
    std::fill_n((*screen)->data(), 1u << 20, std::byte{0x11});
  }
  EXPECT_TRUE(std::ranges::all_of(graphics.memory, [](std::byte byte) { return byte == std::byte{0x5a}; }));
  {
    const auto dumb = takePictureMemory(graphics, dumbBufferMemory, 1_MiB, {});
    ASSERT_TRUE(dumb);
    EXPECT_FALSE(graphics.buffers.empty());
  }
  graphics.expectNothingLeft();
}

TEST(PictureMemory, NamesTheDeviceThatIsNotThere) {
  MadeUpGraphics graphics;
  const auto screen = takePictureMemory(graphics, framebufferMemory, 1_MiB, {});
  ASSERT_FALSE(screen);
  EXPECT_EQ(screen.error(), (Error{"no-graphics-file", {{"device", std::string("/dev/fb0")}}}));
  graphics.devices[frameBufferPath].frameBytes = 3u << 20;
  const auto dumb = takePictureMemory(graphics, dumbBufferMemory, 1_MiB, {});
  ASSERT_FALSE(dumb);
  EXPECT_EQ(dumb.error(), (Error{"no-graphics-file", {{"device", std::string("/dev/dri/card0")}}}));
}

TEST(PictureMemory, IsInUseUnderADisplayServerAndInGraphicsMode) {
  MadeUpGraphics graphics;
  EXPECT_FALSE(isPictureInUse(graphics, nullptr, nullptr));
  EXPECT_TRUE(isPictureInUse(graphics, ":0", nullptr));
  EXPECT_TRUE(isPictureInUse(graphics, "", "wayland-0"));
  EXPECT_FALSE(isPictureInUse(graphics, "", ""));
  graphics.devices[consolePath];
  EXPECT_FALSE(isPictureInUse(graphics, nullptr, nullptr));
  graphics.consoleMode = KD_GRAPHICS;
  EXPECT_TRUE(isPictureInUse(graphics, nullptr, nullptr));
  graphics.expectNothingLeft();
}

}  // namespace
}  // namespace strata

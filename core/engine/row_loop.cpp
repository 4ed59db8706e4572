// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/row_loop.h"

#include <bit>

#include "core/disk/buffer.h"
#include "core/disk/transfer.h"

namespace strata {

namespace {

constexpr unsigned subClassBits = 4;
constexpr std::uint64_t subClasses = std::uint64_t{1} << subClassBits;

}  // namespace

std::size_t RowLive::classOf(std::uint64_t ns) noexcept {
  if (ns < subClasses) return static_cast<std::size_t>(ns);
  const auto shift = static_cast<unsigned>(std::bit_width(ns)) - 1 - subClassBits;
  return static_cast<std::size_t>((std::uint64_t{shift} << subClassBits) + (ns >> shift));
}

std::uint64_t RowLive::leastOf(std::size_t index) noexcept {
  if (index < subClasses) return index;
  const std::uint64_t shift = (index >> subClassBits) - 1;
  return ((index & (subClasses - 1)) + subClasses) << shift;
}

void RowLive::addTo(Counts& counts) const noexcept {
  for (std::size_t i = 0; i < classes; ++i) counts[i] += m_counts[i].load(std::memory_order_relaxed);
}

RowLoop::RowLoop(const RowJob& job, const Means& means)
    : m_job(job),
      m_means(means),
      m_choice(m_job.seed),
      m_slots(m_job.depth),
      m_free(m_job.depth),
      m_done(m_job.depth),
      m_ready(m_job.depth) {
  for (std::size_t i = 0; i < m_slots.size(); ++i) {
    m_slots[i].request.tag = i;
    m_slots[i].request.size = m_job.block;
  }
}

RowLoop::Ready RowLoop::prepared() noexcept {
  Ready next;
  next.offset = m_job.block * m_job.order.next();
  next.write =
      m_job.readPercent == 0 || (m_job.readPercent < 100 && m_choice.next() % 100 >= m_job.readPercent);
  if (!next.write) return next;
  // A queue does not change what it writes; the type is shared with reads.
  next.data = m_job.zeros ? m_means.zeros : const_cast<std::byte*>(m_means.data->take());
  return next;
}

/// Prepares requests while others are under way, so that the next of them need not wait for it.
void RowLoop::makeReady(std::size_t count) noexcept {
  while (m_readyCount < count) {
    std::size_t at = m_readyAt + m_readyCount++;
    if (at >= m_ready.size()) at -= m_ready.size();
    m_ready[at] = prepared();
  }
}

RowLoop::Ready RowLoop::nextReady() noexcept {
  if (m_readyCount == 0) return prepared();
  --m_readyCount;
  const Ready next = m_ready[m_readyAt];
  if (++m_readyAt == m_ready.size()) m_readyAt = 0;
  return next;
}

/// Submits the request by itself: the drive begins with it while the next is made, and the kernel joins no
/// neighbours to one request of another size.
Status RowLoop::submit(std::size_t index) {
  Slot& slot = m_slots[index];
  const Ready next = nextReady();
  slot.request.write = next.write;
  slot.request.offset = next.offset;
  slot.request.data = next.write ? next.data : m_means.reads + (blockStride(m_job.block) * index).count;
  slot.beginNs = m_means.time.nowNs();
  return m_means.queue.submit({&slot.request, 1});
}

void RowLoop::takeBack(const IoCompletion& completion, std::uint64_t nowNs) noexcept {
  const Slot& slot = m_slots[completion.tag];
  m_means.tally.record(slot.beginNs, nowNs, m_job.block.count);
  m_means.live.count(nowNs - slot.beginNs);
  m_means.live.addBytes(m_job.block.count);
  if (slot.request.write && !m_job.zeros) m_means.data->giveBack(slot.request.data);
}

Status RowLoop::run(std::uint64_t endNs, const std::string& path) {
  std::optional<Error> error;
  const DiskWait wait = m_job.readPercent == 100 ? DiskWait::Reading : DiskWait::Writing;
  std::size_t underWay = 0;
  bool isRefused = false;
  const auto submitFree = [&](std::size_t count) {
    for (std::size_t i = 0; i < count && !isRefused; ++i) {
      const Status submitted = submit(m_free[i]);
      if (submitted)
        ++underWay;
      else
        error = submitted.error();
      isRefused = !submitted;
    }
  };
  for (std::size_t i = 0; i < m_free.size(); ++i) m_free[i] = i;
  makeReady(m_job.depth);
  submitFree(m_job.depth);
  makeReady(1);
  // Where one is refused, those that are under way end with the queue.
  while (underWay > 0 && !isRefused) {
    const auto back = m_means.waits.during(wait, [this] { return m_means.queue.wait(m_done); });
    if (m_means.abandoned) return success();
    if (!back) {
      error = back.error();
      break;
    }
    const std::uint64_t now = m_means.time.nowNs();
    std::size_t count = 0;
    for (const IoCompletion& completion : *back) {
      m_free[count++] = static_cast<std::size_t>(completion.tag);
      const IoRequest& request = m_slots[completion.tag].request;
      const bool whole = completion.error == 0 && completion.moved == request.size;
      if (!whole && !error) error = completionOutcome(request, completion, path).error();
      if (whole) takeBack(completion, now);
    }
    underWay -= count;
    if (!m_cutNs && (error || !m_means.goesOn())) m_cutNs = now;
    if (m_cutNs || now >= endNs) continue;
    submitFree(count);
    makeReady(count);
  }
  if (error && !m_cutNs) m_cutNs = m_means.time.nowNs();
  return error ? Status(*error) : success();
}

}  // namespace strata

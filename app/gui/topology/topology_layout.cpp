// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/topology/topology_layout.h"

#include <QtCore/qstringlist.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include "app/gui/text/labels.h"
#include "app/gui/topology/topology_words.h"

namespace strata::gui {

namespace {

/// All in heights of a line of text.
constexpr double padding = 0.5;
constexpr double corePadding = 0.22;
constexpr double gap = 0.5;
constexpr double cellGap = 0.22;
constexpr double cellHeight = 1.45;
constexpr double cellBeside = 0.3;  ///< on either side of the widest number
constexpr double lineHeight = 1.2;
constexpr double belowHeading = 0.25;
/// A heading may make its box that wide before it goes on in the next line.
constexpr double roomyHeading = 15;
/// Columns of a grid of cores, where there is room: as many as read well.
constexpr int fewCores = 4;
constexpr int someCores = 32;
constexpr int mostCpusInLine = 4;

int columnsWanted(int cores) {
  if (cores <= fewCores) return cores;
  if (cores <= 2 * fewCores) return fewCores;
  return cores <= someCores ? 8 : 16;
}

int columnsThatFit(int wanted, int fitting) {
  int columns = std::max(1, wanted);
  while (columns > 1 && columns > fitting) columns = columns > 16 ? columns - 1 : (columns + 1) / 2;
  return columns;
}

/// A box with what is in it, placed from its own upper left corner.
struct Piece {
  std::vector<PlacedBox> boxes;  ///< the first is the box itself
  QSizeF size;

  void moveBy(QPointF by) {
    for (PlacedBox& box : boxes) {
      box.box.translate(by);
      for (PlacedText& text : box.texts) text.box.translate(by);
    }
  }
};

class Layout {
 public:
  Layout(const TopologyBox& machine, const TopologyMetrics& metrics) : m_metrics(metrics) {
    m_height = metrics.height;
    int cores = 0;
    read(machine, cores);
    m_captions = cores <= mostCaptionedCores;
    m_cell = {std::ceil(m_widestNumber + 2 * cellBeside * m_height), std::ceil(cellHeight * m_height)};
  }

  TopologyPicture picture(const TopologyBox& machine, double width) {
    Piece whole = place(machine, width, 0);
    TopologyPicture picture{whole.size, std::move(whole.boxes), {}};
    addSamples(picture, width);
    return picture;
  }

 private:
  void read(const TopologyBox& box, int& cores) {
    if (box.level == TopologyLevel::Cpu) {
      m_widestNumber = std::max(m_widestNumber, m_metrics.width(captionOf(box)));
      m_states.insert(box.state);
    }
    if (box.level == TopologyLevel::Core) ++cores;
    for (const TopologyBox& child : box.children) read(child, cores);
  }

  static PlacedBox placedBox(const TopologyBox& box, int depth) {
    PlacedBox placed;
    placed.level = box.level;
    placed.rank = box.rank;
    placed.state = box.state;
    placed.depth = depth;
    placed.cpus = box.cpus;
    placed.description = descriptionOf(box);
    return placed;
  }

  Piece place(const TopologyBox& box, double width, int depth) const {
    switch (box.level) {
      case TopologyLevel::Cpu:
        return placeCpu(box, depth, m_cell);
      case TopologyLevel::Core:
        return placeCore(box, depth);
      case TopologyLevel::Cores:
      case TopologyLevel::Offline:
        return placeGrid(box, width, depth);
      default:
        return placeFrame(box, width, depth);
    }
  }

  static Piece placeCpu(const TopologyBox& box, int depth, QSizeF cell) {
    PlacedBox cpu = placedBox(box, depth);
    cpu.box = QRectF(QPointF(0, 0), cell);
    cpu.texts.push_back({cpu.box, captionOf(box), true});
    return {{cpu}, cell};
  }

  /// The CPUs in lines; a core of one CPU that has no caption needs no frame of its own.
  Piece placeCore(const TopologyBox& box, int depth) const {
    const auto count = static_cast<int>(box.children.size());
    const bool framed = m_captions || count > 1;
    PlacedBox core = placedBox(box, depth);
    core.framed = framed;
    const double pad = framed ? corePadding * m_height : 0;
    const int columns = std::min(count, mostCpusInLine);
    const int rows = columns > 0 ? (count + columns - 1) / columns : 0;
    const double between = cellGap * m_height;
    const double cells = columns * m_cell.width() + std::max(0, columns - 1) * between;
    const QString caption = m_captions ? captionOf(box) : QString();
    const double inner = std::max(cells, caption.isEmpty() ? 0 : m_metrics.width(caption));
    double top = pad;
    if (!caption.isEmpty()) {
      core.texts.push_back({{pad, top, inner, m_height}, caption, false});
      top += lineHeight * m_height;
    }
    Piece piece{{core}, {}};
    // Cells below a longer caption share its width, and so are easier to hit.
    const QSizeF cell(columns > 0 ? (inner - (columns - 1) * between) / columns : 0, m_cell.height());
    for (int i = 0; i < count; ++i) {
      Piece cpu = placeCpu(box.children[static_cast<std::size_t>(i)], depth + (framed ? 1 : 0), cell);
      const int row = i / columns;
      cpu.moveBy({pad + (i % columns) * (cell.width() + between), top + row * (m_cell.height() + between)});
      append(piece, std::move(cpu), 0);
    }
    const double bottom = top + rows * m_cell.height() + std::max(0, rows - 1) * between;
    resize(piece, {inner + 2 * pad, bottom + pad});
    return piece;
  }

  /// Cores, or CPUs of which nothing else is known, in columns, below their heading.
  Piece placeGrid(const TopologyBox& box, double width, int depth) const {
    Piece piece{{placedBox(box, depth)}, {}};
    piece.boxes.front().framed = false;
    std::vector<Piece> cores;
    QSizeF largest;
    for (const TopologyBox& child : box.children) {
      cores.push_back(place(child, width, depth));
      largest = largest.expandedTo(cores.back().size);
    }
    const auto count = static_cast<int>(cores.size());
    const double between = (m_captions ? gap : cellGap) * m_height;
    const int fitting = static_cast<int>((width + between) / (largest.width() + between));
    const int columns = columnsThatFit(columnsWanted(count), fitting);
    const double across = columns * largest.width() + (columns - 1) * between;
    const double top = addHeading(piece.boxes.front(), box, across, width, 0);
    double bottom = top;
    for (int i = 0; i < count; ++i) {
      Piece& core = cores[static_cast<std::size_t>(i)];
      const int row = i / columns;
      const QPointF corner((i % columns) * (largest.width() + between),
                           top + row * (largest.height() + between));
      bottom = corner.y() + largest.height();
      core.moveBy(corner);
      append(piece, std::move(core), 0);
    }
    resize(piece, {std::max(across, headingWidth(piece.boxes.front(), 0)), bottom});
    return piece;
  }

  /// A frame around what is in it, which stands in lines as words do. The machine itself has none.
  Piece placeFrame(const TopologyBox& box, double width, int depth) const {
    const bool framed = box.level != TopologyLevel::Machine;
    const double pad = framed ? padding * m_height : 0;
    const double inner = width - 2 * pad;
    Piece piece{{placedBox(box, depth)}, {}};
    piece.boxes.front().framed = framed;
    std::vector<Piece> parts;
    for (const TopologyBox& child : box.children)
      parts.push_back(place(child, inner, depth + (framed ? 1 : 0)));

    double across = 0;
    for (const Lines lines = linesOf(parts, inner); const auto& [first, last] : lines)
      across = std::max(across, widthOf(parts, first, last));
    double top = addHeading(piece.boxes.front(), box, across, inner, pad);
    for (const auto& [first, last] : linesOf(parts, inner)) {
      double tallest = 0;
      for (std::size_t i = first; i < last; ++i) tallest = std::max(tallest, parts[i].size.height());
      double left = pad;
      for (std::size_t i = first; i < last; ++i) {
        Piece& part = parts[i];
        const double partWidth = part.size.width();
        if (part.boxes.front().framed) resize(part, {partWidth, tallest});
        part.moveBy({left, top});
        append(piece, std::move(part), 0);
        left += partWidth + gap * m_height;
      }
      top += tallest + gap * m_height;
    }
    if (!parts.empty()) top -= gap * m_height;
    across = std::max(across, headingWidth(piece.boxes.front(), pad));
    resize(piece, {across + 2 * pad, top + pad});
    return piece;
  }

  using Lines = std::vector<std::pair<std::size_t, std::size_t>>;

  double widthOf(const std::vector<Piece>& parts, std::size_t first, std::size_t last) const {
    double width = 0;
    for (std::size_t i = first; i < last; ++i)
      width += parts[i].size.width() + (i > first ? gap * m_height : 0);
    return width;
  }

  Lines linesOf(const std::vector<Piece>& parts, double width) const {
    Lines lines;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (!lines.empty() && widthOf(parts, lines.back().first, i + 1) <= width)
        lines.back().second = i + 1;
      else
        lines.emplace_back(i, i + 1);
    }
    return evened(lines, parts, width);
  }

  /// Boxes that are all as wide stand in as many columns in each line: no lone one in the last of two.
  Lines evened(const Lines& lines, const std::vector<Piece>& parts, double width) const {
    if (lines.size() < 2) return lines;
    const bool alike = std::ranges::all_of(
        parts, [&](const Piece& part) { return part.size.width() == parts.front().size.width(); });
    if (!alike) return lines;
    const std::size_t each = (parts.size() + lines.size() - 1) / lines.size();
    Lines even;
    for (std::size_t first = 0; first < parts.size(); first += each)
      even.emplace_back(first, std::min(parts.size(), first + each));
    static_cast<void>(width);
    return even;
  }

  /// The lines of the heading, no wider than the box has to be anyway or than is roomy. Returns where what is
  /// below begins.
  double addHeading(PlacedBox& placed, const TopologyBox& box, double content, double most,
                    double pad) const {
    double top = pad;
    const double room = std::max({content, std::min(most, roomyHeading * m_height)});
    bool first = true;
    for (const QStringList& facts : headingOf(box)) {
      QStringList line;
      const auto end = [&] {
        const QString text = joinedFacts(line);
        placed.texts.push_back(
            {{pad, top, std::min(most, std::ceil(m_metrics.width(text)) + 1), m_height}, text, first});
        top += lineHeight * m_height;
        line.clear();
        first = false;
      };
      for (const QString& fact : facts) {
        if (!line.isEmpty() && m_metrics.width(joinedFacts(line + QStringList{fact})) > room) end();
        line.append(fact);
      }
      if (!line.isEmpty()) end();
    }
    return placed.texts.empty() ? pad : top + belowHeading * m_height;
  }

  static double headingWidth(const PlacedBox& box, double pad) {
    double width = 0;
    for (const PlacedText& text : box.texts) width = std::max(width, text.box.right() - pad);
    return width;
  }

  static void append(Piece& into, Piece part, std::size_t parent) {
    const std::size_t shift = into.boxes.size();
    for (PlacedBox& box : part.boxes) box.parent = box.parent ? *box.parent + shift : parent;
    into.boxes.insert(into.boxes.end(), std::make_move_iterator(part.boxes.begin()),
                      std::make_move_iterator(part.boxes.end()));
  }

  static void resize(Piece& piece, QSizeF size) {
    piece.size = size;
    piece.boxes.front().box.setSize(size);
  }

  void addSamples(TopologyPicture& picture, double width) const {
    double left = 0;
    double top = picture.size.height() + gap * m_height;
    const double side = m_height * 0.9;
    for (const CpuState state : m_states) {
      if (state == CpuState::Usable) continue;
      const QString text = stateText(state);
      const double wide = side + 0.4 * m_height + std::ceil(m_metrics.width(text)) + 1;
      if (left > 0 && left + wide > width) {
        left = 0;
        top += lineHeight * m_height;
      }
      picture.samples.push_back(
          {state,
           {left, top + (m_height - side) / 2, side, side},
           {{left + side + 0.4 * m_height, top, wide - side - 0.4 * m_height, m_height}, text}});
      left += wide + m_height;
      picture.size = picture.size.expandedTo({left - m_height, top + m_height});
    }
  }

  const TopologyMetrics& m_metrics;
  double m_height = 0;
  double m_widestNumber = 0;
  bool m_captions = true;
  QSizeF m_cell;
  std::set<CpuState> m_states;
};

}  // namespace

TopologyPicture layOut(const TopologyBox& machine, double width, const TopologyMetrics& metrics) {
  return Layout(machine, metrics).picture(machine, width);
}

std::optional<std::size_t> boxAt(const TopologyPicture& picture, QPointF place) {
  std::optional<std::size_t> found;
  // What is in a box comes after it.
  for (std::size_t i = 0; i < picture.boxes.size(); ++i)
    if (picture.boxes[i].box.contains(place)) found = i;
  return found;
}

std::size_t neighbourOf(const TopologyPicture& picture, std::size_t cpu, Direction direction) {
  const QPointF from = picture.boxes[cpu].box.center();
  std::size_t best = cpu;
  double least = std::numeric_limits<double>::max();
  for (std::size_t i = 0; i < picture.boxes.size(); ++i) {
    const PlacedBox& box = picture.boxes[i];
    if (i == cpu || box.level != TopologyLevel::Cpu) continue;
    const QPointF way = box.box.center() - from;
    const bool sideways = direction == Direction::Left || direction == Direction::Right;
    const double ahead = (sideways ? way.x() : way.y()) *
                         (direction == Direction::Left || direction == Direction::Up ? -1 : 1);
    const double aside = std::abs(sideways ? way.y() : way.x());
    if (ahead < 1 || (sideways && aside >= box.box.height())) continue;
    // The next line first, and in it the nearest.
    const double cost = sideways ? ahead + aside * 4 : ahead * 4 + aside;
    if (cost >= least) continue;
    least = cost;
    best = i;
  }
  return best;
}

}  // namespace strata::gui

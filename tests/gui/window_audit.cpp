// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/window_audit.h"

#include <QtCore/qhash.h>
#include <QtGui/qaccessible.h>
#include <QtGui/qimage.h>
#include <QtGui/qpixmap.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qabstractscrollarea.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qlistview.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qsizegrip.h>
#include <QtWidgets/qsplitter.h>
#include <QtWidgets/qtabbar.h>
#include <QtWidgets/qtableview.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>

#include "app/gui/look/theme.h"

namespace strata::gui {

namespace {

constexpr double leastContrast = 4.5;
/// Rounding of font metrics.
constexpr int tolerance = 1;

QString nameOf(const QWidget& widget) {
  const QString name = widget.objectName();
  const QString type =
      QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
  return name.isEmpty() ? type : type + u'#' + name;
}

QString pathOf(const QWidget& widget) {
  QStringList path;
  for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget()) {
    path.prepend(nameOf(*at));
    if (at->isWindow()) break;
  }
  return path.join(QStringLiteral(" > "));
}

class Audit {
 public:
  explicit Audit(QWidget& root) : m_root(root), m_image(root.grab().toImage()) {}

  QList<Finding> findings() {
    visit(m_root);
    return m_findings;
  }

 private:
  void add(Finding::Kind kind, const QWidget& widget, const QString& details) {
    m_findings.append({kind, pathOf(widget), details});
  }

  void visit(QWidget& widget) {
    lookForClippedText(widget);
    lookForName(widget);
    lookAtContrast(widget);
    lookForOverlaps(widget);
    lookForPartsOutside(widget);
    for (QObject* child : widget.children())
      if (auto* part = qobject_cast<QWidget*>(child);
          part != nullptr && part->isVisible() && !part->isWindow())
        visit(*part);
  }

  /// The part of the widget that is not scrolled or cut away, in the coordinates of the root.
  QRect seen(const QWidget& widget, const QRect& part) const {
    QRect rect = widget.visibleRegion().boundingRect().intersected(part);
    return rect.isEmpty() ? rect : QRect(widget.mapTo(&m_root, rect.topLeft()), rect.size());
  }

  void needs(const QWidget& widget, const QString& text, QSize wanted, QSize have) {
    if (text.isEmpty()) return;
    if (wanted.width() <= have.width() + tolerance && wanted.height() <= have.height() + tolerance) return;
    add(Finding::Kind::Clipped, widget,
        QStringLiteral("\"%1\" needs %2 x %3, has %4 x %5")
            .arg(text)
            .arg(wanted.width())
            .arg(wanted.height())
            .arg(have.width())
            .arg(have.height()));
  }

  void lookForClippedText(QWidget& widget) {
    if (auto* label = qobject_cast<QLabel*>(&widget)) {
      const QSize wanted =
          label->wordWrap() ? QSize(label->minimumSizeHint().width(), label->heightForWidth(label->width()))
                            : label->sizeHint();
      needs(widget, label->text(), wanted, label->size());
    } else if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
      // The hint of a tool button leaves room for a menu's arrow that need not be there.
      if (qobject_cast<QToolButton*>(button) != nullptr)
        needs(widget, button->text(), button->fontMetrics().size(Qt::TextShowMnemonic, button->text()),
              button->size());
      else
        needs(widget, button->text(), button->sizeHint(), button->size());
    } else if (auto* box = qobject_cast<QComboBox*>(&widget)) {
      needs(widget, box->currentText(), box->minimumSizeHint(), box->size());
    } else if (auto* edit = qobject_cast<QLineEdit*>(&widget)) {
      if (!edit->isReadOnly())
        needs(widget, edit->displayText(),
              QSize(edit->fontMetrics().horizontalAdvance(edit->displayText()), 0), edit->size());
    } else if (auto* list = qobject_cast<QListView*>(&widget)) {
      lookAtList(*list);
    } else if (auto* table = qobject_cast<QTableView*>(&widget)) {
      lookAtTable(*table);
    }
  }

  void lookAtList(QListView& list) {
    if (list.horizontalScrollBar()->isVisible()) return;
    for (int row = 0; row < list.model()->rowCount(); ++row) {
      const QModelIndex index = list.model()->index(row, 0);
      const QString text = index.data().toString();
      needs(list, text, QSize(list.fontMetrics().horizontalAdvance(text), list.fontMetrics().height()),
            list.visualRect(index).size());
    }
  }

  void lookAtTable(QTableView& table) {
    const QHeaderView& header = *table.horizontalHeader();
    if (!header.isHidden())
      for (int column = 0; column < header.count(); ++column)
        needs(header, table.model()->headerData(column, Qt::Horizontal).toString(),
              QSize(header.sectionSizeHint(column), 0), QSize(header.sectionSize(column), header.height()));
    for (int row = 0; row < table.model()->rowCount(); ++row)
      for (int column = 0; column < table.model()->columnCount(); ++column) {
        const QModelIndex index = table.model()->index(row, column);
        const QString text = index.data().toString();
        if (header.isSectionHidden(column) || text.isEmpty()) continue;
        const QRect cell = table.visualRect(index);
        needs(table, text, table.sizeHintForIndex(index), cell.size());
        lookAtContrast(*table.viewport(), cell, text);
      }
  }

  static bool isQtsOwn(const QWidget& widget) {
    return widget.objectName().startsWith(QStringLiteral("qt_")) ||
           qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QSizeGrip*>(&widget) ||
           qobject_cast<const QSplitterHandle*>(&widget) ||
           qobject_cast<const QTabBar*>(widget.parentWidget());  // its scroll buttons share an edge
  }

  void lookForName(QWidget& widget) {
    if (!(widget.focusPolicy() & Qt::TabFocus) || !widget.isEnabled() || widget.focusProxy() != nullptr)
      return;
    if (isQtsOwn(widget)) return;
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget);
    if (interface == nullptr || interface->text(QAccessible::Name).trimmed().isEmpty())
      add(Finding::Kind::Nameless, widget, QStringLiteral("no accessible name"));
  }

  void lookAtContrast(QWidget& widget) {
    if (!widget.isEnabled()) return;
    QString text;
    if (auto* label = qobject_cast<QLabel*>(&widget)) text = label->text();
    if (auto* button = qobject_cast<QAbstractButton*>(&widget)) text = button->text();
    if (auto* edit = qobject_cast<QLineEdit*>(&widget)) text = edit->displayText();
    if (auto* box = qobject_cast<QComboBox*>(&widget)) text = box->currentText();
    if (!text.trimmed().isEmpty()) lookAtContrast(widget, widget.rect().adjusted(3, 3, -3, -3), text);
  }

  void lookAtContrast(QWidget& widget, const QRect& part, const QString& text) {
    const QRect rect = seen(widget, part);
    // What is scrolled half out of sight may show the part without text.
    if (rect.width() < part.width() || rect.height() < part.height()) return;
    const qreal ratio = m_image.devicePixelRatio();
    const double contrast = drawnContrast(m_image.copy(
        QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio).toRect()));
    if (contrast < leastContrast)
      add(Finding::Kind::Contrast, widget,
          QStringLiteral("\"%1\" has %2:1").arg(text).arg(contrast, 0, 'f', 2));
  }

  /// What a scroll area shows may be larger than its window; nothing else may stick out of what holds it.
  void lookForPartsOutside(QWidget& widget) {
    if (widget.objectName() == QStringLiteral("qt_scrollarea_viewport")) return;
    for (QObject* child : widget.children()) {
      auto* part = qobject_cast<QWidget*>(child);
      if (part == nullptr || !part->isVisible() || part->isWindow() || isQtsOwn(*part)) continue;
      if (!widget.rect().contains(part->geometry()))
        add(Finding::Kind::Clipped, *part,
            QStringLiteral("lies at %1, %2 and is %3 x %4 within %5 x %6")
                .arg(part->x())
                .arg(part->y())
                .arg(part->width())
                .arg(part->height())
                .arg(widget.width())
                .arg(widget.height()));
    }
  }

  void lookForOverlaps(QWidget& widget) {
    QList<QWidget*> parts;
    for (QObject* child : widget.children())
      if (auto* part = qobject_cast<QWidget*>(child);
          part != nullptr && part->isVisible() && !part->isWindow() && !isQtsOwn(*part))
        parts.append(part);
    // A frame that shows where the keyboard is lies over its widget on purpose.
    for (qsizetype i = 0; i < parts.size(); ++i)
      for (qsizetype j = i + 1; j < parts.size(); ++j) {
        const QRect shared = parts[i]->geometry().intersected(parts[j]->geometry());
        if (parts[i]->testAttribute(Qt::WA_TransparentForMouseEvents) ||
            parts[j]->testAttribute(Qt::WA_TransparentForMouseEvents) || shared.isEmpty())
          continue;
        add(Finding::Kind::Overlap, *parts[i],
            QStringLiteral("%1 x %2 pixels with %3")
                .arg(shared.width())
                .arg(shared.height())
                .arg(nameOf(*parts[j])));
      }
  }

  QWidget& m_root;
  const QImage m_image;
  QList<Finding> m_findings;
};

QString kindName(Finding::Kind kind) {
  switch (kind) {
    case Finding::Kind::Clipped:
      return QStringLiteral("clipped");
    case Finding::Kind::Overlap:
      return QStringLiteral("overlap");
    case Finding::Kind::Nameless:
      return QStringLiteral("nameless");
    case Finding::Kind::Contrast:
      return QStringLiteral("contrast");
  }
  return {};
}

}  // namespace

QString Finding::text() const {
  return QStringLiteral("%1: %2: %3").arg(kindName(kind), where, details);
}

QList<Finding> audit(QWidget& root) {
  return Audit(root).findings();
}

double drawnContrast(const QImage& image) {
  QHash<QRgb, int> counts;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) ++counts[image.pixel(x, y)];
  if (counts.isEmpty()) return 21;
  const QRgb ground =
      std::max_element(counts.keyValueBegin(), counts.keyValueEnd(), [](const auto& a, const auto& b) {
        return a.second < b.second;
      })->first;
  double most = 1;
  for (auto at = counts.keyBegin(); at != counts.keyEnd(); ++at)
    most = std::max(most, contrast(QColor(*at), QColor(ground)));
  return most;
}

}  // namespace strata::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/share/share_dialog.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdatetime.h>
#include <QtCore/qdir.h>
#include <QtCore/qstandardpaths.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtreewidget.h>

#include <algorithm>
#include <utility>

#include "app/gui/files/file_saver.h"
#include "app/gui/text/shown_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/text/value_text.h"
#include "app/gui/widgets/notice_bar.h"
#include "app/gui/widgets/plain_text.h"
#include "core/base/uuid.h"
#include "core/report/run_format.h"

namespace strata::gui {

namespace {

constexpr int widthInCharacters = 84;
constexpr int rowsShown = 9;

QString nameOf(const SharedChange& change) {
  return QString::fromStdString(translatedWords()(sharedWordId(change.path), {change.path}));
}

}  // namespace

ShareDialog::ShareDialog(std::shared_ptr<const Run> run, FileChooser chooseFile, QWidget* parent)
    : FittedDialog(QStringLiteral("shareDialog"), widthInCharacters, parent),
      m_run(std::move(run)),
      m_chooseFile(std::move(chooseFile)),
      m_explanation(plainLabel(content())),
      m_keepTexts(new QCheckBox(content())),
      m_listLabel(plainLabel(content())),
      m_list(new QTreeWidget(content())),
      m_stays(plainLabel(content())),
      m_notice(new NoticeBar(content(), QStringLiteral("shareNotice"))),
      m_save(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
  m_explanation->setObjectName(QStringLiteral("shareExplanation"));
  m_keepTexts->setObjectName(QStringLiteral("shareKeepTexts"));
  m_listLabel->setObjectName(QStringLiteral("shareListLabel"));
  m_listLabel->setBuddy(m_list);
  m_list->setObjectName(QStringLiteral("shareList"));
  m_list->setColumnCount(3);
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAllColumnsShowFocus(true);
  m_list->setTextElideMode(Qt::ElideMiddle);
  m_list->header()->setSectionsMovable(false);
  m_stays->setObjectName(QStringLiteral("shareStays"));
  for (QLabel* label : {m_explanation, m_stays}) label->setWordWrap(true);
  m_save->setObjectName(QStringLiteral("shareSave"));
  m_save->setDefault(true);
  m_cancel->setObjectName(QStringLiteral("shareCancel"));
  layOut();

  connect(m_keepTexts, &QCheckBox::toggled, this, &ShareDialog::anonymise);
  connect(m_save, &QPushButton::clicked, this, &ShareDialog::save);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  // A run without texts of a person's own has none to keep.
  m_keepTexts->setVisible(!m_run->label.empty() || !m_run->comment.empty());
  anonymise();
  retranslate();
}

void ShareDialog::layOut() {
  column().addWidget(m_explanation);
  column().addWidget(m_notice);
  column().addWidget(m_listLabel);
  column().addWidget(m_list, 1);
  column().addWidget(m_keepTexts);
  column().addWidget(m_stays);
  addButtons(*m_save, *m_cancel);
  fitList();
}

void ShareDialog::fitList() {
  m_list->setMinimumHeight(rowsShown * m_list->fontMetrics().lineSpacing() * 5 / 4);
}

void ShareDialog::anonymise() {
  auto shared = anonymised({*m_run}, {m_keepTexts->isChecked()}, randomUuid);
  m_save->setEnabled(static_cast<bool>(shared));
  if (shared)
    m_shared = *std::move(shared);
  else
    m_notice->show([reason = shared.error()] { return reasonText(reason); });
  showChanges();
}

void ShareDialog::showChanges() {
  m_list->clear();
  for (const SharedChange& change : m_shared.changes) {
    const bool gone = !change.after || change.after->empty();
    const QString before = beginningOf(QString::fromStdString(change.before).simplified());
    const QString after = gone ? tr("left out") : beginningOf(QString::fromStdString(*change.after));
    auto* item =
        new QTreeWidgetItem(m_list, {nameOf(change), leftToRight(before), gone ? after : leftToRight(after)});
    item->setToolTip(1, before);
    item->setToolTip(2, after);
  }
  const int most = 30 * fontMetrics().averageCharWidth();
  for (int column = 0; column < 2; ++column) {
    m_list->resizeColumnToContents(column);
    m_list->setColumnWidth(column, std::min(m_list->columnWidth(column), most));
  }
}

void ShareDialog::save() {
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString name =
      tr("strata-shared-%1.html", "file name; the date").arg(QDate::currentDate().toString(Qt::ISODate));
  const FileQuestion question{FileQuestion::Purpose::Save, tr("Save the copy to share"),
                              folder.filePath(name),
                              tr("Web pages (*.html);;Runs of Strata (*.strata);;Drawings (*.svg);;Tables "
                                 "(*.csv);;Text files (*.txt)"),
                              QStringLiteral("html")};
  m_chooseFile(this, question, [this](const QString& path) { write(path); });
}

void ShareDialog::write(const QString& path) {
  const RunFormat format = runFormatOfFile(path.toStdString());
  const std::string content = inFormat(format, m_shared.runs, reportWords());
  if (const auto failure = saveFile(path, QByteArray::fromStdString(content))) {
    m_notice->show([sentence = *failure] { return sentence; });
    return;
  }
  emit shared(tr("Copy to share saved to %1").arg(QDir::toNativeSeparators(path)));
  accept();
}

void ShareDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) fitList();
  FittedDialog::changeEvent(event);
}

void ShareDialog::retranslate() {
  setWindowTitle(tr("Share run"));
  m_explanation->setText(
      tr("Saves a copy of this run without what identifies the computer. The run itself stays as it is. "
         "Strata sends nothing anywhere: you choose where the file goes."));
  m_keepTexts->setText(tr("&Keep label and comment"));
  m_keepTexts->setToolTip(tr("They may contain personal data"));
  m_listLabel->setText(tr("&Removed or changed"));
  m_list->setHeaderLabels({tr("What"), tr("In your run"), tr("In the copy")});
  m_list->setAccessibleName(tr("What the copy removes or changes"));
  m_stays->setText(word("shared-stays"));
  m_save->setText(tr("&Save copy…"));
  m_cancel->setText(tr("&Cancel"));
  showChanges();
}

}  // namespace strata::gui

#include "moc_share_dialog.cpp"

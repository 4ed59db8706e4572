// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/picture_question.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <utility>

#include "app/gui/widgets/fitted_dialog.h"
#include "app/gui/widgets/plain_text.h"
#include "core/machine/kind_memory.h"

namespace strata::gui {

namespace {

constexpr int pictureQuestionCharacters = 50;

class PictureText {
  Q_DECLARE_TR_FUNCTIONS(PictureText)
};

class PictureQuestion : public FittedDialog {
 public:
  explicit PictureQuestion(QWidget* parent)
      : FittedDialog(QStringLiteral("pictureQuestion"), pictureQuestionCharacters, parent),
        m_explanation(plainLabel(content())),
        m_run(new QPushButton(this)),
        m_cancel(new QPushButton(this)) {
    m_explanation->setObjectName(QStringLiteral("pictureQuestionText"));
    m_explanation->setWordWrap(true);
    m_run->setObjectName(QStringLiteral("pictureQuestionRun"));
    m_cancel->setObjectName(QStringLiteral("pictureQuestionCancel"));
    column().addWidget(m_explanation);
    column().addStretch(1);
    addButtons(*m_run, *m_cancel);
    connect(m_run, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    m_run->setFocus();
  }

 protected:
  void changeEvent(QEvent* event) override {
    if (event->type() == QEvent::LanguageChange) retranslate();
    FittedDialog::changeEvent(event);
  }

 private:
  void retranslate() {
    setWindowTitle(PictureText::tr("Run"));
    m_explanation->setText(
        PictureText::tr("The picture on the screen is disturbed while the framebuffer is measured. Strata "
                        "restores it afterwards."));
    // Not "Run" again: two buttons of one name on a screen are one too many.
    m_run->setText(PictureText::tr("Run now"));
    m_cancel->setText(PictureText::tr("Cancel"));
  }

  QLabel* m_explanation;
  QPushButton* m_run;
  QPushButton* m_cancel;
};

}  // namespace

void startUnlessPictureIsWanted(TestSet tests, QWidget* parent, std::function<void()> start) {
  if (!tests.contains(TestGroup::Framebuffer) || !isPictureInUse()) return start();
  auto* question = new PictureQuestion(parent);
  question->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(question, &QDialog::accepted, question, std::move(start));
  question->open();
}

}  // namespace strata::gui

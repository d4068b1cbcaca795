// QListView on the rows of the comparison, raster engine, platform "offscreen". A delegate paints the rows: there are no row widgets.
//   --mode moved   the view's own way: scrolling moves the pixels there are, and only the uncovered strip is painted
//   --mode full    every frame paints the whole viewport
// The scenarios in a window run on X11.
#include <QApplication>
#include <QBackingStore>
#include <QCursor>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QThread>
#include <QTimer>
#include "qtmodel.h"

static Bench bench;

static QFont font(int pixels, bool bold = false) {
  QFont font("DejaVu Sans");
  font.setPixelSize(pixels);
  font.setBold(bold);
  return font;
}

class RowPainter : public QStyledItemDelegate {
public:
  RowPainter(bool variable, bool grid) : variable(variable), grid(grid) {
    const int side = grid ? CELL_SQUARE : SQUARE;
    for (int index = 0; index < 8; index++) {
      squares[index] = QPixmap(side, side);
      squares[index].fill(Qt::transparent);
      QPainter painter(&squares[index]);
      painter.setRenderHint(QPainter::Antialiasing);
      painter.setPen(Qt::NoPen);
      painter.setBrush(QColor::fromRgb(palette[index]));
      painter.drawRoundedRect(0, 0, side, side, 12, 12);
    }
  }

  QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override {
    if (grid) return {CELL_WIDTH, CELL};
    return {WIDTH, variable ? index.data(RowModel::Height).toInt() : int(ROW)};
  }

  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    const QRect row = option.rect;
    if (grid) {
      painter->drawPixmap(row.x() + (row.width() - CELL_SQUARE) / 2, row.y(), squares[index.data(RowModel::Color).toInt()]);
      painter->setPen(Qt::black);
      painter->setFont(small);
      painter->drawText(QRect(row.x(), row.y() + CELL_SQUARE, row.width(), CELL_TITLE), Qt::AlignCenter | Qt::TextSingleLine, index.data(RowModel::Title).toString());
      return;
    }
    const int left = row.x() + EDGE + SQUARE + SPACE, width = row.width() - 2 * EDGE - SQUARE - 2 * SPACE - CHEVRON;
    const int lines = index.data(RowModel::Lines).toInt(), top = row.y() + (row.height() - TITLE_LINE - lines * SUBTITLE_LINE) / 2;
    painter->drawPixmap(row.x() + EDGE, row.y() + (row.height() - SQUARE) / 2, squares[index.data(RowModel::Color).toInt()]);
    painter->setPen(Qt::black);
    painter->setFont(title);
    painter->drawText(QRect(left, top, width, TITLE_LINE), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, index.data(RowModel::Title).toString());
    painter->setPen(QColor(0x8e, 0x8e, 0x93));
    painter->setFont(subtitle);
    const int flags = variable ? Qt::AlignTop | Qt::TextWordWrap : Qt::AlignVCenter | Qt::TextSingleLine;
    painter->drawText(QRect(left, top + TITLE_LINE, width, lines * SUBTITLE_LINE), Qt::AlignLeft | flags, index.data(RowModel::Subtitle).toString());
    painter->setPen(QColor(0xc7, 0xc7, 0xcc));
    painter->setFont(chevron);
    painter->drawText(QRect(row.right() - EDGE - CHEVRON, row.y(), CHEVRON, row.height()), Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("\u203a"));
    painter->fillRect(row.x(), row.bottom(), row.width(), 1, QColor(0xc8, 0xc7, 0xcc));
  }

private:
  const bool variable, grid;
  const QFont small = font(20);
  QPixmap squares[8];
  const QFont title = font(32, true), subtitle = font(24), chevron = font(40);
};

class List : public QListView {
public:
  unsigned long paints = 0;
  void repaintAll() {
    executeDelayedItemsLayout();
    viewport()->update();
  }

protected:
  void paintEvent(QPaintEvent *event) override {
    QListView::paintEvent(event);
    paints++;
  }
};

// The backing store itself, not a new drawing.
static const QImage *pixels(const List &list) {
  QPaintDevice *device = list.backingStore()->paintDevice();
  return device && device->devType() == QInternal::Image ? static_cast<QImage *>(device) : nullptr;
}

static void rest(double ms) {
  for (const double until = wall_ms() + ms; wall_ms() < until; QThread::msleep(2)) QCoreApplication::processEvents();
}

template <class Step> static void measure(List &list, bool full, int frames, Step step) {
  rest(300);
  begin(&bench);
  for (int index = 1; index <= frames; index++) {
    frame_begins(&bench);
    step(index);
    const unsigned long before = list.paints;
    if (full) list.repaintAll();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    if (list.paints == before) list.viewport()->repaint();  // no frame stays unpainted
    bench.painted += list.paints - before;
    frame_ends(&bench);
    if (bench.verifies) look(&bench, pixels(list)->constBits(), pixels(list)->bytesPerLine());
  }
  end(&bench);
}

int main(int count, char **words) {
  const double start = started(words);
  read_options(&bench, count, words, "moved");
  const bool full = !strcmp(bench.mode, "full"), variable = is(&bench, "fling-variable"), grid = is(&bench, "grid");
  bench.toolkit = "qt6-widgets";
  bench.renderer = full ? "full" : "moved";
  bench.version = qVersion();

  qputenv("QT_QPA_PLATFORM", is_in_window(&bench) ? "xcb" : "offscreen");
  if (full) qputenv("QT_NO_FAST_SCROLL", "1");
  QApplication app(count, words);
  app.setStyle("fusion");
  QCursor::setPos(WIDTH + 20, 0);  // a pointer over the list would repaint the row under it
  RowModel model(bench, variable);
  RowPainter painter(variable, grid);
  List list;
  list.setFrameShape(QFrame::NoFrame);
  list.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list.setSelectionMode(QAbstractItemView::NoSelection);
  list.setEditTriggers(QAbstractItemView::NoEditTriggers);
  list.setUniformItemSizes(!variable);
  QPalette white = list.palette();
  white.setColor(QPalette::Base, Qt::white);
  list.setPalette(white);
  if (grid) {
    list.setViewMode(QListView::IconMode);
    list.setMovement(QListView::Static);
    list.setGridSize({CELL_WIDTH - 1, CELL});  // five of 150 would wrap after four
  }
  list.setItemDelegate(&painter);
  list.setModel(&model);
  list.resize(WIDTH, HEIGHT);
  list.show();
  while (!list.paints) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  bench.first_frame = wall_ms() - start;
  QScrollBar *bar = list.verticalScrollBar();

  if (is(&bench, "first-frame")) {
    bench.painted = list.paints;
    end_of_first_frame(&bench);
  } else if (is(&bench, "idle")) {
    rest(1000);
    begin(&bench);
    QTimer::singleShot(5000, Qt::PreciseTimer, &app, &QCoreApplication::quit);
    app.exec();
    end(&bench);
  } else if (is_in_window(&bench)) {
    rest(1000);
    begin(&bench);
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, [&] {
      if (bench.frames == FLINGS) return app.quit();
      frame_begins(&bench);
      bar->setValue(++bench.frames * step_of(&bench));
    });
    timer.start(PERIOD);
    app.exec();
    end(&bench);
    bench.painted = list.paints;
  } else if (is(&bench, "jump")) {
    Random random = {42};
    measure(list, full, JUMPS, [&](int) { list.scrollTo(model.index(int(below(&random, bench.rows))), QAbstractItemView::PositionAtTop); });
  } else if (is(&bench, "reload")) {
    measure(list, full, RELOADS, [&](int) { model.reload(); });
  } else if (is(&bench, "batch")) {
    measure(list, full, BATCHES, [&](int) {
      model.edit();
      bar->setValue(0);
    });
  } else {
    measure(list, full, FLINGS, [&](int index) { bar->setValue(index * STEP); });
  }
  report(&bench);
  if (bench.picture) save(bench.picture, pixels(list)->constBits(), pixels(list)->bytesPerLine());
  _exit(0);
}

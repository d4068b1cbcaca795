// A QML ListView (rows reused) on the rows of the comparison, software renderer, into one image: no window, no waiting, no copy.
#include <QCursor>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickRenderControl>
#include <QQuickRenderTarget>
#include <QQuickWindow>
#include <QThread>
#include <QTimer>
#include "qtmodel.h"

static Bench bench;
static QQuickRenderControl *control;
static QImage image(WIDTH, HEIGHT, QImage::Format_RGB32);

static void draw() {
  control->polishItems();
  control->beginFrame();
  control->sync();
  control->render();
  control->endFrame();
  bench.painted++;
}

static void rest(double ms) {
  for (const double until = wall_ms() + ms; wall_ms() < until; QThread::msleep(2)) QCoreApplication::processEvents();
}

template <class Step> static void measure(int frames, Step step) {
  rest(300);
  draw();
  begin(&bench);
  for (int index = 1; index <= frames; index++) {
    frame_begins(&bench);
    step(index);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    draw();
    frame_ends(&bench);
    if (bench.verifies) look(&bench, image.constBits(), image.bytesPerLine());
  }
  end(&bench);
}

int main(int count, char **words) {
  const double start = started(words);
  read_options(&bench, count, words, "software");
  const bool variable = is(&bench, "fling-variable");
  bench.toolkit = "qt6-quick";
  bench.renderer = "software";
  bench.version = qVersion();

  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  QGuiApplication app(count, words);
  QCursor::setPos(WIDTH + 20, 0);
  RowModel model(bench, variable);
  control = new QQuickRenderControl;
  QQuickWindow window(control);
  image.fill(Qt::white);
  window.setGeometry(0, 0, WIDTH, HEIGHT);
  window.setColor(Qt::white);
  QQmlEngine engine;
  QStringList colours;
  for (uint32_t rgb : palette) colours << QStringLiteral("#%1").arg(rgb, 6, 16, QLatin1Char('0'));
  engine.rootContext()->setContextProperty("rows", &model);
  engine.rootContext()->setContextProperty("colours", colours);
  engine.rootContext()->setContextProperty("variable", variable);
  QQmlComponent component(&engine, QUrl::fromLocalFile(QCoreApplication::applicationDirPath() + "/list.qml"));
  QQuickItem *list = qobject_cast<QQuickItem *>(component.create());
  if (!list) {
    fprintf(stderr, "%s\n", qPrintable(component.errorString()));
    return 1;
  }
  list->setParentItem(window.contentItem());
  window.setRenderTarget(QQuickRenderTarget::fromPaintDevice(&image));
  QCoreApplication::processEvents();
  draw();
  bench.first_frame = wall_ms() - start;

  if (is(&bench, "first-frame")) {
    end_of_first_frame(&bench);
  } else if (is(&bench, "idle")) {
    rest(1000);
    begin(&bench);
    QObject::connect(control, &QQuickRenderControl::sceneChanged, draw);
    QObject::connect(control, &QQuickRenderControl::renderRequested, draw);
    QTimer::singleShot(5000, Qt::PreciseTimer, &app, &QCoreApplication::quit);
    app.exec();
    end(&bench);
  } else if (is(&bench, "jump")) {
    Random random = {42};
    measure(JUMPS, [&](int) { QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, int(below(&random, bench.rows))), Q_ARG(int, 0)); });
  } else if (is(&bench, "reload")) {
    measure(RELOADS, [&](int) { model.reload(); });
  } else if (is(&bench, "batch")) {
    measure(BATCHES, [&](int) {
      model.edit();
      QMetaObject::invokeMethod(list, "positionViewAtBeginning");
    });
  } else {
    const double top = list->property("contentY").toDouble();
    measure(FLINGS, [&](int index) { list->setProperty("contentY", top + index * STEP); });
  }
  bench.created = list->property("made").toUInt();
  report(&bench);
  if (bench.picture) save(bench.picture, image.constBits(), image.bytesPerLine());
  _exit(0);
}

// Plays the scroll to weather.qml, each frame as soon as the last one was swapped, or so many a second.
//
//   ./qt weather.qml PICTURES WARMUP FRAMES [RATE]
//
// Prints what sdl.c prints. A frame's time begins when its offset is set and ends with `frameSwapped`.
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>
#include <cmath>
#include <cstdio>
#include <vector>

int main(int count, char **words) {
  QGuiApplication application(count, words);
  if (count < 5) return 64;
  const double rate = count > 5 ? atof(words[5]) : 0;
  const int warmup = atoi(words[3]), frames = atoi(words[4]);
  QQuickView view;
  view.setFlags(Qt::FramelessWindowHint);
  view.setInitialProperties({{"pictures", QString::fromUtf8(words[2])}});
  view.setSource(QUrl::fromLocalFile(QString::fromUtf8(words[1])));
  if (view.status() != QQuickView::Ready) return 70;
  std::vector<double> times;
  QElapsedTimer timer;
  int frame = -warmup;
  auto next = [&] {
    timer.start();
    view.rootObject()->setProperty("offset", 178 - 178 * std::cos(2 * M_PI * (frame + warmup) / 180));
    view.update();
  };
  QObject::connect(&view, &QQuickWindow::frameSwapped, &view, [&] {
    if (frame >= frames) return;
    if (frame >= 0) times.push_back(timer.nsecsElapsed() / 1e6);
    if (frame == -warmup) { puts("peer first"); fflush(stdout); }
    if (frame == -1) { puts("peer begin"); fflush(stdout); }
    if (++frame < frames) {
      const int rest = rate > 0 ? std::max(0, int(std::lround(1000 / rate - timer.nsecsElapsed() / 1e6))) : 0;
      return rest > 0 ? QTimer::singleShot(rest, Qt::PreciseTimer, &view, next) : next();
    }
    printf("peer end");
    for (double time : times) printf(" %.3f", time);
    puts("");
    fflush(stdout);
    getchar();
    QCoreApplication::quit();
  });
  next();
  view.show();
  return application.exec();
}

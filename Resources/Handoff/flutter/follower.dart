
/// What each layer keeps of the scroll. Ticks for as long as anything changes.  //: if recipe
/// How far the pictures are behind the scroll. Ticks for as long as they move.  //: else
class _NAME__Follower extends ChangeNotifier {
  _NAME__Follower(Listenable scroll, this.place, this.style) : _was = place() {
    scroll.addListener(() {
      if (_ticker.isActive) return;
      _last = Duration.zero;
      _ticker.start();
    });
  }

  /// The follower of a scroll view, one for all that asks.
  static _NAME__Follower of(BuildContext context, NAME__Style style) {
    final position = Scrollable.of(context).position;
    double place() => position.hasPixels ? position.pixels : 0;
    return (_all[position] ??= _NAME__Follower(position, place, style))..style = style;
  }

  static final _all = Expando<_NAME__Follower>();

  /// Where the content is.
  final double Function() place;
  NAME__Style style;
  late List<NAME__Past> pasts = [for (final layer in style.layers) layer.resting(place())];  //: if recipe
  double lag = 0;  //: else
  double _was;
  late final Ticker _ticker = Ticker(_tick);
  Duration _last = Duration.zero;

  void _tick(Duration elapsed) {
    final now = place();
    final time = elapsed > _last ? (elapsed - _last).inMicroseconds / 1e6 : 1 / 60;
    //: if recipe
    final before = pasts;
    pasts = [
      for (final (index, layer) in style.layers.indexed) layer.after(before[index], _was, now, time),
    ];
    final isAtRest = now == _was && pasts.indexed.every((past) => NAME__Layer.isAtRest(past.$2, before[past.$1]));
    //: else
    lag = style.lag(lag, now - _was, time);
    final isAtRest = now == _was && lag.abs() < 0.01;
    //: end
    _was = now;
    _last = elapsed;
    if (isAtRest) _ticker.stop();
    notifyListeners();
  }
}

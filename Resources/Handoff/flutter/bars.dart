/// A bar that hides while the list moves up, and returns as soon as it moves down.
class NAME__HidingBar {
  NAME__HidingBar(TickerProvider vsync, {this.snaps = false, this.isAway = false})  //: if barGoesAway
  NAME__HidingBar(TickerProvider vsync, {this.snaps = false})  //: else
    : gone = AnimationController.unbounded(vsync: vsync);

  /// How much of the bar is gone.
  final AnimationController gone;
  final bool snaps;
  final bool isAway;  //: if barGoesAway

  /// The distance until the bar is hidden, and the offset where it begins to hide.
  double height = 0, start = 0;

  void scroll(double from, double to) {
    //: if barGoesAway
    final hidden = math.max(0.0, to - start);
    final next = isAway ? hidden : gone.value + hidden - math.max(0.0, from - start);
    //: else
    final next = gone.value + math.max(0.0, to - start) - math.max(0.0, from - start);
    //: end
    gone.value = next.clamp(0.0, height);
  }

  /// The list rests with no finger down: the bar goes to its nearer end.
  void rest({required bool reduceMotion}) {
    final end = gone.value * 2 < height ? 0.0 : height;
    if (!snaps || gone.value == end) return;
    if (reduceMotion) {
      gone.value = end;
      return;
    }
    //: if snapMore
    final time = SNAP_MILLISECONDS__ + SNAP_MORE_MILLISECONDS__ * (end - gone.value).abs() / height;
    //: else
    const time = SNAP_MILLISECONDS__;
    //: end
    const curve = Cubic(SNAP_X1__, SNAP_Y1__, SNAP_X2__, SNAP_Y2__);
    gone.animateTo(end, duration: Duration(microseconds: (time * 1000).round()), curve: curve);
  }
}

/// Hides the bars of the list in it.
class NAME__Bars extends StatefulWidget {
  //: row 100
  const NAME__Bars({
    super.key,
    required this.title,  //: if isListBar
    this.tabs,  //: if hidesTabBar
    required this.child,
  });
  //: end

  final String title;  //: if isListBar
  final Widget? tabs;  //: if hidesTabBar
  final Widget child;

  @override
  State<NAME__Bars> createState() => _NAME__BarsState();
}

class _NAME__BarsState extends State<NAME__Bars> with TickerProviderStateMixin {
  //: if hidesBar
  //: row 100
  late final bar = NAME__HidingBar(
    this,
    snaps: true,  //: if barSnaps
    isAway: true,  //: if barGoesAway
  );
  //: end
  //: end
  //: if hidesTabBar
  //: row 100
  late final tabBar = NAME__HidingBar(
    this,
    snaps: true,  //: if tabBarSnaps
  );
  //: end
  //: end
  //: row 100
  late final _bars = [
    bar,  //: if hidesBar
    tabBar,  //: if hidesTabBar
  ];
  //: end
  double _was = 0;

  @override
  void dispose() {
    for (final bar in _bars) { bar.gone.dispose(); }
    super.dispose();
  }

  bool _hear(ScrollNotification said) {
    if (said.depth > 0) return false;
    if (said is ScrollUpdateNotification) {
      final list = said.metrics;
      // A bounce hides nothing.
      final now = list.pixels.clamp(list.minScrollExtent, list.maxScrollExtent);
      for (final bar in _bars) { bar.scroll(_was, now); }
      _was = now;
    }
    //: if snapsBars
    if (said is ScrollStartNotification) {
      for (final bar in _bars) { bar.gone.stop(); }
    }
    if (said is ScrollEndNotification) {
      final reduceMotion = MediaQuery.disableAnimationsOf(context);
      for (final bar in _bars) { bar.rest(reduceMotion: reduceMotion); }
    }
    //: end
    return false;
  }
  //: if drawsBars

  /// A bar at the upper or the lower edge, shifted by its hidden part.
  Widget _slides(NAME__HidingBar bar, Alignment edge, EdgeInsets padding, Widget? child) => Align(
    alignment: edge,
    child: AnimatedBuilder(
      animation: bar.gone,
      builder: (context, child) =>
        Transform.translate(offset: Offset(0, edge.y * bar.gone.value), child: child),
      child: Material(
        color: const Color(0xFF1C1C1E),  //: if isDark
        color: const Color(0xFFF9F9FB),  //: else
        child: Container(width: double.infinity, height: bar.height, padding: padding, child: child),
      ),
    ),
  );
  //: end

  @override
  Widget build(BuildContext context) {
    final media = MediaQuery.of(context), safe = media.padding;
    bar.height = safe.top + LIST_BAR_HEIGHT__;  //: if isListBar
    tabBar.height = safe.bottom + TAB_BAR_HEIGHT__;  //: if hidesTabBar
    //: row 100
    final padding = safe.copyWith(
      top: bar.height,  //: if isListBar
      bottom: tabBar.height,  //: if hidesTabBar
    );
    //: end
    return Stack(children: [
      NotificationListener(
        onNotification: _hear,
        child: MediaQuery(data: media.copyWith(padding: padding), child: widget.child),
      ),
      //: if isListBar
      _slides(
        bar,
        Alignment.topCenter,
        EdgeInsets.only(top: safe.top, left: 16, right: 16),
        Align(
          alignment: AlignmentDirectional.centerStart,
          child: Semantics(
            header: true,
            child: Text(
              widget.title,
              maxLines: 1,
              overflow: TextOverflow.ellipsis,
              style: const TextStyle(fontSize: 17, fontWeight: FontWeight.bold),
            ),
          ),
        ),
      ),
      //: end
      //: if hidesTabBar
      _slides(tabBar, Alignment.bottomCenter, EdgeInsets.only(bottom: safe.bottom), widget.tabs),
      //: end
    ]);
  }
}
//: if hidesHeader

/// A header that moves up with its bar, in a NAME__Bars.
class _NAME__Hidden extends StatelessWidget {
  const _NAME__Hidden({required this.height, required this.start, required this.child});

  final double height, start;
  final Widget child;

  @override
  Widget build(BuildContext context) {
    final bar = context.findAncestorStateOfType<_NAME__BarsState>()?.bar;
    if (bar == null) return child;
    bar.height = height;
    bar.start = start;
    return AnimatedBuilder(
      animation: bar.gone,
      builder: (context, child) => Transform.translate(offset: Offset(0, -bar.gone.value), child: child),
      child: child,
    );
  }
}
//: end

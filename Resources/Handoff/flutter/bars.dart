/// A bar that hides while the list goes up, and is back as soon as it comes down.
class NAME__HidingBar {
  NAME__HidingBar(TickerProvider vsync, {this.snaps = false})
    : gone = AnimationController.unbounded(vsync: vsync);

  /// How much of the bar is gone.
  final AnimationController gone;
  final bool snaps;

  /// Until the bar is gone, and where it begins to hide.
  double height = 0, start = 0;

  //: if barGoesAway
  void scroll(double from, double to, {bool isAway = false}) {
    final hidden = math.max(0.0, to - start);
    final next = isAway ? hidden : gone.value + hidden - math.max(0.0, from - start);
  //: else
  void scroll(double from, double to) {
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
    //: if isListBar
    required this.title,
    //: end
    //: if hidesTabBar
    this.tabs,
    //: end
    required this.child,
  });
  //: end

  //: if isListBar
  final String title;
  //: end
  //: if hidesTabBar
  final Widget? tabs;
  //: end
  final Widget child;

  @override
  State<NAME__Bars> createState() => _NAME__BarsState();
}

class _NAME__BarsState extends State<NAME__Bars> with TickerProviderStateMixin {
  //: if hidesBar
  //: if barSnaps
  late final bar = NAME__HidingBar(this, snaps: true);
  //: else
  late final bar = NAME__HidingBar(this);
  //: end
  //: end
  //: if hidesTabBar
  //: if tabBarSnaps
  late final tabBar = NAME__HidingBar(this, snaps: true);
  //: else
  late final tabBar = NAME__HidingBar(this);
  //: end
  //: end
  double _was = 0;

  @override
  void dispose() {
    //: if hidesBar
    bar.gone.dispose();
    //: end
    //: if hidesTabBar
    tabBar.gone.dispose();
    //: end
    super.dispose();
  }

  bool _hear(ScrollNotification said) {
    if (said.depth > 0) return false;
    if (said is ScrollUpdateNotification) {
      final list = said.metrics;
      // A bounce hides nothing.
      final now = list.pixels.clamp(list.minScrollExtent, list.maxScrollExtent);
      //: if barGoesAway
      bar.scroll(_was, now, isAway: true);
      //: else if hidesBar
      bar.scroll(_was, now);
      //: end
      //: if hidesTabBar
      tabBar.scroll(_was, now);
      //: end
      _was = now;
    }
    if (said is ScrollStartNotification) {
      //: if barSnaps
      bar.gone.stop();
      //: end
      //: if tabBarSnaps
      tabBar.gone.stop();
      //: end
    }
    if (said is ScrollEndNotification) {
      final reduceMotion = MediaQuery.disableAnimationsOf(context);
      //: if barSnaps
      bar.rest(reduceMotion: reduceMotion);
      //: end
      //: if tabBarSnaps
      tabBar.rest(reduceMotion: reduceMotion);
      //: end
    }
    return false;
  }

  @override
  Widget build(BuildContext context) {
    final media = MediaQuery.of(context), safe = media.padding;
    //: if isListBar
    bar.height = safe.top + LIST_BAR_HEIGHT__;
    //: end
    //: if hidesTabBar
    tabBar.height = safe.bottom + TAB_BAR_HEIGHT__;
    //: end
    //: row 100
    final padding = safe.copyWith(
      //: if isListBar
      top: bar.height,
      //: end
      //: if hidesTabBar
      bottom: tabBar.height,
      //: end
    );
    //: end
    return Stack(children: [
      NotificationListener(
        onNotification: _hear,
        child: MediaQuery(data: media.copyWith(padding: padding), child: widget.child),
      ),
      //: if isListBar
      AnimatedBuilder(
        animation: bar.gone,
        builder: (context, child) => Positioned(
          top: -bar.gone.value, left: 0, right: 0, height: bar.height,
          child: child!,
        ),
        child: Material(
          //: if isDark
          color: const Color(0xFF1C1C1E),
          //: else
          color: const Color(0xFFF9F9FB),
          //: end
          child: Padding(
            padding: EdgeInsets.only(top: safe.top, left: 16, right: 16),
            child: Align(
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
        ),
      ),
      //: end
      //: if hidesTabBar
      AnimatedBuilder(
        animation: tabBar.gone,
        builder: (context, child) => Positioned(
          bottom: -tabBar.gone.value, left: 0, right: 0, height: tabBar.height,
          child: child!,
        ),
        child: Material(
          //: if isDark
          color: const Color(0xFF1C1C1E),
          //: else
          color: const Color(0xFFF9F9FB),
          //: end
          child: Padding(padding: EdgeInsets.only(bottom: safe.bottom), child: widget.tabs),
        ),
      ),
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

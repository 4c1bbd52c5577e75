/// A list below a header. Scrolling collapses the header, and a pull moves it down.  //: if rides
/// A list below a header. Scrolling collapses the header, and a pull stretches it.  //: else
class NAME__ extends StatelessWidget {
  //: row 92
  const NAME__({
    super.key, required this.image,
    //: if bar
    //: if isDark
    required this.title,
    this.barColor = const Color(0xFF1C1C1E),
    //: else
    required this.title,
    this.barColor = const Color(0xFFF9F9FB),
    this.barTextColor = Colors.black,
    //: end
    //: end
    required this.slivers, this.controller,
    //: if focusPoints
    this.focus = Alignment.center,
    this.fit = BoxFit.cover,  //: if hasWhole
    //: end
    this.onRefresh,  //: if refresh
    this.style = const NAME__Style(),
  });
  //: end

  final ImageProvider image;
  //: if bar
  final String title;
  final Color barColor;  //: if isDark
  final Color barColor, barTextColor;  //: else
  //: end
  final List<Widget> slivers;
  final ScrollController? controller;
  //: if focusPoints
  /// The point of the picture that stays visible.
  final Alignment focus;
  final BoxFit fit;  //: if hasWhole
  //: end
  final Future<void> Function()? onRefresh;  //: if refresh
  final NAME__Style style;

  @override
  Widget build(BuildContext context) {
    final pixelRatio = MediaQuery.devicePixelRatioOf(context);
    final inset = style.below(MediaQuery.paddingOf(context).top);  //: if isBelowSafeArea
    return LayoutBuilder(
      builder: (context, box) => CustomScrollView(
        controller: controller,
        //: use physics
        slivers: [
          //: if refresh
          // Before the header, so a pull moves the header down.
          if (onRefresh != null)
            CupertinoSliverRefreshControl(
              onRefresh: onRefresh,
              refreshTriggerPullDistance: REFRESH_THRESHOLD__,
              refreshIndicatorExtent: REFRESH_HOLD__,
            ),
          //: end
          SliverPersistentHeader(
            pinned: true,  //: if sticks
            delegate: _NAME__Header(this, inset, box.maxWidth, pixelRatio),  //: if isBelowSafeArea
            delegate: _NAME__Header(this, box.maxWidth, pixelRatio),  //: else
          ),
          ...slivers,
          SliverToBoxAdapter(child: SizedBox(height: MediaQuery.paddingOf(context).bottom)),
        ],
      ),
    );
  }
}

/// The box that shows the visible part of the header.
class _NAME__Header extends SliverPersistentHeaderDelegate {
  _NAME__Header(this.list, this.style, this.width, double pixelRatio)  //: if isBelowSafeArea
  _NAME__Header(this.list, this.width, double pixelRatio)  //: else
    : picture = Image(
        image: _sizedNAME__(list.image, Size(width, width / list.style.aspect), pixelRatio),
        fit: list.fit,  //: if hasWhole
        fit: BoxFit.cover,  //: else
        alignment: list.focus,  //: if focusPoints
        excludeFromSemantics: true,
      );

  final NAME__ list;
  //: if isBelowSafeArea
  /// The list's style, with this screen's safe area.
  final NAME__Style style;
  //: else
  NAME__Style get style => list.style;
  //: end
  final double width;

  /// Made once: only its box changes while the rows scroll.
  final Image picture;

  @override
  double get maxExtent => width / style.aspect;

  @override
  double get minExtent => math.min(style.minHeight, maxExtent);  //: if sticks
  double get minExtent => 0;  //: else
  //: if not rides

  @override
  OverScrollHeaderStretchConfiguration get stretchConfiguration => OverScrollHeaderStretchConfiguration();
  //: end

  // Called only when the list is built again.
  @override
  bool shouldRebuild(_NAME__Header old) => true;

  @override
  Widget build(BuildContext context, double shrinkOffset, bool overlapsContent) {
    //: if lags
    final follower = _NAME__Follower.of(context, style);
    return ListenableBuilder(
      listenable: follower,
      builder: (context, _) => _box(follower.place(), follower.lag),
    );
  }

  Widget _box(double s, double lag) {
    //: end
    final header = ClipRect(  //: if hidesHeader
    return ClipRect(  //: else
      child: LayoutBuilder(builder: (context, box) {
        //: if not lags
        // A stretched sliver is taller than at rest.
        final s = maxExtent - box.maxHeight;
        //: end
        final reduceMotion = MediaQuery.disableAnimationsOf(context);
        //: if bar
        final place = style.place(s, width, lag);  //: if lags
        final place = style.place(s, width);  //: else
        // With reduced motion the picture moves with the rows.
        final shown = reduceMotion ? style.place(0, width) : place;
        //: if not barIsSmall
        final title = reduceMotion ? style.place(double.infinity, width) : place; // small from the start
        final isOnBar = place.barOpacity >= INK_SHARE__;  //: if not isDark
        final shift = TITLE_SHIFT__ * (1 - title.titleScale);  //: if titleShift
        //: end
        //: else
        // With reduced motion the picture moves with the rows.
        final shown = reduceMotion ? style.place(0, width) : style.place(s, width, lag);  //: if lags
        final shown = style.place(reduceMotion ? 0 : s, width);  //: else
        //: end
        return Stack(clipBehavior: Clip.none, children: [
          Positioned(
            left: (width - shown.wide) / 2, top: reduceMotion ? -s : shown.top,
            width: shown.wide, height: shown.drawn,
            child: picture,
          ),
          //: use bar  //: if bar
        ]);
      }),
    );
    return _NAME__Hidden(height: minExtent, start: maxExtent - minExtent, child: header);  //: if hidesHeader
  }
}

//: use sized
//: use follower  //: if lags

//: if rides
/// A list below a header. Scrolling collapses the header, and a pull moves it down.
//: else
/// A list below a header. Scrolling collapses the header, and a pull stretches it.
//: end
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
    //: if hasWhole
    this.fit = BoxFit.cover,
    //: end
    //: end
    //: if refresh
    this.onRefresh,
    //: end
    this.style = const NAME__Style(),
  });
  //: end

  final ImageProvider image;
  //: if bar
  final String title;
  //: if isDark
  final Color barColor;
  //: else
  final Color barColor, barTextColor;
  //: end
  //: end
  final List<Widget> slivers;
  final ScrollController? controller;
  //: if focusPoints
  /// The point of the picture that stays visible.
  final Alignment focus;
  //: if hasWhole
  final BoxFit fit;
  //: end
  //: end
  //: if refresh
  final Future<void> Function()? onRefresh;
  //: end
  final NAME__Style style;

  @override
  Widget build(BuildContext context) {
    final pixelRatio = MediaQuery.devicePixelRatioOf(context);
    //: if isBelowSafeArea
    final inset = style.below(MediaQuery.paddingOf(context).top);
    //: end
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
            //: if sticks
            pinned: true,
            //: end
            //: if isBelowSafeArea
            delegate: _NAME__Header(this, inset, box.maxWidth, pixelRatio),
            //: else
            delegate: _NAME__Header(this, box.maxWidth, pixelRatio),
            //: end
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
  //: if isBelowSafeArea
  _NAME__Header(this.list, this.style, this.width, double pixelRatio)
  //: else
  _NAME__Header(this.list, this.width, double pixelRatio)
  //: end
    : picture = Image(
        image: _sizedNAME__(list.image, Size(width, width / list.style.aspect), pixelRatio),
        //: if hasWhole
        fit: list.fit,
        //: else
        fit: BoxFit.cover,
        //: end
        //: if focusPoints
        alignment: list.focus,
        //: end
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
  //: if sticks
  double get minExtent => math.min(style.minHeight, maxExtent);
  //: else
  double get minExtent => 0;
  //: end
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
    //: if hidesHeader
    final header = ClipRect(
    //: else
    return ClipRect(
    //: end
      child: LayoutBuilder(builder: (context, box) {
        //: if not lags
        // A stretched sliver is taller than at rest.
        final s = maxExtent - box.maxHeight;
        //: end
        final reduceMotion = MediaQuery.disableAnimationsOf(context);
        //: if bar
        //: if lags
        final place = style.place(s, width, lag);
        //: else
        final place = style.place(s, width);
        //: end
        // With reduced motion the picture moves with the rows.
        final shown = reduceMotion ? style.place(0, width) : place;
        //: if not barIsSmall
        final title = reduceMotion ? style.place(double.infinity, width) : place; // small from the start
        //: if not isDark
        final isOnBar = place.barOpacity >= INK_SHARE__;
        //: end
        //: if titleShift
        final shift = TITLE_SHIFT__ * (1 - title.titleScale);
        //: end
        //: end
        //: else
        // With reduced motion the picture moves with the rows.
        //: if lags
        final shown = reduceMotion ? style.place(0, width) : style.place(s, width, lag);
        //: else
        final shown = style.place(reduceMotion ? 0 : s, width);
        //: end
        //: end
        return Stack(clipBehavior: Clip.none, children: [
          Positioned(
            left: (width - shown.wide) / 2, top: reduceMotion ? -s : shown.top,
            width: shown.wide, height: shown.drawn,
            child: picture,
          ),
          //: if bar
          //: use bar
          //: end
        ]);
      }),
    );
    //: if hidesHeader
    return _NAME__Hidden(height: minExtent, start: maxExtent - minExtent, child: header);
    //: end
  }
}

//: use sized
//: if lags
//: use follower
//: end

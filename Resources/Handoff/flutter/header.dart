/// A list below a header that it collapses, and that a pull stretches.
class NAME__ extends StatelessWidget {
  //: row 124
  const NAME__({
    super.key, required this.image,
    //: if bar
    required this.title,
    //: end
    required this.slivers,
    //: if focusPoints
    this.focus = Alignment.center,
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
  //: end
  final List<Widget> slivers;
  //: if focusPoints
  /// The point of the picture that stays in sight.
  final Alignment focus;
  //: end
  //: if refresh
  final Future<void> Function()? onRefresh;
  //: end
  final NAME__Style style;

  @override
  Widget build(BuildContext context) {
    final reduceMotion = MediaQuery.disableAnimationsOf(context);
    return CustomScrollView(
      //: use physics
      slivers: [
        SliverLayoutBuilder(
          builder: (context, box) => SliverPersistentHeader(
            //: if sticks
            pinned: true,
            //: else
            pinned: false,
            //: end
            //: if isBelowSafeArea
            delegate: _NAME__Header(this, style.below(MediaQuery.paddingOf(context).top), box.crossAxisExtent, reduceMotion),
            //: else
            delegate: _NAME__Header(this, box.crossAxisExtent, reduceMotion),
            //: end
          ),
        ),
        //: if refresh
        if (onRefresh != null)
          CupertinoSliverRefreshControl(
            onRefresh: onRefresh,
            refreshTriggerPullDistance: REFRESH_THRESHOLD__,
            refreshIndicatorExtent: REFRESH_HOLD__,
          ),
        //: end
        ...slivers,
      ],
    );
  }
}

/// The box that shows what the rows leave of the header.
class _NAME__Header extends SliverPersistentHeaderDelegate {
  //: row 124
  //: if isBelowSafeArea
  _NAME__Header(this.list, this.style, this.width, this.reduceMotion)
  //: else
  _NAME__Header(this.list, this.width, this.reduceMotion)
  //: end
    : picture = Image(
      image: list.image, fit: BoxFit.cover,
      //: if focusPoints
      alignment: list.focus,
      //: end
      excludeFromSemantics: true,
    );
  //: end

  final NAME__ list;
  //: if isBelowSafeArea
  /// The list's, on this screen.
  final NAME__Style style;
  //: else
  NAME__Style get style => list.style;
  //: end
  final double width;
  final bool reduceMotion;

  /// Made once, and only moved and scaled from then on.
  final Image picture;

  @override
  double get maxExtent => width / style.aspect;

  @override
  //: if isLowTall
  double get minExtent => math.min(style.minHeight, maxExtent);
  //: else if sticks
  double get minExtent => style.minHeight;
  //: else
  double get minExtent => 0;
  //: end
  //: if not rides

  @override
  OverScrollHeaderStretchConfiguration get stretchConfiguration => OverScrollHeaderStretchConfiguration();
  //: end

  @override
  //: row 124
  bool shouldRebuild(_NAME__Header old) =>
    old.width != width || old.reduceMotion != reduceMotion || old.list != list
    //: if isBelowSafeArea
    || old.style.minHeight != style.minHeight
    //: end
    ;
  //: end

  @override
  Widget build(BuildContext context, double shrinkOffset, bool overlapsContent) {
    return LayoutBuilder(builder: (context, box) {
      // A sliver that is stretched is taller than it is at rest.
      final pulled = math.max(0.0, box.maxHeight - maxExtent);
      return reduceMotion ? _box(context, 0, shrinkOffset) : _box(context, shrinkOffset - pulled, 0);
    });
  }

  /// - s: points scrolled from rest, negative while the list is pulled down.
  /// - ride: how far it goes along with the rows, which is all that it does with reduced motion.
  Widget _box(BuildContext context, double s, double ride) {
    final (rest, place) = (style.place(0, width), style.place(s, width));
    //: if titleShift
    final towardsEnd = Directionality.of(context) == TextDirection.rtl ? -1.0 : 1.0;
    //: end
    return SizedBox(
      width: width,
      height: place.visible,
      child: ClipRect(
        child: Stack(clipBehavior: Clip.none, children: [
          Positioned(
            left: (width - rest.wide) / 2,
            top: 0,
            width: rest.wide,
            height: rest.drawn,
            child: Transform.translate(
              offset: Offset(0, place.top - ride),
              child: Transform.scale(scale: place.drawn / rest.drawn, alignment: Alignment.topCenter, child: picture),
            ),
          ),
          //: if bar
          //: use bar
          //: end
        ]),
      ),
    );
  }
}

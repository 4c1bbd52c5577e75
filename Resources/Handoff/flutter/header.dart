class NAME__ extends StatelessWidget {
  const NAME__({
    super.key,
    //: align
    //: each constants
    this.CONSTANT__ = VALUE__,  // NOTE__
    //: end
    //: end
    required this.slivers,
  });

  //: row
  final double
  //: each constants
  CONSTANT__,
  //: end
  ;
  //: end
  final List<Widget> slivers;

  @override
  Widget build(BuildContext context) {
    final width = MediaQuery.sizeOf(context).width;
    return CustomScrollView(
      //: use physics
      slivers: [
        //: if sticks
        SliverPersistentHeader(pinned: true, delegate: _Header(this, width, MediaQuery.disableAnimationsOf(context))),
        //: else
        SliverPersistentHeader(pinned: false, delegate: _Header(this, width, MediaQuery.disableAnimationsOf(context))),
        //: end
        ...slivers,
      ],
    );
  }
}

/// The box that shows what the rows leave of the header.
class _Header extends SliverPersistentHeaderDelegate {
  _Header(this.settings, this.width, this.still);

  final NAME__ settings;
  final double width;
  final bool still;

  @override
  double get maxExtent => width / settings.aspect;

  @override
  //: if isLowTall
  double get minExtent => math.min(settings.minHeight, width / settings.aspect);
  //: else if sticks
  double get minExtent => settings.minHeight;
  //: else
  double get minExtent => 0;
  //: end
  //: if not rides

  @override
  OverScrollHeaderStretchConfiguration get stretchConfiguration => OverScrollHeaderStretchConfiguration();
  //: end

  @override
  bool shouldRebuild(_Header old) => old.width != width || old.still != still || old.settings != settings;

  @override
  Widget build(BuildContext context, double shrinkOffset, bool overlapsContent) {
    return LayoutBuilder(builder: (context, box) {
      // A sliver that is stretched is taller than it is at rest.
      final pulled = math.max(0.0, box.maxHeight - maxExtent);
      return _box(still ? 0 : shrinkOffset - pulled, still ? shrinkOffset : 0);
    });
  }

  /// - s: from rest, negative while the list is pulled down. ride: with the rows, and nothing else.
  Widget _box(double s, double ride) {
    //: row
    final
    //: each constants
    CONSTANT__ = settings.CONSTANT__,
    //: end
    ;
    //: end
    //: lines steps barSteps
    return SizedBox(
      width: width,
      height: visible,
      child: ClipRect(
        child: Stack(clipBehavior: Clip.none, children: [
          Positioned(
            //: if isZoomed
            left: (width - DRAWN_WIDTH__) / 2,
            //: else
            left: 0,
            //: end
            top: top - ride,
            width: DRAWN_WIDTH__,
            height: DRAWN_HEIGHT__,
            //: if focusPoints
            child: Image.asset('assets/ASSET__.jpg', fit: BoxFit.cover, alignment: focusPoints[0]),
            //: else
            child: Image.asset('assets/ASSET__.jpg', fit: BoxFit.cover),
            //: end
          ),
          //: if bar
          //: use bar
          //: end
        ]),
      ),
    );
  }
}
//: if refresh
// The pull to refresh is a RefreshIndicator or a CupertinoSliverRefreshControl; it decides by itself how far to pull. Here it is
// REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s.
//: end

/// A list below a header of layers.
class NAME__ extends StatelessWidget {
  //: row 124
  const NAME__({
    super.key, required this.picture,
    //: if bar
    required this.title,
    //: end
    required this.slivers, this.style = const NAME__Style(),
  });
  //: end

  /// A layer's picture by its name.
  final ImageProvider Function(String name) picture;
  //: if bar
  final String title;
  //: end
  final List<Widget> slivers;
  final NAME__Style style;

  @override
  Widget build(BuildContext context) {
    return CustomScrollView(
      //: use physics
      slivers: [
        SliverPersistentHeader(pinned: true, delegate: _NAME__Header(this)),
        ...slivers,
      ],
    );
  }
}

/// The box that shows what the rows leave of the header.
class _NAME__Header extends SliverPersistentHeaderDelegate {
  _NAME__Header(this.list);

  final NAME__ list;

  @override
  double get maxExtent => list.style.height;

  @override
  double get minExtent => list.style.minHeight;

  @override
  OverScrollHeaderStretchConfiguration get stretchConfiguration => OverScrollHeaderStretchConfiguration();

  @override
  bool shouldRebuild(_NAME__Header old) => old.list != list;

  @override
  Widget build(BuildContext context, double shrinkOffset, bool overlapsContent) {
    return LayoutBuilder(builder: (context, box) {
      // A sliver that is stretched is taller than it is at rest.
      final s = shrinkOffset - math.max(0.0, box.maxHeight - maxExtent);
      //: if bar
      final place = _placeOfBar(s);
      //: if titleShift
      final towardsEnd = Directionality.of(context) == TextDirection.rtl ? -1.0 : 1.0;
      //: end
      //: end
      return ClipRect(
        child: Stack(clipBehavior: Clip.none, children: [
          Positioned.fill(child: _NAME__Layers(style: list.style, picture: list.picture, scrolled: s)),
          //: if bar
          //: use bar
          //: end
        ]),
      );
    });
  }
  //: if bar

  //: if barIsSmall
  ({double barOpacity}) _placeOfBar(double s) {
    final NAME__Style(:height, :minHeight) = list.style;
    //: lines barSteps
    return (barOpacity: barOpacity);
  }
  //: else
  ({double barOpacity, double titleScale, double titleRise}) _placeOfBar(double s) {
    final NAME__Style(:height, :minHeight) = list.style;
    //: lines barSteps
    return (barOpacity: barOpacity, titleScale: titleScale, titleRise: titleRise);
  }
  //: end
  //: end
}

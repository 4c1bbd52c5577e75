class NAME__ extends StatelessWidget {
  const NAME__({super.key, required this.slivers});

  final List<Widget> slivers;

  @override
  Widget build(BuildContext context) {
    return CustomScrollView(
      //: use physics
      slivers: [
        SliverPersistentHeader(pinned: true, delegate: _Header(MediaQuery.disableAnimationsOf(context))),
        ...slivers,
      ],
    );
  }
}

/// The box that shows what the rows leave of the header.
class _Header extends SliverPersistentHeaderDelegate {
  _Header(this.still);

  final bool still;

  @override
  double get maxExtent => height;

  @override
  double get minExtent => minHeight;

  @override
  OverScrollHeaderStretchConfiguration get stretchConfiguration => OverScrollHeaderStretchConfiguration();

  @override
  bool shouldRebuild(_Header old) => old.still != still;

  @override
  Widget build(BuildContext context, double shrinkOffset, bool overlapsContent) {
    return LayoutBuilder(builder: (context, box) {
      // A sliver that is stretched is taller than it is at rest.
      final s = shrinkOffset - math.max(0.0, box.maxHeight - maxExtent);
      //: lines barSteps
      //: if not bar

      //: end
      return ClipRect(
        child: Stack(clipBehavior: Clip.none, children: [
          ..._faces(s, Size(box.maxWidth, box.maxHeight), still),
          //: if bar
          //: use bar
          //: end
        ]),
      );
    });
  }
}

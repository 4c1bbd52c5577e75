/// A list below a header of layers.
class NAME__ extends StatelessWidget {
  //: row 92
  const NAME__({
    super.key, required this.picture,
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
    required this.slivers, this.controller, this.style = const NAME__Style(),
  });
  //: end

  /// The picture of a layer, by name.
  final ImageProvider Function(String name) picture;
  //: if bar
  final String title;
  final Color barColor;  //: if isDark
  final Color barColor, barTextColor;  //: else
  //: end
  final List<Widget> slivers;
  final ScrollController? controller;
  final NAME__Style style;

  @override
  Widget build(BuildContext context) {
    return CustomScrollView(
      controller: controller,
      //: use physics
      slivers: [
        //: if isBelowSafeArea
        SliverPersistentHeader(
          pinned: true,
          delegate: _NAME__Header(this, style.below(MediaQuery.paddingOf(context).top)),
        ),
        //: else
        SliverPersistentHeader(pinned: true, delegate: _NAME__Header(this)),
        //: end
        ...slivers,
        SliverToBoxAdapter(child: SizedBox(height: MediaQuery.paddingOf(context).bottom)),
      ],
    );
  }
}

/// The box that shows the visible part of the header.
class _NAME__Header extends SliverPersistentHeaderDelegate {
  _NAME__Header(this.list, this.style);  //: if isBelowSafeArea
  _NAME__Header(this.list);  //: else

  final NAME__ list;
  //: if isBelowSafeArea
  /// The list's style, with this screen's safe area.
  final NAME__Style style;
  //: else
  NAME__Style get style => list.style;
  //: end
  //: if isPlainHeader

  /// Made once: only their boxes change while the rows scroll.
  late final List<Widget> pictures = [
    for (final layer in style.layers)
      Image(image: list.picture(layer.picture), fit: BoxFit.fill, excludeFromSemantics: true),
  ];
  //: end

  @override
  double get maxExtent => style.height;

  @override
  double get minExtent => style.low;

  @override
  OverScrollHeaderStretchConfiguration get stretchConfiguration => OverScrollHeaderStretchConfiguration();

  // Called only when the list is built again.
  @override
  bool shouldRebuild(_NAME__Header old) => true;

  @override
  Widget build(BuildContext context, double shrinkOffset, bool overlapsContent) {
    //: if isLinked
    final follower = _NAME__Follower.of(context, style);
    return ListenableBuilder(
      listenable: follower,
      builder: (context, _) => _box(follower.place(), follower.pasts),
    );
  }

  Widget _box(double s, List<NAME__Past> pasts) {
    //: end
    final header = LayoutBuilder(builder: (context, box) {  //: if hidesHeader
    return LayoutBuilder(builder: (context, box) {  //: else
      //: if not isLinked
      // A stretched sliver is taller than at rest.
      final s = shrinkOffset - math.max(0.0, box.maxHeight - maxExtent);
      //: end
      //: if isPlainHeader
      final reduceMotion = MediaQuery.disableAnimationsOf(context);
      //: else if bar
      final reduceMotion = MediaQuery.disableAnimationsOf(context);  //: if not barIsSmall
      //: end
      //: if bar
      final place = _placeOfBar(s);
      //: if not barIsSmall
      final title = reduceMotion ? _placeOfBar(double.infinity) : place; // small from the start
      final isOnBar = place.barOpacity >= INK_SHARE__;  //: if not isDark
      final shift = TITLE_SHIFT__ * (1 - title.titleScale);  //: if titleShift
      //: end
      //: end
      return ClipRect(
        child: Stack(clipBehavior: Clip.none, children: [
          //: if isPlainHeader
          for (final (index, layer) in style.layers.indexed)
            Positioned.fromRect(
              //: if isLinked
              rect: layer.place(s, box.biggest, style, past: pasts[index], reduceMotion: reduceMotion),
              //: else
              rect: layer.place(s, box.biggest, style, reduceMotion: reduceMotion),
              //: end
              child: pictures[index],
            ),
          //: else
          //: if isLinked
          Positioned.fill(
            child: _NAME__Layers(style: style, picture: list.picture, scrolled: s, pasts: pasts),
          ),
          //: else
          Positioned.fill(child: _NAME__Layers(style: style, picture: list.picture, scrolled: s)),
          //: end
          //: end
          //: use bar  //: if bar
        ]),
      );
    });
    return _NAME__Hidden(height: minExtent, start: maxExtent - minExtent, child: header);  //: if hidesHeader
  }
  //: if bar

  //: if barIsSmall
  ({double barOpacity}) _placeOfBar(double s) {
    final NAME__Style(:height, :low) = style;
    //: lines barSteps
    return (barOpacity: barOpacity);
  }
  //: else
  ({double barOpacity, double titleScale, double titleRise}) _placeOfBar(double s) {
    final NAME__Style(:height, :low) = style;
    //: lines barSteps
    return (barOpacity: barOpacity, titleScale: titleScale, titleRise: titleRise);
  }
  //: end
  //: end
}
//: use follower  //: if isLinked

/// A list below a header of layers.  //: if recipe
/// A list below a header. Scrolling collapses the header, and a pull moves it down.  //: else if rides
/// A list below a header. Scrolling collapses the header, and a pull stretches it.  //: else
class NAME__ extends StatelessWidget {
  //: row 92
  const NAME__({
    super.key,
    required this.image,  //: if header
    required this.picture,  //: else
    //: if bar
    required this.title,
    this.barColor = const Color(0xFF1C1C1E),  //: if isDark
    this.barColor = const Color(0xFFF9F9FB),  //: else
    this.barTextColor = Colors.black,  //: if not isDark
    //: end
    required this.slivers, this.controller,
    //: if header
    //: if focusPoints
    this.focus = Alignment.center,
    this.fit = BoxFit.cover,  //: if hasWhole
    //: end
    this.onRefresh,  //: if refresh
    //: end
    this.style = const NAME__Style(),
  });
  //: end

  //: if header
  final ImageProvider image;
  //: else
  /// The picture of a layer, by name.
  final ImageProvider Function(String name) picture;
  //: end
  //: if bar
  final String title;
  final Color barColor;  //: if isDark
  final Color barColor, barTextColor;  //: else
  //: end
  final List<Widget> slivers;
  final ScrollController? controller;
  //: if header
  //: if focusPoints
  /// The point of the picture that stays visible.
  final Alignment focus;
  final BoxFit fit;  //: if hasWhole
  //: end
  final Future<void> Function()? onRefresh;  //: if refresh
  //: end
  final NAME__Style style;

  @override
  Widget build(BuildContext context) {
    //: if header
    final inset = style.below(MediaQuery.paddingOf(context).top);  //: if isBelowSafeArea
    final pixelRatio = MediaQuery.devicePixelRatioOf(context);
    return LayoutBuilder(
      builder: (context, box) => CustomScrollView(
        //: use header-list
      ),
    );
    //: else
    return CustomScrollView(
      //: use header-list
    );
    //: end
  }
}

/// The box that shows the visible part of the header.
class _NAME__Header extends SliverPersistentHeaderDelegate {
  //: if header
  _NAME__Header(this.list, this.style, this.width, double pixelRatio)  //: if isBelowSafeArea
  _NAME__Header(this.list, this.width, double pixelRatio)  //: else
    : picture = Image(
        image: _sizedNAME__(list.image, Size(width, width / list.style.aspect), pixelRatio),
        fit: list.fit,  //: if hasWhole
        fit: BoxFit.cover,  //: else
        alignment: list.focus,  //: if focusPoints
        excludeFromSemantics: true,
      );
  //: else
  _NAME__Header(this.list, this.style);  //: if isBelowSafeArea
  _NAME__Header(this.list);  //: else
  //: end

  final NAME__ list;
  //: if isBelowSafeArea
  /// The list's style, with this screen's safe area.
  final NAME__Style style;
  //: else
  NAME__Style get style => list.style;
  //: end
  //: if header
  final double width;

  /// Made once: only its box changes while the rows scroll.
  final Image picture;
  //: else if isPlainHeader

  /// Made once: only their boxes change while the rows scroll.
  late final List<Widget> pictures = [
    for (final layer in style.layers)
      Image(image: list.picture(layer.picture), fit: BoxFit.fill, excludeFromSemantics: true),
  ];
  //: end

  @override
  double get maxExtent => width / style.aspect;  //: if header
  double get maxExtent => style.height;  //: else

  @override
  double get minExtent => style.low;  //: if recipe
  double get minExtent => math.min(style.minHeight, maxExtent);  //: else if sticks
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
    //: if isLinked
    final follower = _NAME__Follower.of(context, style);
    return ListenableBuilder(
      listenable: follower,
      builder: (context, _) => _box(follower.place(), follower.lag),  //: if header
      builder: (context, _) => _box(follower.place(), follower.pasts),  //: else
    );
  }

  Widget _box(double s, double lag) {  //: if header
  Widget _box(double s, List<NAME__Past> pasts) {  //: else
    //: end
    final header = LayoutBuilder(builder: (context, box) {  //: if hidesHeader
    return LayoutBuilder(builder: (context, box) {  //: else
      //: if not isLinked
      // A stretched sliver is taller than at rest.
      final s = maxExtent - box.maxHeight;  //: if header
      final s = shrinkOffset - math.max(0.0, box.maxHeight - maxExtent);  //: else
      //: end
      final reduceMotion = MediaQuery.disableAnimationsOf(context);
      //: if recipe
      //: if hasTexts
      // Text grows with the text size, by at most a fifth.
      final scaler = MediaQuery.textScalerOf(context).clamp(minScaleFactor: 1, maxScaleFactor: 1.2);
      //: end
      //: end
      //: if bar
      final place = _placeOfBar(s);  //: if recipe
      final place = style.place(s, width, lag);  //: else if lags
      final place = style.place(s, width);  //: else
      //: if not barIsSmall
      final title = reduceMotion ? _placeOfBar(double.infinity) : place; // small from the start  //: if recipe
      final title = reduceMotion ? style.place(double.infinity, width) : place; // small from the start  //: else
      final isOnBar = place.barOpacity >= INK_SHARE__;  //: if not isDark
      final shift = TITLE_SHIFT__ * (1 - title.titleScale);  //: if titleShift
      //: end
      //: end
      //: if header
      // With reduced motion the picture moves with the rows.
      final shown = reduceMotion ? style.place(0, width) : place;  //: if bar
      final shown = reduceMotion ? style.place(0, width) : style.place(s, width, lag);  //: else if lags
      final shown = style.place(reduceMotion ? 0 : s, width);  //: else
      //: end
      return ClipRect(
        child: Stack(clipBehavior: Clip.none, children: [
          //: if header
          Positioned(
            left: (width - shown.wide) / 2, top: reduceMotion ? -s : shown.top,
            width: shown.wide, height: shown.drawn,
            child: picture,
          ),
          //: else if isPlainHeader
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
          // The pictures and texts are built once; scrolling only paints them elsewhere.
          Positioned.fill(
            //: use layers-flow
          ),
          //: end
          //: use bar  //: if bar
        ]),
      );
    });
    return _NAME__Hidden(height: minExtent, start: maxExtent - minExtent, child: header);  //: if hidesHeader
  }
  //: if recipe
  //: use layer-face  //: if not isPlainHeader
  //: if bar

  ({double barOpacity}) _placeOfBar(double s) {  //: if barIsSmall
  ({double barOpacity, double titleScale, double titleRise}) _placeOfBar(double s) {  //: else
    final NAME__Style(:height, :low) = style;
    //: lines barSteps
    return (barOpacity: barOpacity);  //: if barIsSmall
    return (barOpacity: barOpacity, titleScale: titleScale, titleRise: titleRise);  //: else
  }
  //: end
  //: end
}
//: if header

//: use sized
//: end
//: use follower  //: if isLinked

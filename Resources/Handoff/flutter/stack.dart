/// A strip of albums: covers in front of stacks of layers that fan out as they pass.
class NAME__ extends StatefulWidget {
  //: row 92
  const NAME__({
    super.key, required this.itemCount, required this.picture,
    required this.blurred,  //: if coverBehind
    required this.caption,  //: if hasCaptionItems
    //: if focusPoints
    this.focus = _centered,
    this.fit = _covering,  //: if hasWhole
    //: end
    this.onTap, this.controller, this.style = const NAME__Style(),
  });
  //: end

  /// The number of albums.
  final int itemCount;

  /// The picture of an album's layer; layer 0 is the cover.
  final ImageProvider Function(int index, int layer) picture;
  //: if coverBehind

  /// The cover of an album, small and blurred.
  final ImageProvider Function(int index) blurred;
  //: end
  //: if hasCaptionItems

  /// The text below a cover.
  final Widget Function(BuildContext context, int index) caption;
  //: end
  //: if focusPoints

  /// The point of a picture that stays visible.
  final Alignment Function(int index, int layer) focus;
  final BoxFit Function(int index, int layer) fit;  //: if hasWhole
  //: end
  final void Function(int index)? onTap;

  /// Of the strip; stays the same.
  final ScrollController? controller;
  final NAME__Style style;
  //: if focusPoints

  static Alignment _centered(int index, int layer) => Alignment.center;
  static BoxFit _covering(int index, int layer) => BoxFit.cover;  //: if hasWhole
  //: end

  @override
  State<NAME__> createState() => _NAME__State();
}

class _NAME__State extends State<NAME__> {
  late final _strip = widget.controller ?? ScrollController();

  @override
  void dispose() {
    if (widget.controller == null) _strip.dispose();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) {
    final style = widget.style;
    return LayoutBuilder(
      //: if coverBehind
      builder: (context, box) => Stack(fit: StackFit.expand, children: [
        _behind(),
        //: use stack-list
      ]),
      //: else
      //: use stack-list
      //: end
    );
  }

  /// An album: a cover in front of a stack of layers. `viewport` is the length of the strip.
  Widget _album(BuildContext context, int index, double viewport) {
    //: row
    final NAME__(
      :picture,
      //: if focusPoints
      :focus,
      :fit,  //: if hasWhole
      //: end
      :style
    ) = widget;
    //: end
    final NAME__Style(:cellWidth, :cover, :pitch, :layers) = style;
    // The decoded size suffices for a picture up to twice as wide as tall, or the reverse.
    final pixels = (math.max(1.0, 2 * cover) * MediaQuery.devicePixelRatioOf(context)).ceil();
    final reduceMotion = MediaQuery.disableAnimationsOf(context);
    // An item is as long as the pitch. A longer or shorter album is centered on the item.
    return SizedBox(
      width: ITEM_WIDTH__, height: ITEM_HEIGHT__,
      child: OverflowBox(
        minWidth: ALBUM_WIDTH__, maxWidth: ALBUM_WIDTH__,
        minHeight: ALBUM_HEIGHT__, maxHeight: ALBUM_HEIGHT__,
        child: Flow(
          clipBehavior: Clip.none, // edges of layers stick out of the cells
          //: if lags
          delegate: _NAME__Stack(
            style, viewport, Scrollable.of(context), _NAME__Follower.of(context, style),
            context, reduceMotion,
          ),
          //: else
          delegate: _NAME__Stack(style, viewport, Scrollable.of(context), context, reduceMotion),
          //: end
          children: [
            for (var i = layers - 1; i >= 0; i--) // the cover is drawn last
              //: use layer
            widget.caption(context, index),  //: if hasCaptionItems
          ],
        ),
      ),
    );
  }
  //: if coverBehind

  //: use behind
  //: end
}

class _NAME__Stack extends FlowDelegate {
  //: if lags
  _NAME__Stack(
    this.style, this.viewport, this.strip, this.follower, this.context, this.reduceMotion,
  ) : super(repaint: Listenable.merge([strip.position, follower]));

  final _NAME__Follower follower;
  //: else
  _NAME__Stack(this.style, this.viewport, this.strip, this.context, this.reduceMotion)
    : super(repaint: strip.position);

  //: end
  final NAME__Style style;
  final double viewport;
  final ScrollableState strip;
  final BuildContext context;
  final bool reduceMotion;

  @override
  BoxConstraints getConstraintsForChild(int i, BoxConstraints constraints) {
    final NAME__Style(:cellWidth, :layers) = style;  //: if isUniform
    final NAME__Style(:cellWidth, :cover, :layers) = style;  //: else
    if (i == layers) return BoxConstraints(maxWidth: cellWidth);
    final side = style.place(0, viewport, (layers - 1 - i).toDouble()).side;
    return BoxConstraints.tight(Size(LAYER_WIDTH__, LAYER_HEIGHT__));
  }

  @override
  void paintChildren(FlowPaintingContext context) {
    //: if isUniform
    final NAME__Style(:cellWidth, :cover, :pitch, :layers) = style;  //: if hasCaptionItems
    final NAME__Style(:cellWidth, :pitch, :layers) = style;  //: else
    //: else
    final NAME__Style(:cellWidth, :cover, :pitch, :layers) = style;
    //: end
    final box = this.context.findRenderObject()! as RenderBox;
    final origin = box.localToGlobal(Offset.zero, ancestor: strip.context.findRenderObject());
    final x = origin.dx + (pitch - cellWidth) / 2;  //: if isAcross
    final x = origin.dy + (pitch - cellWidth) / 2;  //: else
    //: if lags
    //: if isAcross
    final shown = strip.axisDirection == AxisDirection.left ? x - follower.lag : x + follower.lag;
    //: else
    final shown = x + follower.lag;
    //: end
    //: end
    for (var child = 0; child < layers; child++) {
      //: if lags
      final (:offset, :side, :middle, :opacity) = style.place(shown, viewport, (layers - 1 - child).toDouble());
      //: else
      final (:offset, :side, :middle, :opacity) = style.place(x, viewport, (layers - 1 - child).toDouble());
      //: end
      final shifted = cellWidth / 2 - side / 2 + (reduceMotion ? 0 : offset);
      final place = Matrix4.translationValues(shifted, middle - LAYER_HEIGHT__ / 2, 0);  //: if isAcross
      final place = Matrix4.translationValues(middle - LAYER_WIDTH__ / 2, shifted, 0);  //: else
      context.paintChild(child, transform: place, opacity: opacity);
    }
    //: if hasCaptionItems
    final indent = (cellWidth - context.getChildSize(layers)!.width) / 2;
    final below = Matrix4.translationValues(indent, cover + CAPTION_GAP__, 0);
    context.paintChild(layers, transform: below, opacity: style.caption(x, viewport));
    //: end
  }

  @override
  bool shouldRelayout(_NAME__Stack oldDelegate) => oldDelegate.style != style;

  // Called only when the album is built again.
  @override
  bool shouldRepaint(_NAME__Stack oldDelegate) => true;
}
//: if snapsToItems

//: use snap
//: end
// Of two neighbors, the later album stays in front, even past the middle.
// To scroll by AUTOPLAY__ a second until touched, move a ScrollController in a Ticker.  //: if autoplay
//: use follower  //: if lags

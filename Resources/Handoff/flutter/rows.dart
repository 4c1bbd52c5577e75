/// A row that is a window into its lagging picture. Reads the list around the row.
class NAME__Row extends StatelessWidget {
  //: row 92
  const NAME__Row({
    super.key, required this.image, required this.viewport,
    this.aspect = ASPECT_VALUE__,  //: if needsAspect
    this.focus = Alignment.center,  //: if focusPoints
    this.height, this.style = const NAME__Style(),
  });
  //: end

  final ImageProvider image;

  /// Height of the list, from a LayoutBuilder around it.
  final double viewport;
  //: if needsAspect
  /// Width over height of the picture.
  final double aspect;
  //: end
  //: if focusPoints
  /// The point of the picture that stays visible.
  final Alignment focus;
  //: end
  /// Height of the row, if not the style's row height.
  final double? height;
  final NAME__Style style;

  @override
  Widget build(BuildContext context) {
    final h = height ?? style.rowHeight, width = MediaQuery.sizeOf(context).width;
    final drawn = style.place(0, h, width, viewport, aspect).drawn;  //: if needsAspect
    final drawn = style.place(0, h, width, viewport).drawn;  //: else
    final sized = _sizedNAME__(image, Size(width, drawn), MediaQuery.devicePixelRatioOf(context));
    return SizedBox(
      height: h,
      child: ClipRect(
        child: Flow(
          //: if lags
          delegate: _NAME__Window(
            this, Scrollable.of(context), _NAME__Follower.of(context, style), context,
            MediaQuery.disableAnimationsOf(context),
          ),
          //: else
          delegate: _NAME__Window(this, Scrollable.of(context), context, MediaQuery.disableAnimationsOf(context)),
          //: end
          //: if focusPoints
          children: [Image(image: sized, fit: BoxFit.cover, alignment: focus, excludeFromSemantics: true)],
          //: else
          children: [Image(image: sized, fit: BoxFit.cover, excludeFromSemantics: true)],
          //: end
        ),
      ),
    );
  }
}

class _NAME__Window extends FlowDelegate {
  //: if lags
  _NAME__Window(this.row, this.list, this.follower, this.context, this.reduceMotion)
    : super(repaint: Listenable.merge([list.position, follower]));

  final _NAME__Follower follower;
  //: else
  _NAME__Window(this.row, this.list, this.context, this.reduceMotion) : super(repaint: list.position);

  //: end
  final NAME__Row row;
  final ScrollableState list;
  final BuildContext context;
  final bool reduceMotion;

  /// - y: top of the row in the list; width: of the row and of the list.
  //: row 92
  ({double drawn, double drift}) _place(double y, double width) =>
      //: row
      row.style.place(
      y, row.height ?? row.style.rowHeight, width, row.viewport,
      row.aspect,  //: if needsAspect
      );
      //: end
  //: end

  @override
  BoxConstraints getConstraintsForChild(int i, BoxConstraints constraints) =>
      BoxConstraints.tight(Size(constraints.maxWidth, _place(0, constraints.maxWidth).drawn));

  @override
  void paintChildren(FlowPaintingContext context) {
    final box = this.context.findRenderObject()! as RenderBox;
    final y = box.localToGlobal(Offset.zero, ancestor: list.context.findRenderObject()).dy;
    final place = _place(y + follower.lag, context.size.width);  //: if lags
    final place = _place(y, context.size.width);  //: else
    final top = (context.size.height - place.drawn) / 2 + (reduceMotion ? 0 : place.drift);
    context.paintChild(0, transform: Matrix4.translationValues(0, top, 0));
  }

  @override
  bool shouldRelayout(_NAME__Window oldDelegate) => shouldRepaint(oldDelegate);

  @override
  bool shouldRepaint(_NAME__Window oldDelegate) {
    return oldDelegate.row.viewport != row.viewport ||
        oldDelegate.row.style != row.style ||
        oldDelegate.row.height != row.height ||
        oldDelegate.row.aspect != row.aspect ||  //: if needsAspect
        oldDelegate.reduceMotion != reduceMotion;
  }
}

//: use sized
// The picture leaves a gap at some offsets: Image cannot extend a picture's edge.  //: if hasGaps
//: use follower  //: if lags

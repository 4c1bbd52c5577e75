/// A row that is a window into its picture, which lags behind it. Reads the list that it is in.
class NAME__Row extends StatelessWidget {
  const NAME__Row({
    super.key,
    //: align
    //: each rowConstants
    this.CONSTANT__ = VALUE__,  // NOTE__
    //: end
    //: end
    required this.image,
    this.h = WINDOW_HEIGHT_VALUE__,  // height of the row
    //: if needsAspect
    this.aspect = ASPECT_VALUE__,  // width over height of the picture
    //: end
    //: if focusPoints
    this.focus = Alignment.center,
    //: end
  });

  //: row
  final double
  //: each rowConstants
  CONSTANT__,
  //: end
  ;
  //: end
  final ImageProvider image;
  final double h;
  //: if needsAspect
  final double aspect;
  //: end
  //: if focusPoints
  final Alignment focus;
  //: end

  @override
  Widget build(BuildContext context) {
    return SizedBox(
      height: h,
      child: ClipRect(
        child: Flow(
          delegate: _Window(this, Scrollable.of(context), context, MediaQuery.disableAnimationsOf(context)),
          //: if focusPoints
          children: [Image(image: image, fit: BoxFit.cover, alignment: focus)],
          //: else
          children: [Image(image: image, fit: BoxFit.cover)],
          //: end
        ),
      ),
    );
  }
}

class _Window extends FlowDelegate {
  _Window(this.row, this.list, this.context, this.still) : super(repaint: list.position);

  final NAME__Row row;
  final ScrollableState list;
  final BuildContext context;
  final bool still;

  double get screen => list.position.viewportDimension;

  double _drawn(double width) {
    //: row
    final
    //: each rowConstants
    CONSTANT__ = row.CONSTANT__,
    //: end
    h = row.h,
    //: if needsAspect
    aspect = row.aspect,
    //: end
    ;
    //: end
    //: lines sizeSteps
    return drawn;
  }

  @override
  BoxConstraints getConstraintsForChild(int i, BoxConstraints box) =>
      BoxConstraints.tight(Size(box.maxWidth, _drawn(box.maxWidth)));

  @override
  void paintChildren(FlowPaintingContext painting) {
    //: row
    final
    //: each rowConstants
    CONSTANT__ = row.CONSTANT__,
    //: end
    h = row.h;
    //: end
    final box = context.findRenderObject() as RenderBox;
    final y = box.localToGlobal(Offset.zero, ancestor: list.context.findRenderObject()).dy;
    //: lines driftSteps
    final top = (h - painting.getChildSize(0)!.height) / 2 + (still ? 0 : drift);
    painting.paintChild(0, transform: Matrix4.translationValues(0, top, 0));
  }

  @override
  bool shouldRepaint(_Window old) => old.row != row || old.still != still;
}

// ListView.builder(
//: if snapsToPages
//   physics: const PageScrollPhysics(parent: AlwaysScrollableScrollPhysics()),
//: else if isRigid
//   physics: const ClampingScrollPhysics(),
//: else if isFastOrLess
//   physics: const BouncingScrollPhysics(decelerationRate: ScrollDecelerationRate.fast, parent: AlwaysScrollableScrollPhysics()),
//: else
//   physics: const BouncingScrollPhysics(parent: AlwaysScrollableScrollPhysics()),
//: end
//: if hasPictureItems
//   itemBuilder: (context, i) => Stack(alignment: Alignment.bottomCenter, children: [
//: if focusPoints
//     NAME__Row(image: images[i], focus: focusPoints[i % focusPoints.length]), ItemWords(item: Item.all[i % Item.all.length])]))
//: else
//     NAME__Row(image: images[i]), ItemWords(item: Item.all[i % Item.all.length])]))
//: end
//: else if focusPoints
//   itemBuilder: (context, i) => NAME__Row(image: images[i], focus: focusPoints[i % focusPoints.length]))
//: else
//   itemBuilder: (context, i) => NAME__Row(image: images[i]))
//: end
//: if snapsToItems
// It rests on items: a ScrollPhysics whose createBallisticSimulation ends at a multiple of the row's height.
//: end
//: if hasGaps
// It leaves a gap at some offsets; Image cannot extend a picture's edge.
//: end

/// An album: a cover before a stack of layers that fans out as it passes. `images` has the cover first.
class NAME__Album extends StatelessWidget {
  const NAME__Album({
    super.key,
    //: align
    //: each albumConstants
    //: if isWhole
    this.CONSTANT__ = PLAIN_VALUE__,  // NOTE__
    //: else
    this.CONSTANT__ = VALUE__,  // NOTE__
    //: end
    //: end
    //: end
    required this.images,
    //: if hasCaptionItems
    required this.item,
    //: end
    //: if focusPoints
    //: if not isOutlined
    required this.first,
    //: end
    //: end
  });

  //: row
  final double
  //: each albumConstants
  //: if not isWhole
  CONSTANT__,
  //: end
  //: end
  ;
  //: end
  final int layers;
  final List<ImageProvider> images;
  //: if hasCaptionItems
  final Item item;
  //: end
  //: if focusPoints
  //: if not isOutlined
  final int first;
  //: end
  //: end
  //: if not isOutlined

  static double _light(int i) => math.max(LEAST_LIGHT__, 1 - SHADE__ * i);  // the deeper, the less
  //: end

  @override
  Widget build(BuildContext context) {
    // An item is as long as the pitch; the album is centred on it and longer or shorter.
    return SizedBox(
      width: ITEM_WIDTH__, height: ITEM_HEIGHT__,
      child: OverflowBox(
        maxWidth: ALBUM_WIDTH__, maxHeight: ALBUM_HEIGHT__, minWidth: ALBUM_WIDTH__, minHeight: ALBUM_HEIGHT__,
        child: Flow(
          clipBehavior: Clip.none,  // lips stand out of the cells
          delegate: _Stack(this, Scrollable.of(context), context, MediaQuery.disableAnimationsOf(context)),
          children: [
            for (var i = layers - 1; i >= 0; i--)  // the cover is drawn last
              //: use layer
            //: if hasCaptionItems
            ItemCaption(item: item),
            //: end
          ],
        ),
      ),
    );
  }
}

class _Stack extends FlowDelegate {
  _Stack(this.album, this.strip, this.context, this.still) : super(repaint: strip.position);

  final NAME__Album album;
  final ScrollableState strip;
  final BuildContext context;
  final bool still;

  @override
  BoxConstraints getConstraintsForChild(int index, BoxConstraints box) {
    //: if hasCaptionItems
    if (index == album.layers) return BoxConstraints(maxWidth: album.cellWidth);
    //: end
    final i = (album.layers - 1 - index).toDouble();
    final side = math.max(0.0, album.cover - album.inset * i);
    //: if isUniform
    return BoxConstraints.tight(Size(side, side));
    //: else if isAcross
    return BoxConstraints.tight(Size(side, album.cover));
    //: else
    return BoxConstraints.tight(Size(album.cover, side));
    //: end
  }

  @override
  void paintChildren(FlowPaintingContext painting) {
    //: row
    final
    //: if hasCaptionItems
    //: each albumConstants
    CONSTANT__ = album.CONSTANT__,
    //: end
    //: else
    //: each coverConstants
    CONSTANT__ = album.CONSTANT__,
    //: end
    //: end
    ;
    //: end
    final screen = strip.position.viewportDimension;
    final box = context.findRenderObject() as RenderBox;
    //: if isAcross
    final x = box.localToGlobal(Offset.zero, ancestor: strip.context.findRenderObject()).dx + (album.pitch - cellWidth) / 2;
    //: else
    final x = box.localToGlobal(Offset.zero, ancestor: strip.context.findRenderObject()).dy + (album.pitch - cellWidth) / 2;
    //: end
    //: lines steps
    for (var index = 0; index < layers; index++) {
      final i = (layers - 1 - index).toDouble();
      //: lines layerSteps offsetSteps
      //: if isAcross
      final place = Offset(cellWidth / 2 - side / 2 + (still ? 0 : offset), middle - LAYER_HEIGHT__ / 2);
      //: else
      final place = Offset(middle - LAYER_WIDTH__ / 2, cellWidth / 2 - side / 2 + (still ? 0 : offset));
      //: end
      painting.paintChild(index, transform: Matrix4.translationValues(place.dx, place.dy, 0), opacity: opacity);
    }
    //: if hasCaptionItems
    //: lines captionSteps
    final left = (cellWidth - painting.getChildSize(layers)!.width) / 2;
    painting.paintChild(
      layers, transform: Matrix4.translationValues(left, cover + CAPTION_GAP__, 0), opacity: said);
    //: end
  }

  @override
  bool shouldRepaint(_Stack old) => old.album != album || old.still != still;
}

//: if coverBehind
//: use behind

//: end
// LayoutBuilder(builder: (context, box) => ListView.builder(
//: row
//   scrollDirection: Axis.AXIS__,
//: use physics
clipBehavior: Clip.none,
//: end
//   padding: EdgeInsets.symmetric(AXIS__: (box.MAX_EXTENT__ - pitch) / 2),  // the ends reach the middle
//: row
//   itemBuilder: (context, i) => Center(child: NAME__Album(
images: images.sublist(i),
//: if hasCaptionItems
item: Item.all[i % Item.all.length],
//: end
//: if focusPoints
//: if not isOutlined
first: i,
//: end
//: end
))))
//: end
//: if coverBehind
// In a Stack over a Positioned.fill(child: NAME__Behind(...)), with one ScrollController for both.
//: end
// Of two neighbours the later one stays in front, also past the middle.
//: if autoplay
// Until it is touched it scrolls by AUTOPLAY__ a second: move a ScrollController in a Ticker.
//: end

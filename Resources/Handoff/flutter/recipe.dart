//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end

/// The pictures and texts, built once; scrolling only paints them elsewhere.
class _NAME__Layers extends StatelessWidget {
  //: if inHeader
  const _NAME__Layers({required this.style, required this.picture, required this.scrolled});

  /// Points scrolled from rest.
  final double scrolled;
  //: else
  const _NAME__Layers({required this.style, required this.picture, required this.scroll});

  final ScrollController scroll;
  //: end
  final NAME__Style style;
  final ImageProvider Function(String name) picture;

  @override
  Widget build(BuildContext context) {
    final reduceMotion = MediaQuery.disableAnimationsOf(context);
    return Flow(
      //: if inHeader
      delegate: _NAME__LayerPlaces(style, scrolled, reduceMotion),
      //: else
      delegate: _NAME__LayerPlaces(style, scroll, reduceMotion),
      //: end
      children: [
        for (final layer in style.layers)
          //: if hasTiles
          for (var copy = 0; copy < layer.count; copy++) _face(layer),
          //: else
          _face(layer),
          //: end
      ],
    );
  }

  Widget _face(NAME__Layer layer) {
    //: if hasTexts
    final text = layer.text;
    if (text != null) {
      return FittedBox(
        fit: BoxFit.fitHeight,
        alignment: Alignment(layer.align, 0),
        child: Text(
          text,
          textScaler: TextScaler.noScaling, // as large as the picture around it
          style: TextStyle(
            fontSize: layer.size,
            height: 1.25,
            fontWeight: FontWeight.bold,
            color: layer.isLight ? Colors.white : Colors.black,
          ),
        ),
      );
    }
    //: end
    return Image(image: picture(layer.picture), fit: BoxFit.fill, excludeFromSemantics: true);
  }
}

class _NAME__LayerPlaces extends FlowDelegate {
  //: if inHeader
  _NAME__LayerPlaces(this.style, this.scrolled, this.reduceMotion);

  final double scrolled;
  //: else
  _NAME__LayerPlaces(this.style, this.scroll, this.reduceMotion) : super(repaint: scroll);

  final ScrollController scroll;
  //: end
  final NAME__Style style;
  final bool reduceMotion;

  //: if hasTiles
  NAME__Layer _layer(int child) {
    var rest = child;
    for (final layer in style.layers) {
      if (rest < layer.count) return layer;
      rest -= layer.count;
    }
    return style.layers.last;
  }
  //: else
  NAME__Layer _layer(int child) => style.layers[child];
  //: end

  //: if inHeader
  Rect _rest(int child, Size screen) => _layer(child).rest(screen.width, style.height);
  //: else
  Rect _rest(int child, Size screen) => _layer(child).rest(screen.width, screen.height);
  //: end

  @override
  BoxConstraints getConstraintsForChild(int i, BoxConstraints constraints) =>
      BoxConstraints.tight(_rest(i, constraints.biggest).size);

  @override
  void paintChildren(FlowPaintingContext context) {
    //: if not inHeader
    final scrolled = scroll.hasClients ? scroll.offset : 0.0;
    //: end
    //: if hasTiles
    var child = 0;
    for (final layer in style.layers) {
      //: if inHeader
      final (frame, opacity) = layer.place(scrolled, context.size, style, reduceMotion: reduceMotion);
      //: else
      final (frame, opacity) = layer.place(scrolled, context.size, reduceMotion: reduceMotion);
      //: end
      //: if isAcross
      final step = math.max(1.0, frame.width);
      final first = layer.copies > 1 ? frame.left % step - step : frame.left;
      //: else
      final step = math.max(1.0, frame.height);
      final first = layer.copies > 1 ? frame.top % step - step : frame.top;
      //: end
      for (var copy = 0; copy < layer.count; copy++) {
        //: if isAcross
        _paint(context, child, frame.shift(Offset(first + copy * step - frame.left, 0)), opacity);
        //: else
        _paint(context, child, frame.shift(Offset(0, first + copy * step - frame.top)), opacity);
        //: end
        child++;
      }
    }
    //: else
    for (var child = 0; child < style.layers.length; child++) {
      //: if inHeader
      final (frame, opacity) = style.layers[child].place(scrolled, context.size, style, reduceMotion: reduceMotion);
      //: else
      final (frame, opacity) = style.layers[child].place(scrolled, context.size, reduceMotion: reduceMotion);
      //: end
      _paint(context, child, frame, opacity);
    }
    //: end
  }

  void _paint(FlowPaintingContext context, int child, Rect frame, double opacity) {
    final size = context.getChildSize(child)!;
    if (size.isEmpty) return;
    final transform = Matrix4.diagonal3Values(frame.width / size.width, frame.height / size.height, 1)
      ..setTranslationRaw(frame.left, frame.top, 0);
    context.paintChild(child, transform: transform, opacity: opacity);
  }

  @override
  bool shouldRelayout(_NAME__LayerPlaces oldDelegate) => oldDelegate.style != style;

  @override
  bool shouldRepaint(_NAME__LayerPlaces oldDelegate) {
    //: if inHeader
    return oldDelegate.scrolled != scrolled || oldDelegate.style != style || oldDelegate.reduceMotion != reduceMotion;
    //: else
    return oldDelegate.style != style || oldDelegate.reduceMotion != reduceMotion;
    //: end
  }
}

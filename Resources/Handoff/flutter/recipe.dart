//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end
//: if not isPlainHeader

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
          //: if isShaped
          for (var copy = 0; copy < layer.count; copy++) _shaped(layer, reduceMotion),
          //: else
          for (var copy = 0; copy < layer.count; copy++) _face(layer),
          //: end
          //: else if isShaped
          _shaped(layer, reduceMotion),
          //: else
          _face(layer),
          //: end
      ],
    );
  }

  //: if isShaped
  //: if inHeader
  Widget _shaped(NAME__Layer layer, bool reduceMotion) => _look(layer, scrolled, reduceMotion, _face(layer));
  //: else
  /// Only blur and clip follow the scroll; the face below them is built once.
  Widget _shaped(NAME__Layer layer, bool reduceMotion) {
    return AnimatedBuilder(
      animation: scroll,
      builder: (context, face) => _look(layer, scroll.hasClients ? scroll.offset : 0.0, reduceMotion, face!),
      child: _face(layer),
    );
  }
  //: end

  Widget _look(NAME__Layer layer, double s, bool reduceMotion, Widget face) {
    //: if reveals
    final key = layer.look(s, reduceMotion: reduceMotion);
    //: else if blurs
    final key = layer.look(s, reduceMotion: reduceMotion);
    //: end
    var shown = face;
    //: if blurs
    //: if keysScale
    if (key.blur > 0 && key.scale > 0) {
      final sigma = key.blur / key.scale;
    //: else
    if (key.blur > 0) {
      final sigma = key.blur;
    //: end
      //: if hasCovers
      final edges = layer.fills ? TileMode.clamp : TileMode.decal;
      //: else
      const edges = TileMode.decal;
      //: end
      shown = ImageFiltered(
        imageFilter: ImageFilter.blur(sigmaX: sigma, sigmaY: sigma, tileMode: edges),
        child: shown,
      );
    }
    //: end
    //: if reveals
    if (key.reveal < 1) shown = ClipRect(clipper: _NAME__Part(layer, key.reveal), child: shown);
    //: end
    return shown;
  }

  //: end
  Widget _face(NAME__Layer layer) {
    //: if hasTexts
    final text = layer.text;
    if (text != null) {
      return FittedBox(
        fit: BoxFit.fitHeight,
        alignment: Alignment(layer.align, 0),
        child: Text(
          text,
          //: if hasLines
          textAlign: layer.align < 0 ? TextAlign.left : layer.align > 0 ? TextAlign.right : TextAlign.center,
          //: end
          textScaler: TextScaler.noScaling, // as large as the picture around it
          style: TextStyle(
            fontSize: layer.size,
            height: 1.25,
            //: if hasWeights
            fontWeight: layer.weight,
            //: else
            fontWeight: FontWeight.bold,
            //: end
            color: layer.color,
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

  //: end
  @override
  BoxConstraints getConstraintsForChild(int i, BoxConstraints constraints) {
    //: if hasTiles
    final layer = _layer(i);
    //: else
    final layer = style.layers[i];
    //: end
    //: if inHeader
    return BoxConstraints.tight(layer.rest(constraints.maxWidth, style.height).size);
    //: else
    return BoxConstraints.tight(layer.rest(constraints.maxWidth, constraints.maxHeight).size);
    //: end
  }

  @override
  void paintChildren(FlowPaintingContext context) {
    //: if not inHeader
    final scrolled = scroll.hasClients ? scroll.offset : 0.0;
    //: end
    //: if hasTiles
    var child = 0;
    for (final layer in style.layers) {
      //: if inHeader
      //: if isShaped
      final (frame, key) = layer.place(scrolled, context.size, style, reduceMotion: reduceMotion);
      //: else if hasKeys
      final (frame, opacity) = layer.place(scrolled, context.size, style, reduceMotion: reduceMotion);
      //: else
      final frame = layer.place(scrolled, context.size, style, reduceMotion: reduceMotion);
      //: end
      //: else
      //: if isShaped
      final (frame, key) = layer.place(scrolled, context.size, reduceMotion: reduceMotion);
      //: else if hasKeys
      final (frame, opacity) = layer.place(scrolled, context.size, reduceMotion: reduceMotion);
      //: else
      final frame = layer.place(scrolled, context.size, reduceMotion: reduceMotion);
      //: end
      //: end
      //: if isAcross
      final step = math.max(1.0, frame.width);
      //: if hasLeads
      final first = layer.copies > 1 ? frame.left % step - (1 + layer.lead) * step : frame.left;
      //: else
      final first = layer.copies > 1 ? frame.left % step - step : frame.left;
      //: end
      //: else
      final step = math.max(1.0, frame.height);
      //: if hasLeads
      final first = layer.copies > 1 ? frame.top % step - (1 + layer.lead) * step : frame.top;
      //: else
      final first = layer.copies > 1 ? frame.top % step - step : frame.top;
      //: end
      //: end
      for (var copy = 0; copy < layer.count; copy++) {
        //: if isAcross
        //: if isShaped
        _paint(context, child, frame.shift(Offset(first + copy * step - frame.left, 0)), key);
        //: else if hasKeys
        _paint(context, child, frame.shift(Offset(first + copy * step - frame.left, 0)), opacity);
        //: else
        _paint(context, child, frame.shift(Offset(first + copy * step - frame.left, 0)));
        //: end
        //: else
        //: if isShaped
        _paint(context, child, frame.shift(Offset(0, first + copy * step - frame.top)), key);
        //: else if hasKeys
        _paint(context, child, frame.shift(Offset(0, first + copy * step - frame.top)), opacity);
        //: else
        _paint(context, child, frame.shift(Offset(0, first + copy * step - frame.top)));
        //: end
        //: end
        child++;
      }
    }
    //: else
    for (var child = 0; child < style.layers.length; child++) {
      //: if inHeader
      //: if isShaped
      final (frame, key) = style.layers[child].place(scrolled, context.size, style, reduceMotion: reduceMotion);
      //: else if hasKeys
      final (frame, opacity) = style.layers[child].place(scrolled, context.size, style, reduceMotion: reduceMotion);
      //: else
      final frame = style.layers[child].place(scrolled, context.size, style, reduceMotion: reduceMotion);
      //: end
      //: else
      //: if isShaped
      final (frame, key) = style.layers[child].place(scrolled, context.size, reduceMotion: reduceMotion);
      //: else if hasKeys
      final (frame, opacity) = style.layers[child].place(scrolled, context.size, reduceMotion: reduceMotion);
      //: else
      final frame = style.layers[child].place(scrolled, context.size, reduceMotion: reduceMotion);
      //: end
      //: end
      //: if isShaped
      _paint(context, child, frame, key);
      //: else if hasKeys
      _paint(context, child, frame, opacity);
      //: else
      _paint(context, child, frame);
      //: end
    }
    //: end
  }

  //: if isShaped
  void _paint(FlowPaintingContext context, int child, Rect frame, NAME__LayerKey key) {
  //: else if hasKeys
  void _paint(FlowPaintingContext context, int child, Rect frame, double opacity) {
  //: else
  void _paint(FlowPaintingContext context, int child, Rect frame) {
  //: end
    final size = context.getChildSize(child)!;
    if (size.isEmpty) return;
    //: if turns
    // About its middle.
    final transform = Matrix4.translationValues(frame.center.dx, frame.center.dy, 0)
      ..multiply(Matrix4.rotationZ(key.rotation * math.pi / 180))
      ..multiply(Matrix4.diagonal3Values(frame.width / size.width, frame.height / size.height, 1))
      ..multiply(Matrix4.translationValues(-size.width / 2, -size.height / 2, 0));
    //: else
    final transform = Matrix4.diagonal3Values(frame.width / size.width, frame.height / size.height, 1)
      ..setTranslationRaw(frame.left, frame.top, 0);
    //: end
    //: if isShaped
    context.paintChild(child, transform: transform, opacity: key.opacity);
    //: else if hasKeys
    context.paintChild(child, transform: transform, opacity: opacity);
    //: else
    context.paintChild(child, transform: transform);
    //: end
  }

  @override
  bool shouldRelayout(_NAME__LayerPlaces oldDelegate) => oldDelegate.style != style;

  @override
  bool shouldRepaint(_NAME__LayerPlaces oldDelegate) {
    //: if inHeader
    return oldDelegate.scrolled != scrolled ||
        oldDelegate.style != style ||
        oldDelegate.reduceMotion != reduceMotion;
    //: else
    return oldDelegate.style != style || oldDelegate.reduceMotion != reduceMotion;
    //: end
  }
}
//: if reveals

/// The revealed part of a face.
class _NAME__Part extends CustomClipper<Rect> {
  const _NAME__Part(this.layer, this.share);

  final NAME__Layer layer;
  final double share;

  @override
  Rect getClip(Size size) => layer.shown(share, size);

  @override
  bool shouldReclip(_NAME__Part oldClipper) => oldClipper.layer != layer || oldClipper.share != share;
}
//: end
//: end

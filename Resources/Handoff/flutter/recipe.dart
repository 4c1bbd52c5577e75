//: use header  //: if inHeader
//: use layers-screen  //: else
//: if not isPlainHeader

/// The pictures and texts, built once; scrolling only paints them elsewhere.
class _NAME__Layers extends StatelessWidget {
  //: if inHeader
  //: if isLinked
  const _NAME__Layers({
    required this.style, required this.picture, required this.scrolled, required this.pasts,
  });

  final List<NAME__Past> pasts;
  //: else
  const _NAME__Layers({required this.style, required this.picture, required this.scrolled});

  //: end
  /// Points scrolled from rest.
  final double scrolled;
  //: else
  //: if isLinked
  const _NAME__Layers({
    required this.style, required this.picture, required this.scroll, required this.follower,
  });

  final _NAME__Follower follower;
  //: else
  const _NAME__Layers({required this.style, required this.picture, required this.scroll});

  //: end
  final ScrollController scroll;
  //: end
  final NAME__Style style;
  final ImageProvider Function(String name) picture;

  @override
  Widget build(BuildContext context) {
    final reduceMotion = MediaQuery.disableAnimationsOf(context);
    //: if hasTexts
    // Text grows with the text size, by at most a fifth.
    final scaler = MediaQuery.textScalerOf(context).clamp(minScaleFactor: 1, maxScaleFactor: 1.2);
    //: end
    return Flow(
      //: if inHeader
      delegate: _NAME__LayerPlaces(style, scrolled, pasts, reduceMotion),  //: if isLinked
      delegate: _NAME__LayerPlaces(style, scrolled, reduceMotion),  //: else
      //: else
      delegate: _NAME__LayerPlaces(style, scroll, follower, reduceMotion),  //: if isLinked
      delegate: _NAME__LayerPlaces(style, scroll, reduceMotion),  //: else
      //: end
      children: [
        for (final (index, layer) in style.layers.indexed)  //: if isLinked
        for (final layer in style.layers)  //: else
          //: row 88
          for (var copy = 0; copy < layer.count; copy++)  //: if hasTiles
          //: if blurs
          _shaped(layer, index, reduceMotion,  //: if isLinked
          _shaped(layer, reduceMotion,  //: else
          //: else if reveals
          _shaped(layer, index, reduceMotion,  //: if isLinked
          _shaped(layer, reduceMotion,  //: else
          //: end
          _face(layer, scaler)  //: if hasTexts
          _face(layer)  //: else
          )  //: if blurs
          )  //: else if reveals
          ,
          //: end
      ],
    );
  }

  //: use layer-look  //: if blurs
  //: use layer-look  //: else if reveals
  //: if hasTexts
  Widget _face(NAME__Layer layer, TextScaler scaler) {
    final text = layer.text;
    //: if hasLooks
    if (text == null) return _picture(layer, picture);
    //: else
    if (text == null) {
      return Image(image: picture(layer.picture), fit: BoxFit.fill, excludeFromSemantics: true);
    }
    //: end
    //: if hasLines
    return OverflowBox(
      minHeight: 0, maxHeight: double.infinity, // larger text leaves the box
      minWidth: 0, maxWidth: layer.hugs ? double.infinity : null,  //: if hasHugs
      child: Column(
        mainAxisSize: MainAxisSize.min,
        crossAxisAlignment: CrossAxisAlignment.stretch,
        children: [
          for (final line in text.split('\n'))
            Text(
              line,
              //: use layer-text
            ),
        ],
      ),
    );
    //: else
    return OverflowBox(
      minHeight: 0, maxHeight: double.infinity, // larger text leaves the box
      minWidth: 0, maxWidth: layer.hugs ? double.infinity : null,  //: if hasHugs
      child: Text(
        text,
        //: use layer-text
      ),
    );
    //: end
  }
  //: else if hasLooks
  Widget _face(NAME__Layer layer) => _picture(layer, picture);
  //: else
  Widget _face(NAME__Layer layer) =>
      Image(image: picture(layer.picture), fit: BoxFit.fill, excludeFromSemantics: true);
  //: end
}

//: if hasLooks
//: use layer-picture

//: end
class _NAME__LayerPlaces extends FlowDelegate {
  //: if inHeader
  //: if isLinked
  _NAME__LayerPlaces(this.style, this.scrolled, this.pasts, this.reduceMotion);

  final List<NAME__Past> pasts;
  //: else
  _NAME__LayerPlaces(this.style, this.scrolled, this.reduceMotion);

  //: end
  final double scrolled;
  //: else
  //: if isLinked
  _NAME__LayerPlaces(this.style, this.scroll, this.follower, this.reduceMotion)
    : super(repaint: Listenable.merge([scroll, follower]));

  final _NAME__Follower follower;
  //: else
  _NAME__LayerPlaces(this.style, this.scroll, this.reduceMotion) : super(repaint: scroll);

  //: end
  final ScrollController scroll;
  //: end
  final NAME__Style style;
  final bool reduceMotion;

  //: if hasTiles
  late final faces = [
    //: if isLinked
    for (final (index, layer) in style.layers.indexed)
      for (var copy = 0; copy < layer.count; copy++) (layer, copy, index),
    //: else
    for (final layer in style.layers)
      for (var copy = 0; copy < layer.count; copy++) (layer, copy),
    //: end
  ];

  //: end
  @override
  BoxConstraints getConstraintsForChild(int i, BoxConstraints constraints) {
    final layer = faces[i].$1;  //: if hasTiles
    final layer = style.layers[i];  //: else
    return BoxConstraints.tight(layer.rest(constraints.maxWidth, style.height).size);  //: if inHeader
    return BoxConstraints.tight(layer.rest(constraints.maxWidth, constraints.maxHeight).size);  //: else
  }

  @override
  void paintChildren(FlowPaintingContext context) {
    //: if not inHeader
    final scrolled = scroll.hasClients ? scroll.offset : 0.0;
    final pasts = follower.pasts;  //: if isLinked
    //: end
    //: if hasTiles
    for (final (child, (layer, copy, index)) in faces.indexed) {  //: if isLinked
    for (final (child, (layer, copy)) in faces.indexed) {  //: else
    //: else
    for (final (child, layer) in style.layers.indexed) {
    //: end
      final size = context.getChildSize(child)!;
      if (size.isEmpty) continue;
      //: row
      //: if hasTiles
      //: if isShaped
      final (rest, key, opacity) =  //: if turns
      final (rest, _, opacity) =  //: else
      //: else if hasKeys
      final (rest, opacity) =
      //: else
      final rest =
      //: end
      //: else if isShaped
      final (frame, key, opacity) =  //: if turns
      final (frame, _, opacity) =  //: else
      //: else if hasKeys
      final (frame, opacity) =
      //: else
      final frame =
      //: end
      layer.place(scrolled, context.size,
      style,  //: if inHeader
      //: if isLinked
      past: pasts[index],  //: if hasTiles
      past: pasts[child],  //: else
      //: end
      reduceMotion: reduceMotion);
      //: end
      //: if not hasTiles
      //: else if isAcross
      final step = math.max(1.0, rest.width);
      final left = rest.left % step + (copy - 1 - layer.lead) * step;  //: if hasLeads
      final left = rest.left % step + (copy - 1) * step;  //: else
      final frame = layer.copies > 1 ? rest.translate(left - rest.left, 0) : rest;
      //: else
      final step = math.max(1.0, rest.height);
      final top = rest.top % step + (copy - 1 - layer.lead) * step;  //: if hasLeads
      final top = rest.top % step + (copy - 1) * step;  //: else
      final frame = layer.copies > 1 ? rest.translate(0, top - rest.top) : rest;
      //: end
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
      context.paintChild(child, transform: transform, opacity: opacity);  //: if hasKeys
      context.paintChild(child, transform: transform);  //: else
    }
  }

  @override
  bool shouldRelayout(_NAME__LayerPlaces oldDelegate) => oldDelegate.style != style;

  @override
  bool shouldRepaint(_NAME__LayerPlaces oldDelegate) {
    //: if inHeader
    return oldDelegate.scrolled != scrolled ||
        oldDelegate.pasts != pasts ||  //: if isLinked
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

//: use header  //: if inHeader
//: use layers-screen  //: else
//: if not isPlainHeader
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
      for (var copy = 0; copy < layer.copies; copy++) (layer, copy, index),
    //: else
    for (final layer in style.layers)
      for (var copy = 0; copy < layer.copies; copy++) (layer, copy),
    //: end
  ];

  //: end
  @override
  //: row
  BoxConstraints getConstraintsForChild(int i, BoxConstraints constraints) => BoxConstraints.tight(
    faces[i].$1  //: if hasTiles
    style.layers[i]  //: else
    .rest(constraints.maxWidth, style.height).size  //: if inHeader
    .rest(constraints.maxWidth, constraints.maxHeight).size  //: else
  );
  //: end

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
      // The first copy begins before the screen.
      final left = (copy - layer.lead) * step - (-rest.left % step);  //: if hasLeads
      final left = copy * step - (-rest.left % step);  //: else
      final frame = layer.copies > 1 ? rest.translate(left - rest.left, 0) : rest;
      //: else
      final step = math.max(1.0, rest.height);
      // The first copy begins before the screen.
      final top = (copy - layer.lead) * step - (-rest.top % step);  //: if hasLeads
      final top = copy * step - (-rest.top % step);  //: else
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
  //: if inHeader
  bool shouldRepaint(_NAME__LayerPlaces oldDelegate) =>
      oldDelegate.scrolled != scrolled ||
      oldDelegate.pasts != pasts ||  //: if isLinked
      oldDelegate.reduceMotion != reduceMotion;
  //: else
  bool shouldRepaint(_NAME__LayerPlaces oldDelegate) => oldDelegate.reduceMotion != reduceMotion;
  //: end
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

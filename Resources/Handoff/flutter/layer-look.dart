/// Wraps only faces that keys blur or reveal. The wrappers stay, so that a face is built once.
Widget _shaped(NAME__Layer layer, int index, bool reduceMotion, Widget face) {  //: if isLinked
Widget _shaped(NAME__Layer layer, bool reduceMotion, Widget face) {  //: else
  //: row 90
  final isPlain =
  //: if blurs
  !layer.isBlurred
  && !layer.isRevealed  //: if reveals
  //: else
  !layer.isRevealed
  //: end
  ;
  //: end
  if (isPlain) return face;
  //: if inHeader
  //: if isLinked
  final at = layer.at(scrolled, past: pasts[index], reduceMotion: reduceMotion);
  return _look(layer, at, reduceMotion, face);
  //: else
  return _look(layer, scrolled, reduceMotion, face);
  //: end
  //: else if isLinked
  return AnimatedBuilder(
    animation: Listenable.merge([scroll, follower]),
    builder: (context, face) {
      final s = scroll.hasClients ? scroll.offset : 0.0;
      final at = layer.at(s, past: follower.pasts[index], reduceMotion: reduceMotion);
      return _look(layer, at, reduceMotion, face!);
    },
    child: face,
  );
  //: else
  return AnimatedBuilder(
    animation: scroll,
    builder: (context, face) => _look(layer, scroll.hasClients ? scroll.offset : 0.0, reduceMotion, face!),
    child: face,
  );
  //: end
}

Widget _look(NAME__Layer layer, double s, bool reduceMotion, Widget face) {
  final key = layer.look(s, reduceMotion: reduceMotion);
  var shown = face;
  //: if blurs
  if (layer.isBlurred) {
    final sigma = key.blur / math.max(0.001, key.scale);  //: if keysScale
    final sigma = key.blur;  //: else
    final edges = layer.fills ? TileMode.clamp : TileMode.decal;  //: if hasCovers
    const edges = TileMode.decal;  //: else
    shown = ImageFiltered(
      enabled: key.blur > 0,
      imageFilter: ImageFilter.blur(sigmaX: sigma, sigmaY: sigma, tileMode: edges),
      child: shown,
    );
  }
  //: end
  //: if reveals
  if (layer.isRevealed) {
    shown = ClipRect(
      clipper: _NAME__Part(layer, key.reveal),
      clipBehavior: key.reveal < 1 ? Clip.hardEdge : Clip.none,
      child: shown,
    );
  }
  //: end
  return shown;
}


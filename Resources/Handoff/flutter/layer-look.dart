
/// Wraps only faces that keys blur or reveal. The wrappers stay, so that a face is built once.
//: if inHeader
Widget _shaped(NAME__Layer layer, double at, bool reduceMotion, Widget face) {
//: else if isLinked
Widget _shaped(NAME__Layer layer, int index, bool reduceMotion, Widget face) {
//: else
Widget _shaped(NAME__Layer layer, bool reduceMotion, Widget face) {
//: end
  if (!layer.isShaped) return face;
  //: if inHeader
  final key = layer.look(at, reduceMotion: reduceMotion);
  //: use layer-shown
  //: else
  return AnimatedBuilder(
    animation: Listenable.merge([_scroll, _follower]),  //: if isLinked
    animation: _scroll,  //: else
    builder: (context, face) {
      final s = _scroll.hasClients ? _scroll.offset : 0.0;
      //: if isLinked
      final at = layer.at(s, past: _follower.pasts[index], reduceMotion: reduceMotion);
      final key = layer.look(at, reduceMotion: reduceMotion);
      //: else
      final key = layer.look(s, reduceMotion: reduceMotion);
      //: end
      //: use layer-shown
    },
    child: face,
  );
  //: end
}

//: if collapses
final d = fills ? math.min(reduceMotion ? s : math.max(s, 0.0), height - minHeight) : s;
//: end
//: if hasPins
//: if hasKeys
final held = _hold(reduceMotion ? (keys.isEmpty ? 0.0 : keys.first.at) : TRAVEL__); // reduced: as at its first key
//: else
final held = reduceMotion ? 0.0 : _hold(TRAVEL__);
//: end
//: if inHeader
final way = -(reduceMotion ? 1.0 : ratio) * (TRAVEL__ - held);
//: else if isMirrored
final way = (reduceMotion ? 0.0 : ratio) * (s - held);
//: else
final way = -(reduceMotion ? 0.0 : ratio) * (s - held);
//: end
//: else if inHeader
final way = -(reduceMotion ? 1.0 : ratio) * TRAVEL__;
//: else if isMirrored
final way = (reduceMotion ? 0.0 : ratio) * s;
//: else
final way = -(reduceMotion ? 0.0 : ratio) * s;
//: end
//: if hasKeys
//: if isAcross
var frame = box.shift(Offset(way, 0));
//: else
var frame = box.shift(Offset(0, way));
//: end
//: if isShaped
final key = look(s, reduceMotion: reduceMotion);
//: else
final key = keyAt(s);
//: end
if (!reduceMotion) {
  frame = Rect.fromCenter(
      center: frame.center.translate(key.x, key.y), width: frame.width * key.scale, height: frame.height * key.scale);
}
//: else if collapses
var frame = box.shift(Offset(0, way));
//: else if isAcross
final frame = box.shift(Offset(way, 0));
//: else
final frame = box.shift(Offset(0, way));
//: end
//: if collapses
if (fills && s < 0 && !reduceMotion) {
  final grown = (height - s) / height; // its top stays, and so does the middle
  final middle = screen.width / 2;
  frame = Rect.fromLTWH(
      middle + (frame.left - middle) * grown, frame.top * grown, frame.width * grown, frame.height * grown);
}
//: end
//: if isShaped
return (frame, key);
//: else if hasKeys
return (frame, key.opacity);
//: else
return (frame, 1);
//: end

//: if collapses
final d = fills ? math.min(reduceMotion ? s : math.max(s, 0.0), height - minHeight) : s;
//: end
//: if inHeader
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
final key = keyAt(s);
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
//: if hasKeys
return (frame, key.opacity);
//: else
return (frame, 1);
//: end

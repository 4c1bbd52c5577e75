//: if collapses
final d = fills ? math.min(reduceMotion ? s : math.max(s, 0.0), height - minHeight) : s;
//: end
final ratio = reduceMotion ? stillRatio : this.ratio;
//: if hasPins
//: if isMirrored
final way = ratio * (TRAVEL__ - _hold(TRAVEL__));
//: else
final way = -ratio * (TRAVEL__ - _hold(TRAVEL__));
//: end
//: else if isMirrored
final way = ratio * TRAVEL__;
//: else
final way = -ratio * TRAVEL__;
//: end
//: if hasKeys
//: if isAcross
var frame = box.shift(Offset(way, 0));
//: else
var frame = box.shift(Offset(0, way));
//: end
final key = look(s, reduceMotion: reduceMotion);
//: if keysX
//: if keysY
frame = frame.translate(key.x, key.y);
//: else
frame = frame.translate(key.x, 0);
//: end
//: else if keysY
frame = frame.translate(0, key.y);
//: end
//: if keysScale
frame = Rect.fromCenter(center: frame.center, width: frame.width * key.scale, height: frame.height * key.scale);
//: end
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
return frame;
//: end

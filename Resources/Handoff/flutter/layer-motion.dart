//: if collapses
//: if not hasKeys
if (fills && s < 0 && !reduceMotion) {
  final grown = (height - s) / height, middle = screen.width / 2; // its top and its middle stay in place
  final left = middle + (box.left - middle) * grown;
  return Rect.fromLTWH(left, box.top * grown, box.width * grown, box.height * grown);
}
final travel = fills ? FILLED_STILL_TRAVEL__ : s;
//: else
final filled = reduceMotion ? FILLED_STILL_TRAVEL__ : FILLED_TRAVEL__;
final travel = fills ? filled : s;
//: end
//: end
//: if hasStillRatios
final ratio = reduceMotion ? stillRatio : this.ratio;
//: else
final ratio = reduceMotion ? 1.0 : this.ratio;
//: end
//: if movesPlainly
return box.shift(Offset(0, -ratio * TRAVEL__));
//: else
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
//: if collapses
if (fills && s < 0 && !reduceMotion) {
  final grown = (height - s) / height, middle = screen.width / 2; // its top and its middle stay in place
  final left = middle + (frame.left - middle) * grown;
  frame = Rect.fromLTWH(left, frame.top * grown, frame.width * grown, frame.height * grown);
}
//: end
//: if isShaped
return (frame, key);
//: else
return (frame, key.opacity);
//: end
//: else if isAcross
return box.shift(Offset(way, 0));
//: else
return box.shift(Offset(0, way));
//: end
//: end

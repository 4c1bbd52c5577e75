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
final ratio = reduceMotion ? stillRatio : this.ratio;  //: if hasStillRatios
final ratio = reduceMotion ? 1.0 : this.ratio;  //: else
//: if movesPlainly
return box.shift(Offset(0, -ratio * TRAVEL__));
//: else
//: if hasPins
final way = ratio * (TRAVEL__ - _hold(TRAVEL__));  //: if isMirrored
final way = -ratio * (TRAVEL__ - _hold(TRAVEL__));  //: else
//: else if isMirrored
final way = ratio * TRAVEL__;
//: else
final way = -ratio * TRAVEL__;
//: end
//: if hasKeys
//: if isLinked
final at = this.at(s, past: past, reduceMotion: reduceMotion);
final key = look(at, reduceMotion: reduceMotion);  //: if isShaped
final key = look(at, reduceMotion: reduceMotion);  //: else if placeChannels
//: else if isShaped
final key = look(s, reduceMotion: reduceMotion);
//: else if placeChannels
final key = look(s, reduceMotion: reduceMotion);
//: end
//: row
final moved = box.translate(  //: if keysScale
var frame = box.translate(  //: else if collapses
final frame = box.translate(  //: else
//: if isAcross
way
+ key.x  //: if keysX
//: else if keysX
key.x
//: else
0
//: end
,
//: if isAcross
key.y  //: if keysY
0  //: else
//: else
way
+ key.y  //: if keysY
//: end
);
//: end
//: if keysScale
final size = moved.size * key.scale;
var frame = Rect.fromCenter(center: moved.center, width: size.width, height: size.height);  //: if collapses
final frame = Rect.fromCenter(center: moved.center, width: size.width, height: size.height);  //: else
//: end
//: if collapses
if (fills && s < 0 && !reduceMotion) {
  final grown = (height - s) / height, middle = screen.width / 2; // its top and its middle stay in place
  final left = middle + (frame.left - middle) * grown;
  frame = Rect.fromLTWH(left, frame.top * grown, frame.width * grown, frame.height * grown);
}
//: end
//: if isLinked
return (frame, key, keyAt(at).opacity);  //: if isShaped
return (frame, keyAt(at).opacity);  //: else
//: else if isShaped
return (frame, key, keyAt(s).opacity);
//: else
return (frame, keyAt(s).opacity);
//: end
//: else if isAcross
return box.shift(Offset(way, 0));
//: else
return box.shift(Offset(0, way));
//: end
//: end

//: if collapses
//: if not hasKeys
if (fills && s < 0 && !reduceMotion) {
  final grown = (height - s) / height, middle = screen.width / 2; // its top and its middle stay in place
  final left = middle + (box.left - middle) * grown;
  return Rect.fromLTWH(left, box.top * grown, box.width * grown, box.height * grown);
}
final travel = fills ? FILLED_STILL_TRAVEL__ : followed;  //: if isLinked
final travel = fills ? FILLED_STILL_TRAVEL__ : s;  //: else
//: else
final filled = reduceMotion ? FILLED_STILL_TRAVEL__ : FILLED_TRAVEL__;
final travel = fills ? filled : followed;  //: if isLinked
final travel = fills ? filled : s;  //: else
//: end
//: end
//: row
final way =
//: if hasStillRatios
(reduceMotion ? stillRatio : ratio)  //: if isMirrored
-(reduceMotion ? stillRatio : ratio)  //: else
//: else
(reduceMotion ? 1.0 : ratio)  //: if isMirrored
-(reduceMotion ? 1.0 : ratio)  //: else
//: end
* (TRAVEL__ - _hold(TRAVEL__));  //: if hasPins
* TRAVEL__;  //: else
//: end
//: if hasKeys
final at = this.at(s, past: past, reduceMotion: reduceMotion);  //: if isLinked
//: row
final moving =
keyAt(at)  //: if isLinked
keyAt(s)  //: else
//: if isShaped
, key = reduceMotion ? still : moving
//: else if placeChannels
, key = reduceMotion ? still : moving
//: end
;
//: end
//: row
final center = box.center.translate(  //: if keysScale
var frame = box.translate(  //: else if collapses
//: if not keysScale
return (box.translate(  //: if not collapses
//: end
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
)
//: if keysScale
;
//: else if collapses
;
//: else
,
key,  //: if isShaped
moving.opacity);
//: end
//: end
//: if keysScale
final size = box.size * key.scale;
var frame = Rect.fromCenter(center: center, width: size.width, height: size.height);  //: if collapses
final frame = Rect.fromCenter(center: center, width: size.width, height: size.height);  //: else
//: end
//: if collapses
if (fills && s < 0 && !reduceMotion) {
  final grown = (height - s) / height, middle = screen.width / 2; // its top and its middle stay in place
  final left = middle + (frame.left - middle) * grown;
  frame = Rect.fromLTWH(left, frame.top * grown, frame.width * grown, frame.height * grown);
}
//: end
//: if keysScale
return (frame, key, moving.opacity);  //: if isShaped
return (frame, moving.opacity);  //: else
//: else if collapses
return (frame, key, moving.opacity);  //: if isShaped
return (frame, moving.opacity);  //: else
//: end
//: else if isAcross
return box.shift(Offset(way, 0));
//: else
return box.shift(Offset(0, way));
//: end

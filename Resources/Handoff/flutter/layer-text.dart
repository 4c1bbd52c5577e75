maxLines: 1, overflow: TextOverflow.ellipsis, textScaler: scaler,
//: if hasAligns
textAlign:
    layer.align < 0 ? TextAlign.left : layer.align > 0 ? TextAlign.right : TextAlign.center,
//: else
textAlign: TextAlign.center,
//: end
//: row 84
style: TextStyle(
  fontSize: layer.size, height: LINE_OF_LAYER__,
  fontWeight: layer.weight,  //: if hasWeights
  fontWeight: FontWeight.bold,  //: else
  color: layer.color,
  fontFamily: layer.family,  //: if hasFamilies
  letterSpacing: layer.spacing * layer.size,  //: if hasSpacings
),
//: end

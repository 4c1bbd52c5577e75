maxLines: 1, overflow: TextOverflow.ellipsis, textScaler: scaler,
textAlign:
    layer.align < 0 ? TextAlign.left : layer.align > 0 ? TextAlign.right : TextAlign.center,
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

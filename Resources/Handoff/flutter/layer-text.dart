maxLines: 1, overflow: TextOverflow.ellipsis, textScaler: scaler,
textAlign:
    layer.align < 0 ? TextAlign.left : layer.align > 0 ? TextAlign.right : TextAlign.center,
//: row 84
style: TextStyle(
  fontSize: layer.size, height: LINE_OF_LAYER__,
  //: if hasWeights
  fontWeight: layer.weight,
  //: else
  fontWeight: FontWeight.bold,
  //: end
  color: layer.color,
  //: if hasFamilies
  fontFamily: layer.family,
  //: end
  //: if hasSpacings
  letterSpacing: layer.spacing * layer.size,
  //: end
),
//: end

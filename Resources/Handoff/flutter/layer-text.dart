maxLines: 1, overflow: TextOverflow.ellipsis, textScaler: scaler,
textAlign:
    layer.align < 0 ? TextAlign.left : layer.align > 0 ? TextAlign.right : TextAlign.center,
//: row 84
style: TextStyle(
  fontSize: layer.size, height: 1.25,
  //: if hasWeights
  fontWeight: layer.weight,
  //: else
  fontWeight: FontWeight.bold,
  //: end
  color: layer.color,
),
//: end

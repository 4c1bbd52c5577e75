//: each keys
//: row 88
NAME__Key(
  //: each fields
  FIELD__: VALUE__,
  //: end
  //: if curveName
  curve: Curves.CURVE_NAME__,
  //: else if curve
  curve: Cubic(X1__, Y1__, X2__, Y2__),
  //: end
),
//: end
//: end

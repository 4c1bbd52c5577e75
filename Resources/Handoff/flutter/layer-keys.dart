//: each keys
//: row 90
NAME__Key(
  FIELD__: VALUE__,  //: each fields
  curve: Curves.CURVE_NAME__,  //: if curveName
  curve: Cubic(X1__, Y1__, X2__, Y2__),  //: else if curve
),
//: end
//: end

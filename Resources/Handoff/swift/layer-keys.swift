//: each keys
//: row 92
Key(
  FIELD__: VALUE__,  //: each fields
  //: if curveName
  curve: .CURVE_NAME__,
  //: else if curve
  curve: .bezier(
    //: if hasKeyLists
    startControlPoint: UnitPoint(x: X1__, y: Y1__),
    endControlPoint: UnitPoint(x: X2__, y: Y2__)),
    //: else
    startControlPoint: UnitPoint(x: X1__, y: Y1__), endControlPoint: UnitPoint(x: X2__, y: Y2__)),
    //: end
  //: end
),
//: end
//: end

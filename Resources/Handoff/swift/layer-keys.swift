//: each keys
//: row 92
Key(
  //: each fields
  FIELD__: VALUE__,
  //: end
  //: if curve
  curve: [X1__, Y1__, X2__, Y2__],
  //: end
),
//: end
//: end

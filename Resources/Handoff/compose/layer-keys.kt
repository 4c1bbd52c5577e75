//: each keys
//: row 86
NAME__Key(
    FIELD__ = VALUE__,  //: each fields
    easing = CubicBezierEasing(X1__, Y1__, X2__, Y2__),  //: if curve
),
//: end
//: end

//: each keys
//: row 78
NAME__Key(
    //: each fields
    FIELD__ = VALUE__,
    //: end
    easing = CubicBezierEasing(X1__, Y1__, X2__, Y2__),  //: if curve
),
//: end
//: end

/// A layer's state between frames.
//: row 92
typedef NAME__Past = ({
  //: if lags
  double lag,
  //: end
  //: if hasSpeed
  double speed,
  //: end
  //: if hasTime
  double clock,
  //: end
});
//: end

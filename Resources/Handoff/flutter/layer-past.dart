/// A layer's state between frames.
//: row 92
typedef NAME__Past = ({
  double lag,  //: if lags
  double speed,  //: if hasSpeed
  double clock,  //: if hasTime
});
//: end

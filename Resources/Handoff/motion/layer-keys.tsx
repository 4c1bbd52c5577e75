//: row
at: [
  //: each keys
  AT__,
  //: end
],
//: end
//: each tracks
//: row
CHANNEL__: [
  //: each values
  VALUE__,
  //: end
],
//: end
//: end
//: if eases
//: row
ease: [
  //: each eases
  //: if curve
  //: use bezier
  ,
  //: else
  linear,
  //: end
  //: end
],
//: end
//: end

//: row
at: [
  AT__,  //: each keys
],
//: end
//: each tracks
//: row
CHANNEL__: [
  VALUE__,  //: each values
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

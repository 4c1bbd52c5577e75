//: each keys
//: row 100
{
  //: each fields
  FIELD__: VALUE__,
  //: end
  //: if curve
  //: row
  ease:
  //: use bezier
  ,
  //: end
  //: end
},
//: end
//: end

//: each keys
//: row 100
{
  FIELD__: VALUE__,  //: each fields
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

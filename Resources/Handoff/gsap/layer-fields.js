name: 'LAYER__',
//: if picture
aspect: ASPECT__,
//: else
size: SIZE__,
//: end
//: each fields
FIELD__: VALUE__,
//: end
//: if keys
keys: [
  //: each keys
  //: row 124
  {
    //: each fields
    FIELD__: VALUE__,
    //: end
    //: if curve
    curve: [X1__, Y1__, X2__, Y2__],
    //: end
  },
  //: end
  //: end
],
//: end
//: each stillKey
//: row 124
still: {
  //: each fields
  FIELD__: VALUE__,
  //: end
},
//: end
//: end

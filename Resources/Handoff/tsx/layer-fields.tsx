//: if picture
//: use picture
//: else if shape
aspect: OWN_ASPECT__,  //: if ownAspect
//: else
text: 'TEXT__', size: SIZE__,
//: end
//: if nativeLook
//: row 110
look: {
  PROPERTY__: 'VALUE__',  //: each nativeLook
  borderRadius: CORNER__,  //: if corner
},
//: end
//: else if corner
look: { borderRadius: CORNER__ },
//: end
//: use type-fields
FIELD__: VALUE__,  //: each fields
FIELD__: VALUE__,  //: each pastFields

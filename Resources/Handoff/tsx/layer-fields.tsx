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
  //: each nativeLook
  PROPERTY__: 'VALUE__',
  //: end
  borderRadius: CORNER__,  //: if corner
},
//: end
//: else if corner
look: { borderRadius: CORNER__ },
//: end
//: use type-fields
//: each fields
FIELD__: VALUE__,
//: end
//: each pastFields
FIELD__: VALUE__,
//: end

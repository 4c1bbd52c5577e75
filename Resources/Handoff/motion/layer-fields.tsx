//: if picture
//: use picture
//: else if shape
aspect: OWN_ASPECT__,  //: if ownAspect
//: else
text: 'TEXT__',
size: SIZE__,
//: end
//: if look
//: row 110
look: {
  //: each look
  PROPERTY__: 'VALUE__',
  //: end
},
//: end
//: end
//: use type-fields
//: each ownFields
FIELD__: VALUE__,
//: end
//: each pastFields
FIELD__: VALUE__,
//: end
//: if isTiled
tiles: TILES__,
tilesBefore: TILES_BEFORE__,  //: if tilesBefore
//: end

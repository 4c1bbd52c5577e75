//: if picture
//: use picture
//: else if shape
//: if ownAspect
aspect: OWN_ASPECT__,
//: end
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
//: if tilesBefore
tilesBefore: TILES_BEFORE__,
//: end
//: end

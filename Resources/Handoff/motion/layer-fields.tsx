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
  PROPERTY__: 'VALUE__',  //: each look
},
//: end
//: end
//: use type-fields
FIELD__: VALUE__,  //: each ownFields
FIELD__: VALUE__,  //: each pastFields
//: if isTiled
tiles: TILES__,
tilesBefore: TILES_BEFORE__,  //: if tilesBefore
//: end

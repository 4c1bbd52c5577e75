// With reduced motion the layer covers only its box.
//: row 100
const covering = reduceMotion ? {
  ...layer,
  //: each moreFields
  FIELD__: 0,
  //: end
  //: if isStillZoomed
  zoom: layer.stillZoom ?? 1,
  //: else if isZoomed
  zoom: 1,
  //: end
} : layer
//: end

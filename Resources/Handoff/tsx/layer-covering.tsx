// With reduced motion it covers its box and no more.
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

// With reduced motion the layer covers only its box.
//: row 100
const covering = reduceMotion ? {
  ...layer,
  FIELD__: 0,  //: each moreFields
  zoom: layer.stillZoom ?? 1,  //: if isStillZoomed
  zoom: 1,  //: else if isZoomed
} : layer
//: end

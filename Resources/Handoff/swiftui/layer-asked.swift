//: row 92
//: if isShaped
let (frame, opacity, key) = style.place(
//: else if hasKeys
let (frame, opacity) = style.place(
//: else
let frame = style.place(
//: end
  layer,
  //: if hasTiles
  copy: copy,
  //: end
  //: if isLinked
  after: past,
  //: end
  as: proxy, in: screen, reduceMotion: reduceMotion
)
//: end

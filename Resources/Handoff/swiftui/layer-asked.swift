//: row 92
let (frame, opacity, key) = style.place(  //: if isShaped
let (frame, opacity) = style.place(  //: else if hasKeys
let frame = style.place(  //: else
  layer,
  copy: copy,  //: if hasTiles
  after: past,  //: if isLinked
  as: proxy, in: size, reduceMotion: reduceMotion
)
//: end

//: if isShaped
//: use layer-asked
//: else
//: if inHeader
let s = -proxy.top
//: else if not isAcross
let s = -proxy.frame(in: .scrollView(axis: .vertical)).minY  // from rest
//: else if isMirrored
let left = proxy.frame(in: .scrollView(axis: .horizontal)).minX
let s = left + (style.length - 1) * size.width  // from rest
//: else
let s = -proxy.frame(in: .scrollView(axis: .horizontal)).minX  // from rest
//: end
//: row 94
//: if hasTiles
var (frame, opacity) = style.place(  //: if hasKeys
var frame = style.place(  //: else
//: else
let (frame, opacity) = style.place(  //: if hasKeys
let frame = style.place(  //: else
//: end
  layer, scrolled: s,
  after: past,  //: if isLinked
  in: size, reduceMotion: reduceMotion
)
//: end
//: if hasTiles
if layer.copies > 1 {  // the first copy begins before the screen
  //: if isAcross
  let step = max(1, frame.width)
  let first = frame.minX.truncatingRemainder(dividingBy: step)
  frame.origin.x = first + CGFloat(first > 0 ? copy - 1 : copy) * step
  //: else
  let step = max(1, frame.height)
  let first = frame.minY.truncatingRemainder(dividingBy: step)
  frame.origin.y = first + CGFloat(first > 0 ? copy - 1 : copy) * step
  //: end
}
//: end
//: end

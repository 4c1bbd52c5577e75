//: if isShaped
//: use layer-asked
//: else
//: if inHeader
let s = -proxy.top
//: else if not isAcross
let s = -proxy.frame(in: .scrollView(axis: .vertical)).minY  // from rest
//: else if isMirrored
let left = proxy.frame(in: .scrollView(axis: .horizontal)).minX
let s = left + (style.length - 1) * screen.width  // from rest
//: else
let s = -proxy.frame(in: .scrollView(axis: .horizontal)).minX  // from rest
//: end
//: row 94
var (frame, opacity) = style.place(  //: if hasKeys
var frame = style.place(  //: else
  layer, scrolled: s,
  after: past,  //: if isLinked
  in: screen, reduceMotion: reduceMotion
)
//: end
//: if hasTiles
if layer.copies > 1 {  // the first copy begins before the screen
  //: if isAcross
  let step = max(1, frame.width)
  let rest = frame.minX.truncatingRemainder(dividingBy: step)
  frame.origin.x = rest + CGFloat(rest > 0 ? copy - 1 : copy) * step
  //: else
  let step = max(1, frame.height)
  let rest = frame.minY.truncatingRemainder(dividingBy: step)
  frame.origin.y = rest + CGFloat(rest > 0 ? copy - 1 : copy) * step
  //: end
}
//: end
// The content moves by `s`, and the layers only by their own ratios.
frame.origin.y += min(s, style.height - style.low)  //: if inHeader
frame.origin.y += s  //: else if not isAcross
frame.origin.x -= left  //: else if isMirrored
frame.origin.x += s  //: else
//: end

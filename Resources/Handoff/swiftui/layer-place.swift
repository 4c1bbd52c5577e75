//: if isShaped
//: use layer-asked
//: else if hasTiles
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
//: if hasKeys
let place = style.place(layer, scrolled: s, in: screen, reduceMotion: reduceMotion)
var (frame, opacity) = place
//: else
var frame = style.place(layer, scrolled: s, in: screen, reduceMotion: reduceMotion)
//: end
// The content moves by `s`, and the layers only by their own ratios.
//: if inHeader
frame.origin.y += min(s, style.height - style.low)
//: else if not isAcross
frame.origin.y += s
//: else if isMirrored
frame.origin.x -= left
//: else
frame.origin.x += s
//: end
//: end

//: if isPlain
return Rect(Offset(left, top), Size(w, h))
//: else
return NAME__LayerPlace(left, top, w, h)
//: end

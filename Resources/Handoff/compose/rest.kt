//: if isPlain
return Rect(Offset(left, top), Size(w, h))
//: else
return Place(left, top, w, h)
//: end

//: if blurs
if layer.isBlurred {
  return NAME__BlurView(layer) { NAME__FaceView.draw(layer, in: $0) }
}
//: end
return NAME__FaceView(layer)

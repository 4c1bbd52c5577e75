//: if hasFamilies
.font(font(layer, layer.size * growth))
//: else if hasWeights
.font(.system(size: layer.size * growth, weight: weight(layer.weight)))
//: else
.font(.system(size: layer.size * growth, weight: .bold))
//: end
.foregroundStyle(color(layer.color))
//: if hasSpacings
.tracking(layer.spacing * layer.size)
//: end
.lineLimit(1).minimumScaleFactor(1 / growth)
//: if hasHugs
.fixedSize(horizontal: layer.hugs, vertical: true)
//: else
.fixedSize(horizontal: false, vertical: true)
//: end

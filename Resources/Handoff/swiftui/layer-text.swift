//: if hasWeights
.font(.system(size: layer.size * growth, weight: weight(layer.weight)))
//: else
.font(.system(size: layer.size * growth, weight: .bold))
//: end
.foregroundStyle(color(layer.color))
.lineLimit(1).minimumScaleFactor(1 / growth)
.fixedSize(horizontal: false, vertical: true)

.font(font(layer, layer.size * growth))  //: if hasFamilies
.font(.system(size: layer.size * growth, weight: weight(layer.weight)))  //: else if hasWeights
.font(.system(size: layer.size * growth, weight: .bold))  //: else
.foregroundStyle(Color(red: rgb[0], green: rgb[1], blue: rgb[2]))
.tracking(layer.spacing * layer.size)  //: if hasSpacings
.lineLimit(1).minimumScaleFactor(1 / growth)
.fixedSize(horizontal: layer.hugs, vertical: true)  //: if hasHugs
.fixedSize(horizontal: false, vertical: true)  //: else

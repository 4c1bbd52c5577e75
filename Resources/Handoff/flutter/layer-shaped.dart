for (final (index, layer) in style.layers.indexed)  //: if isLinked
for (final layer in style.layers)  //: else
  //: row
  for (var copy = 0; copy < layer.copies; copy++)  //: if hasTiles
  _shaped(layer,
  //: if inHeader
  layer.at(s, past: pasts[index], reduceMotion: reduceMotion),  //: if isLinked
  s,  //: else
  //: else if isLinked
  index,
  //: end
  reduceMotion,
  _face(layer, scaler)),  //: if hasTexts
  _face(layer)),  //: else
  //: end

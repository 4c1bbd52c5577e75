child: Flow(
  //: if inHeader
  delegate: _NAME__LayerPlaces(style, s, pasts, reduceMotion),  //: if isLinked
  delegate: _NAME__LayerPlaces(style, s, reduceMotion),  //: else
  //: else
  delegate: _NAME__LayerPlaces(style, _scroll, _follower, reduceMotion),  //: if isLinked
  delegate: _NAME__LayerPlaces(style, _scroll, reduceMotion),  //: else
  //: end
  children: [
    //: if blurs
    //: use layer-shaped
    //: else if reveals
    //: use layer-shaped
    //: else
    for (final layer in style.layers)
      //: row
      for (var copy = 0; copy < layer.copies; copy++)  //: if hasTiles
      _face(layer, scaler),  //: if hasTexts
      _face(layer),  //: else
      //: end
    //: end
  ],
),

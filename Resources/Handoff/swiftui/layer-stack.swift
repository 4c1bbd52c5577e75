ZStack(alignment: .topLeading) {
  ForEach(style.layers.indices, id: \.self) { index in
    //: if isLinked
    let past = follower.pasts?[index]
    //: end
    //: if hasTiles
    ForEach(0..<style.layers[index].copies, id: \.self) { copy in
      //: if isLinked
      layer(style.layers[index], copy: copy, after: past, on: size)
      //: else
      layer(style.layers[index], copy: copy, on: size)
      //: end
    }
    //: else
    //: if isLinked
    layer(style.layers[index], after: past, on: size)
    //: else
    layer(style.layers[index], on: size)
    //: end
    //: end
  }
}

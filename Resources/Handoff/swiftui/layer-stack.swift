ZStack(alignment: .topLeading) {
  ForEach(style.layers.indices, id: \.self) { index in
    let past = follower.pasts?[index]  //: if isLinked
    //: if hasTiles
    ForEach(0..<style.layers[index].copies, id: \.self) { copy in
      layer(style.layers[index], copy: copy, after: past, on: size)  //: if isLinked
      layer(style.layers[index], copy: copy, on: size)  //: else
    }
    //: else
    layer(style.layers[index], after: past, on: size)  //: if isLinked
    layer(style.layers[index], on: size)  //: else
    //: end
  }
}

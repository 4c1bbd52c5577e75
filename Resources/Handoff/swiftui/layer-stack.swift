ZStack(alignment: .topLeading) {
  ForEach(style.layers.indices, id: \.self) { index in
    //: if hasTiles
    ForEach(0..<style.layers[index].copies, id: \.self) { copy in
      layer(style.layers[index], copy: copy, on: size)
    }
    //: else
    layer(style.layers[index], on: size)
    //: end
  }
}

ZStack(alignment: .topLeading) {
  ForEach(style.layers.indices, id: \.self) { index in
    let past = follower.pasts?[index]  //: if isLinked
    //: if isPlainHeader
    let layer = style.layers[index]
    let rest = layer.rest(in: size).size
    // A layer is laid out once; scrolling only draws it elsewhere.
    Image(decorative: layer.picture).resizable().frame(width: rest.width, height: rest.height)
      .visualEffect { [style, reduceMotion] content, proxy in
        let s = -proxy.top
        //: row 88
        let frame = style.place(
          layer, scrolled: s,
          after: past,  //: if isLinked
          in: size, reduceMotion: reduceMotion
        )
        //: end
        //: use layer-moved
      }
    //: else if hasTiles
    ForEach(0..<style.layers[index].copies, id: \.self) { copy in
      layer(style.layers[index], copy: copy, after: past, in: size)  //: if isLinked
      layer(style.layers[index], copy: copy, in: size)  //: else
    }
    //: else
    layer(style.layers[index], after: past, in: size)  //: if isLinked
    layer(style.layers[index], in: size)  //: else
    //: end
  }
}

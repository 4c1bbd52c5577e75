NAME__View(items: NAME__Item.sample) { item, size in
  ZStack {
    //: if focusPoints
    //: row 90
    NAME__FocusedPicture(
      name: item.picture ?? "", width: size.width, height: size.height)
    //: end
    //: else
    Image(decorative: item.picture ?? "").resizable().scaledToFill()
      .frame(width: size.width, height: size.height)
    //: end
    NAME__Words(item: item, size: size)  //: if hasWindowWords
  }
}

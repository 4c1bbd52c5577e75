NAME__View(items: NAME__Item.sample) { item, size in
  //: if focusPoints
  //: row 90
  NAME__FocusedPicture(
    name: item.picture ?? "", width: size.width, height: size.height)
  //: end
  //: else
  Image(decorative: item.picture ?? "").resizable().scaledToFill()
  //: end
} row: { item in
  //: if hasTextRows
  if item.isWindow { NAME__Words(item: item) } else { NAME__Row(item: item) }  //: if hasWindowWords
  if !item.isWindow { NAME__Row(item: item) }  //: else
  //: else if hasWindowWords
  NAME__Words(item: item)
  //: else
  EmptyView()
  //: end
}

NAME__View(items: NAME__Item.sample) { number, size in
  let name = NAME__Item.pictures[number % NAME__Item.pictures.count]
  //: if focusPoints
  //: row 90
  NAME__FocusedPicture(
    name: name, width: size.width, height: size.height)
  //: end
  //: else
  Image(decorative: name).resizable().scaledToFill()
  //: end
//: if coverBehind
} backdrop: { item in
  Image(decorative: item.blurred ?? "").resizable().scaledToFill()
//: end
}

NAME__View(title: "BAR_TITLE__") { size in  //: if bar
NAME__View { size in  //: else
  //: if focusPoints
  //: row 90
  NAME__FocusedPicture(
    name: "ASSET__", width: size.width, height: size.height)
  //: end
  //: else
  Image(decorative: "ASSET__").resizable().scaledToFill()
  //: end
} rows: {
  //: use sample-list
}

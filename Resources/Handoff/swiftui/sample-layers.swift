NAME__View(title: "BAR_TITLE__") {  //: if bar
NAME__View {  //: else
  //: use sample-list
}

//: if bar
NAME__View(title: "BAR_TITLE__") {
//: else
NAME__View {
//: end
  //: use sample-list
}

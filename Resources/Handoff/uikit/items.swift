/// What a row says; the scene's own, to begin with.
struct Item {
  //: use item-model
}
//: if hasRowItems

//: use row
//: end

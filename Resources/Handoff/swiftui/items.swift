/// What a row says; the scene's own, to begin with.
struct Item: Hashable {
  //: use item-model
}

//: if hasRowItems
//: use row
//: else if hasPictureItems
//: use words
//: else
//: use caption
//: end

//: use layers  //: if recipe
//: use style  //: else

/// Every constant of the effect, in points. Change them here and nowhere else.
//: use style-header  //: if header
//: use style-rows  //: else if rows
//: use style-stack  //: else if stack
//: use style-cards  //: else if cards
//: use layers  //: else

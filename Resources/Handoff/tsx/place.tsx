//: use header-place  //: if header
//: use rows-place  //: else if rows
//: use stack-place  //: else if stack
//: use cards-place  //: else if cards
//: use recipe-place  //: else
//: if hidesBars

//: use bar-step
//: end

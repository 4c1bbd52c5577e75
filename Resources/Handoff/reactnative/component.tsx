//: use header  //: if header
//: use rows  //: else if rows
//: use stack  //: else if stack
//: use cards  //: else if cards
//: use recipe  //: else

//: use size
//: if focusPoints

//: use focused
//: end
//: if hidesBars

//: use bars
//: end
//: if isLinked

//: use followed
//: end

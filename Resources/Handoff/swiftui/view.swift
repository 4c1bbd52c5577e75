//: use header  //: if header
//: use rows  //: else if rows
//: use stack  //: else if stack
//: use cards  //: else if cards
//: use recipe  //: else
//: if header
//: else if inHeader
//: else if hasItems

//: use item
//: end
//: if hidesBars

//: use bars
//: end
//: use physics

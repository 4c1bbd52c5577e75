//: use header  //: if header
//: use rows  //: else if rows
//: use stack  //: else if stack
//: use cards  //: else if cards
//: use recipe  //: else
//: if hidesBars

//: use bars
//: end
//: if rate
//: if not snapsToItems

//: use tuned-fling
//: end
//: end

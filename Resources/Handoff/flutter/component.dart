//: if header
//: use header
//: else if rows
//: use rows
//: else if stack
//: use stack
//: else if cards
//: use cards
//: else
//: use recipe
//: end
//: if hidesBars

//: use bars
//: end

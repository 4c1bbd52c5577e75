//: if header
//: use header-place
//: else if rows
//: use rows-place
//: else if stack
//: use stack-place
//: else if cards
//: use cards-place
//: else
//: use recipe-place
//: end
//: if hidesBars

//: use bar-step
//: end

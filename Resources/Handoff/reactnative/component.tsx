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

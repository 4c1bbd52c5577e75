//: if header
//: use scrolled

//: use reduced
//: else if cards
//: use scrolled

//: use reduced
//: else if inHeader
//: use scrolled

//: use reduced
//: else if rows
//: use size

//: use reduced
//: else if stack
//: use size

//: use reduced
//: else
//: use reduced
//: end
//: if isLinked

//: use followed
//: end

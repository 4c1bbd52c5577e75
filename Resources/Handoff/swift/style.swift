/// Every constant of the effect, in points. Change them here and nowhere else.
//: if header
//: use style-header
//: else if rows
//: use style-rows
//: else if stack
//: use style-stack
//: else if cards
//: use style-cards
//: else
//: use layers
//: end

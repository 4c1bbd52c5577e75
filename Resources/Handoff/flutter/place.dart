//: if recipe
//: use layers
//: else
//: use style
//: end

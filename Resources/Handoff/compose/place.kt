//: use style
//: if recipe

//: use layers
//: end

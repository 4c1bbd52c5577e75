//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end

//: use layer

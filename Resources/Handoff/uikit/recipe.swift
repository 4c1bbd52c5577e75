//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end
//: if blurs

//: use layer-blur
//: end
//: if hasLooks

//: use layer-drawn
//: end

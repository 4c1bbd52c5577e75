//: use header  //: if inHeader
//: use layers-screen  //: else
//: if blurs

//: use layer-blur
//: end
//: if hasLooks

//: use layer-drawn
//: end

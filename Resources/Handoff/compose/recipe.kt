//: use header  //: if inHeader
//: use layers-screen  //: else
//: if hasTexts

//: use layer-face
//: else if reveals

//: use layer-face
//: end
//: if hasLooks

//: use layer-picture
//: end

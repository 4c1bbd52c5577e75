//: use layers-header  //: if inHeader
//: use layers-screen  //: else

//: use layer

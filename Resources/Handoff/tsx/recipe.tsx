//: use header  //: if inHeader
//: use layers-screen  //: else

//: use layer

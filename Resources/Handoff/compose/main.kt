//: system 50 Jetpack Compose
//: pictures res/drawable-nodpi/PICTURE_FILE__
//: use head
//: use imports
//: use place

//: use component

//: use sample

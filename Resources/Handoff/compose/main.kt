//: system 50 Jetpack Compose
//: use head
//: use imports
//: use place

//: use component

//: use sample

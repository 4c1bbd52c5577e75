//: system 50 Jetpack Compose
//: file NAME__.kt
//: use head
//: use imports
//: use place

//: use component

//: use sample

//: file NAME__Style.kt
//: use head
//: use imports
//: use place

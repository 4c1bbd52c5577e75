//: file NAME__.kt
//: use head
//: use imports
//: use component

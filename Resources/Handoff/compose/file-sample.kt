//: file NAME__Sample.kt
//: use head
//: use imports
//: use sample

//: file NAME__Place.ts
//: use head
//: use place

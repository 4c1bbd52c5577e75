//: file NAME__.test.ts
//: use test

// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
//: each remarks
// REMARK__
//: end
// Needs Flutter 3.35.

// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
// REMARK__  //: each remarks
// Needs Flutter 3.35.

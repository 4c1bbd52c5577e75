'use client'
// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
//: each remarks
// REMARK__
//: end
// Needs React 19 and motion 12.

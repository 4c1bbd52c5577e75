// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
// Needs Flutter 3.35.

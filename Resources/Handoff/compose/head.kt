// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
// REMARK__  //: each remarks
// Needs Compose 1.8 and Android 8 (API 26).
package parallax.NAME_FLAT__


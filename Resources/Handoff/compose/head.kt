// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
// Needs Compose 1.8.
package parallax.NAME_FLAT__


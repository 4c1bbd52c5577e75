'use client'
// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
// Needs React 19 and motion 12.

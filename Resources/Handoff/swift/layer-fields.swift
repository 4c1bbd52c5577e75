//: if picture
picture: "PICTURE__",
//: if ownAspect
aspect: OWN_ASPECT__,
//: end
//: else
text: "TEXT__", size: SIZE__,
//: end
//: if ink
color: 0xINK__,
//: end
//: if align
align: ALIGN__,
//: end
//: if weight
weight: WEIGHT__,
//: end
//: if lines
lines: LINES__,
//: end
//: each fields
FIELD__: VALUE__,
//: end

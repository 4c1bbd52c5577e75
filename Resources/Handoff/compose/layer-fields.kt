//: row
name = "LAYER__",
//: if picture
picture = "PICTURE__", aspect = ASPECT__,
//: else
text = "TEXT__", size = SIZE__,
//: end
//: if ink
color = Color(0xARGB__),
//: end
//: if weight
weight = FontWeight.FONT_WEIGHT__,
//: end
//: if lines
lines = LINES__,
//: end
//: if align
align = ALIGN__,
//: end
//: end
//: row
//: each fields
FIELD__ = VALUE__,
//: end
//: end

//: if picture
picture: 'assets/PICTURE_FILE__',
//: if ownAspect
aspect: OWN_ASPECT__,
//: end
//: else
text: 'TEXT__', size: SIZE__,
//: end
//: if ink
color: Color(0xARGB__),
//: end
//: if weight
weight: FontWeight.wWEIGHT__,
//: end
//: if lines
lines: LINES__,
//: end
//: if align
align: ALIGN__,
//: end
//: each fields
FIELD__: VALUE__,
//: end

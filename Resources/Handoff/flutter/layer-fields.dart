//: if picture
picture: 'assets/PICTURE_FILE__',
//: if ownAspect
aspect: OWN_ASPECT__,
//: end
//: else if shape
//: if ownAspect
aspect: OWN_ASPECT__,
//: end
//: row 90
colors: [
  //: each stops
  Color(0xARGB__),
  //: end
],
//: end
//: if hasStops
//: row 90
places: [
  //: each stops
  AT__,
  //: end
],
//: end
//: if isRadial
isRadial: true,
//: else
from: Offset(FROM_X__, FROM_Y__), to: Offset(TO_X__, TO_Y__),
//: end
//: end
//: if isEllipse
isEllipse: true,
//: end
//: if lineWidth
line: LINE_WIDTH__, lineColor: Color(0xLINE_ARGB__),
//: end
//: else
text: 'TEXT__', size: SIZE__,
//: end
//: if corner
corner: CORNER__,
//: end
//: if shadow
shadow: SHADOW__,
//: end
//: if family
family: 'FAMILY__',
//: end
//: if lineHeight
lineHeight: LINE_HEIGHT__,
//: end
//: if spacing
spacing: SPACING__,
//: end
//: if hugs
hugs: true,
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

//: if picture
picture: 'assets/PICTURE_FILE__',
aspect: OWN_ASPECT__,  //: if ownAspect
//: else if shape
aspect: OWN_ASPECT__,  //: if ownAspect
//: row 92
colors: [
  Color(0xARGB__),  //: each stops
],
//: end
//: if hasStops
//: row 92
places: [
  AT__,  //: each stops
],
//: end
isRadial: true,  //: if isRadial
from: Offset(FROM_X__, FROM_Y__), to: Offset(TO_X__, TO_Y__),  //: else
//: end
isEllipse: true,  //: if isEllipse
line: LINE_WIDTH__, lineColor: Color(0xLINE_ARGB__),  //: if lineWidth
//: else
text: 'TEXT__', size: SIZE__,
//: end
corner: CORNER__,  //: if corner
shadow: SHADOW__,  //: if shadow
family: 'FAMILY__',  //: if family
lineHeight: LINE_HEIGHT__,  //: if lineHeight
spacing: SPACING__,  //: if spacing
hugs: true,  //: if hugs
color: Color(0xARGB__),  //: if ink
weight: FontWeight.wWEIGHT__,  //: if weight
lines: LINES__,  //: if lines
align: ALIGN__,  //: if align
FIELD__: VALUE__,  //: each fields

//: if picture
"PICTURE__",
aspect = OWN_ASPECT__,  //: if ownAspect
//: else if shape
aspect = OWN_ASPECT__,  //: if ownAspect
//: row 94
colors = listOf(
    Color(0xARGB__),  //: each stops
),
//: end
//: if hasStops
//: row 94
places = listOf(
    AT__,  //: each stops
),
//: end
isRadial = true,  //: if isRadial
from = Offset(FROM_X__, FROM_Y__), to = Offset(TO_X__, TO_Y__),  //: else
//: end
isEllipse = true,  //: if isEllipse
line = LINE_WIDTH__, lineColor = Color(0xLINE_ARGB__),  //: if lineWidth
//: else
text = "TEXT__", size = SIZE__,
//: end
corner = CORNER__,  //: if corner
shadow = SHADOW__,  //: if shadow
blend = "BLEND__",  //: if blend
family = "FAMILY__",  //: if family
lineHeight = LINE_HEIGHT__,  //: if lineHeight
spacing = SPACING__,  //: if spacing
hugs = true,  //: if hugs
color = Color(0xARGB__),  //: if ink
weight = FontWeight.FONT_WEIGHT__,  //: if weight
lines = LINES__,  //: if lines
align = ALIGN__,  //: if align
FIELD__ = VALUE__,  //: each fields

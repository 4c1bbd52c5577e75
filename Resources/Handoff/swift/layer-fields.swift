//: if picture
picture: "PICTURE__",
aspect: OWN_ASPECT__,  //: if ownAspect
//: else if shape
aspect: OWN_ASPECT__,  //: if ownAspect
//: row 92
paint: Paint(
  isEllipse: true,  //: if isEllipse
  colors: [
    0xGROUPED__,  //: each stops
  ],
  //: if hasStops
  places: [
    AT__,  //: each stops
  ],
  //: end
  isRadial: true,  //: if isRadial
  from: CGPoint(x: FROM_X__, y: FROM_Y__), to: CGPoint(x: TO_X__, y: TO_Y__),  //: else if hasStops
  line: LINE_WIDTH__, lineColor: 0xLINE_GROUPED__,  //: if lineWidth
),
//: end
//: else
text: "TEXT__", size: SIZE__,
//: end
corner: CORNER__,  //: if corner
shadow: SHADOW__,  //: if shadow
blend: "BLEND__",  //: if blend
color: 0xINK__,  //: if ink
align: ALIGN__,  //: if align
weight: WEIGHT__,  //: if weight
family: "FAMILY__",  //: if family
lineHeight: LINE_HEIGHT__,  //: if lineHeight
spacing: SPACING__,  //: if spacing
hugs: true,  //: if hugs
lines: LINES__,  //: if lines
FIELD__: VALUE__,  //: each fields

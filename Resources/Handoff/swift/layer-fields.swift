//: if picture
picture: "PICTURE__",
//: if ownAspect
aspect: OWN_ASPECT__,
//: end
//: else if shape
//: if ownAspect
aspect: OWN_ASPECT__,
//: end
//: row 92
paint: Paint(
  //: if isEllipse
  isEllipse: true,
  //: end
  colors: [
    //: each stops
    0xGROUPED__,
    //: end
  ],
  //: if hasStops
  places: [
    //: each stops
    AT__,
    //: end
  ],
  //: end
  //: if isRadial
  isRadial: true,
  //: else if hasStops
  from: CGPoint(x: FROM_X__, y: FROM_Y__), to: CGPoint(x: TO_X__, y: TO_Y__),
  //: end
  //: if lineWidth
  line: LINE_WIDTH__, lineColor: 0xLINE_GROUPED__,
  //: end
),
//: end
//: else
text: "TEXT__", size: SIZE__,
//: end
//: if corner
corner: CORNER__,
//: end
//: if shadow
shadow: SHADOW__,
//: end
//: if blend
blend: "BLEND__",
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
//: if family
family: "FAMILY__",
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
//: if lines
lines: LINES__,
//: end
//: each fields
FIELD__: VALUE__,
//: end

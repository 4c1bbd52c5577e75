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
color: '#INK__',
//: end
//: if weight
weight: WEIGHT__,
//: end
//: if lines
lines: LINES__,
//: end
//: if align
align: ALIGN__,
//: end

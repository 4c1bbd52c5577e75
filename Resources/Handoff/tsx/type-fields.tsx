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

family: 'FAMILY__',  //: if family
lineHeight: LINE_HEIGHT__,  //: if lineHeight
spacing: SPACING__,  //: if spacing
hugs: true,  //: if hugs
color: '#INK__',  //: if ink
weight: WEIGHT__,  //: if weight
lines: LINES__,  //: if lines
align: ALIGN__,  //: if align

//: row 100
//: if picture
//: use picture
//: else
text: 'TEXT__', size: SIZE__,
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
//: end
//: if takesKeys
//: row 100
//: each fields
FIELD__: VALUE__,
//: end
//: each pastFields
FIELD__: VALUE__,
//: end
//: end
//: else
//: last row
//: each fields
FIELD__: VALUE__,
//: end
//: each pastFields
FIELD__: VALUE__,
//: end
//: end
//: end

//: row
name: 'LAYER__',
//: if picture
picture: 'assets/PICTURE__.png', aspect: ASPECT__,
//: else
text: 'TEXT__', size: SIZE__,
//: end
//: if isBlack
isLight: false,
//: end
//: if align
align: ALIGN__,
//: end
//: end
//: row
//: each fields
FIELD__: VALUE__,
//: end
//: end

//: row 124
name: 'LAYER__',
//: if picture
picture: 'assets/PICTURE_FILE__', aspect: ASPECT__,
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
//: row 124
//: each fields
FIELD__: VALUE__,
//: end
//: end

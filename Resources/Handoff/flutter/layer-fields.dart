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
x: X__, y: Y__,
//: if width
width: WIDTH__,
//: end
ratio: RATIO__,
//: if fills
fills: true,
//: end
//: each more
FIELD__: VALUE__,
//: end
//: if zoom
zoom: ZOOM__,
//: end
//: if copies
copies: COPIES__,
//: end
//: end

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

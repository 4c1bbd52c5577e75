name: 'LAYER__',
//: if picture
aspect: ASPECT__,
//: else
size: SIZE__,
//: end
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
//: if keys
keys: [
  //: each keys
  //: row
  {
    at: AT__,
    //: if x
    x: X__,
    //: end
    //: if y
    y: Y__,
    //: end
    //: if scale
    scale: SCALE__,
    //: end
    //: if opacity
    opacity: OPACITY__,
    //: end
    //: if curve
    curve: [X1__, Y1__, X2__, Y2__],
    //: end
  },
  //: end
  //: end
],
//: end

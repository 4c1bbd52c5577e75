//: row 100
{
  //: if toOpacity
  opacity: TO_OPACITY__,
  //: end
  //: if toX
  //: if wayIsX
  marginLeft: TO_X__,
  //: else
  x: TO_X__,
  //: end
  //: end
  //: if toY
  //: if wayIsY
  marginTop: TO_Y__,
  //: else
  y: TO_Y__,
  //: end
  //: end
  //: if toScale
  scale: TO_SCALE__,
  //: end
  //: if not isShapedTile
  //: use tile-key
  //: end
  //: if toBlur
  filter: 'blur(TO_BLUR__px)',
  //: end
  duration: DURATION__,
  //: if isEased
  ease: bezier(X1__, Y1__, X2__, Y2__),
  //: end
},
//: end

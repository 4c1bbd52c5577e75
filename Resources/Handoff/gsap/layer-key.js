//: row 100
{
  opacity: TO_OPACITY__,  //: if toOpacity
  //: if toX
  marginLeft: TO_X__,  //: if wayIsX
  x: TO_X__,  //: else
  //: end
  //: if toY
  marginTop: TO_Y__,  //: if wayIsY
  y: TO_Y__,  //: else
  //: end
  scale: TO_SCALE__,  //: if toScale
  //: use tile-key  //: if not isShapedTile
  filter: 'blur(TO_BLUR__px)',  //: if toBlur
  duration: DURATION__,
  ease: bezier(X1__, Y1__, X2__, Y2__),  //: if isEased
},
//: end

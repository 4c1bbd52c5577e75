//: row 124
timeline.to(layer, {
  //: if isMoved
  marginLeft: X__, marginTop: Y__, scale: SCALE__,
  //: if not isShapedTile
  //: if isTurned
  rotation: ROTATION__,
  //: end
  //: end
  //: end
  //: if isBlurred
  filter: 'blur(BLUR__px)',
  //: end
  duration: DURATION__,
  //: if isEased
  ease: CustomEase.create('', 'X1__,Y1__,X2__,Y2__'),
  //: end
}, AT__)
//: end

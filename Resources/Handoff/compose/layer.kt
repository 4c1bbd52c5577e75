//: if isAcross
.offset(y = (middle - cover / 2f).dp)
//: else
.absoluteOffset(x = (middle - cover / 2f).dp)
//: end
.requiredSize(LAYER_WIDTH__.dp, LAYER_HEIGHT__.dp)
.graphicsLayer {
  val info = list.layoutInfo
  val item = info.visibleItemsInfo.firstOrNull { it.index == album } ?: return@graphicsLayer
  val x = (item.offset - info.viewportStartOffset) / density + (pitch - cellWidth) / 2f  // where the album begins
  //: lines steps offsetSteps
  alpha = opacity
  //: if not isAcross
  translationY = if (still) 0f else offset * density
  //: else if isMirrored
  translationX = if (still) 0f else -offset * density
  //: else
  translationX = if (still) 0f else offset * density
  //: end
  //: if radius
  shape = RoundedCornerShape(RADIUS__.dp)
  clip = true
  //: end
  //: if shadow
  shadowElevation = if (index == 0) SHADOW_BLUR__f * density else 0f
  spotShadowColor = Color.Black.copy(alpha = SHADOW__f)
  //: end
}

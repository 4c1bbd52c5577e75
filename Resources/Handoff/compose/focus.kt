/** The point of a picture that stays in sight where a box shows a part of it. In the order of the scene's pictures. */
val NAME_VALUE__FocusPoints = listOf(
  //: each focusPoints
  BiasAbsoluteAlignment(BIAS_X__f, BIAS_Y__f),  // PICTURE__
  //: end
)

/// The point of a picture that stays in sight where a box shows a part of it. In the order of the scene's pictures.
const focusPoints = [
  //: each focusPoints
  Alignment(BIAS_X__, BIAS_Y__),  // PICTURE__
  //: end
];

/// How far the pictures are behind after a time in which the content moved a way at an even speed.
func lag(after lag: CGFloat, moving way: CGFloat, in time: CGFloat) -> CGFloat {
  let kept = exp(-follow * time)
  return lag * kept + way / time * (1 - kept) / follow
}

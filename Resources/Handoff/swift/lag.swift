/// How far behind the pictures are once the content has moved at a steady speed.
func lag(after lag: CGFloat, moving way: CGFloat, in time: CGFloat) -> CGFloat {
  let kept = exp(-follow * time)
  return lag * kept + way / time * (1 - kept) / follow
}

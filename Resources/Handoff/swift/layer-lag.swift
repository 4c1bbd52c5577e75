private static func lag(
  after lag: CGFloat, moving way: CGFloat, in time: CGFloat, _ rate: CGFloat
) -> CGFloat {
  let kept = exp(-rate * time)
  return lag * kept + way / time * (1 - kept) / rate
}

@ObservationIgnored private var now: CGFloat?
@ObservationIgnored private var was: CGFloat = 0
@ObservationIgnored private var last: Double?

/// - Parameter s: Where the content is.
func scroll(to s: CGFloat) {
  if now == nil { was = s }  // the content rests there
  now = s
  if s != was { isMoving = true }
}

func step(_ style: NAME__Style, at date: Date) {
  if let now { step(style, to: now, at: date.timeIntervalSinceReferenceDate) }
}

private var style = NAME__Style()
private var now: CGFloat?
private var was: CGFloat = 0
private var last: Double?
private var link: CADisplayLink?
private let onStep: () -> Void

/// - Parameter onStep: Places everything again.
init(onStep: @escaping () -> Void) { self.onStep = onStep }

/// - Parameter s: Where the content is.
func scroll(to s: CGFloat, _ style: NAME__Style) {
  if now == nil { was = s }  // the content rests there
  (now, self.style) = (s, style)
  guard s != was, link == nil else { return }
  link = CADisplayLink(target: self, selector: #selector(frame))
  link?.add(to: .main, forMode: .common)
}

@objc private func frame(_ link: CADisplayLink) {
  step(style, to: now ?? was, at: link.timestamp)
  onStep()
  guard !isMoving else { return }
  link.invalidate()
  self.link = nil
}

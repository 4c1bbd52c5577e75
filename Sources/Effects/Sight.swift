import Geometry

/// Where a finding is seen.
public enum Sight: Hashable, Sendable {
  /// At a scroll offset, in points.
  case offset(Double)
  /// Where a picture leaves the largest part of its window open.
  case largestGap
  /// Where most of a layer shows.
  case layer(Int)
  /// Where a picture is drawn largest, by its index in the scene's list.
  case largestPicture(Int)
}

extension Effect {
  /// The scroll offset at which something is seen best, also past an end of the content. Nil if it is seen at none.
  public func offset(of sight: Sight, in setting: Setting) -> Double? {
    let extent = extent(in: setting)
    let pull = setting.farthestPull.isFinite ? max(0, setting.farthestPull) : 0
    let reach = (extent.bounds.lowerBound - pull)...extent.bounds.upperBound
    if case .offset(let offset) = sight { return offset.isFinite ? offset.clamped(to: reach) : nil }
    var search = SightSearch(
      effect: self, setting: setting, sight: sight, rest: extent.bounds.lowerBound, reach: reach,
      screen: setting.viewport.length(along: extent.axis))
    return search.run()
  }
}

/// The search for the offset at which something is seen best: the first screens of the content, and further ones only
/// if it is not seen there.
private struct SightSearch<Subject: Effect> {
  var effect: Subject
  var setting: Setting
  var sight: Sight
  /// The offset at which the content rests.
  var rest: Double
  var reach: ClosedRange<Double>
  /// Length of the screen along the axis, in points.
  var screen: Double
  var layers: [Layer] = []
  var best: (offset: Double, amount: Double)?

  /// Number of offsets in a stretch of the content, its length in screens, and the largest number of stretches.
  private static var samples: Int { 120 }
  private static var screens: Double { 3 }
  private static var stretches: Int { 5 }
  /// The least amount that counts as seen, in points.
  private static var least: Double { 0.05 }

  mutating func run() -> Double? {
    look(rest)
    for landmark in effect.affordances(in: setting).landmarks() where reach.contains(landmark.offset) {
      look(landmark.offset)
    }
    var low = reach.lowerBound
    for stretch in 1...Self.stretches where stretch == 1 || best == nil && low < reach.upperBound {
      let high = min(reach.upperBound, rest + Self.screens * screen * Double(stretch))
      let step = (high - low) / Double(Self.samples)
      for sample in 0...Self.samples { look(low + step * Double(sample)) }
      if best == nil { lookAtEdges(from: low, to: high) }
      // Once more around the best.
      if let place = best?.offset, step > 0 {
        for sample in -8...8 { look((place + step * Double(sample) / 8).clamped(to: reach)) }
      }
      low = high
    }
    return best?.offset
  }

  private mutating func look(_ offset: Double) {
    layOut(at: offset)
    let amount = layers.amount(of: sight, on: setting.screen)
    // Of equal ones that where the content rests, or nearest to it.
    let isNearer = best.map { (offset - rest).magnitude < ($0.offset - rest).magnitude }
    guard amount > Self.least,
      best.map({ amount > $0.amount + 0.01 || amount > $0.amount - 0.01 && isNearer == true }) ?? true
    else { return }
    best = (offset, amount)
  }

  /// Looks where an edge of a picture's window is near one of the screen: a small gap shows only there.
  private mutating func lookAtEdges(from low: Double, to high: Double) {
    guard screen > 0 else { return }
    for offset in stride(from: low, through: high, by: screen) {
      layOut(at: offset)
      let windows = layers.filter { $0.content.picture != nil }.map { $0.clip ?? $0.frame }
      for edge in windows.flatMap({ [$0.y, $0.maxY, $0.x, $0.maxX] }) {
        for place in [offset + edge, offset + edge - screen] {
          for nudge in [-3.0, -1, 0, 1, 3] where (low...high).contains(place + nudge) { look(place + nudge) }
        }
      }
    }
  }

  private mutating func layOut(at offset: Double) {
    layers.removeAll(keepingCapacity: true)
    effect.layers(at: Moment(offset: offset, indicator: 0), in: setting, into: &layers)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(range.lowerBound, self), range.upperBound)
  }
}

extension [Layer] {
  /// How much of something is seen, in points.
  fileprivate func amount(of sight: Sight, on screen: Rect) -> Double {
    var most = 0.0
    for index in indices where self[index].content.picture != nil {
      let amount: Double
      switch sight {
      case .offset: return 0
      case .largestGap:
        let seen = visibleWindow(of: index, on: screen)
        amount = seen.isEmpty ? 0 : seen.gap(beside: self[index])
      case .layer(let number):
        guard self[index].id.index == number else { continue }
        let seen = visiblePart(of: index, on: screen) { _ in true }
        amount = Swift.min(seen.width, seen.height)
      case .largestPicture(let picture):
        guard self[index].content.picture == picture else { continue }
        let seen = visiblePart(of: index, on: screen) { _ in true }
        amount = seen.isEmpty ? 0 : self[index].wholePicture.width
      }
      most = Swift.max(most, amount)
    }
    return most
  }
}

extension Rect {
  /// The largest part of a window that a picture leaves open at one of its sides, in points: what is drawn ends with
  /// the picture, and with the part of it that its crop shows. One that is seen whole leaves its box free on purpose.
  func gap(beside layer: Layer) -> Double {
    let (frame, whole) = (layer.frame, layer.isWhole ? layer.frame : layer.wholePicture)
    let across = max(max(frame.x, whole.x) - x, maxX - min(frame.maxX, whole.maxX))
    let along = max(max(frame.y, whole.y) - y, maxY - min(frame.maxY, whole.maxY))
    return max(0, min(width, across), min(height, along))
  }
}

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
  /// Number of offsets looked at, and how many screens of the content they span.
  private static var samples: Int { 120 }
  private static var screens: Double { 3 }

  /// The scroll offset at which something is seen best, also past an end of the content. Nil if it is seen at none.
  public func offset(of sight: Sight, in setting: Setting) -> Double? {
    let (bounds, axis) = (extent(in: setting).bounds, extent(in: setting).axis)
    let pull = setting.farthestPull.isFinite ? max(0, setting.farthestPull) : 0
    let low = bounds.lowerBound - pull
    let high = min(bounds.upperBound, bounds.lowerBound + Self.screens * setting.viewport.length(along: axis))
    if case .offset(let offset) = sight { return offset.isFinite ? min(max(low, offset), bounds.upperBound) : nil }
    var layers: [Layer] = []
    var best: (offset: Double, amount: Double)?
    func look(_ offset: Double) {
      layers.removeAll(keepingCapacity: true)
      self.layers(at: Moment(offset: offset, indicator: 0), in: setting, into: &layers)
      let amount = layers.amount(of: sight, on: setting.screen)
      // Of equal ones that where the content rests, or nearest to it.
      let isNearer = best.map { (offset - bounds.lowerBound).magnitude < ($0.offset - bounds.lowerBound).magnitude }
      guard amount > 0.5,
        best.map({ amount > $0.amount + 0.01 || amount > $0.amount - 0.01 && isNearer == true }) ?? true
      else { return }
      best = (offset, amount)
    }
    let step = (high - low) / Double(Self.samples)
    look(bounds.lowerBound)
    for landmark in affordances(in: setting).landmarks() where (low...max(low, high)).contains(landmark.offset) {
      look(landmark.offset)
    }
    for sample in 0...Self.samples { look(low + step * Double(sample)) }
    // Once more around the best.
    if let place = best?.offset, step > 0 {
      for sample in -8...8 { look(min(max(low, place + step * Double(sample) / 8), bounds.upperBound)) }
    }
    return best?.offset
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
        amount = seen.isEmpty ? 0 : seen.gap(beside: self[index].wholePicture)
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
  /// The largest part of a window that a picture leaves open at one of its sides, in points.
  fileprivate func gap(beside picture: Rect) -> Double {
    let across = max(picture.x - x, maxX - picture.maxX)
    let along = max(picture.y - y, maxY - picture.maxY)
    return max(0, min(width, across), min(height, along))
  }
}

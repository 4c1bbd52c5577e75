import Geometry

/// The motion before a moment, as far as links depend on it.
///
///     y' = rate·(x - y)        what follows an offset x; kept as its lag x - y, which is 0 at rest
///     w' = 12·(x' - w)         the speed: 12 times the lag of what follows at 12 per second
///     c' = 1 or -1             a clock, from 0 to its end: forward while x >= start
///     b += x'                  how much of a bar is gone, from 0 to its height
public struct Past: Hashable, Sendable {
  /// How far each layer is behind the content, in points.
  public internal(set) var lags = Lanes()
  /// The clock of each layer, in seconds.
  public internal(set) var clocks = Lanes()
  private var speedLag = 0.0
  /// How much of each bar is gone, in points.
  public internal(set) var bar = 0.0
  public internal(set) var tabBar = 0.0

  public init() {}
}

extension Past {
  /// Whether anything is behind the content by more than can be seen.
  public var hasLag: Bool { lags.contains { $0.magnitude > Self.leastLag } }

  /// Nothing is behind the content any more.
  public mutating func catchUp() { lags = Lanes() }

  /// How far a layer is behind the content, in points of scroll; nil if it is not.
  public func lag(of layer: LayerID) -> Double? {
    let lag = lags[layer.composedIndex ?? 0]
    return lag.magnitude > Self.leastLag ? lag : nil
  }

  /// The smoothed speed of the content, in points per second.
  public var speed: Double { Links.speed.rate * speedLag }

  /// The content moves over a stretch.
  public mutating func pass(_ stretch: OffsetStretch, _ links: Links) {
    for index in links.follows.indices {
      guard let follow = links.follows[index] else { continue }
      lags[index] = stretch.lag(after: lags[index], follow)
    }
    if links.hasSpeed { speedLag = stretch.lag(after: speedLag, Links.speed) }
    for index in links.clocks.indices {
      guard let clock = links.clocks[index] else { continue }
      clocks[index] = stretch.time(after: clocks[index], of: clock)
    }
    if let moving = links.bar { bar = stretch.gone(after: bar, of: moving) }
    if let moving = links.tabBar { tabBar = stretch.gone(after: tabBar, of: moving) }
  }

  /// The content is somewhere else at once.
  public mutating func jump(from start: Double, to end: Double, _ links: Links) {
    for index in links.follows.indices where links.follows[index] != nil { lags[index] += end - start }
    if links.hasSpeed { speedLag += end - start }
    if let moving = links.bar { bar = moving.gone(bar, from: start, to: end) }
    if let moving = links.tabBar { tabBar = moving.gone(tabBar, from: start, to: end) }
  }

  /// The same past for links that have been edited. What is new starts at rest.
  public func carried(to links: Links, at offset: Double) -> Past {
    var past = links.rest(at: offset)
    for index in links.follows.indices where links.follows[index] != nil { past.lags[index] = lags[index] }
    for index in links.clocks.indices {
      guard let clock = links.clocks[index] else { continue }
      past.clocks[index] = min(clocks[index], clock.end)
    }
    if links.hasSpeed { past.speedLag = speedLag }
    past.bar = min(bar, links.bar?.height ?? 0)
    past.tabBar = min(tabBar, links.tabBar?.height ?? 0)
    return past
  }

  /// Bars with something of them gone go to the nearer end.
  ///
  /// - Parameter share: Returns how much of its way a bar has gone, for a way that is a part of its height.
  public mutating func snapBars(_ links: Links, _ share: (Double) -> Double) {
    bar = Self.snapped(bar, links.bar, share)
    tabBar = Self.snapped(tabBar, links.tabBar, share)
  }

  private static func snapped(_ gone: Double, _ bar: Links.Bar?, _ share: (Double) -> Double) -> Double {
    guard let bar, bar.snaps, gone > 0, gone < bar.height else { return gone }
    let end = gone * 2 < bar.height ? 0 : bar.height
    return gone + (end - gone) * share((end - gone).magnitude / bar.height)
  }
}

extension Past {
  /// A lag that nobody sees, in points.
  private static let leastLag = 0.005

  /// How long it takes until everything rests, once the content does.
  ///
  /// - Parameter bars: Returns how long a bar takes for a way that is a part of its height; nil while a finger is down.
  public func settlingTime(at offset: Double, _ links: Links, bars: ((Double) -> Double)?) -> Double {
    var time = links.hasSpeed ? Self.time(untilGone: speedLag, Links.speed) : 0
    for index in links.follows.indices {
      if let follow = links.follows[index] { time = max(time, Self.time(untilGone: lags[index], follow)) }
    }
    for index in links.clocks.indices {
      guard let clock = links.clocks[index] else { continue }
      if offset >= clock.start { time = max(time, clock.end - clocks[index]) }
      if offset < clock.start, clock.returns { time = max(time, clocks[index]) }
    }
    guard let bars else { return time }
    return max(time, Self.time(untilSnapped: bar, links.bar, bars), Self.time(untilSnapped: tabBar, links.tabBar, bars))
  }

  private static func time(untilGone lag: Double, _ follow: Links.Follow) -> Double {
    lag.magnitude > leastLag ? .logarithm(lag.magnitude / leastLag) / follow.rate : 0
  }

  private static func time(untilSnapped gone: Double, _ bar: Links.Bar?, _ time: (Double) -> Double) -> Double {
    guard let bar, bar.snaps, gone > 0, gone < bar.height else { return 0 }
    return time(min(gone, bar.height - gone) / bar.height)
  }
}

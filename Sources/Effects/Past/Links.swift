import Geometry

/// What an effect needs to know of the motion before a moment. Empty for one that depends on the offset alone.
public struct Links: Hashable, Sendable {
  /// A value that follows the offset: `y' = rate·(x - y)`.
  public struct Follow: Hashable, Sendable {
    /// Per second.
    public let rate: Double
    /// The share of a lag that is lost in a step.
    private let lostInAStep: Double

    init(rate: Double) {
      self.rate = rate
      lostInAStep = Self.lost(in: Links.step, at: rate)
    }

    /// The share of a lag that is lost in a time.
    func lost(in duration: Double) -> Double {
      duration == Links.step ? lostInAStep : Self.lost(in: duration, at: rate)
    }

    private static func lost(in duration: Double, at rate: Double) -> Double { -Double.eMinusOne(-rate * duration) }
  }

  /// A clock that runs forward from an offset on, and backward before it.
  public struct Clock: Hashable, Sendable {
    /// The offset from which it runs forward.
    public var start: Double
    /// Seconds to its end.
    public var end: Double
    public var returns: Bool

    /// Where it stands once the content has rested for long.
    func rest(at offset: Double) -> Double { offset >= start ? end : 0 }
  }

  /// A bar that hides while the offset grows.
  public struct Bar: Hashable, Sendable {
    /// How far it moves until it is gone, in points.
    public var height: Double
    /// The offsets between which scrolling moves it.
    public var reach: ClosedRange<Double>
    /// Whether it goes to the nearer end once the content rests.
    public var snaps: Bool
  }

  /// How each layer follows the offset; nil: at once.
  public var follows: [Follow?] = []
  /// The clock of each layer.
  public var clocks: [Clock?] = []
  /// Whether any layer depends on the speed.
  public var hasSpeed = false
  public var bar: Bar?
  public var tabBar: Bar?

  public init() {}
}

extension Links {
  /// The time in seconds over which a curved motion is taken as a parabola. In it the fastest bounce departs from one
  /// by less than a thousandth of a point.
  public static let step = 1.0 / 480

  /// How the speed of layers follows that of the content.
  static let speed = Follow(rate: 12)

  public var isEmpty: Bool {
    follows.isEmpty && clocks.isEmpty && !hasSpeed && bar == nil && tabBar == nil
  }

  /// The past of content that has rested at an offset for long.
  public func rest(at offset: Double) -> Past {
    var past = Past()
    for index in clocks.indices { past.clocks[index] = clocks[index]?.rest(at: offset) ?? 0 }
    return past
  }
}

extension Links.Bar {
  /// How much of it is gone after the offset has gone one way.
  func gone(_ gone: Double, from start: Double, to end: Double) -> Double {
    let way = place(end) - place(start)
    return min(max(0, gone + way), height)
  }

  private func place(_ offset: Double) -> Double { min(max(reach.lowerBound, offset), reach.upperBound) }
}

import Boundary
import Geometry

/// The way of a part of the window from its last look to its present one. Only the drawing takes it: everything acts at
/// its final place at once.
struct Transition: Sendable {
  /// In seconds. Longer ones make a fast hand wait for what it has already done.
  static let duration = 0.16
  /// The pace of every transition: it leaves at once and arrives softly.
  static let easing = Easing.bezier(x1: 0.2, y1: 0.7, x2: 0.3, y2: 1)
  /// A frame: the first one already shows a step of the way.
  private static let lead = 1.0 / 60

  /// Where the present look comes from and the earlier one goes to, relative to its place.
  struct Way: Hashable, Sendable {
    var present = Point(x: 0, y: 0)
    var earlier = Point(x: 0, y: 0)
  }

  private var start: Double?
  /// The window before the change, and the part of it that changes.
  private var earlier = DrawList()
  private var region = Rect(.zero)
  private var way = Way()
}

extension Transition {
  var isRunning: Bool { start != nil }

  /// Share of the way at a moment, from 0 to 1. 1 if there is none.
  func share(at time: Double) -> Double {
    guard let start else { return 1 }
    return Self.easing.value(at: min(max(0, (time - start) / Self.duration), 1))
  }

  /// - Parameter earlier: The last frame.
  mutating func begin(in region: Rect, along way: Way = Way(), from earlier: DrawList, at time: Double) {
    // Drawings that are composed already, such as those of a transition, are not composed again.
    guard !region.isEmpty, !earlier.isEmpty, !earlier.hasPairs else { return end() }
    (start, self.earlier, self.region, self.way) = (time - Self.lead, earlier, region, way)
  }

  mutating func end() {
    guard isRunning else { return }
    (start, earlier) = (nil, DrawList())
  }

  /// Ends it once its time is over.
  mutating func advance(to time: Double) { if share(at: time) >= 1 { end() } }

  /// Draws its region of a frame anew, between the earlier and the present look.
  func draw(over list: inout DrawList, in window: Rect, at time: Double) {
    let share = share(at: time)
    guard share < 1, !list.hasPairs else { return }
    let (now, region) = (list, region)
    // Nothing is seen below what covers the window.
    if region == window { list = DrawList() }
    list.pair(on: region, as: .mix(share)) { list in
      list.clipped(to: region) { $0.append(earlier, aside: way.earlier, share) }
    } _: { list in
      list.clipped(to: region) { $0.append(now, aside: way.present, 1 - share) }
    }
  }
}

extension DrawList {
  /// Appends a look by a share of its way aside, over itself at its place: nothing is uncovered.
  fileprivate mutating func append(_ look: DrawList, aside way: Point, _ share: Double) {
    append(look)
    if way != .zero { append(look, scaledBy: 1, at: Point(x: way.x * share, y: way.y * share)) }
  }

  fileprivate var hasPairs: Bool { commands.contains { if case .pair = $0 { true } else { false } } }
}

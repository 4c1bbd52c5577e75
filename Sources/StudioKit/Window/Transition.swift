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

  private var start: Double?
  /// The window before the change, and the part of it that changes.
  private var earlier = DrawList()
  private var region = Rect(.zero)
  /// The way of the present look to its place, in points.
  private var way = Point(x: 0, y: 0)
}

extension Transition {
  var isRunning: Bool { start != nil }

  /// Share of the way at a moment, from 0 to 1. 1 if there is none.
  func share(at time: Double) -> Double {
    guard let start else { return 1 }
    return Self.easing.value(at: min(max(0, (time - start) / Self.duration), 1))
  }

  /// - Parameters:
  ///   - way: Where the present look comes from, relative to its place.
  ///   - earlier: The last frame.
  mutating func begin(in region: Rect, along way: Point = Point(x: 0, y: 0), from earlier: DrawList, at time: Double) {
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
    let (now, region, rest) = (list, region, 1 - share)
    // Nothing is seen below what covers the window.
    if region == window { list = DrawList() }
    list.pair(on: region, as: .mix(share)) { list in
      list.clipped(to: region) { $0.append(earlier) }
    } _: { list in
      list.clipped(to: region) { list in
        list.append(now)
        if way != .zero { list.append(now, scaledBy: 1, at: Point(x: way.x * rest, y: way.y * rest)) }
      }
    }
  }
}

extension DrawList {
  fileprivate var hasPairs: Bool { commands.contains { if case .pair = $0 { true } else { false } } }
}

import Geometry
import Parameters

/// When the bar at the top hides.
public enum BarHiding: String, Choice {
  case never
  /// While the offset grows; it comes back as soon as it shrinks.
  case down
  /// With the content, and it is back at the start alone.
  case away
}

/// The place of the bar at the top in the scroll range of an effect.
public struct BarExtent: Hashable, Sendable {
  /// Its height with the inset that it covers, in points.
  public var height: Double
  /// Scrolling hides it from this offset on. A header has collapsed here.
  public var start: Double

  /// Height of a bar over a list, without the inset, in points.
  public static let listHeight = 44.0

  init(height: Double, start: Double) { (self.height, self.start) = (height, start) }

  /// That of a header with a bar; nil without one.
  init?(of header: Double, minimum: Double, from low: Double, isShown: Bool) {
    guard isShown, minimum > 0 else { return nil }
    self.init(height: minimum, start: low + max(0, header - minimum))
  }

  /// That of a list. Its insets already have the bar in them.
  init?(over list: Setting) {
    guard list.hasListBar else { return nil }
    self.init(height: list.insets.top, start: 0 - list.insets.top)
  }
}

extension Links {
  /// All that depends on the motion before a moment: the links of an effect, and the bars.
  public init(of effect: any Effect, _ extent: Extent, in setting: Setting) {
    self = effect.links(in: setting)
    let end = extent.bounds.upperBound
    if setting.barHides == .down, let bar = extent.bar {
      self.bar = Bar(height: bar.height, reach: bar.start...max(bar.start, end), snaps: setting.barSnaps)
    }
    if let bar = setting.tabBar, bar.hides == .down {
      tabBar = Bar(height: setting.insets.bottom, reach: extent.bounds, snaps: bar.snaps)
    }
  }
}

extension Moment {
  /// How much of the bar at the top is gone, in points.
  func barGone(_ extent: Extent, in setting: Setting) -> Double {
    guard let bar = extent.bar else { return 0 }
    switch setting.barHides {
    case .never: return 0
    case .down: return past?.bar ?? 0
    case .away: return min(max(0, min(place, extent.bounds.upperBound) - bar.start), bar.height)
    }
  }
}

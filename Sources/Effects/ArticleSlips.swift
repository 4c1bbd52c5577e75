import Geometry

/// How an article's own code departs from its formulas at a moment. Effects ask the setting, which answers for them.
public struct ArticleSlips: Hashable, Sendable {
  /// Whether no scroll event has come yet: code that moves layers in its callback has not moved them.
  public var isUnscrolled = false
  /// Width of the screen when the view was loaded, if the device has been turned since; the code keeps using it.
  public var loadedWidth: Double?
  /// Points by which a stretched picture hangs over the rows.
  public var overhang = 0.0

  public init() {}
}

extension Setting {
  /// The ratio in effect: 1 if nothing may move relative to the content.
  func ratio(_ ratio: Double) -> Double { isStill || slips.isUnscrolled ? 1 : ratio }

  /// Whether pictures follow a pull.
  var hasPulls: Bool { !isStill && !slips.isUnscrolled }

  /// A value that follows the scroll, or what it is before the first event.
  func scrolled<Value>(_ value: Value, orElse first: Value) -> Value { slips.isUnscrolled ? first : value }

  /// The width that heights at rest follow from.
  var layoutWidth: Double { slips.loadedWidth ?? viewport.width }

  /// What a stretched picture is taller than it should be, in points.
  var excess: Double { slips.overhang }
}

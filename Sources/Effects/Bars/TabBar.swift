import Parameters

/// A bar with symbols at the foot of the screen.
public struct TabBar: Record {
  /// When it hides.
  public enum Hiding: String, Choice { case never, down }

  /// In points, without the inset below it.
  public var height = 49.0
  public var hides = Hiding.never
  public var snaps = true
  public var items = 4

  public init() {}

  public static let noun = "tab bar"

  public static let parameters: [Parameter<Self>] = [
    Parameter("height", \.height, .points(20...200), "Height without the safe area below it."),
    Parameter("hides", \.hides, "When it hides: never, or while content scrolls down.").labeled("Tab bar hides"),
    Parameter("snaps", \.snaps, "Whether it goes to the nearer end when the content rests."),
    Parameter("items", \.items, .whole(0...5), "Number of symbols."),
  ]
}

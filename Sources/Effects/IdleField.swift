import JSON

/// Why a field has no effect now, and the edit that gives it one.
public struct IdleField: Hashable, Sendable {
  /// A sentence.
  public var why: String
  /// What the button says.
  public var wayOut: String
  /// The scene's field that is set, and to what: `parameters.overscroll`.
  public var path: String
  public var value: JSONValue

  public init(why: String, wayOut: String, path: String, value: JSONValue) {
    self.why = why
    self.wayOut = wayOut
    self.path = path
    self.value = value
  }
}

extension IdleField {
  /// A bar of a header that leaves nothing of itself; 91 points are a status bar and a bar of 44.
  static func bar(minHeight: Double) -> IdleField? {
    guard minHeight <= 0 else { return nil }
    return IdleField(
      why: "Nothing is left of the header.", wayOut: "Leave a bar", path: "parameters.minHeight", value: 91)
  }
}

import Notation

/// The reason why a field has no effect at the moment, and an edit that enables it.
public struct IdleField: Hashable, Sendable {
  /// The reason, as a sentence.
  public var why: String
  /// The title of the button.
  public var wayOut: String
  /// The path of the scene field to set, such as `parameters.overscroll`, and its value.
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
  /// The bar of a header without a minimum height. The edit sets 91 points: a status bar and a bar of 44 points.
  static func bar(minHeight: Double) -> IdleField? {
    guard minHeight <= 0 else { return nil }
    return IdleField(
      why: "Nothing is left of the header.", wayOut: "Leave a bar", path: "parameters.minHeight", value: 91)
  }
}

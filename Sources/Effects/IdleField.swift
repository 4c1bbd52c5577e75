import Notation
import Parameters

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
  /// A field that works once another field of the effect is set.
  init<E: Effect>(_ why: String, _ wayOut: String, set field: PartialKeyPath<E>, to value: some ParameterValue) {
    self.init(why: why, wayOut: wayOut, path: "parameters.\(E.path(of: field))", value: value.value)
  }

  /// The bar of a header without a minimum height. The edit leaves a bar of 44 points under the status bar.
  static func bar<E: Effect>(
    below minHeight: KeyPath<E, SafeLength>, of effect: E, in setting: Setting
  ) -> IdleField? {
    guard setting.points(effect[keyPath: minHeight]) <= 0 else { return nil }
    return IdleField("Nothing is left of the header.", "Leave a bar", set: minHeight, to: SafeLength.safe(plus: 44))
  }
}

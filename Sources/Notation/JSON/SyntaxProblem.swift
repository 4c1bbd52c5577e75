/// One JSON syntax error: the place, the cause and a remedy.
public struct SyntaxProblem: Hashable, Sendable {
  public var place: Place
  /// One sentence in plain words.
  public var message: String
  /// The correct form, if that is not obvious; otherwise empty.
  public var help: String

  public init(place: Place, message: String, help: String = "") {
    self.place = place
    self.message = message
    self.help = help
  }
}

extension SyntaxProblem: CustomStringConvertible {
  /// `3:9: NaN is not a number in JSON. Write a finite number, or null.`
  public var description: String { "\(place): \(message)" + (help.isEmpty ? "" : " \(help)") }
}

/// One thing in a file that is not JSON: where it is, what is wrong, and what to do about it.
public struct SyntaxProblem: Hashable, Sendable {
  public var place: Place
  /// One sentence in plain words.
  public var message: String
  /// What to write instead, where that is not obvious. Empty if there is nothing to add.
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

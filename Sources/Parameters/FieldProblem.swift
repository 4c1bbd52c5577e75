/// A field with an invalid value, and a remedy.
public struct FieldProblem: Error, Hashable, Sendable {
  /// The field, such as `parameters.ratio` or `content.images[2]`.
  public var path: String
  /// One clear sentence without its full stop.
  public var message: String
  /// A remedy as a sentence, if it is not obvious; otherwise empty.
  public var help: String

  public init(path: String, message: String, help: String = "") {
    self.path = path
    self.message = message
    self.help = help
  }
}

extension FieldProblem {
  /// The same problem with its path prefixed by `place`.
  func inside(_ place: String) -> FieldProblem {
    var problem = self
    problem.path = place + path
    return problem
  }
}

extension FieldProblem: CustomStringConvertible {
  public var description: String { "\(path): \(message)" + (help.isEmpty ? "" : ". \(help)") }
}

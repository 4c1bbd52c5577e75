/// A field with a value that it can't have, and what to do about it.
public struct FieldProblem: Error, Hashable, Sendable {
  /// The field, as in `parameters.ratio` or `content.images[2]`.
  public var path: String
  /// One clear sentence without its full stop.
  public var message: String
  /// What to do if that is not obvious, as a sentence; else empty.
  public var help: String

  public init(path: String, message: String, help: String = "") {
    self.path = path
    self.message = message
    self.help = help
  }
}

extension FieldProblem {
  /// The same problem, seen from around the place where it is.
  func inside(_ place: String) -> FieldProblem {
    var problem = self
    problem.path = place + path
    return problem
  }
}

extension FieldProblem: CustomStringConvertible {
  public var description: String { "\(path): \(message)" + (help.isEmpty ? "" : ". \(help)") }
}

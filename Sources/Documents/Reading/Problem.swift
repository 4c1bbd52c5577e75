import JSON

/// Something that is wrong with a scene, a tape or a picture: what, where, and what to do.
public struct Problem: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// A file is missing or cannot be read.
    case file
    /// It is not JSON.
    case syntax
    /// It is not a scene.
    case scene
    /// A picture is missing or unfit.
    case picture
    /// A reachable offset shows a gap, or a picture that is not sharp.
    case coverage
  }

  public enum Severity: String, Hashable, Sendable { case error, warning }

  public var kind: Kind
  public var severity: Severity
  /// Where in the file; nil where it concerns the file as a whole.
  public var place: Place?
  /// The field, as in `parameters.ratio`; empty where it concerns no field.
  public var path: String
  public var message: String
  /// What to do if that is not obvious; else empty.
  public var help: String

  public init(
    _ kind: Kind, _ severity: Severity = .error, at place: Place? = nil, path: String = "", message: String,
    help: String = ""
  ) {
    self.kind = kind
    self.severity = severity
    self.place = place
    self.path = path
    self.message = message
    self.help = help
  }
}

extension Problem {
  /// What the reader of JSON says, whose messages are sentences with a full stop.
  init(_ problem: SyntaxProblem) {
    let message = problem.message.hasSuffix(".") ? String(problem.message.dropLast()) : problem.message
    self.init(.syntax, at: problem.place, message: message, help: problem.help)
  }

  /// A line for people: `shop.json:12:18: parameters.ratio: 1.8 is not in -0.5...1.5`.
  public func line(file: String) -> String {
    let spot = place.map { "\(file):\($0.line):\($0.column)" } ?? file
    let warning = severity == .warning ? "warning: " : ""
    return "\(spot): \(warning)" + (path.isEmpty ? "" : "\(path): ") + message + (help.isEmpty ? "" : ". \(help)")
  }

  /// What `check --json` prints for it.
  public var json: JSONValue {
    .object([
      JSONField("kind", .text(kind.rawValue)), JSONField("severity", .text(severity.rawValue)),
      JSONField("line", place.map { .number(Double($0.line)) } ?? .null),
      JSONField("column", place.map { .number(Double($0.column)) } ?? .null), JSONField("path", .text(path)),
      JSONField("message", .text(message)), JSONField("help", .text(help)),
    ])
  }
}

import Effects
import Notation

/// A problem in a scene, tape or picture: the cause, the place and a remedy.
public struct Problem: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// A file is missing or unreadable.
    case file
    /// The file is not JSON.
    case syntax
    /// The file is not a valid scene.
    case scene
    /// A picture is missing or unsuitable.
    case picture
    /// A reachable offset shows a gap, or a picture is not sharp.
    case coverage
    /// Somebody cannot read, bear or tap something.
    case audit
  }

  public enum Severity: String, Hashable, Sendable { case error, warning }

  public var kind: Kind
  public var severity: Severity
  /// The place in the file. Nil if it concerns the whole file.
  public var place: Place?
  /// The field, such as `parameters.ratio`; empty if it concerns none.
  public var path: String
  public var message: String
  /// A remedy, if it is not obvious; otherwise empty.
  public var help: String
  /// Where it is seen. Nil if it is not about what the scene looks like.
  public var sight: Sight?

  public init(
    _ kind: Kind, _ severity: Severity = .error, at place: Place? = nil, path: String = "", message: String,
    help: String = "", sight: Sight? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.place = place
    self.path = path
    self.message = message
    self.help = help
    self.sight = sight
  }
}

extension Problem {
  /// From the JSON reader, whose messages are sentences with a full stop.
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

  /// The output of `check --json`.
  public var json: JSONValue {
    [
      "kind": .text(kind.rawValue), "severity": .text(severity.rawValue),
      "line": place.map { .number(Double($0.line)) } ?? .null,
      "column": place.map { .number(Double($0.column)) } ?? .null, "path": .text(path), "message": .text(message),
      "help": .text(help),
    ]
  }
}

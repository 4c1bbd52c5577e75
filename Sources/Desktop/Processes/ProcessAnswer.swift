import StudioKit

/// What a process of this program that follows the studio answers, a line each.
public protocol ProcessAnswer: Sendable {
  /// The hidden command that it runs.
  static var command: String { get }
  /// What it does, for the sentence that says why it does not.
  static var service: String { get }
  /// Nothing comes any more, for this reason (a sentence).
  static func failed(_ why: String) -> Self
  var isFailure: Bool { get }

  /// Nil if the line is not an answer.
  init?(line: String)
}

extension PhoneAnswer: ProcessAnswer {
  public static let command = "phone"
  public static let service = "The page for phones"
  public var isFailure: Bool { if case .failed = self { true } else { false } }
}

extension MatchAnswer: ProcessAnswer {
  public static let command = "match-film"
  public static let service = "The comparison"
  public var isFailure: Bool { if case .failed = self { true } else { false } }
}

extension AuditAnswer: ProcessAnswer {
  public static let command = "judge"
  public static let service = "The audit"
  public var isFailure: Bool { if case .failed = self { true } else { false } }
}

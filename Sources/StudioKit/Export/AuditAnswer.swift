import Notation

/// What the process that audits scenes has to say.
public enum AuditAnswer: Message {
  /// How much of an order is done, 0...1: of the audit, and after its findings, of the search for remedies.
  case progress(Double, order: Int)
  /// What was found in the scene of an order.
  case found(AuditNotes, order: Int)
  /// The scene of an order cannot be audited, for this reason (a sentence).
  case refused(String, order: Int)
  /// Nothing is audited, for this reason (a sentence).
  case failed(String)
}

/// The findings of an audit, in words.
public struct AuditNotes: Hashable, Codable, Sendable {
  /// Something that fails.
  public struct Fault: Hashable, Codable, Sendable {
    public let sentence: String
    /// The offset at which it can be seen. Nil if it is about the whole way.
    public let offset: Double?
    /// The fields to set for it to pass. Empty if no remedy is known.
    public let remedy: [FieldSetting]

    public init(_ sentence: String, offset: Double?, remedy: [FieldSetting]) {
      (self.sentence, self.offset, self.remedy) = (sentence, offset, remedy)
    }
  }

  /// What the audit still has to find.
  public enum Pending: String, Hashable, Codable, Sendable {
    /// Texts that cannot be read: so far there is only what formulas tell.
    case texts
    /// Remedies.
    case fixes
  }

  public let faults: [Fault]
  /// A sentence for each thing that was looked at.
  public let figures: [String]
  public let pending: Pending?

  public init(faults: [Fault], figures: [String], pending: Pending? = nil) {
    (self.faults, self.figures, self.pending) = (faults, figures, pending)
  }
}

/// A field of a scene and a value for it.
public struct FieldSetting: Hashable, Codable, Sendable {
  public let path: String
  public let value: JSONValue

  public init(_ path: String, _ value: JSONValue) { (self.path, self.value) = (path, value) }
}

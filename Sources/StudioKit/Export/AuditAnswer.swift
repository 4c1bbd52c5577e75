import Notation

/// What the process that audits scenes has to say, a line of JSON each.
public enum AuditAnswer: Hashable, Sendable {
  /// What was found in the scene of an order.
  case found(AuditNotes, order: Int)
  /// The scene of an order cannot be audited, for this reason (a sentence).
  case refused(String, order: Int)
  /// Nothing is audited, for this reason (a sentence).
  case failed(String)
}

/// The findings of an audit, in words.
public struct AuditNotes: Hashable, Sendable {
  /// Something that fails.
  public struct Fault: Hashable, Sendable {
    public let sentence: String
    /// The offset at which it can be seen. Nil if it is about the whole way.
    public let offset: Double?
    /// The fields to set for it to pass. Empty if no remedy is known.
    public let remedy: [FieldSetting]

    public init(_ sentence: String, offset: Double?, remedy: [FieldSetting]) {
      (self.sentence, self.offset, self.remedy) = (sentence, offset, remedy)
    }
  }

  public let faults: [Fault]
  /// A sentence for each thing that was looked at.
  public let figures: [String]
  /// Whether remedies are still looked for.
  public let isPending: Bool

  public init(faults: [Fault], figures: [String], isPending: Bool) {
    (self.faults, self.figures, self.isPending) = (faults, figures, isPending)
  }
}

/// A field of a scene and a value for it.
public struct FieldSetting: Hashable, Sendable {
  public let path: String
  public let value: JSONValue

  public init(_ path: String, _ value: JSONValue) { (self.path, self.value) = (path, value) }
}

extension AuditAnswer {
  public var line: String { JSONWriter.compact(json) }

  private var json: JSONValue {
    switch self {
    case .found(let notes, let order):
      [
        "audit": "found", "order": .whole(order), "pending": .flag(notes.isPending),
        "figures": .list(notes.figures.map { .text($0) }),
        "faults": .list(
          notes.faults.map { fault in
            [
              "sentence": .text(fault.sentence), "offset": fault.offset.map { .number($0) } ?? .null,
              "set": .list(fault.remedy.map { ["path": .text($0.path), "value": $0.value] }),
            ]
          }),
      ]
    case .refused(let why, let order): ["audit": "refused", "order": .whole(order), "why": .text(why)]
    case .failed(let why): ["audit": "failed", "why": .text(why)]
    }
  }

  /// Nil if the line is not an answer.
  public init?(line: String) {
    guard let root = JSONReader.read(Array(line.utf8)).root, let kind = root["audit"]?.text else { return nil }
    if kind == "failed" {
      guard let why = root["why"]?.text else { return nil }
      self = .failed(why)
      return
    }
    guard let number = root["order"]?.number, let order = Int(exactly: number) else { return nil }
    if kind == "refused" {
      guard let why = root["why"]?.text else { return nil }
      self = .refused(why, order: order)
      return
    }
    guard kind == "found", let notes = AuditNotes(root) else { return nil }
    self = .found(notes, order: order)
  }
}

extension AuditNotes {
  fileprivate init?(_ root: Node) {
    guard let faults = root["faults"]?.list, let figures = root["figures"]?.list, let isPending = root["pending"]?.flag
    else { return nil }
    self.init(
      faults: faults.compactMap(Fault.init), figures: figures.compactMap(\.text), isPending: isPending)
  }
}

extension AuditNotes.Fault {
  fileprivate init?(_ node: Node) {
    guard let sentence = node["sentence"]?.text else { return nil }
    self.init(
      sentence, offset: node["offset"]?.number, remedy: (node["set"]?.list ?? []).compactMap(FieldSetting.init))
  }
}

extension FieldSetting {
  fileprivate init?(_ node: Node) {
    guard let path = node["path"]?.text, let value = node["value"] else { return nil }
    self.init(path, value.value)
  }
}

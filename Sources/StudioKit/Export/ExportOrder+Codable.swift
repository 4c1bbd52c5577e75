import Documents
import Handoff
import Notation
import PreviewKit

/// The reason why an order is invalid, as a sentence.
public struct ExportProblem: Error, Hashable, CustomStringConvertible {
  public let description: String
}

/// Orders as JSON, for a separate process.
extension ExportOrder {
  /// Maximum size of an order in bytes: a long tape and several scenes.
  public static let largest = 256 << 20

  public var text: String { JSONWriter.compact(JSONValue(encoding: self)) }

  /// Reads an order from JSON.
  public init(reading bytes: [UInt8]) throws(ExportProblem) {
    let reading = JSONReader.read(bytes, limits: ReadLimits(size: Self.largest, problems: 1))
    if let problem = reading.problems.first {
      throw ExportProblem(description: "The order is not JSON: \(problem.place): \(problem.message)")
    }
    do {
      self = try (reading.root?.value ?? .null).decoded()
    } catch {
      throw ExportProblem(error)
    }
    if let field = wrongField { throw ExportProblem(isWrong: field) }
  }

  /// The name of a field whose value makes no sense.
  private var wrongField: String? {
    func isNone(_ path: String) -> Bool { path.isEmpty || path.utf8.contains(0) }
    if isNone(path) { return "path" }
    if let scene, isNone(scene.path) { return "scene.path" }
    return switch content {
    case .film(let shot, let cut), .estimate(let shot, let cut):
      shot.wrongField ?? ((1...100).contains(cut.repeats) ? nil : "repeats")
    case .picture(let shot, .time(let time)): shot.wrongField ?? (shot.tape == nil ? "tape" : time < 0 ? "time" : nil)
    case .picture(let shot, .offsets), .curve(let shot, _): shot.wrongField
    case .code, .folder, .packed, .unpacked, .text: nil
    }
  }
}

extension Shot {
  fileprivate var wrongField: String? {
    if companions.count > Self.mostCompanions || way != nil && companions.count != 1 { return "companions" }
    if let scale, !(0.001...8).contains(scale) { return "scale" }
    switch way {
    case .split(let share), .onion(let share): return (0...1).contains(share) ? nil : "way"
    case .difference, nil: return nil
    }
  }
}

extension ExportProblem {
  fileprivate init(isWrong field: String) {
    self.init(description: field.isEmpty ? "The order is not one." : "The order\u{2019}s \(field) is invalid.")
  }

  fileprivate init(_ error: any Error) {
    func name(_ keys: [any CodingKey]) -> String {
      // An unnamed value of a case has no name for people.
      keys.map(\.stringValue).filter { !$0.hasPrefix("_") }.joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init(description: "The order has no \(name(context.codingPath + [key])).")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self.init(isWrong: name(context.codingPath))
    default: self.init(description: "\(error)")
    }
  }
}

extension HandoffSystem: Codable {
  private enum CodingKeys: CodingKey { case name, title, ending }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.decode(String.self, forKey: .name), title: try fields.decode(String.self, forKey: .title),
      ending: try fields.decode(String.self, forKey: .ending))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(title, forKey: .title)
    try fields.encode(ending, forKey: .ending)
  }
}

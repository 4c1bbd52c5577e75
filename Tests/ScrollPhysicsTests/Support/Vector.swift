import Foundation

/// A published or derived number to reproduce.
struct Vector: Decodable, Sendable {
  var id: String
  var group: String
  var inputs: [String: Value]
  var outputs: [String: Value]
  var tolerance: [String: Double]

  static let all: [Vector] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Vectors/physics.json")
    do {
      return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
    } catch {
      return []
    }
  }()
}

extension Vector {
  /// An input as a number; NaN if it is missing.
  subscript(name: String) -> Double { inputs[name]?.number ?? .nan }

  func numbers(_ name: String) -> [Double] { inputs[name]?.numbers ?? [] }

  /// Whether `got` is close enough to output `name`.
  func accepts(_ got: Value, for name: String) -> Bool {
    guard let want = outputs[name] else { return false }
    guard case .number(let want) = want, case .number(let got) = got else { return got == want }
    let absolute = (name.hasPrefix("settle") ? tolerance["settle_time_abs"] : nil) ?? tolerance["abs"] ?? 0
    return (got - want).magnitude <= absolute + (tolerance["rel"] ?? 0) * want.magnitude
  }
}

import Notation
import TestSupport
import Testing

/// The output of a command, as JSON.
struct Answer {
  private var value: JSONValue?

  /// Runs a command that must succeed.
  init(_ words: [String]) throws {
    let outcome = try Program.run(words)
    try #require(outcome.code == 0, "\(words) \(outcome.errors)")
    try self.init(printed: outcome.out)
  }

  init(_ line: String) throws { try self.init(line.split(separator: " ").map(String.init)) }

  init(printed text: String) throws {
    value = JSONValue(reading: text)
    #expect(value != Optional<JSONValue>.none, "this is no JSON: \(text.prefix(400))")
  }

  private init(_ value: JSONValue?) { self.value = value }
}

extension Answer {
  subscript(name: String) -> Answer { Answer(value?[name]) }

  /// The elements of a list.
  var members: [Answer] {
    if case .list(let values) = value { values.map { Answer($0) } } else { [] }
  }

  func list(_ name: String) -> [Answer] { self[name].members }

  func text(_ name: String) -> String? {
    if case .text(let text) = value?[name] { text } else { nil }
  }

  func flag(_ name: String) -> Bool? {
    if case .flag(let flag) = value?[name] { flag } else { nil }
  }

  /// A number; NaN, which equals nothing, if there is none.
  func number(_ name: String) -> Double { self[name].number }

  func numbers(_ name: String) -> [Double] { list(name).map(\.number) }

  /// One number of each frame in a report with all frames, a list per repeat.
  func column(_ name: String) -> [[Double]] {
    guard let place = list("columns").firstIndex(where: { $0.isText(name) }) else { return [] }
    return list("raw").map { $0.members.map { $0.members[place].number } }
  }

  func isNull(_ name: String) -> Bool { value?[name] == .null }

  /// Whether it is that text.
  func isText(_ text: String) -> Bool { value == .text(text) }

  /// Its text. Nil if it is not one.
  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// Its number. NaN if it is not one.
  var number: Double {
    if case .number(let number) = value { number } else { .nan }
  }
}

/// Whether two numbers agree within a millionth, relative if they are large.
func agree(_ one: Double, _ other: Double, to tolerance: Double = 1e-6) -> Bool {
  (one - other).magnitude <= tolerance * max(1, one.magnitude, other.magnitude)
}

func agree(_ one: [Double], _ other: [Double], to tolerance: Double = 1e-6) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { agree($0, $1, to: tolerance) }
}

import Notation
import Parameters
import TestSupport
import Testing

/// The values that a domain accepts, and its messages about others.
@Suite struct DomainTests {
  struct Case: Sendable {
    var domain: Domain
    var value: JSONValue
    var complaint: String?

    init(_ domain: Domain, _ value: JSONValue, _ complaint: String? = nil) {
      self.domain = domain
      self.value = value
      self.complaint = complaint
    }
  }

  private static let ratio = Domain.number(-0.5...1.5)
  private static let height = Domain.number(20...400, unit: "pt", step: 1)
  private static let overscan = Domain.either(.words(["auto", "none"]), .number(1...4, unit: "x"))
  private static let minHeight = Domain.either(.number(0...400, unit: "pt", step: 1), .safe(plus: 0...400))
  private static let size = Domain.either(.list(of: .number(1...100), count: 2...2), .null)

  static let cases = [
    Case(ratio, 1.5), Case(ratio, -0.5), Case(ratio, 0),
    Case(ratio, 1.8, "1.8 is not in -0.5...1.5"),
    Case(ratio, .number(1.5.nextUp), "1.5000000000000002 is not in -0.5...1.5"),
    Case(ratio, "auto", "\"auto\" is not a number in -0.5...1.5"),
    Case(ratio, nil, "null is not a number in -0.5...1.5"),
    Case(ratio, true, "true is not a number in -0.5...1.5"),
    Case(ratio, [1], "a list is not a number in -0.5...1.5"),
    Case(ratio, ["a": 1], "an object is not a number in -0.5...1.5"),
    Case(ratio, .number(.nan), "nan is not in -0.5...1.5"),
    Case(ratio, .number(.infinity), "inf is not in -0.5...1.5"),
    Case(height, 19, "19 is not in 20...400 pt"),
    Case(.color(), "#1C1C1E"), Case(.color(), "#ffb340"), Case(.color(), "red", "\"red\" is not \"#RRGGBB\""),
    Case(.color(hasAlpha: true), "#1C1C1E80"), Case(.color(), "#1C1C1E80", "\"#1C1C1E80\" is not \"#RRGGBB\""),
    Case(.color(), 3, "3 is not \"#RRGGBB\""),
    Case(.whole(0...12), 12), Case(.whole(0...12), 13, "13 is not in 0...12, whole"),
    Case(.whole(0...12), 1.5, "1.5 is not in 0...12, whole"),
    Case(.whole(0...12), 1e300, "1e+300 is not in 0...12, whole"),
    Case(.whole(0...12), -1, "-1 is not in 0...12, whole"),
    Case(.words(["center", "top"]), "top"),
    Case(.words(["center", "top"]), "Top", "\"Top\" is not \"center\" · \"top\""),
    Case(.words(["center", "top"]), 1, "1 is not \"center\" · \"top\""),
    Case(.flag, false), Case(.flag, 0, "0 is not true · false"), Case(.flag, "true", "\"true\" is not true · false"),
    Case(.text, ""), Case(.text, 5, "5 is not text"), Case(.null, nil), Case(.text, "a\u{1}\n"),
    Case(.text, "a\0b", "\"a\\u0000b\" contains \\u0000, which is not allowed"),
    Case(.text, .text(String(repeating: "\n", count: 999))),
    Case(
      .text, .text(String(repeating: "\n", count: 1000)),
      "\(JSONValue.text(String(repeating: "\n", count: 1000)).short) has 1001 lines"),
    Case(.either(.text, .null), "\0", "\"\\u0000\" contains \\u0000, which is not allowed"),
    Case(.path, "a\0b", "\"a\\u0000b\" is not the path of a file"),
    Case(overscan, "none"), Case(overscan, 4),
    Case(overscan, 4.5, "4.5 is not in \"auto\" · \"none\" · 1...4 x"),
    Case(overscan, "some", "\"some\" is not in \"auto\" · \"none\" · 1...4 x"),
    Case(minHeight, 91), Case(minHeight, "safe+44"), Case(minHeight, "safe+0"), Case(minHeight, "safe+400"),
    Case(minHeight, "safe+12.5"),
    Case(minHeight, "safe+", "\"safe+\" is not \"safe+N\" (N 0...400)"),
    Case(minHeight, "safe+900", "\"safe+900\" is not \"safe+N\" (N 0...400)"),
    Case(minHeight, "safe-4", "\"safe-4\" is not \"safe+N\" (N 0...400)"),
    Case(minHeight, "safe + x", "\"safe + x\" is not \"safe+N\" (N 0...400)"),
    Case(minHeight, "safe+-4", "\"safe+-4\" is not \"safe+N\" (N 0...400)"),
    Case(minHeight, "tall", "\"tall\" is not in 0...400 pt · \"safe+N\" (N 0...400)"),
    Case(minHeight, 401, "401 is not in 0...400 pt · \"safe+N\" (N 0...400)"),
    Case(size, nil), Case(size, [3, 2]),
    Case(size, [3], "1 entry, not 2"), Case(size, [3, 2, 1], "3 entries, not 2"),
    Case(size, [3, 0], "[1] 0 is not in 1...100"), Case(size, "3x2", "\"3x2\" is not a list of 2: 1...100 · null"),
    Case(.list(of: .text, count: 1...3), [], "0 entries, not 1...3"),
    Case(.list(of: .text, count: 0...3), []),
    Case(.text, .text(String(repeating: "x", count: 3))),
    Case(
      .flag, .text(String(repeating: "x", count: 1000)),
      "\"\(String(repeating: "x", count: 40))...\" is not true · false"),
  ]

  @Test(arguments: cases)
  func `a domain takes its values and says what is wrong with others`(_ c: Case) {
    let complaint = c.domain.problems(with: c.value).first
    let spelled = complaint.map { ($0.path.isEmpty ? "" : $0.path + " ") + $0.message }
    #expect(spelled == c.complaint)
    #expect(c.domain.contains(c.value) == (c.complaint == nil))
  }

  @Test func `every wrong entry of a list is told, up to a hundred`() {
    let list = Domain.list(of: .number(0...1), count: 0...5)
    #expect(list.problems(with: [2, 0.5, "a", 3]).map(\.path) == ["[0]", "[2]", "[3]"])
    #expect(list.problems(with: .list(Array(repeating: 9, count: 100_000))).count <= 101)
  }

  @Test func `what chance draws from a domain is in it, and so are its extremes`() {
    var random = SplitMix64(seed: 1)
    for domain in Self.cases.map(\.domain) {
      for _ in 0..<20 { #expect(domain.contains(domain.anyValue(using: &random))) }
      for value in domain.extremes { #expect(domain.contains(value)) }
    }
  }
}

/// The known name that a mistyped one was probably meant to be.
///
/// The distance counts inserted, deleted and changed letters and swapped neighbors. One mistake per three letters is
/// allowed, at most three; case is ignored. Failing that, a prefix of three letters or more matches if it is
/// unambiguous. Of equally near names the first wins. Names longer than 64 letters are not compared.
public struct NearestName: Hashable, Sendable {
  public let name: String

  /// Nil if no name is near.
  public init?(to mistyped: String, among known: [String]) {
    guard let name = Self.find(mistyped, known) else { return nil }
    self.name = name
  }

  /// The suggestion as a sentence: `Did you mean "ratio"?`
  public var question: String { "Did you mean \"\(name)\"?" }

  /// The suggestion for command-line words and paths: `Did you mean render?`
  public var plainQuestion: String { "Did you mean \(name)?" }

  /// The suggestion for the middle of a message, with a leading space; empty if no name is near.
  public static func hint(to mistyped: String, among known: [String]) -> String {
    NearestName(to: mistyped, among: known).map { " \($0.plainQuestion)" } ?? ""
  }

  /// The help for an unknown name: the suggestion, or the choices if no name is near.
  public static func help(for mistyped: String, among known: [String]) -> String {
    NearestName(to: mistyped, among: known)?.question ?? choices(known)
  }

  /// The choices as a sentence: `Known are ios, web.`
  public static func choices(_ known: [String]) -> String { "Known are \(known.joined(separator: ", "))." }
}

extension NearestName {
  private static func find(_ mistyped: String, _ known: [String]) -> String? {
    let letters = folded(mistyped)
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in known {
      let other = folded(name)
      guard !other.isEmpty, other.count <= 64 else { continue }
      let longer = max(letters.count, other.count)
      let allowed = min(3, max(1, longer / 3), min(letters.count, other.count) - 1)
      let found = letters == other ? 0 : distance(letters, other)
      if found <= allowed && found < best?.distance ?? .max { best = (name, found) }
    }
    if let best { return best.name }
    let completions = letters.count < 3 ? [] : known.filter { folded($0).starts(with: letters) }
    return completions.count == 1 ? completions.first : nil
  }

  private static func folded(_ name: String) -> [Unicode.Scalar] { Array(name.lowercased().unicodeScalars) }

  /// Damerau-Levenshtein distance, restricted: no substring is edited twice.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for row in 1...one.count {
      var current = [row]
      for column in 1...other.count {
        let change = one[row - 1] == other[column - 1] ? 0 : 1
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + change)
        if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
          cost = min(cost, before[column - 2] + 1)
        }
        current.append(cost)
      }
      (before, last) = (last, current)
    }
    return last[other.count]
  }
}

import Notation

/// The parsed arguments of a command.
struct Invocation: Equatable {
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  subscript(option: String) -> String? { values[option]?.last }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The file to write. Nil: standard output, which `-` names, too.
  var output: String? { self["output"].flatMap { $0 == "-" ? nil : $0 } }

  func has(_ option: String) -> Bool { values[option] != nil }
}

extension Invocation {
  /// Long options take `--name value` and `--name=value`; a value may begin with a minus; `--` ends the options.
  init(_ words: [String], for command: Command) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-", Double(word) == nil else {
        operands.append(word)
        continue
      }
      let (name, attached) = Self.split(word)
      guard let option = Self.option(name, of: command) else {
        try guess(name, of: command, attached ?? rest.first)
        if attached == nil { rest = rest.dropFirst() }
        continue
      }
      guard option.value != nil else {
        guard attached == nil else { throw Failure(.usage, "--\(option.name) takes no value.") }
        values[option.name, default: []].append("")
        continue
      }
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw Failure(.usage, "\(name) needs a value: \(name) \(option.value ?? "").")
      }
      values[option.name, default: []].append(value)
    }
  }

  /// Reads an option that the command lacks as what it stands for.
  private mutating func guess(_ name: String, of command: Command, _ value: String?) throws(Failure) {
    let meaning = GuessedOption.meaning(of: name, for: command)
    if case .hint(_, let hint)? = meaning {
      throw Failure(.usage, "There is no option \(name) for \(command.name). Use \(hint).")
    }
    guard let meaning else { throw Self.unknown(name, of: command) }
    guard let value else { throw Failure(.usage, "\(name) needs a value.") }
    switch meaning {
    case .field(let path): values["set", default: []].append("\(path)=\(value)")
    case .option(let option): values[option, default: []].append(value)
    case .hint: break
    }
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    // `-oFILE` as well as `-o FILE`.
    if !word.hasPrefix("--"), word.count > 2 { return (String(word.prefix(2)), String(word.dropFirst(2))) }
    return (word, nil)
  }

  private static func option(_ name: String, of command: Command) -> Option? {
    command.allOptions.first { name == "--\($0.name)" || ($0.letter.map { "-\($0)" } == name) }
  }

  private static func unknown(_ name: String, of command: Command) -> Failure {
    let known = command.allOptions.map { "--\($0.name)" }
    let meant = NearestName.hint(to: name, among: known)
    return Failure(
      .usage, "There is no option \(name) for \(command.name).\(meant)", "See: parallax \(command.name) --help")
  }
}

extension Invocation {
  /// The finite number given to an option.
  func number(_ option: String) throws(Failure) -> Double? {
    guard let text = self[option] else { return nil }
    return try Self.number(text, option: option)
  }

  /// Comma-separated numbers.
  func numbers(_ option: String) throws(Failure) -> [Double]? {
    guard let text = self[option] else { return nil }
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      numbers.append(try Self.number(String(part), option: option))
    }
    return numbers
  }

  /// A whole number in a range.
  func whole(_ option: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let number = try number(option) else { return nil }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw Failure(
        .usage,
        "--\(option) takes a whole number in \(range.lowerBound)...\(range.upperBound), not \(self[option] ?? "").")
    }
    return whole
  }

  private static func number(_ text: String, option: String) throws(Failure) -> Double {
    guard let number = Double(typed: text) else {
      throw Failure(.usage, "--\(option) takes a number, not \"\(text)\".")
    }
    return number
  }

  /// The one operand that a command needs.
  func scene(for command: String) throws(Failure) -> String {
    guard let scene = operands.first else {
      throw Failure(.usage, "\(command) needs a scene: a file, or a name from `parallax scenes`.")
    }
    guard operands.count == 1 else { throw Failure(.usage, "\(command) takes one scene, not \(operands.count).") }
    return scene
  }
}

extension Double {
  /// A number as people type it: `.37`, `+3`, `1e3`. Nothing but digits, signs, a point and an exponent: no `inf`, no
  /// `0x1p3`.
  init?(typed text: String) {
    guard let number = Double(text), number.isFinite, text.allSatisfy({ "0123456789+-.eE".contains($0) }) else {
      return nil
    }
    self = number
  }
}

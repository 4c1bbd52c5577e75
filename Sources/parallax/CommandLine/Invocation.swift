import Notation

/// The parsed arguments of a command.
struct Invocation: Equatable {
  var operands: [String] = []
  private var values: [String: [String]] = [:]
  /// The options that were typed in place of --set, by their fields.
  private var typed: [String: String] = [:]

  subscript(option: String) -> String? { values[option]?.last }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The file to write. Nil: standard output, which `-` names, too.
  var output: String? { self["output"].flatMap { $0 == ExportedFile.standardOutput ? nil : $0 } }

  func has(_ option: String) -> Bool { values[option] != nil }

  static func == (one: Self, other: Self) -> Bool { one.operands == other.operands && one.values == other.values }
}

extension Invocation {
  /// Long options take `--name value` and `--name=value`; a value may begin with a minus; `--` ends the options.
  ///
  /// - Parameter isNamed: Whether the command was typed.
  init(_ words: [String], for command: Subcommand, isNamed: Bool = true) throws(Failure) {
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
        guard isNamed || GuessedOption.meaning(of: name, for: command) != nil else {
          throw Self.unknown(name, of: command, "")
        }
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
      try option.check(value)
      values[option.name, default: []].append(value)
    }
    try refuseSharedInput()
  }

  /// Standard input holds one file.
  private func refuseSharedInput() throws(Failure) {
    guard values["tape"]?.contains(where: PipedInput.isStandard) == true,
      operands.contains(where: PipedInput.isStandard)
    else { return }
    throw Failure(.usage, "Standard input is one file, either the scene or the tape. Name a file for the other.")
  }

  /// Reads an option that the command lacks as what it stands for.
  private mutating func guess(_ name: String, of command: Subcommand, _ value: String?) throws(Failure) {
    let meaning = GuessedOption.meaning(of: name, for: command)
    if case .hint(_, let hint)? = meaning {
      throw Failure(.usage, "There is no option \(name) for \(command.name). Use \(hint).")
    }
    guard let meaning else { throw Self.unknown(name, of: command, " for \(command.name)") }
    guard let value else { throw Failure(.usage, "\(name) needs a value.") }
    switch meaning {
    case .field(let path): set(path, to: value, by: name)
    case .size:
      let sides = value.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2 else { throw Failure(.usage, "\(name) takes a width and a height, such as 320x640.") }
      for (path, side) in zip(["device.width", "device.height"], sides) { set(path, to: String(side), by: name) }
    case .option(let option): values[option, default: []].append(value)
    case .hint: break
    }
  }

  private mutating func set(_ path: String, to value: String, by option: String) {
    values["set", default: []].append("\(path)=\(value)")
    typed[path] = option
  }

  /// A sentence about a field with the option that set it, if that is not --set.
  func named(_ line: String) -> String {
    for (path, option) in typed where line.hasPrefix("--set \(path): ") {
      return "\(option): \(line.dropFirst("--set \(path): ".count))"
    }
    return line
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    // `-oFILE` as well as `-o FILE`.
    if !word.hasPrefix("--"), word.count > 2 { return (String(word.prefix(2)), String(word.dropFirst(2))) }
    return (word, nil)
  }

  private static func option(_ name: String, of command: Subcommand) -> Option? {
    command.allOptions.first { name == "--\($0.name)" || ($0.letter.map { "-\($0)" } == name) }
  }

  /// - Parameter place: The command, unless nobody typed it.
  private static func unknown(_ name: String, of command: Subcommand, _ place: String) -> Failure {
    let known = command.allOptions.map { "--\($0.name)" }
    let meant = NearestName.hint(to: name, among: known)
    return Failure(
      .usage, "There is no option \(name)\(place).\(meant)",
      place.isEmpty ? "See: parallax --help" : "See: parallax \(command.name) --help")
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

  /// Endings of files that commands write, and nobody reads.
  private static let outputs = [".png", ".svg", ".mp4", ".webm", ".gif", ".webp", ".html", ".css", ".swift", ".kt"]

  /// The one operand that a command needs.
  func scene(for command: String) throws(Failure) -> String {
    guard let scene = operands.first else {
      throw Failure(.usage, "\(command) needs a scene: a file, or a name from `parallax scenes`.")
    }
    guard operands.count == 1 else {
      let file = operands.dropFirst().first { name in Self.outputs.contains(where: name.lowercased().hasSuffix) }
      let hint = file.map { " To write \($0): -o \($0)" } ?? ""
      throw Failure(.usage, "\(command) takes one scene, not \(operands.count).\(hint)")
    }
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

import Handoff
import TestSupport

/// Code taken apart as its language does it: texts in quotes, decoded; comments; and the rest, with code in texts.
struct CodeWords {
  private(set) var quoted: [String] = []
  private(set) var comments: [String] = []
  /// Code without its blanks and comments; `"` stands for each text.
  private(set) var rest = ""

  /// How a text ends, and code begins, where it should not.
  struct Broken: Error, CustomStringConvertible {
    var description: String
  }

  private let system: HandoffSystem
  private let scalars: [Unicode.Scalar]
  private var next = 0

  init(of code: String, in system: HandoffSystem) throws(Broken) {
    self.system = system
    scalars = Array(code.unicodeScalars)
    while let scalar = take() {
      switch scalar {
      case "/" where peek == "/": comments.append(lineComment())
      case "/" where peek == "*": comments.append(try blockComment())
      case "\"", "'", "`":
        guard isQuote(scalar) else { throw Broken(description: "a mark that is no quote: \(scalar)") }
        quoted.append(try text(to: scalar))
        rest += "\""
      case " ", "\n": break
      case ")", "]", "}":
        // A list with a line for each entry has a comma behind the last one.
        if rest.hasSuffix(",") { rest.removeLast() }
        rest.unicodeScalars.append(scalar)
      default: rest.unicodeScalars.append(scalar)
      }
    }
  }

  private var peek: Unicode.Scalar? { next < scalars.count ? scalars[next] : nil }

  private mutating func take() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    next += 1
    return scalar
  }

  /// The third kind of quote of JavaScript, which may hold code, is for texts that a template composes.
  private func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    let hasSingle = ["tsx", "dart"].contains(system.ending) || system == .gsap
    return scalar == "\"" || scalar == "'" && hasSingle || scalar == "`" && [.gsap, .motion].contains(system)
  }

  /// A dollar in a text begins code.
  private var hasDollarCode: Bool { ["kt", "dart"].contains(system.ending) }

  private mutating func lineComment() -> String {
    var comment = String.UnicodeScalarView()
    while let scalar = peek, !Self.endsLine(scalar) {
      comment.append(scalar)
      next += 1
    }
    return String(comment)
  }

  /// Of Swift, Kotlin and Dart, a comment may hold others.
  private mutating func blockComment() throws(Broken) -> String {
    var comment = String.UnicodeScalarView()
    var depth = 1
    next += 1
    while let scalar = take() {
      if scalar == "*", peek == "/" {
        (next, depth) = (next + 1, depth - 1)
        if depth == 0 { return String(comment) }
      } else if scalar == "/", peek == "*", system.ending != "tsx", system != .gsap {
        (next, depth) = (next + 1, depth + 1)
      }
      comment.append(scalar)
    }
    throw Broken(description: "a comment never ends: \(String(comment))")
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    (0xA...0xD).contains(scalar.value) || scalar.value == 0x85 || (0x2028...0x2029).contains(scalar.value)
  }
}

extension CodeWords {
  /// The text up to a quote, of which the opening one is taken.
  private mutating func text(to quote: Unicode.Scalar) throws(Broken) -> String {
    if scalars[next...].starts(with: [quote, quote]) { throw Broken(description: "a text of several lines") }
    if system.ending == "dart", next > 1, scalars[next - 2] == "r" {
      throw Broken(description: "a text without escapes")
    }
    var text = String.UnicodeScalarView()
    while let scalar = take() {
      if scalar == quote { return String(text) }
      guard !Self.endsLine(scalar) else { break }
      let begins = peek.map { $0 == "{" || $0 == "_" || $0.properties.isAlphabetic } ?? false
      switch scalar {
      case "$" where hasDollarCode && peek == "{", "\\" where !hasDollarCode && peek == "(": try codeInText()
      case "$" where hasDollarCode && begins: throw Broken(description: "code in a text, from a dollar on")
      case "\\": text.append(try escape())
      default: text.append(scalar)
      }
    }
    throw Broken(description: "a text never ends: \(String(text))")
  }

  /// Takes code within a text, `${…}` or `\(…)`, which has no texts of its own. It belongs to the rest.
  private mutating func codeInText() throws(Broken) {
    var depth = 0
    while let scalar = take(), scalar != "\"", scalar != "'", !Self.endsLine(scalar) {
      rest.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "(" { depth += 1 }
      if scalar == "}" || scalar == ")" { depth -= 1 }
      if depth == 0 { return }
    }
    throw Broken(description: "code in a text never ends")
  }

  /// Reads the character behind a backslash.
  private mutating func escape() throws(Broken) -> Unicode.Scalar {
    let letter = take() ?? "\0"
    switch letter {
    case "\\", "\"", "'": return letter
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "$" where hasDollarCode: return letter
    case "u": return try hexadecimal()
    case "x" where system == .gsap:
      let digits = String(String.UnicodeScalarView([take() ?? "\0", take() ?? "\0"]))
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw Broken(description: "no character: \\x\(digits)")
      }
      return scalar
    default: throw Broken(description: "no escape: \\\(letter)")
    }
  }

  /// Four digits in Kotlin; in the others so many in braces.
  private mutating func hexadecimal() throws(Broken) -> Unicode.Scalar {
    var digits = ""
    let isOpen = system.ending != "kt"
    if isOpen, take() != "{" { throw Broken(description: "\\u without a brace") }
    while digits.count < (isOpen ? 9 : 4), let scalar = take(), scalar != "}" {
      digits.unicodeScalars.append(scalar)
    }
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw Broken(description: "no character: \\u\(digits)")
    }
    return scalar
  }
}

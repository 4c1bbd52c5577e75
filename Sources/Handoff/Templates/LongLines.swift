import Notation

/// Lines of Kotlin and Dart that are too long, broken where their formatters would: behind `=` and `=>`, inside of a
/// block or of the last brackets, and a comment behind code goes above it.
struct LongLines {
  private static let width = 100
  /// How much deeper the rest of a line is, and what stands in brackets.
  private let deeper: Int
  private let isKotlin: Bool

  init(of language: TemplateLanguage) {
    isKotlin = language == .kotlin
    deeper = isKotlin ? 4 : 2
  }
}

extension LongLines {
  func broken(_ lines: [String]) -> [String] { lines.flatMap(broken) }

  private func broken(_ line: String) -> [String] {
    guard line.count > Self.width else { return [line] }
    let indent = line.prefix { $0 == " " }.count
    let code = String(line.dropFirst(indent))
    // Words of a person stand in other comments, and stay together.
    if let mark = ["///", "*"].first(where: { code.hasPrefix($0 + " ") }) {
      return folded(code.dropFirst(mark.count + 1), behind: blanks(indent) + mark + " ")
    }
    if code.hasPrefix("/** "), code.hasSuffix(" */") {
      let words = folded(code.dropFirst(4).dropLast(3), behind: blanks(indent) + " * ")
      return [blanks(indent) + "/**"] + words + [blanks(indent) + " */"]
    }
    let marks = Marks(of: code)
    if let comment = marks.comment {
      guard comment > code.startIndex else { return [line] }
      return broken(blanks(indent) + code[comment...]) + broken(blanks(indent) + code[..<comment].trimmed)
    }
    if let block = marks.block, isKotlin { return inside(block, of: code, indent) }
    if let sign = marks.sign, !marks.isOpen {
      let rest = blanks(indent + 4) + code[sign...].drop { $0 == " " }
      if rest.count <= Self.width {
        return [blanks(indent) + code[..<sign].trimmed, rest]
      }
    }
    if let brackets = marks.brackets { return inside(brackets, of: code, indent) }
    let values = Marks.parts(of: code)
    return code.hasSuffix(",") && values.count > 1 ? list(values, indent, ",") : [line]
  }

  /// Values behind each other, or each on a line where that says nothing of the last one's comma.
  private func list(_ values: [String], _ indent: Int, _ end: String?) -> [String] {
    let last = values.count - 1
    let lines = values.indices.map { blanks(indent) + values[$0] + ($0 < last ? "," : end ?? ",") }
    guard end != nil else { return lines.flatMap(broken) }
    let filled: [String] = lines.reduce(into: []) { filled, line in
      let value = line.dropFirst(indent)
      if let before = filled.last, before.count + 1 + value.count <= Self.width {
        filled[filled.count - 1] = "\(before) \(value)"
      } else {
        filled.append(line)
      }
    }
    return filled.flatMap(broken)
  }

  /// What is within brackets on lines of its own.
  private func inside(_ part: Range<String.Index>, of code: String, _ indent: Int) -> [String] {
    var head = String(code[..<part.lowerBound])
    var body = code[part].drop { $0 == " " }
    let close = String(code[part.upperBound...])
    let isBlock = head.hasSuffix("{")
    if isBlock, let arrow = Marks.arrow(in: body) {
      head += " " + body[..<arrow]
      body = body[arrow...].drop { $0 == " " }
    }
    let text = body.trimmed
    // Parameters with names stay behind the others: no comma follows their brace.
    let comma = isBlock || text.hasSuffix(",") || text.hasSuffix("}") && !isKotlin ? "" : ","
    let whole = blanks(indent + deeper) + text + comma
    let fits = whole.count <= Self.width || isBlock
    let lines = fits ? broken(whole) : list(Marks.parts(of: text), indent + deeper, isKotlin ? nil : comma)
    return broken(blanks(indent) + head) + lines + broken(blanks(indent) + close)
  }

  private func folded(_ text: Substring, behind start: String) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= Self.width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(start + word)
      }
    }
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension LongLines {
  /// Where a line can be broken, outside of words in quotes.
  private struct Marks {
    /// A comment behind code.
    var comment: String.Index?
    /// Behind the first `=` or `=>` that is in no brackets.
    var sign: String.Index?
    /// Brackets are open at its end.
    var isOpen = false
    /// What is within the last brackets, and within a block at the end.
    var brackets: Range<String.Index>?
    var block: Range<String.Index>?

    /// What follows the brackets that close an expression.
    private static let ends = [")", "]", ",", ";", ":", " {", " =>"]

    init(of code: String) {
      var open: [String.Index] = []
      scan: for (place, letter) in Self.letters(of: code) {
        let next = code.unicodeScalars.index(after: place)
        switch letter {
        case "(", "[", "{": open.append(place)
        case ")", "]", "}":
          guard let start = open.popLast(), open.isEmpty else { continue }
          let part = code.unicodeScalars.index(after: start)..<place
          guard !code[part].allSatisfy({ $0 == " " }) else { continue }
          if code[start] == "{" {
            block = next == code.endIndex ? part : nil
          } else if !["if ", "for ", "while "].contains(where: code[..<start].hasSuffix) {
            let rest = code[next...]
            let isLast = rest.isEmpty || Self.ends.contains(where: rest.hasPrefix)
            brackets = isLast ? part : nil
          }
        case "=" where open.isEmpty && sign == nil:
          let before = code.unicodeScalars[..<place].last, after = code.unicodeScalars[next...].first
          if after == ">" {
            sign = code.unicodeScalars.index(after: next)
          } else if before == " ", after == " " {
            sign = next
          }
        case "/" where code[next...].hasPrefix("/"):
          comment = place
          break scan
        default: break
        }
      }
      isOpen = !open.isEmpty
    }

    /// The letters outside of quotes; to some words an accent of theirs would hide the quote.
    private static func letters(of code: String) -> [(String.Index, Unicode.Scalar)] {
      var quote: Unicode.Scalar?
      var isEscaped = false
      return code.unicodeScalars.indices.compactMap { place in
        let letter = code.unicodeScalars[place]
        if let open = quote {
          if letter == open, !isEscaped { quote = nil }
          isEscaped = letter == "\\" && !isEscaped
          return nil
        }
        if letter == "\"" || letter == "'" { quote = letter }
        return quote == nil ? (place, letter) : nil
      }
    }

    /// The end of a block's parameters.
    static func arrow(in body: Substring) -> String.Index? {
      guard let arrow = body.firstRange(of: "->"), !body[..<arrow.lowerBound].contains(where: "({\"".contains) else {
        return nil
      }
      return arrow.upperBound
    }

    /// Arguments, one by one.
    static func parts(of text: String) -> [String] {
      var depth = 0
      var parts: [String] = []
      var start = text.startIndex
      for (place, letter) in letters(of: text) {
        if "([{".unicodeScalars.contains(letter) { depth += 1 }
        if ")]}".unicodeScalars.contains(letter) { depth -= 1 }
        guard letter == ",", depth == 0 else { continue }
        parts.append(String(text[start..<place]))
        start = text.unicodeScalars.index(after: place)
      }
      parts.append(String(text[start...]))
      return parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }
  }
}

import Handoff

/// A token of a line of code with its kind, for coloring.
struct CodeWord: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case plain, keyword, number, text, comment }

  var text: String
  var kind: Kind
}

extension CodeWord {
  private static let keywords: Set<String> = [
    "import", "final", "class", "struct", "enum", "extension", "func", "fun", "function", "init", "let", "var", "val",
    "const",
    "static", "private", "override", "return", "if", "else", "guard", "for", "in", "while", "self", "Self", "super",
    "some",
    "this", "new", "export", "type", "extends", "async", "await", "true", "false", "nil", "null", "required", "void",
    "double", "bool", "int", "suspend", "object", "set", "get", "by", "to", "from",
  ]

  /// The tokens of a line; white space belongs to the token before.
  static func words(of line: Substring, isInComment: inout Bool) -> [CodeWord] {
    var words: [CodeWord] = []
    var rest = line
    func add(_ text: Substring, _ kind: Kind) {
      if let last = words.last, last.kind == kind {
        words[words.count - 1].text += text
      } else {
        words.append(CodeWord(text: String(text), kind: kind))
      }
      rest = rest[text.endIndex...]
    }
    while let first = rest.first {
      if isInComment {
        let end = rest.firstRange(of: "*/")
        add(rest[..<(end?.upperBound ?? rest.endIndex)], .comment)
        isInComment = end == nil
      } else if rest.hasPrefix("/*") {
        isInComment = true
      } else if rest.hasPrefix("//") {
        add(rest, .comment)
      } else if first == "\"" || first == "'" {
        let end = rest.dropFirst().firstIndex(of: first)
        add(rest[..<(end.map { rest.index(after: $0) } ?? rest.endIndex)], .text)
      } else if first.isNumber {
        add(rest.prefix { $0.isNumber || $0.isLetter || $0 == "." || $0 == "%" }, .number)
      } else if first.isLetter || first == "_" || first == "@" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
        add(word, keywords.contains(String(word)) || first == "@" ? .keyword : .plain)
      } else {
        add(rest.prefix(1), .plain)
      }
    }
    return words
  }

  /// All lines of a text.
  static func lines(of text: String) -> [[CodeWord]] {
    var isInComment = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map {
      words(of: $0, isInComment: &isInComment)
    }
  }
}

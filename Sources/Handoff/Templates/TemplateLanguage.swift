import Notation

/// The language of a template, known by the ending of its file: its comments, its quotes, and the spelling of words
/// that a person has written.
enum TemplateLanguage: String, Hashable, Sendable {
  case swift
  case kotlin = "kt"
  case dart
  case typescript = "tsx"
  case javascript = "js"
  case css, html
  case markdown = "md"
}

extension TemplateLanguage {
  /// Spells formulas; nil where there is no arithmetic.
  var code: CodeLanguage? {
    switch self {
    case .swift: .swift
    case .kotlin: .kotlin
    case .dart: .dart
    case .typescript, .javascript: .typescript
    case .css: .css
    case .html, .markdown: nil
    }
  }

  var quotes: Set<Character> {
    switch self {
    case .swift, .kotlin: ["\""]
    case .dart, .css: ["\"", "'"]
    case .typescript, .javascript: ["\"", "'", "`"]
    case .html, .markdown: []
    }
  }

  /// Begins a comment that lasts to the end of its line.
  var lineComment: String? { self == .css || isMarkup ? nil : "//" }

  var blockComment: (open: String, close: String) { isMarkup ? ("<!--", "-->") : ("/*", "*/") }

  /// Words stand between its marks, and not in quotes.
  var isMarkup: Bool { self == .html || self == .markdown }

  /// Stands inside a page, whose parser ends it at `</` whatever its own grammar says.
  fileprivate var isInPage: Bool { self == .javascript || self == .css || self == .html }
}

/// The place of a placeholder in its template, which decides how words are escaped there.
enum TemplatePlace: Hashable, Sendable {
  case code
  case quoted(Character)
  case lineComment, blockComment
  /// Text or an attribute of a page.
  case markup
}

extension TemplateLanguage {
  /// A person's words as they mean themselves in a place; nil where every word would be code.
  func escaped(_ words: String, in place: TemplatePlace) -> String? {
    switch place {
    case .code: nil
    case .quoted(let quote):
      words.unicodeScalars.reduce(into: "") { $0 += quoted($1, quote) }
    case .lineComment: inElement(remark(words))
    case .blockComment: inElement(closed(remark(words)))
    case .markup:
      self == .markdown ? words.unicodeScalars.reduce(into: "") { $0 += Self.plain($1) } : Self.markup(words)
    }
  }

  /// A letter of a text in which marks mean headings, lists and emphasis.
  private static func plain(_ scalar: Unicode.Scalar) -> String {
    let isMark = scalar.isASCII && scalar.value > 32 && !Character(scalar).isLetter && !Character(scalar).isNumber
    return isMark || scalar.isUnseen ? "&#\(scalar.value);" : String(scalar)
  }

  /// The numbers of 0x80...0x9F mean other characters in a page, so these stand for themselves. So does the end of a
  /// line.
  private static func markup(_ words: String) -> String {
    words.escapedForMarkup { scalar in
      let isNumbered = scalar.isUnseen && scalar != "\n" && !(0x80...0x9F).contains(scalar.value)
      return isNumbered ? "&#\(scalar.value);" : nil
    }
  }

  private func quoted(_ scalar: Unicode.Scalar, _ quote: Character) -> String {
    let hexadecimal = String(scalar.value, radix: 16)
    if self == .css {
      let isPlain = !scalar.isUnseen && scalar != "\\" && scalar != "<" && Character(scalar) != quote
      return isPlain ? String(scalar) : "\\\(hexadecimal) "
    }
    switch scalar {
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "$" where self == .kotlin || self == .dart || quote == "`": return "\\$"
    case "<" where isInPage: return "\\x3C"
    case _ where Character(scalar) == quote: return "\\\(scalar)"
    case _ where scalar.isUnseen:
      let padded = String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal
      return self == .kotlin ? "\\u\(padded)" : "\\u{\(hexadecimal)}"
    default: return String(scalar)
    }
  }

  /// Words of a comment: one line, and nothing that turns the text around it.
  private func remark(_ words: String) -> String {
    String(String.UnicodeScalarView(words.unicodeScalars.map { $0.isUnseen ? " " : $0 }))
  }

  /// The same without the marks that begin or end a comment.
  private func closed(_ words: String) -> String {
    isMarkup
      ? words.replacing("--", with: "- -") : words.replacing("*/", with: "* /").replacing("/*", with: "/ *")
  }

  /// The same without what ends the element of a page that it may stand in, or hides that element's end.
  private func inElement(_ words: String) -> String {
    switch self {
    case .css: words.replacing(/<(\/style)/.ignoresCase()) { "< \($0.output.1)" }
    case .javascript: words.replacing(/<(\/script|!--)/.ignoresCase()) { "< \($0.output.1)" }
    case .swift, .kotlin, .dart, .typescript, .html, .markdown: words
    }
  }
}

extension Unicode.Scalar {
  /// A control character, the end of a line, or one that reverses the direction of what follows.
  fileprivate var isUnseen: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x61C || (0x200E...0x200F).contains(value)
      || (0x2028...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}

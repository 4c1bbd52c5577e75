/// Reads the lines of a template.
struct TemplateParser {
  private let path: String
  private let language: TemplateLanguage
  private let lines: [Substring]
  private let quotes: [UInt8]
  private var next = 0
  /// A comment of several lines goes on.
  private var isInComment = false
  private(set) var file: [Template.Piece]?

  init(_ text: String, path: String, language: TemplateLanguage) {
    (self.path, self.language) = (path, language)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // A file ends with the end of its last line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
    quotes = language.quotes.compactMap(\.asciiValue)
  }

  mutating func all() throws(TemplateFault) -> [TemplateLine<Template.Node>] {
    // They say what the file is, and write nothing.
    while next < lines.count, let words = Self.directive(lines[next]), let name = words.first,
      ["system", "file"].contains(name)
    {
      next += 1
      guard name != "system" else { continue }
      guard words.count == 2 else { throw fault("\"\(name)\" takes a path", at: next) }
      file = pieces(of: words[1][...])
    }
    let (nodes, end) = try block()
    if let end { throw fault("\"\(end.joined(separator: " "))\" ends nothing", at: next) }
    return nodes
  }

  private func fault(_ message: String, at line: Int) -> TemplateFault {
    TemplateFault(file: path, line: line, message: message)
  }

  /// The lines up to an `else` or an `end`, and the words of that.
  private mutating func block() throws(TemplateFault) -> ([TemplateLine<Template.Node>], end: [String]?) {
    var nodes: [TemplateLine<Template.Node>] = []
    while next < lines.count {
      let line = lines[next]
      next += 1
      let number = next
      if let (line, words) = Self.directive(behind: line) {
        nodes.append(try single(line, words, at: number))
        continue
      }
      guard let words = Self.directive(line) else {
        nodes.append(TemplateLine(number: number, node: .line(pieces(of: line))))
        continue
      }
      if words.first == "else" || words == ["end"] { return (nodes, words) }
      let node = try node(words, indent: line.prefix { $0 == " " }.count, at: number)
      nodes.append(TemplateLine(number: number, node: node))
    }
    return (nodes, nil)
  }

  /// The lines up to the `end` of a directive.
  private mutating func body(of name: String, at number: Int) throws(TemplateFault) -> [TemplateLine<Template.Node>] {
    let (nodes, end) = try block()
    guard end == ["end"] else { throw fault("\"\(name)\" has no end", at: number) }
    return nodes
  }

  private mutating func node(
    _ words: [String], indent: Int, at number: Int
  ) throws(TemplateFault) -> Template.Node {
    let (name, rest) = (words.first ?? "", words.dropFirst())
    switch name {
    case "if" where rest.count == 1 || rest.count == 2 && rest.first == "not": return try choice(words, at: number)
    case "each" where rest.count == 1: return .each(list: words[1], try body(of: "each", at: number))
    case "use" where rest.count == 1: return .use(part: words[1], indent: indent)
    case "lines" where !rest.isEmpty: return .formulas(Array(rest), indent: indent)
    case "align" where rest.isEmpty: return .align(try body(of: "align", at: number))
    case "row" where rest.allSatisfy({ Int($0) != nil }),
      "last" where rest.first == "row" && rest.dropFirst().allSatisfy({ Int($0) != nil }):
      let form = Template.RowForm(width: rest.last.flatMap { Int($0) }, isLast: name == "last")
      return .row(form, indent: indent, try body(of: "row", at: number))
    default: throw fault("no directive is called \"\(words.joined(separator: " "))\"", at: number)
    }
  }

  /// `if FACT` or `if not FACT`, and any `else` and `else if` below it.
  private mutating func choice(_ words: [String], at number: Int) throws(TemplateFault) -> Template.Node {
    let (yes, end) = try block()
    let isNot = words.count == 3
    guard let end else { throw fault("\"if\" has no end", at: number) }
    if end == ["end"] { return .choice(fact: words[words.count - 1], isNot: isNot, yes, otherwise: []) }
    let start = next
    let otherwise: [TemplateLine<Template.Node>]
    if end == ["else"] {
      otherwise = try body(of: "else", at: start)
    } else {
      otherwise = [TemplateLine(number: start, node: try node(Array(end.dropFirst()), indent: 0, at: start))]
    }
    return .choice(fact: words[words.count - 1], isNot: isNot, yes, otherwise: otherwise)
  }

  /// A line with `if FACT`, `if not FACT` or `each LIST` behind it, and the lines below it with an `else`.
  private mutating func single(
    _ line: Substring, _ words: [String], at number: Int
  ) throws(TemplateFault) -> TemplateLine<Template.Node> {
    let fact = words[words.count - 1]
    let body = [try single(line, at: number)]
    if words.count == 2, words[0] == "each" {
      return TemplateLine(number: number, node: .each(list: fact, body))
    }
    guard words.count == 2 || words.count == 3 && words[1] == "not", words[0] == "if" else {
      throw fault("\"\(words.joined(separator: " "))\" is not for one line", at: number)
    }
    var otherwise: [TemplateLine<Template.Node>] = []
    if next < lines.count, let (line, words) = Self.directive(behind: lines[next]), words[0] == "else" {
      next += 1
      let number = next
      let rest = Array(words.dropFirst())
      otherwise = [rest.isEmpty ? try single(line, at: number) : try single(line, rest, at: number)]
    }
    return TemplateLine(
      number: number, node: .choice(fact: fact, isNot: words.count == 3, body, otherwise: otherwise))
  }

  /// A line without the directive behind it.
  private mutating func single(
    _ line: Substring, at number: Int
  ) throws(TemplateFault) -> TemplateLine<Template.Node> {
    guard let words = Self.directive(line) else { return TemplateLine(number: number, node: .line(pieces(of: line))) }
    guard ["use", "lines"].contains(words.first) else {
      throw fault("\"\(words.joined(separator: " "))\" is not one line", at: number)
    }
    return TemplateLine(number: number, node: try node(words, indent: line.prefix { $0 == " " }.count, at: number))
  }

  /// The line, and the words of the directive behind it, at least one; nil where there is none.
  private static func directive(behind line: Substring) -> (line: Substring, words: [String])? {
    guard let colon = line.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    for mark in ["  {/*", "  //", "  /*", "  <!--"]
    where line.utf8[..<colon].suffix(mark.utf8.count).elementsEqual(mark.utf8) {
      let end = line.utf8.index(colon, offsetBy: -mark.utf8.count)
      guard line[..<end].contains(where: { $0 != " " }), let words = directive(line[end...]), let name = words.first,
        ["if", "else", "each"].contains(name)
      else { return nil }
      return (line[..<end], words)
    }
    return nil
  }

  /// The words of a directive; nil where a line is none.
  static func directive(_ line: Substring) -> [String]? {
    let line = line[(line.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? line.endIndex)...]
    for (open, close) in [("//:", ""), ("/*:", "*/"), ("{/*:", "*/}"), ("<!--:", "-->")]
    where line.utf8.starts(with: open.utf8) {
      let words = line.dropFirst(open.count)
      return (words.hasSuffix(close) ? words.dropLast(close.count) : words).split(separator: " ").map(String.init)
    }
    return nil
  }
}

extension TemplateParser {
  /// A line with its placeholders, each with its place. Goes by bytes: what has a meaning is ASCII, and there are tens of
  /// thousands of letters.
  private mutating func pieces(of line: Substring) -> [Template.Piece] {
    let (bytes, comment, lineComment) = (line.utf8, language.blockComment, language.lineComment)
    var pieces: [Template.Piece] = []
    var quote: UInt8?
    var isRemark = false
    var (plain, next) = (bytes.startIndex, bytes.startIndex)
    func isAt(_ mark: String) -> Bool { bytes[next...].starts(with: mark.utf8) }
    while next < bytes.endIndex {
      if let name = Self.placeholder(line[next...]) {
        if plain < next { pieces.append(.text(String(line[plain..<next]))) }
        pieces.append(.fact(Self.fact(name), place(quote, isRemark: isRemark)))
        next = bytes.index(name.endIndex, offsetBy: 2)
        plain = next
        continue
      }
      let byte = bytes[next]
      var length = 1
      if isInComment {
        if isAt(comment.close) {
          isInComment = false
          length = comment.close.utf8.count
        }
      } else if let open = quote {
        if byte == UInt8(ascii: "\\") { length = 2 }
        if byte == open { quote = nil }
      } else if !isRemark {
        if let lineComment, isAt(lineComment) {
          isRemark = true
        } else if isAt(comment.open) {
          isInComment = true
          length = comment.open.utf8.count
        } else if quotes.contains(byte) {
          quote = byte
        }
      }
      next = bytes.index(next, offsetBy: length, limitedBy: bytes.endIndex) ?? bytes.endIndex
    }
    if plain < next { pieces.append(.text(String(line[plain..<next]))) }
    return pieces
  }

  private func place(_ quote: UInt8?, isRemark: Bool) -> TemplatePlace {
    if isRemark { return .lineComment }
    if isInComment { return .blockComment }
    if let quote { return .quoted(Character(Unicode.Scalar(quote))) }
    return language.isMarkup ? .markup : .code
  }

  /// The name of the placeholder at the beginning of a text, without its underscores: `MIN_HEIGHT`.
  private static func placeholder(_ text: Substring) -> Substring? {
    let (bytes, underscore) = (text.utf8, UInt8(ascii: "_"))
    guard let first = bytes.first, (0x41...0x5A).contains(first) else { return nil }
    var last = bytes.startIndex
    for index in bytes.indices.dropFirst() {
      let byte = bytes[index]
      if byte == underscore, bytes[last] == underscore { return text[..<last] }
      guard (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == underscore else { return nil }
      last = index
    }
    return nil
  }

  /// The fact that a placeholder stands for: `minHeight`.
  private static func fact(_ name: Substring) -> String {
    let words = name.split(separator: "_").map { $0.lowercased() }
    return words.dropFirst().reduce(words.first ?? "") { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}

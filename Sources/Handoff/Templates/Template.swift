/// A file in the language of a system, with directives and placeholders in it.
///
/// A directive is a whole line of comment that begins with `//:`, `/*:` or `<!--:`; `if` and `each` may also stand behind
/// their only line. A placeholder is a name in capitals with two underscores behind it: `MIN_HEIGHT__` stands for the fact
/// `minHeight`. Its first lines may say which file of a hand-off's folder it becomes.
struct Template: Sendable {
  /// A line, or what a directive makes of the lines below it.
  indirect enum Node: Sendable {
    case line([Piece])
    case choice(fact: String, isNot: Bool, [TemplateLine<Node>], otherwise: [TemplateLine<Node>])
    case each(list: String, [TemplateLine<Node>])
    case use(part: String, indent: Int)
    case formulas([String], indent: Int)
    case row(RowForm, indent: Int, [TemplateLine<Node>])
    case align([TemplateLine<Node>])
  }

  /// A part of a line.
  enum Piece: Sendable {
    case text(String)
    case fact(String, TemplatePlace)
  }

  /// How the lines of a `row` become one.
  struct RowForm: Sendable {
    /// They stay as they are where they would be longer than this; nil: they never do.
    var width: Int?
    /// The last of a call's arguments: no comma follows.
    var isLast: Bool
  }

  let path: String
  let language: TemplateLanguage
  /// The path, in a system's folder, of the file that it becomes.
  private(set) var file: [Piece]?
  private(set) var nodes: [TemplateLine<Node>] = []

  init(_ text: String, path: String) throws(TemplateFault) {
    self.path = path
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    guard let language = TemplateLanguage(rawValue: ending) else {
      throw TemplateFault(file: path, line: nil, message: "no language has the ending \"\(ending)\"")
    }
    self.language = language
    var parser = TemplateParser(text, path: path, language: language)
    nodes = try parser.all()
    file = parser.file
  }

  var ending: String { language.rawValue }
}

/// A node with the number of its line, counted from 1.
struct TemplateLine<Node: Sendable>: Sendable {
  var number: Int
  var node: Node
}

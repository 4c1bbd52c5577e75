import Notation

/// Writes the lines of a template with the facts in their places.
struct TemplateRenderer {
  let templates: HandoffTemplates
  /// The system's folder.
  let folder: String
  private(set) var lines: [String] = []

  /// Parts within parts: a template that uses itself would never end.
  private var depth = 0
  private static let deepest = 16

  init(templates: HandoffTemplates, folder: String) { (self.templates, self.folder) = (templates, folder) }

  mutating func render(
    _ nodes: [TemplateLine<Template.Node>], of template: Template, with facts: TemplateFacts
  ) throws(TemplateFault) {
    for line in nodes {
      func fault(_ message: String) -> TemplateFault {
        TemplateFault(file: template.path, line: line.number, message: message)
      }
      func fact(_ name: String) throws(TemplateFault) -> Fact {
        guard let fact = facts[name] else { throw fault("no fact is called \"\(name)\"") }
        return fact
      }
      switch line.node {
      case .line(let pieces): lines.append(try Self.text(of: pieces, template.language, fault, fact))
      case .choice(let name, let isNot, let yes, let otherwise):
        try render(fact(name).isTrue != isNot ? yes : otherwise, of: template, with: facts)
      case .each(let name, let body):
        guard case .list(let entries) = try fact(name) else { throw fault("\"\(name)\" is no list") }
        for entry in entries { try render(body, of: template, with: facts.adding(entry)) }
      case .use(let part, let indent):
        guard let path = templates.path(of: part, in: folder, usedIn: template) else {
          throw fault("no part is called \"\(part)\"")
        }
        guard depth < Self.deepest else { throw fault("\"\(part)\" uses itself") }
        let used = try templates.template(path)
        depth += 1
        let inner = try output(of: used.nodes, of: used, with: facts)
        depth -= 1
        lines += inner.map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
      case .formulas(let names, let indent):
        guard let language = template.language.code else { throw fault("this language has no arithmetic") }
        var formulas: [FormulaLine] = []
        for name in names {
          guard case .formulas(let more) = try fact(name) else { throw fault("\"\(name)\" is no arithmetic") }
          formulas += more
        }
        if !formulas.isEmpty {
          lines += language.lines(formulas).indented(by: indent).split(separator: "\n").map(String.init)
        }
      case .row(let form, let indent, let body):
        lines += TemplateRow(form: form, language: template.language, indent: indent)
          .joined(try output(of: body, of: template, with: facts))
      case .align(let body): lines += Self.aligned(try output(of: body, of: template, with: facts))
      }
    }
  }

  /// The path of a file.
  static func path(
    _ pieces: [Template.Piece], of template: Template, with facts: TemplateFacts
  ) throws(TemplateFault) -> String {
    func fault(_ message: String) -> TemplateFault { TemplateFault(file: template.path, line: 1, message: message) }
    func fact(_ name: String) throws(TemplateFault) -> Fact {
      guard let fact = facts[name] else { throw fault("no fact is called \"\(name)\"") }
      return fact
    }
    return try text(of: pieces, template.language, fault, fact)
  }

  /// The text of nodes, without their surroundings.
  private mutating func output(
    of nodes: [TemplateLine<Template.Node>], of template: Template, with facts: TemplateFacts
  ) throws(TemplateFault) -> [String] {
    let before = lines
    lines = []
    defer { lines = before }
    try render(nodes, of: template, with: facts)
    return lines
  }

  private static func text(
    of pieces: [Template.Piece], _ language: TemplateLanguage, _ fault: (String) -> TemplateFault,
    _ fact: (String) throws(TemplateFault) -> Fact
  ) throws(TemplateFault) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .fact(let name, let place):
        switch try fact(name) {
        case .number(let number?): text += number.short
        case .name(let word?): text += word
        case .arithmetic(let expression?):
          guard let code = language.code else { throw fault("this language has no arithmetic") }
          text += code.expression(expression)
        case .words(let words?):
          guard let escaped = language.escaped(words, in: place) else {
            throw fault("\"\(name)\" is what a person has written: it stands in quotes or in a comment")
          }
          text += escaped
        case .number, .name, .arithmetic, .words: throw fault("\"\(name)\" is not there: ask for it with \"if\"")
        case .flag, .formulas, .list: throw fault("\"\(name)\" cannot be inserted")
        }
      }
    }
    return text
  }

  /// Lines with the comments behind them in one column.
  private static func aligned(_ lines: [String]) -> [String] {
    let parts = lines.map { line in
      let start = [line.firstRange(of: "  //"), line.firstRange(of: "  /*")].compactMap { $0?.lowerBound }.min()
      let code = line[..<(start ?? line.endIndex)].reversed().drop { $0 == " " }.reversed()
      return (code: String(code), note: String(line[(start ?? line.endIndex)...]))
    }
    let width = parts.map(\.code.count).max() ?? 0
    return parts.map { $0.note.isEmpty ? $0.code : $0.code.leftAligned(in: width) + $0.note }
  }
}

/// Lines that become one: `row`.
struct TemplateRow {
  let form: Template.RowForm
  let language: TemplateLanguage
  let indent: Int
}

extension TemplateRow {
  func joined(_ lines: [String]) -> [String] {
    // Dart sets no blanks inside of braces, and in a page each is seen.
    let (open, close) = language == .dart ? ("([{", ")]}.,;") : ("([", ")].,;>")
    var row = ""
    for line in lines {
      let word = line.drop { $0 == " " }
      guard let first = word.first else { continue }
      if ")]};".contains(first), row.hasSuffix(",") { row.removeLast() }
      let isTight =
        row.isEmpty || row.last.map(open.contains) ?? true
        || close.contains(first) && !word.hasPrefix("...") || language == .html && first == "<"
      row += (isTight ? "" : " ") + word
    }
    if form.isLast, row.hasSuffix(",") { row.removeLast() }
    guard !row.isEmpty else { return [] }
    guard let width = form.width, row.count > width else { return [String(repeating: " ", count: indent) + row] }
    return filled(ended(lines), to: width)
  }

  /// Unjoined lines, with as many entries of a list in each as fit its width. In Swift the last line also has the closing
  /// bracket of a call.
  private func filled(_ lines: [String], to width: Int) -> [String] {
    lines.reduce(into: []) { kept, line in
      let word = line.drop { $0 == " " }
      guard let last = kept.last else {
        kept.append(line)
        return
      }
      if goOn(last, line), last.count - indent + 1 + word.count <= width {
        kept[kept.count - 1] = last + " " + word
      } else if language == .swift, word.allSatisfy({ "),".contains($0) }), !last.contains("//"), !last.hasSuffix("(") {
        kept[kept.count - 1] = (last.hasSuffix(",") ? String(last.dropLast()) : last) + word
      } else {
        kept.append(line)
      }
    }
  }

  /// Whether two lines are neighbors in one list of values or attributes.
  private func goOn(_ line: String, _ next: String) -> Bool {
    // Formatters of Swift, Kotlin and Dart keep an entry of several lines on lines of its own.
    let isApart = line.drop { $0 == " " }.first.map { ")]}".contains($0) } ?? true
    let opens = next.last.map { "([{".contains($0) } ?? true
    if [.swift, .kotlin, .dart].contains(language), isApart || opens { return false }
    func start(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    let isPlain = [line, next].allSatisfy { !$0.contains("//") && !$0.contains("/*") }
    guard isPlain, start(line) == start(next), let first = next.drop(while: { $0 == " " }).first,
      !")]}>/{".contains(first)
    else { return false }
    if line.hasSuffix(",") || line.hasSuffix(";") { return true }
    return [line, next].allSatisfy { $0.firstMatch(of: /^ *[a-zA-Z]+=[{"].*[}"]$/) != nil }
  }

  /// Lines that stay as they are: a semicolon stands behind the last of a list, in place of its comma.
  private func ended(_ lines: [String]) -> [String] {
    var kept: [String] = []
    for line in lines {
      if line.drop(while: { $0 == " " }) == ";", let last = kept.popLast() {
        kept.append((last.hasSuffix(",") ? String(last.dropLast()) : last) + ";")
      } else {
        kept.append(line)
      }
    }
    if form.isLast, let last = kept.last, last.hasSuffix(",") { kept[kept.count - 1].removeLast() }
    return kept
  }
}

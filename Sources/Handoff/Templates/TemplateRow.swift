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
    if let width = form.width, row.count > width {
      var lines = lines
      if form.isLast, let last = lines.last, last.hasSuffix(",") { lines[lines.count - 1].removeLast() }
      return lines
    }
    return [String(repeating: " ", count: indent) + row]
  }
}

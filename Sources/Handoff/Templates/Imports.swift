/// The rule for imports: one that brings a name stays where the code names it, outside of comments and quotes. One that
/// brings a whole library stays.
enum Imports {
  static func dropUnused(in lines: [String], of language: TemplateLanguage) -> [String] {
    guard language == .kotlin || language == .dart || language == .typescript else { return lines }
    let end = (lines.lastIndex(where: isImport) ?? -1) + 1
    let code = Code(lines[end...], language)
    var kept: [String] = []
    var hasDropped = false
    for line in lines[..<end] {
      let isGap = line.isEmpty && hasDropped && !(kept.last.map(isImport) ?? false)
      guard !isGap, let line = language == .typescript ? named(line, code) : stays(line, code) ? line : nil else {
        hasDropped = true
        continue
      }
      hasDropped = false
      kept.append(line)
    }
    return joined(kept) + lines[end...]
  }

  /// A list of names over several lines, of which those are left that fit one.
  private static func joined(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { kept, line in
      kept.append(line)
      guard line.hasPrefix("} from "), let open = kept.lastIndex(of: "import {") else { return }
      let names = kept[(open + 1)...].dropLast().map { $0.drop { $0 == " " } }.joined(separator: " ")
      let row = "import { \(names.hasSuffix(",") ? String(names.dropLast()) : names) \(line)"
      if row.count <= 100 { kept.replaceSubrange(open..., with: [row]) }
    }
  }

  private static func isImport(_ line: String) -> Bool { line.hasPrefix("import ") || line.hasPrefix("} from ") }

  /// Of Kotlin: `import a.b.Name`. Of Dart: `import 'file' as name;`, and `show Name;`.
  private static func stays(_ line: String, _ code: Code) -> Bool {
    guard line.hasPrefix("import "), !line.hasSuffix("';") else { return true }
    let words = line.split { !$0.isLetter && !$0.isNumber }
    guard let name = words.last else { return true }
    // Two names that a delegated property calls; units, which are written behind numbers, and a property.
    if name == "getValue" || name == "setValue" { return code.delegates }
    return words.dropLast().last == "unit" || name.hasSuffix("Bars") ? code.says(name) : code.names(String(name))
  }

  /// Of TypeScript, a line with the names in braces that the code has; nil: none is left.
  private static func named(_ line: String, _ code: Code) -> String? {
    let isInside = line.hasPrefix("  ")
    guard isInside || line.hasPrefix("import "), let open = isInside ? line.startIndex : line.firstIndex(of: "{") else {
      return line
    }
    let close = line.firstIndex(of: "}") ?? line.endIndex
    let start = isInside ? line.index(open, offsetBy: 2) : line.index(after: open)
    guard start < close else { return line }
    let names = line[start..<close].split(separator: ",")
      .map { $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed() }.map { String($0) }.filter { !$0.isEmpty }
    let used = names.filter { code.names(String($0.split(separator: " ").last ?? "")) }
    guard !used.isEmpty else { return nil }
    let (left, right) = isInside ? ("  ", ",") : ("\(line[...open]) ", " \(line[close...])")
    return left + used.joined(separator: ", ") + right
  }
}

/// How code uses its words, outside of comments and quotes.
private struct Code {
  private struct Use {
    /// Whether it is somewhere no member of another.
    var isFree = false
    var isCalled = false
  }

  private var uses: [String: Use] = [:]
  /// Whether a property leaves its value to another object.
  private(set) var delegates = false

  init(_ lines: ArraySlice<String>, _ language: TemplateLanguage) {
    let text = Self.stripped(lines, language)
    var start = 0
    // Where a word would be that the last one, `by`, calls.
    var called = -1
    while start < text.count {
      var end = start
      while end < text.count, Self.isInWord(text[end]) { end += 1 }
      guard end > start else {
        start += 1
        continue
      }
      let (before, after) = (start > 0 ? text[start - 1] : " ", text[end])
      let word = String(String.UnicodeScalarView(text[start..<end]))
      if word == "by", after == " " {
        called = end + 1
        delegates = delegates || before == " "
      }
      var use = uses[word] ?? Use()
      if before != "." { use.isFree = true }
      use.isCalled =
        use.isCalled || after == "(" || after == "<" || after == " " && text[end + 1] == "{" || before == ":"
        || language != .kotlin && after == "." || start == called
      uses[word] = use
      start = end
    }
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }

  /// The code without comments and quoted words, with the end of each line.
  private static func stripped(_ lines: ArraySlice<String>, _ language: TemplateLanguage) -> [Unicode.Scalar] {
    var text: [Unicode.Scalar] = []
    let quotes = language.quotes.flatMap(\.unicodeScalars)
    var isInComment = false
    for line in lines {
      var quote: Unicode.Scalar?
      var isEscaped = false
      var last: Unicode.Scalar = " "
      // By scalars, as a quote and an accent behind it are one character.
      for scalar in line.unicodeScalars {
        if isInComment {
          if scalar == "/", last == "*" { isInComment = false }
          last = isInComment ? scalar : " "
          continue
        }
        if let open = quote {
          if !isEscaped, scalar == open { quote = nil }
          isEscaped = scalar == "\\" && !isEscaped
          continue
        }
        if scalar == "/", last == "/" { break }
        if scalar == "*", last == "/" {
          (isInComment, last) = (true, " ")
          continue
        }
        if quotes.contains(scalar) { quote = scalar }
        text.append(scalar)
        last = scalar
      }
      text.append("\n")
    }
    return text
  }

  func says(_ word: Substring) -> Bool { uses[String(word)] != nil }

  /// A type is named anywhere, but not as a member of another; a function where it is called.
  func names(_ name: String) -> Bool {
    guard let use = uses[name] else { return false }
    return name.first?.isUppercase == true ? use.isFree : use.isCalled
  }
}

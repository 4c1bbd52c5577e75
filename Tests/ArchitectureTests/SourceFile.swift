import TestSupport

/// A Swift file under `Sources`, as text.
struct SourceFile: Sendable, CustomStringConvertible {
  /// The folder under `Sources`: the target.
  var target: String
  /// Its path under `Sources`.
  var path: String
  var text: String
  var lines: [Substring]

  var description: String { path }

  /// The file name without its extension: `Scene+Setting`.
  var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

  /// Every Swift file under `Sources`, ordered by path.
  static let all: [SourceFile] = Repository.files(in: "Sources", ending: ".swift").compactMap { path in
    guard let text = Repository.text(of: "Sources/\(path)") else { return nil }
    return SourceFile(
      target: String(path.prefix { $0 != "/" }), path: path, text: text,
      lines: text.split(separator: "\n", omittingEmptySubsequences: false))
  }
}

extension SourceFile {
  /// The imported modules.
  var imports: [String] {
    lines.compactMap { line in
      guard line.utf8.contains(UInt8(ascii: "i")), line.contains("import "),
        let match = line.prefixMatch(of: /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(.+)/)
      else {
        return nil
      }
      // `import struct Foundation.URL` imports Foundation.
      let words = match.1.split(separator: " ").prefix { !$0.hasPrefix("//") }
      return words.last.map { String($0.prefix { $0 != "." }) }
    }
  }

  /// The types declared at file scope that are not private.
  var types: [String] {
    lines.filter { $0.first?.isLetter == true || $0.first == "@" }.compactMap { line in
      let head = /(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|final|indirect|nonisolated)\s+)*/
      guard let rest = line.prefixMatch(of: head).map({ line[$0.range.upperBound...] }),
        let match = rest.prefixMatch(of: /(?:struct|enum|class|protocol|actor|typealias)\s+(\w+)/)
      else { return nil }
      return String(match.1)
    }
  }

  /// The extended types.
  var extended: [String] {
    lines.filter { $0.contains("extension ") }.compactMap { line in
      line.prefixMatch(of: /(?:\w+\s+)?extension\s+\[?(\w+)/).map { String($0.1) }
    }
  }

  /// The places of a word, including comments.
  func places(of word: String) -> [String] {
    guard text.contains(word) else { return [] }
    return lines.enumerated().filter { $1.contains(word) }.map { "\(path):\($0 + 1) \($1)" }
  }
}

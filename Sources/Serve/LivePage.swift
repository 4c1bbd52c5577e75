import Notation

/// A page that phones show, in the parts that change by themselves, and its pictures.
public struct LivePage: Hashable, Sendable {
  /// The page's parts by name: `head`, `style0` to `style3`, `body`, `about` (what is below the scene) and `script`.
  let parts: [String: String]
  /// The script that takes changes and sends swipes. It does not change while a page is shown.
  private let live: String
  /// The pictures, by their numbers in addresses.
  let pictures: [PagePicture]

  private static let styles = 4
  /// The line with which the part below the scene begins.
  private static let below = "<details class=\"about\">"

  /// Nil if the text is not a page that the templates made to be served.
  ///
  /// Lines that are a tag alone divide it. What a person has written is escaped and cannot be one.
  public init?(_ page: String, pictures: [PagePicture]) {
    var (head, body, about): ([Substring], [Substring], [Substring]) = ([], [], [])
    var (styles, scripts): ([String], [String]) = ([], [])
    // The end of the element that is open, and its lines.
    var (end, lines): (Substring?, [Substring]) = (nil, [])
    var isInBody = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if end != nil {
        // Within one, only its end means something.
        guard line == end else {
          lines.append(line)
          continue
        }
        if line == "</style>" { styles.append(Self.text(lines)) } else { scripts.append(Self.text(lines)) }
        (end, lines) = (nil, [])
        continue
      }
      switch line {
      case "<style>": end = "</style>"
      case "<script>": end = "</script>"
      case "<body>": isInBody = true
      case "", "</body>", "</html>": continue
      case Self.below: about.append(line)
      default:
        if !about.isEmpty { about.append(line) } else if isInBody { body.append(line) } else { head.append(line) }
      }
    }
    guard styles.count == Self.styles, isInBody, let live = scripts.last, scripts.count <= 2, !body.isEmpty,
      !about.isEmpty
    else { return nil }
    var parts = [
      "head": Self.text(head), "body": Self.text(body), "about": Self.text(about),
      "script": scripts.count == 2 ? scripts[0] : "",
    ]
    for (index, style) in styles.enumerated() { parts["style\(index)"] = style }
    (self.parts, self.live, self.pictures) = (parts, live, pictures)
  }

  private static func text(_ lines: [Substring]) -> String { lines.map { "\($0)\n" }.joined() }
}

extension LivePage {
  /// The page as a document.
  ///
  /// - Parameter nonce: The word that allows its scripts and style sheets.
  func document(revision: Int, nonce: String) -> String {
    func element(_ name: String, _ text: String) -> String { "<\(name) nonce=\"\(nonce)\">\n\(text)</\(name)>\n" }
    func part(_ name: String) -> String { parts[name] ?? "" }
    let styles = (0..<Self.styles).map { element("style", part("style\($0)")) }.joined()
    return part("head") + "<meta name=\"revision\" content=\"\(revision)\">\n" + styles + "<body>\n" + part("body")
      + part("about") + element("script", part("script")) + element("script", live) + "</body>\n</html>\n"
  }

  /// The parts that differ from those of another page; all of them without one.
  func changes(from other: LivePage?) -> [(name: String, text: String)] {
    parts.filter { other?.parts[$0.key] != $0.value }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// A picture of a page.
public struct PagePicture: Hashable, Sendable {
  public let mediaType: String
  public let bytes: [UInt8]
  /// Differs if the picture does, so that a phone loads each once.
  public let version: String

  public init(mediaType: String, bytes: [UInt8]) {
    (self.mediaType, self.bytes) = (mediaType, bytes)
    version = Checksum.text(of: bytes)
  }

  /// Its address in a page.
  ///
  /// - Parameter number: Its place in the page's list.
  public func address(number: Int) -> String { "pictures/\(number)?v=\(version)" }

  public static func == (one: Self, other: Self) -> Bool {
    one.version == other.version && one.mediaType == other.mediaType && one.bytes.count == other.bytes.count
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(version) }
}

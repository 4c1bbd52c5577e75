import Documents

/// The text of a desktop's list of recent files: XML bookmarks (XBEL), each with the programs that used it.
struct RecentList {
  private let text: String

  private static let program = "Parallax"
  /// The command that opens the file again, with `%f` for its path.
  private static let command = "parallax studio --reuse %f"
  private static let type = "application/x-parallax-scene+json"

  init(_ text: String) { self.text = text }
}

extension RecentList {
  /// The list with a file marked as used now. Nil if the text is not such a list. Everything else is unchanged.
  ///
  /// - Parameter address: Must not contain characters with a meaning in XML.
  func remembering(_ address: String, at time: String) -> String? {
    // Text in comments could be mistaken for a bookmark.
    guard text.contains("<xbel"), !text.contains("<!--"), !text.contains("<![CDATA["),
      let end = text.ranges(of: "</xbel>").last
    else { return nil }
    guard let start = text.firstRange(of: "<bookmark href=\"\(address)\"") else {
      return text.replacingCharacters(in: end.lowerBound..<end.lowerBound, with: bookmark(address, at: time))
    }
    let rest = text[start.lowerBound..<end.lowerBound]
    guard let close = rest.firstRange(of: "</bookmark>"), let tag = rest.firstRange(of: ">"),
      tag.upperBound < close.lowerBound
    else { return nil }
    var head = String(rest[..<tag.upperBound])
    for name in ["modified", "visited"] { head = Self.setting(name, to: time, in: head) }
    guard let body = used(String(rest[tag.upperBound..<close.lowerBound]), at: time) else { return nil }
    return text.replacingCharacters(in: start.lowerBound..<close.lowerBound, with: head + body)
  }

  private func bookmark(_ address: String, at time: String) -> String {
    """
      <bookmark href="\(address)" added="\(time)" modified="\(time)" visited="\(time)">
        <info>
          <metadata owner="http://freedesktop.org">
            <mime:mime-type type="\(address.hasSuffix(PackedScene.ending) ? PackedScene.mediaType : Self.type)"/>
            <bookmark:applications>
              \(application(count: 1, at: time))
            </bookmark:applications>
          </metadata>
        </info>
      </bookmark>

    """
  }

  private func application(count: Int, at time: String) -> String {
    "<bookmark:application name=\"\(Self.program)\" exec=\"&apos;\(Self.command)&apos;\" modified=\"\(time)\" "
      + "count=\"\(count)\"/>"
  }

  /// The content of a bookmark with this program added to those that used it.
  private func used(_ body: String, at time: String) -> String? {
    if let start = body.firstRange(of: "<bookmark:application name=\"\(Self.program)\""),
      let end = body[start.lowerBound...].firstRange(of: "/>")
    {
      let old = String(body[start.lowerBound..<end.upperBound])
      let count = old.firstMatch(of: /count="(\d{1,9})"/).flatMap { Int($0.1) } ?? 0
      return body.replacingCharacters(
        in: start.lowerBound..<end.upperBound, with: application(count: count + 1, at: time))
    }
    guard let list = body.firstRange(of: "</bookmark:applications>") else { return nil }
    return body.replacingCharacters(
      in: list.lowerBound..<list.lowerBound, with: "  \(application(count: 1, at: time))\n        ")
  }

  /// A tag with another value of an existing attribute.
  private static func setting(_ name: String, to value: String, in tag: String) -> String {
    guard let start = tag.firstRange(of: " \(name)=\""), let end = tag[start.upperBound...].firstIndex(of: "\"")
    else { return tag }
    return tag.replacingCharacters(in: start.upperBound..<end, with: value)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}

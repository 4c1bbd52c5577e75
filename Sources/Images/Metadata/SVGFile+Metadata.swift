import Notation

extension SVGFile {
  /// Elements and attributes of editors, which say where the file was and how it was worked on.
  private static let editors = ["sodipodi:", "inkscape:"]

  /// The drawing without comments, `metadata` elements, and what editors keep for themselves. Pictures within it lose
  /// theirs as well. Nil if its markup is damaged.
  func withoutMetadata() -> [UInt8]? {
    var copy = MarkupCopy(file.bytes)
    return copy.without { name in
      name == "metadata" || Self.editors.contains { name.hasPrefix($0) }
    } attribute: {
      (name, value) in
      if Self.editors.contains(where: { name.hasPrefix($0) }) { return nil }
      return name == "href" || name.hasSuffix(":href") ? Self.bareAddress(value) : value
    }
  }

  /// A picture in a data URL without its metadata.
  private static func bareAddress(_ address: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let mark = Array(";base64,".utf8)
    guard address.starts(with: "data:image/".utf8),
      let comma = address.firstIndex(of: UInt8(ascii: ",")), address[...comma].suffix(mark.count).elementsEqual(mark),
      let picture = Base64.bytes(of: address[(comma + 1)...]), let bare = PictureMetadata.removed(from: picture)
    else { return address }
    return address[...comma] + Array(Base64.text(of: bare).utf8)
  }
}

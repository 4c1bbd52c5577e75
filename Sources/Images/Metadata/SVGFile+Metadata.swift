import Notation

extension SVGFile {
  /// Elements and attributes of editors, which say where the file was and how it was worked on.
  private static let editors = ["sodipodi:", "inkscape:"]
  /// Those that make a group a layer, with its name.
  private static let layers: Set = ["inkscape:groupmode", "inkscape:label"]

  /// Elements that do something, or show what is no drawing.
  private static let active: Set = [
    "script", "foreignobject", "handler", "listener", "iframe", "object", "embed", "audio", "video", "canvas",
  ]

  /// The drawing without comments, `metadata` elements, what editors keep for themselves, scripts, and addresses outside
  /// it. Pictures within it lose theirs as well. Nil if its markup is damaged, or its styles may name something outside.
  ///
  /// - Parameter keepsLayers: Whether layers stay layers.
  func withoutMetadata(keepsLayers: Bool) -> [UInt8]? {
    var copy = MarkupCopy(file.bytes)
    let bare = copy.without { name in
      name == "metadata" || Self.isOfEditor(name) || Self.active.contains(Self.local(name))
    } attribute: {
      Self.isOfEditor($0) && !(keepsLayers && Self.layers.contains($0)) ? nil : Self.passive($0, $1)
    }
    return bare.flatMap { Self.isClosed($0) ? $0 : nil }
  }

  private static func isOfEditor(_ name: String) -> Bool { editors.contains { name.hasPrefix($0) } }

  /// The name without its prefix, in lower case.
  private static func local(_ name: String) -> String {
    (name.split(separator: ":").last.map(String.init) ?? name).lowercased()
  }

  /// The value of an attribute. Nil if it does something, or names something outside the drawing.
  private static func passive(_ name: String, _ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let (local, text) = (local(name), String(decoding: value, as: UTF8.self).lowercased())
    if local.hasPrefix("on") || name == "xml:base" || text.contains("javascript:") { return nil }
    if local == "href" || local == "src" { return bareAddress(value) }
    if ["to", "from", "by", "values"].contains(local), text.contains("://") { return nil }
    // A reference of characters could spell an address.
    return text.contains("&") && text.contains("(") ? nil : value
  }

  /// A place in the drawing, or a picture in a data URL without its metadata.
  private static func bareAddress(_ address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if address.first == UInt8(ascii: "#") { return address }
    let mark = Array(";base64,".utf8)
    guard address.starts(with: "data:image/".utf8), !address.starts(with: "data:image/svg".utf8),
      let comma = address.firstIndex(of: UInt8(ascii: ",")), address[...comma].suffix(mark.count).elementsEqual(mark)
    else { return nil }
    guard let picture = Base64.bytes(of: address[(comma + 1)...]), let bare = PictureMetadata.removed(from: picture)
    else { return address }
    return address[...comma] + Array(Base64.text(of: bare).utf8)
  }

  /// Whether styles name nothing outside the drawing: every `url(` is a place in it, or a picture.
  private static func isClosed(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    if text.contains("@import") || text.contains("<style") && (text.contains("\\") || text.contains("&#")) {
      return false
    }
    return text.ranges(of: "url(").allSatisfy { range in
      let address = text[range.upperBound...].prefix(24).drop { " \n\t\"'".contains($0) }
      return address.hasPrefix("#") || address.hasPrefix("data:image/") || address.hasPrefix("&quot;#")
    }
  }
}

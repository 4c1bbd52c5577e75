/// Reads SVG. The size is that of the first element, `svg`, near the beginning; the rest is not looked at. UTF-8 only.
struct SVGFile {
  var file: FileStart
}

extension SVGFile {
  /// The first element must end within this many bytes, whatever precedes it.
  static let window = ImageHeader.usualPrefix

  /// The default size of a drawing without one, as in browsers.
  private static let usual = (width: 300.0, height: 150.0)

  func header() throws(ImageHeaderProblem) -> ImageHeader {
    var scanner = MarkupScanner(Array(file.bytes.prefix(Self.window)))
    guard scanner.findElement() == .element("svg"), let attributes = scanner.attributes() else {
      if file.fileSize > file.bytes.count, file.bytes.count < Self.window {
        throw .needsMoreBytes(atLeast: min(file.fileSize, 2 * file.bytes.count))
      }
      if file.fileSize <= Self.window { throw .truncated(.svg) }
      throw file.damaged("its first element does not end within \(Self.window) bytes")
    }
    let size = Self.size(attributes)
    guard size.width > 0, size.height > 0 else { throw file.damaged("it has no width or no height") }
    return ImageHeader(
      format: .svg, storedWidth: Self.pixels(size.width), storedHeight: Self.pixels(size.height),
      isComplete: file.isWhole ? endsWithMark : nil)
  }

  /// Whether the file ends with a closing tag, as a complete one does.
  private var endsWithMark: Bool {
    file.bytes.last { !MarkupScanner.isSpace($0) } == UInt8(ascii: ">")
  }

  private static func pixels(_ length: Double) -> Int { max(1, Int(min(length, 1e9).rounded(.up))) }

  /// The size by `width` and `height`, or by `viewBox` if one of them is missing or relative.
  private static func size(_ attributes: [String: String]) -> (width: Double, height: Double) {
    let box = attributes["viewBox"].flatMap(box)
    switch (attributes["width"].flatMap(length), attributes["height"].flatMap(length)) {
    case (let width?, let height?): return (width, height)
    case (let width?, nil): return (width, box.map { width * $0.height / $0.width } ?? usual.height)
    case (nil, let height?): return (box.map { height * $0.width / $0.height } ?? usual.width, height)
    case (nil, nil): return box ?? usual
    }
  }

  /// Width and height of a `viewBox` such as `0 0 24 24`.
  private static func box(_ text: String) -> (width: Double, height: Double)? {
    let numbers = text.split { $0.isWhitespace || $0 == "," }.map { number(Array($0.utf8)) }
    guard numbers.count == 4, numbers.allSatisfy({ $0?.rest.isEmpty == true }), let width = numbers[2]?.value,
      let height = numbers[3]?.value, width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  /// Pixels per unit, as in CSS.
  private static let units = [
    "": 1.0, "px": 1, "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
  ]

  /// A length in pixels. Nil if it is invalid or relative.
  private static func length(_ text: String) -> Double? {
    let bytes = Array(text.utf8.drop(while: MarkupScanner.isSpace))
    guard let (value, rest) = number(bytes), value >= 0,
      let unit = units[String(decoding: rest.filter { !MarkupScanner.isSpace($0) }, as: UTF8.self).lowercased()]
    else { return nil }
    return value * unit
  }

  /// The leading number, and the bytes behind it.
  private static func number(_ bytes: [UInt8]) -> (value: Double, rest: ArraySlice<UInt8>)? {
    func isDigit(_ index: Int) -> Bool { bytes.indices.contains(index) && (0x30...0x39).contains(bytes[index]) }
    func isSign(_ index: Int) -> Bool {
      bytes.indices.contains(index) && (bytes[index] == 0x2B || bytes[index] == 0x2D)
    }

    var end = isSign(0) ? 1 : 0
    while isDigit(end) { end += 1 }
    if bytes.indices.contains(end), bytes[end] == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) { end += 1 }
    }
    // The `e` of `em` is not an exponent.
    if bytes.indices.contains(end), bytes[end] | 0x20 == UInt8(ascii: "e") {
      let digits = isSign(end + 1) ? end + 2 : end + 1
      if isDigit(digits) {
        end = digits
        while isDigit(end) { end += 1 }
      }
    }
    guard let value = Double(String(decoding: bytes[..<end], as: UTF8.self)), value.isFinite else { return nil }
    return (value, bytes[end...])
  }
}

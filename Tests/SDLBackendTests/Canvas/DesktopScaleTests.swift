import Testing

@testable import SDLBackend

/// The scale settings of X11 desktops.
struct DesktopScaleTests {
  @Test(
    arguments: [
      ("Xft.dpi:\t192\n", 2), ("*background: red\nXft.dpi: 144\nXft.hinting: 1\n", 1.5), ("Xft.dpi:96", 1),
      ("Xft.dpi: 72", 1), ("Xft.dpi: 480", 4), ("Xft.dpi: 96\nXft.dpi: 120\n", 1.25),
      ("Xft.dpi: 100000", nil), ("Xft.dpi: -96", nil), ("Xft.dpi: many", nil), ("Xft.dpi", nil), ("", nil),
      ("Xft.dpiless: 192", nil), ("Xft.dpi: nan", nil),
    ] as [(String, Double?)])
  func `resources tell dots per inch`(text: String, scale: Double?) {
    #expect(DesktopScale.ofResources(text) == scale)
  }

  /// Settings as written by a desktop: a number, a padded text, a color.
  private static func settings(dots: Int32, isBig: Bool = false) -> [UInt8] {
    func number(_ value: UInt32, _ size: Int = 4) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
      return isBig ? bytes.reversed() : bytes
    }
    func head(_ kind: UInt8, _ name: String) -> [UInt8] {
      let filled = Array(name.utf8) + [UInt8](repeating: 0, count: (4 - name.utf8.count % 4) % 4)
      return [kind, 0] + number(UInt32(name.utf8.count), 2) + filled + number(7)
    }
    return [isBig ? 1 : 0, 0, 0, 0] + number(3) + number(4)
      + head(1, "Net/ThemeName") + number(5) + Array("Adwai\0\0\0".utf8)
      + head(2, "Color") + number(1) + number(2)
      + head(0, "Xft/DPI") + number(UInt32(bitPattern: dots)) + head(0, "Gdk/WindowScalingFactor") + number(2)
  }

  @Test(arguments: [false, true])
  func `settings tell them in 1024ths, in either order of bytes`(isBig: Bool) {
    #expect(DesktopScale.ofSettings(Self.settings(dots: 192 * 1024, isBig: isBig)) == 2)
    #expect(DesktopScale.ofSettings(Self.settings(dots: 120 * 1024, isBig: isBig)) == 1.25)
    #expect(DesktopScale.ofSettings(Self.settings(dots: -1, isBig: isBig)) == nil)
  }

  @Test func `settings that break off or mean nothing tell nothing`() {
    let whole = Self.settings(dots: 192 * 1024)
    let end = whole.count - 36
    for count in 0..<end { #expect(DesktopScale.ofSettings(Array(whole.prefix(count))) == nil, "\(count)") }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<4 { bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next()) }
      let scale = DesktopScale.ofSettings(bytes)
      #expect(scale.map { (1...4).contains($0) } ?? true)
    }
  }
}

import CImGui

/// A font file and which of the faces in it.
public struct PanelFont: Hashable, Sendable {
  public var path: String
  public var face: Int

  public init(path: String, face: Int) {
    self.path = path
    self.face = face
  }
}

/// The panel's glyphs: red, green, blue, alpha, a byte each.
public struct PanelAtlas: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var bytes: [UInt8]
}

/// The panel's texts, in the order in which their fonts are drawn.
enum PanelText: Int32, CaseIterable {
  case body, small, title, caption

  /// Height of the font, in points.
  var size: Double {
    switch self {
    case .body, .title: 13
    case .small, .caption: 11
    }
  }

  var isBold: Bool { self == .title || self == .caption }
}

extension Inspector {
  /// Draws the glyphs for a display of so many pixels per point. A font that can't be read is replaced by a plain one.
  ///
  /// - Parameter isPixelExact: Keeps glyphs on whole pixels, for a renderer that cannot place them between.
  public func setFonts(
    regular: PanelFont?, semibold: PanelFont?, scale: Double, isPixelExact: Bool = false
  ) -> PanelAtlas? {
    imgui_use(face)
    imgui_forget_fonts()
    pen.scale = scale > 0 && scale.isFinite ? min(scale, 8) : 1
    for text in PanelText.allCases {
      guard let font = text.isBold ? semibold ?? regular : regular else { continue }
      // ImGui measures from ascender to descender; Inter is 1.21 times as high as its size.
      let pixels = Float((text.size * 1.21 * pen.scale).rounded())
      if imgui_add_font(font.path, Int32(font.face), pixels, text == .body, isPixelExact) < 0 { break }
    }
    touch()
    var width: Int32 = 0
    var height: Int32 = 0
    guard let pixels = imgui_build_fonts(&width, &height), width > 0, height > 0 else { return nil }
    let bytes = UnsafeBufferPointer(start: pixels, count: Int(width) * Int(height) * 4)
    return PanelAtlas(width: Int(width), height: Int(height), bytes: Array(bytes))
  }
}

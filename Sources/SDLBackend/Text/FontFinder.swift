import Boundary
internal import CSDL2

/// Asks fontconfig which installed font to use. The fonts are listed when the first text needs one.
struct FontFinder {
  private let fonts: CanvasOptions.Fonts
  private var config: OpaquePointer?

  init(_ fonts: CanvasOptions.Fonts) {
    self.fonts = fonts
  }
}

extension FontFinder {
  /// The same of those whose letters are of one width; where none is installed, one of the others.
  private static let monospaced = [
    "JetBrains Mono", "SF Mono", "Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono", "monospace",
  ]

  /// The font of a look that has a character, or the one for everything where none is asked for. Nil: no font fits.
  mutating func font(_ look: TextFamily, having scalar: Unicode.Scalar? = nil) -> FontFile? {
    if config == nil { config = Self.config(fonts) }
    guard let config, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    if let name = look.name { FcPatternAddString(pattern, FC_FAMILY, name) }
    for family in (look.isMonospaced ? Self.monospaced : []) + FontFamilies.usual {
      FcPatternAddString(pattern, FC_FAMILY, family)
    }
    FcPatternAddInteger(pattern, FC_WEIGHT, Self.number(look.weight))
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(FcTrue))
    FcPatternAddBool(pattern, FC_COLOR, FcBool(FcFalse))
    if let scalar, let characters = FcCharSetCreate() {
      FcCharSetAddChar(characters, scalar.value)
      FcPatternAddCharSet(pattern, FC_CHARSET, characters)
      FcCharSetDestroy(characters)
    }
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    return Self.file(of: match, having: scalar)
  }

  func close() {
    if let config { FcConfigDestroy(config) }
  }

  private static func config(_ fonts: CanvasOptions.Fonts) -> OpaquePointer? {
    switch fonts {
    case .installed: return FcInitLoadConfigAndFonts()
    case .files(let paths):
      let config = FcConfigCreate()
      for path in paths { FcConfigAppFontAddFile(config, path) }
      return config
    }
  }

  private static func file(of match: OpaquePointer, having scalar: Unicode.Scalar?) -> FontFile? {
    if let scalar {
      var characters: OpaquePointer?
      guard FcPatternGetCharSet(match, FC_CHARSET, 0, &characters) == FcResultMatch, let characters,
        FcCharSetHasChar(characters, scalar.value) != 0
      else { return nil }
    }
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    var face: Int32 = 0
    FcPatternGetInteger(match, FC_INDEX, 0, &face)
    return FontFile(path: String(cString: path), face: Int(face))
  }

  private static func number(_ weight: TextStyle.Weight) -> Int32 {
    switch weight {
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_DEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    }
  }
}

/// A face of an installed font: its file, and which of the faces in it.
struct FontFile: Hashable {
  var path: String
  /// The face's number in the low half, a variable font's named instance in the high half.
  var face: Int
}

/// How a layer's colors meet those behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion, add, subtract, divide, hue, saturation, color, luminosity
  /// A mode that this program does not draw, by its name in the file.
  case other(String)
}

extension BlendMode {
  private static let names: [(mode: BlendMode, name: String)] = [
    (.normal, "normal"), (.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"), (.darken, "darken"),
    (.lighten, "lighten"), (.colorDodge, "color-dodge"), (.colorBurn, "color-burn"), (.hardLight, "hard-light"),
    (.softLight, "soft-light"), (.difference, "difference"), (.exclusion, "exclusion"), (.add, "add"),
    (.subtract, "subtract"), (.divide, "divide"), (.hue, "hue"), (.saturation, "saturation"), (.color, "color"),
    (.luminosity, "luminosity"),
  ]

  /// The name in lists and sentences.
  public var name: String {
    if case .other(let name) = self { return name }
    return Self.names.first { $0.mode == self }?.name ?? "normal"
  }

  init(named name: String) {
    self = Self.names.first { $0.name == name }?.mode ?? .other(name)
  }

  /// OpenRaster's names, such as `svg:multiply`. Others are kept without their prefix.
  init(openRaster name: String) {
    let short = name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
    switch short {
    case "", "src-over": self = .normal
    case "plus": self = .add
    default: self.init(named: LayerNames.clean(String(short.prefix(60)), limits: .standard))
    }
  }

  /// Its number in a message to another process. Modes without a formula are drawn as normal.
  var code: Int { Self.names.firstIndex { $0.mode == self } ?? 0 }

  init?(code: Int) {
    guard Self.names.indices.contains(code) else { return nil }
    self = Self.names[code].mode
  }

  /// Whether groups are composed with this mode as the editor does.
  var isKnown: Bool {
    if case .other = self { return false }
    return true
  }
}

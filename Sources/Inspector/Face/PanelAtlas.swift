/// The panel's glyphs: red, green, blue, alpha, a byte each.
public struct PanelAtlas: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var bytes: [UInt8]
}

import Geometry
import Parameters

/// Overlaid pictures and texts, each with its own ratio and keys over the offset: as a header over a list, or as a
/// whole screen.
public struct Layers: Effect {
  public enum Place: String, Choice { case header, screen }
  public enum Direction: String, Choice { case vertical, horizontal }
  public enum Ground: String, Choice { case light, dark }

  public var place = Place.header
  public var axis = Direction.vertical
  public var height = 320.0
  public var minHeight: SafeLength = 88
  public var length = 3.0
  public var rowHeight = 50.0
  public var ground = Ground.light
  public var bar = false
  public var layers = [LayerSettings().with(\.ratio, 0.5).with(\.fill, true)] {
    didSet { identities = layers.identities }
  }
  /// Those of the layers, kept because every frame asks for them.
  public private(set) var identities = [LayerIdentity("1")]

  public init() {}

  public static let mostLayers = 64

  public static let name = "layers"
  public static let title = "Layers"
  public static let content = Set(ContentPart.allCases).subtracting([.pageHeader, .scrim])
  public static let traits: Set<EffectTrait> = [.horizontal]

  public static let parameters: [Parameter<Self>] = [
    Parameter("place", \.place, "A header over a list, or the whole screen.").labeled("Placement"),
    Parameter("axis", \.axis, "Scroll direction of a whole screen."),
    Parameter("length", \.length, .number(1...50, unit: "screens", step: 0.5), "Scroll length of a whole screen."),
    Parameter("height", \.height, .points(40...2000), "Height of the header at rest."),
    Parameter("minHeight", \.minHeight, .minHeight, "Height of the collapsed header."),
    Parameter("bar", \.bar, "A bar with the scene's title, into which the header collapses.").labeled("Title bar"),
    Parameter("rowHeight", \.rowHeight, .points(20...400), "Height of a row under a header.").role(.rowHeight),
    Parameter("ground", \.ground, "Background behind the layers and under the rows.").labeled("Background"),
    Parameter(
      "layers", \.layers, .list(of: LayerSettings.domain, count: 1...mostLayers), "The layers, the furthest first."),
  ]

  public var backdrop: Backdrop { ground == .light ? .light : .dark }
}

extension LayerSettings {
  /// A copy of the layer with one field changed.
  func with<Value>(_ field: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var layer = self
    layer[keyPath: field] = value
    return layer
  }
}

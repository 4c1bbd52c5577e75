import Geometry
import Parameters

/// A scroll-linked effect: its settings, and the layers that they put on the screen at a moment in a setting.
///
/// Equal questions get equal layers. A moment carries what an effect needs to know of the way to it.
public protocol Effect: Declared {
  /// The name in scene files: `map-crop`.
  static var name: String { get }
  /// The name for people.
  static var title: String { get }
  /// The article that describes it; nil if there is none.
  static var publication: Publication? { get }
  /// The article's own numbers, which "as published" sets; the defaults without an article.
  static var published: Self { get }
  /// The article's numbers for this effect, if the article has several.
  var asPublished: Self { get }
  /// The parts of a scene's content that it shows. By default everything for rows of text without a header.
  static var content: Set<ContentPart> { get }
  /// Properties that hold for all settings. The tests over all effects verify them.
  static var traits: Set<EffectTrait> { get }
  /// The background behind the layers. Light by default.
  var backdrop: Backdrop { get }

  /// The direction and range of scrolling, and motion without a hand.
  func extent(in setting: Setting) -> Extent
  /// Its links to earlier motion. None by default.
  func links(in setting: Setting) -> Links
  /// Appends every layer that touches the screen, the furthest back first. Called for each frame.
  func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer])

  associatedtype Advice: EffectAdvice = NoAdvice<Self>
  /// Advice on the numbers: safe ratios, findings, remedies, picture sizes. None by default.
  func advice(in setting: Setting) -> Advice
  /// The gesture and the moment that show the effect best.
  func demo(in setting: Setting) -> Demo
  /// The edges that can be dragged, and the words of the x-ray. None by default.
  func affordances(in setting: Setting) -> any EffectAffordances
  /// Instructions for building the effect elsewhere. Every effect with a built-in scene has some.
  ///
  /// - Parameter limit: The maximum number of rows.
  func blueprint(in setting: Setting, rows limit: Int) -> Blueprint?
}

/// The background behind all layers, visible where the content is pulled away.
public enum Backdrop: Hashable, Sendable { case light, dark }

extension Effect {
  public static var content: Set<ContentPart> {
    Set(ContentPart.allCases).subtracting([.page, .pageHeader, .bar, .rowStyle, .scrim])
  }
  public var backdrop: Backdrop { .light }
  public static var traits: Set<EffectTrait> { [] }
  public static var publication: Publication? { nil }
  public static var published: Self { Self() }
  public var asPublished: Self { Self.published }
  public func links(in setting: Setting) -> Links { Links() }
  public func demo(in setting: Setting) -> Demo { Demo(acrossAScreenOf: extent(in: setting), in: setting) }
  public func affordances(in setting: Setting) -> any EffectAffordances { NoAffordances() }
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? { nil }

  /// A copy of the effect with one field changed.
  func with<Value>(_ field: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var effect = self
    effect[keyPath: field] = value
    return effect
  }
}

extension Effect where Advice == NoAdvice<Self> {
  public func advice(in setting: Setting) -> NoAdvice<Self> { NoAdvice(effect: self, setting: setting) }
}

/// A property of an effect that holds for all settings.
public enum EffectTrait: Hashable, Sendable {
  /// It can scroll horizontally.
  case horizontal
  /// Right to left mirrors it only while it scrolls horizontally.
  case turnsSidewaysOnly
  /// Its pictures lie in boxes of another shape, and can be seen whole in them.
  case containsPictures
}

/// A part of a scene's content, by its name in scene files, which an effect shows or ignores.
public enum ContentPart: String, CaseIterable, Hashable, Sendable {
  case rows, images, titles, items, rowHeights, pictureSize, page, pageHeader, bar, tabBar, rowStyle, separators, tone,
    scrim, textScale
}

extension Anchor: Choice {}

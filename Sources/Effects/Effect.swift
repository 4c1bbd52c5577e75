import Geometry
import Parameters

/// A scroll-linked effect: its settings, and one question: at this moment, in this setting, which layers lie where?
///
/// The answers are pure: equal questions get equal layers, however the content came to be there.
public protocol Effect: Declared {
  /// As scene files spell it: `map-crop`.
  static var name: String { get }
  /// As people say it.
  static var title: String { get }
  /// Where it was published; nil for what is nobody's article.
  static var publication: Publication? { get }
  /// The article's own numbers. Assigning it is "as published"; what differs from it is the list of differences. The
  /// defaults, where there is no article.
  static var published: Self { get }
  /// The same for an effect of which the article has several: the one that this is.
  var asPublished: Self { get }
  /// Which parts of a scene's content it shows. All but a page, which stands under a header, unless an effect says
  /// otherwise.
  static var content: Set<ContentPart> { get }
  /// What lies behind the layers. Light, unless an effect says otherwise.
  var backdrop: Backdrop { get }
  /// What holds for every setting of it. Tests over all effects go by this, and hold it to that.
  static var traits: Set<EffectTrait> { get }

  /// Which way it scrolls, between which offsets, and what it does by itself.
  func extent(in setting: Setting) -> Extent
  /// Appends every layer that touches the screen, the furthest back first.
  func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer])
  /// What a designer must know of each thing that moves at a ratio: which ratios leave no gap, how far it drifts, how
  /// large it gets. Nothing, unless an effect says otherwise.
  func coverages(in setting: Setting) -> [Coverage]
  /// What is wrong with these numbers here: gaps, what is hidden. Nothing, unless an effect says otherwise.
  func findings(in setting: Setting) -> [Finding]
  /// What a field comes to whose value is a word or nothing.
  func effective(_ field: String, in setting: Setting) -> Double?
  /// Why a field does nothing now, and what gives it its effect.
  func idle(_ field: String, in setting: Setting) -> IdleField?
  /// The same effect with other numbers that may end a gap, the least change first. Whoever offers one tries it first.
  func remedies(in setting: Setting) -> [Self]
  /// The same effect with other numbers at which its pictures are drawn so many times smaller at the largest zoom; nil
  /// where no number of its own makes them so large. Whoever offers it tries it first.
  func sharpened(in setting: Setting, by factor: Double) -> Self?
  /// How large the setting's pictures are drawn that can be seen, from the first on, as many as are asked for. Nothing
  /// is known of those that are missing.
  func pictureNeeds(in setting: Setting, most: Int) -> [PictureNeed]
  /// What somebody who builds it elsewhere needs to know; nil where nobody has written that down.
  /// - Parameter limit: How many of its rows, at most.
  func blueprint(in setting: Setting, rows limit: Int) -> Blueprint?
  /// What a hand does to show what the effect is about.
  func gesture(in setting: Setting) -> Gesture
  /// How far from its start the content is scrolled where a single picture shows best what the effect does, in points.
  func goodMoment(in setting: Setting) -> Double
  /// What a person calls a layer; nil where its id says it.
  func name(of layer: LayerID) -> String?
  /// Which of its edges can be dragged, and what that changes. Nothing, unless an effect says otherwise.
  ///
  /// - Parameter layers: As they lie at the moment.
  func handles(on layers: [Layer], in setting: Setting) -> [Handle]
  /// What the x-ray shows besides the layers. Nothing, unless an effect says otherwise.
  func marks(at moment: Moment, in setting: Setting) -> [Mark]
}

/// What lies behind all layers, and shows where the content is pulled away.
public enum Backdrop: Hashable, Sendable { case light, dark }

extension Effect {
  public static var content: Set<ContentPart> {
    Set(ContentPart.allCases).subtracting([.page, .bar, .rowStyle, .scrim])
  }
  public var backdrop: Backdrop { .light }
  public static var traits: Set<EffectTrait> { [] }
  public static var publication: Publication? { nil }
  public static var published: Self { Self() }
  public var asPublished: Self { Self.published }
  public func name(of layer: LayerID) -> String? { nil }
  public func handles(on layers: [Layer], in setting: Setting) -> [Handle] { [] }
  public func marks(at moment: Moment, in setting: Setting) -> [Mark] { [] }
  public func coverages(in setting: Setting) -> [Coverage] { [] }
  public func findings(in setting: Setting) -> [Finding] { [] }
  public func effective(_ field: String, in setting: Setting) -> Double? { nil }
  public func idle(_ field: String, in setting: Setting) -> IdleField? { nil }
  public func remedies(in setting: Setting) -> [Self] { [] }
  public func pictureNeeds(in setting: Setting, most: Int) -> [PictureNeed] { [] }
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? { nil }
  public func sharpened(in setting: Setting, by factor: Double) -> Self? { nil }

  /// The effect with another value in one field.
  func with<Value>(_ field: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var effect = self
    effect[keyPath: field] = value
    return effect
  }

  /// A screen on and back, slowly enough to see what moves.
  public func gesture(in setting: Setting) -> Gesture {
    let extent = extent(in: setting)
    let (start, end) = (extent.bounds.lowerBound, extent.bounds.upperBound)
    let screen = setting.viewport.length(along: extent.axis)
    return Gesture(
      Gesture.Stroke(to: min(end, start + screen * 0.9), lasting: 2.2, pause: 0.4),
      Gesture.Stroke(to: start, lasting: 1.6, pause: 0.3))
  }

  public func goodMoment(in setting: Setting) -> Double {
    let extent = extent(in: setting)
    let reach = extent.bounds.upperBound - extent.bounds.lowerBound
    return min(reach / 3, setting.viewport.length(along: extent.axis) / 3).rounded()
  }
}

/// What holds for every setting of an effect.
public enum EffectTrait: Hashable, Sendable {
  /// It shows the scene's rows, one under the other.
  case rows
  /// It can scroll sideways.
  case horizontal
  /// Right to left it is another one only while it scrolls sideways.
  case turnsSidewaysOnly
}

/// A part of a scene's content, as scene files spell it: what an effect may show or leave alone.
public enum ContentPart: String, CaseIterable, Hashable, Sendable {
  case rows, images, titles, items, rowHeights, pictureSize, page, bar, rowStyle, separators, tone, scrim, textScale
}

extension Anchor: Choice {}

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
  /// Where it was published.
  static var publication: Publication { get }
  /// The article's own numbers. Assigning it is "as published"; what differs from it is the list of differences.
  static var published: Self { get }
  /// Which parts of a scene's content it shows. All but a page, which stands under a header, unless an effect says
  /// otherwise.
  static var content: Set<ContentPart> { get }
  /// What lies behind the layers. Light, unless an effect says otherwise.
  static var backdrop: Backdrop { get }

  /// Which way it scrolls, between which offsets, and what it does by itself.
  func extent(in setting: Setting) -> Extent
  /// Appends every layer that touches the screen, the furthest back first.
  func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer])
  /// What a designer must know about gaps and sharpness.
  func coverage(in setting: Setting) -> Coverage
  /// The same effect with other numbers that may end a gap, the least change first. Whoever offers one tries it first.
  func remedies(in setting: Setting) -> [Self]
  /// The same effect with other numbers at which its pictures are drawn so many times smaller at the largest zoom; nil
  /// where no number of its own makes them so large. Whoever offers it tries it first.
  func sharpened(in setting: Setting, by factor: Double) -> Self?
  /// How many of the setting's pictures can be seen, from the first on. All, unless an effect says otherwise.
  func shownPictures(in setting: Setting) -> Int
  /// What somebody who builds it elsewhere needs to know.
  /// - Parameter limit: How many of its rows, at most.
  func blueprint(in setting: Setting, rows limit: Int) -> Blueprint
  /// What a hand does to show what the effect is about.
  func gesture(in setting: Setting) -> Gesture
  /// What the x-ray shows besides the layers. Nothing, unless an effect says otherwise.
  func marks(at moment: Moment, in setting: Setting) -> [Mark]
}

/// What lies behind all layers, and shows where the content is pulled away.
public enum Backdrop: Hashable, Sendable { case light, dark }

extension Effect {
  public static var content: Set<ContentPart> { Set(ContentPart.allCases).subtracting([.page]) }
  public static var backdrop: Backdrop { .light }
  public func marks(at moment: Moment, in setting: Setting) -> [Mark] { [] }
  public func shownPictures(in setting: Setting) -> Int { setting.pictures.count }
  public func sharpened(in setting: Setting, by factor: Double) -> Self? { nil }

  /// The effect with another value in one field.
  func with<Value>(_ field: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var effect = self
    effect[keyPath: field] = value
    return effect
  }

  /// The shapes of the pictures that can be seen, or of the first one where none can; a stand-in's where there is none.
  func shownAspects(in setting: Setting) -> [Double] {
    setting.pictures.isEmpty
      ? [setting.aspect(ofPicture: 0)] : setting.pictures.prefix(max(1, shownPictures(in: setting))).map(\.aspect)
  }
}

/// A part of a scene's content, as scene files spell it: what an effect may show or leave alone.
public enum ContentPart: String, CaseIterable, Hashable, Sendable {
  case rows, images, titles, rowHeights, pictureSize, page
}

extension Anchor: Choice {}

import Parameters

/// A scroll-linked effect: its settings, and one question: at this moment, in this setting, which layers lie where?
///
/// The answers are pure: equal questions get equal layers, however the content came to be there.
public protocol Effect: Declared {
  /// As scene files spell it: `map-crop`.
  static var name: String { get }
  /// As people say it.
  static var title: String { get }
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
  /// What somebody who builds it elsewhere needs to know.
  /// - Parameter limit: How many of its rows, at most.
  func blueprint(in setting: Setting, rows limit: Int) -> Blueprint
  /// What the x-ray shows besides the layers. Nothing, unless an effect says otherwise.
  func marks(at moment: Moment, in setting: Setting) -> [Mark]
}

/// What lies behind all layers, and shows where the content is pulled away.
public enum Backdrop: Hashable, Sendable { case light, dark }

extension Effect {
  public static var content: Set<ContentPart> { Set(ContentPart.allCases).subtracting([.page]) }
  public static var backdrop: Backdrop { .light }
  public func marks(at moment: Moment, in setting: Setting) -> [Mark] { [] }
}

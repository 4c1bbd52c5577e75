import Geometry
import Parameters

/// A picture above rows of text, which collapses with them and answers a pull: the base of header and banner.
public protocol HeaderOverRows: RatioEffect {
  /// The fields of the base.
  static var fields: HeaderFields<Self> { get }
  var ratio: Double { get set }
  /// Width of the header at rest over its height.
  var aspect: Double { get }
  /// Height of the collapsed header.
  var minHeight: SafeLength { get set }
  /// The largest zoom that a pull can reach.
  var maxStretch: Double { get set }
  var rowHeight: Double { get }
  var bar: Bool { get }
  /// The effect with a picture that does not grow when it is pulled.
  var ungrown: Self { get }

  func header(in setting: Setting) -> Header<Double>
  /// Aspect ratio of the picture; nil if it is cropped to the header's box.
  func pictureAspect(in setting: Setting) -> Double?
  /// The reason why a field of its own has no effect at present.
  func idle(_ field: PartialKeyPath<Self>) -> IdleField?
}

/// The stored properties of a header that its advice and its handles name.
public struct HeaderFields<Subject>: Sendable {
  let aspect: any KeyPath<Subject, Double> & Sendable
  let minHeight: any KeyPath<Subject, SafeLength> & Sendable
  let maxStretch: any KeyPath<Subject, Double> & Sendable
  let rowHeight: any KeyPath<Subject, Double> & Sendable
  let bar: any KeyPath<Subject, Bool> & Sendable
}

extension HeaderOverRows {
  func track(in setting: Setting) -> RowTrack { TextRows.track(height: rowHeight, in: setting) }

  /// Length of the rows or of the page that replaces them, in points.
  func rowsLength(in setting: Setting) -> Double {
    TextRows.length(of: track(in: setting), without: pageHead(in: setting), in: setting)
  }

  /// Height of the part of a page that is its header, in points.
  func pageHead(in setting: Setting) -> Double { setting.isPageHeader ? header(in: setting).height : 0 }

  public func advice(in setting: Setting) -> HeaderAdvice<Self> { HeaderAdvice(effect: self, setting: setting) }

  public func idle(_ field: PartialKeyPath<Self>) -> IdleField? { nil }

  /// - Parameter isMinimumBounded: Whether the collapsed header is never taller than at rest.
  func blueprint(in setting: Setting, rows limit: Int, isMinimumBounded: Bool) -> Blueprint {
    let (header, track) = (header(in: setting), track(in: setting))
    return .header(
      HeaderBlueprint(
        header: header, screen: setting.viewport, aspect: aspect, pictureAspect: pictureAspect(in: setting),
        minHeight: minHeight, isMinimumBounded: isMinimumBounded,
        bar: bar && header.minimum > 0 ? BarBlueprint(in: setting) : nil, refresh: extent(in: setting).refresh,
        rowHeights: setting.page == nil ? (0..<min(track.count, limit)).map(track.height) : [],
        // At least a point of it, where the header takes all.
        pageAspect: setting.isPageHeader
          ? setting.viewport.width / max(1, rowsLength(in: setting)) : setting.page?.aspect,
        follow: follow))
  }
}

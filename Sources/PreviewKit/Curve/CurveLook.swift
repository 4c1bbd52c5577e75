import Boundary

/// The colors of a curve.
public struct CurveLook: Hashable, Sendable {
  public var paper: Color
  public var ground: Color
  public var grid: Color
  public var pull: Color
  public var text: Color
  public var quiet: Color
  public var shown: Color
  public var other: Color
  public var article: Color
  /// Opaque; areas are drawn lighter.
  public var cover: Color
  public var gesture: Color

  public init(
    paper: Color, ground: Color, grid: Color, pull: Color, text: Color, quiet: Color, shown: Color, other: Color,
    article: Color, cover: Color, gesture: Color
  ) {
    (self.paper, self.ground, self.grid, self.pull) = (paper, ground, grid, pull)
    (self.text, self.quiet, self.shown, self.other) = (text, quiet, shown, other)
    (self.article, self.cover, self.gesture) = (article, cover, gesture)
  }
}

extension CurveLook {
  /// Opacity of an area.
  static let areaShare = 0.28

  public func color(of ink: CurveChart.Ink) -> Color {
    switch ink {
    case .text: text
    case .quiet: quiet
    case .grid: grid
    case .ground: ground
    case .pull: pull
    case .cover: cover.opacity(Self.areaShare)
    case .gesture: gesture
    case .shown: shown
    case .other: other
    case .article: article
    }
  }
}

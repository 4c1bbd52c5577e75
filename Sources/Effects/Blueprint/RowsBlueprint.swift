import Geometry

/// What rows that are windows into larger pictures are built from.
public struct RowsBlueprint: Hashable, Sendable {
  /// How tall the picture of a row is drawn, before anybody knows the row.
  public enum Length: Hashable, Sendable {
    /// As tall as its ratio needs so that no gap shows, and at least its natural height at the screen's width.
    case covering
    case natural
    /// So many times its natural height, and at least the row.
    case times(Double)
    /// In points; the ratio follows from it.
    case fixed(Double)
    /// As tall as the row and its drift, whatever the picture.
    case drifting
  }

  public struct Row: Hashable, Sendable {
    public var height: Double
    /// The picture by its place in the scene's list, and where it lies; nil for a row between the windows.
    public var picture: Int?
    public var window: PictureWindow?
    /// The title by its place in the scene's list.
    public var title: Int?
  }

  public var screen: Size
  public var insets: Insets
  /// Height of a window, and the ratio there: of the first one, where they differ.
  public var windowHeight: Double
  public var ratio: Double
  public var anchor: Anchor
  public var length: Length
  /// The first rows, as many as were asked for.
  public var rows: [Row]
}

extension RowsBlueprint {
  /// Whether some row shows a gap on its way through the screen.
  public var hasGaps: Bool {
    rows.compactMap(\.window).contains { window in
      let travelled = [0 - window.pass.cell, window.pass.screen].map { window.top(start: $0) }
      return travelled.contains { $0 > 1e-6 || $0 + window.drawn < window.pass.cell - 1e-6 }
    }
  }
}

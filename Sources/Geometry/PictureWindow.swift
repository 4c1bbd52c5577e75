/// A cell that is a window into a larger picture: map rows and weather rows are both this.
///
/// The picture moves at `ratio` times the speed of its cell, so within the cell it drifts by `(1 - ratio)` points for
/// each point scrolled, and it is centred when the anchor line meets the middle of the screen:
///
///     top(start) = -(drawn - cell)/2 - (1 - ratio)·(start + anchor - screen/2)      anchor: cell/2, or 0 for the top
public struct PictureWindow: Hashable, Sendable {
  public var pass: Pass
  public var ratio: Double
  public var anchor: Anchor
  /// Length of the whole picture along the axis, in points.
  public var drawn: Double

  public init(pass: Pass, ratio: Double, anchor: Anchor, drawn: Double) {
    self.pass = pass
    self.ratio = ratio
    self.anchor = anchor
    self.drawn = drawn
  }
}

extension PictureWindow {
  /// Start of the picture relative to the start of its cell, in points. The picture covers the cell while this is
  /// within `cell - drawn ... 0`.
  public func top(start: Double) -> Double {
    (pass.cell - drawn) / 2 - (1 - ratio) * distance(start: start)
  }

  /// The visible part of the picture along the axis, as shares of the picture's length.
  public func crop(start: Double) -> (start: Double, length: Double) {
    guard drawn > 0 else { return (0, 1) }
    let center = 0.5 + (1 - ratio) * distance(start: start) / drawn
    return (center - pass.cell / (2 * drawn), pass.cell / drawn)
  }

  /// Distance of the anchor line behind the middle of the screen, in points.
  private func distance(start: Double) -> Double {
    let line = anchor == .center ? start + pass.cell / 2 : start
    return line - pass.screen / 2
  }
}

extension PictureWindow {
  /// Twice the largest distance of the anchor line from the middle while any of the cell may be visible, in points.
  ///
  /// Top-anchored windows are measured up to one cell further on one side, where the whole cell has left the screen.
  public static func reach(of pass: Pass, anchor: Anchor) -> Double {
    anchor == .center ? pass.screen + pass.cell : pass.screen + 2 * pass.cell
  }

  /// The shortest drawn length that covers the cell throughout its pass.
  public static func coveringLength(of pass: Pass, ratio: Double, anchor: Anchor) -> Double {
    pass.cell + abs(1 - ratio) * reach(of: pass, anchor: anchor)
  }

  /// The ratios at which a picture drawn at length `drawn` covers the cell throughout its pass. Nil if there are none.
  public static func safeRatios(of pass: Pass, anchor: Anchor, drawn: Double) -> ClosedRange<Double>? {
    let reach = reach(of: pass, anchor: anchor)
    guard drawn >= pass.cell, reach > 0, drawn.isFinite else { return nil }
    let room = (drawn - pass.cell) / reach
    return 1 - room...1 + room
  }
}

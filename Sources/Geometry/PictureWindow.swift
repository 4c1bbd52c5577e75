/// A cell that is a window into a larger picture: map rows and weather rows are both this.
///
/// The picture moves at `ratio` times the speed of its cell, so within the cell it drifts by `(1 - ratio)` points for
/// each point scrolled, and it is centered when the anchor line meets the middle of the screen:
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
  /// Top-anchored windows are measured up to a cell further on the one side, where the whole cell has left the screen.
  private static func reach(of pass: Pass, anchor: Anchor) -> Double {
    anchor == .center ? pass.screen + pass.cell : pass.screen + 2 * pass.cell
  }

  /// The length at which automatic overscan draws the picture: it covers the whole cell at every moment of its pass,
  /// and so more than can be seen.
  public static func automaticLength(of pass: Pass, ratio: Double, anchor: Anchor) -> Double {
    pass.cell + abs(1 - ratio) * reach(of: pass, anchor: anchor)
  }
}

extension PictureWindow {
  /// The shortest drawn length, and no less than the cell, that covers what is on the screen of the cell at every
  /// moment of its pass.
  public static func coveringLength(of pass: Pass, ratio: Double, anchor: Anchor) -> Double {
    pass.cell + 2 * needs(of: pass, anchor: anchor).reduce(0) { max($0, $1.spare(ratio: ratio)) }
  }

  /// The ratios at which a picture drawn at `drawn` covers what is on the screen of its cell, at every moment of the
  /// pass; nil where none does.
  public static func safeRatios(of pass: Pass, anchor: Anchor, drawn: Double) -> ClosedRange<Double>? {
    guard pass.travel > 0, pass.travel.isFinite, drawn.isFinite else { return nil }
    var (low, high) = (-Double.infinity, Double.infinity)
    for need in needs(of: pass, anchor: anchor) {
      let room = (drawn - pass.cell) / 2 - need.base
      if need.slope > 0 {
        low = max(low, 1 - room / need.slope)
      } else if need.slope < 0 {
        high = min(high, 1 - room / need.slope)
      } else if room < 0 {
        return nil
      }
    }
    return low <= high && low.isFinite && high.isFinite ? low...high : nil
  }

  /// Whether the picture covers what is on the screen of its cell at every moment of the pass, but for roundings.
  public var isCovering: Bool {
    Self.needs(of: pass, anchor: anchor).allSatisfy { $0.spare(ratio: ratio) <= (drawn - pass.cell) / 2 + 1e-6 }
  }

  /// By how much the picture has to be longer than its cell on either side so that one of its edges does not come into
  /// sight at one moment, in points: a line over `1 - ratio`.
  private struct Need {
    var slope: Double
    var base: Double

    func spare(ratio: Double) -> Double { slope * (1 - ratio) + base }
  }

  /// The visible part of a cell at `start` reaches from `max(start, 0)` to `min(start + cell, screen)`. Both bend once, and
  /// the picture moves evenly, so that the ends of the pass and the bends decide.
  private static func needs(of pass: Pass, anchor: Anchor) -> [Need] {
    let neutral = (pass.screen - (anchor == .center ? pass.cell : 0)) / 2
    let first = [-pass.cell, 0, pass.screen].map { Need(slope: neutral - $0, base: min(0, $0)) }
    let last = [-pass.cell, pass.screen - pass.cell, pass.screen].map {
      Need(slope: $0 - neutral, base: min(0, pass.screen - pass.cell - $0))
    }
    return first + last
  }
}

/// A cell that is a window into a larger picture: map rows and weather rows are both this.
///
/// The picture moves at `ratio` times the speed of its cell, so within the cell it drifts by `(1 - ratio)` points for
/// each point scrolled, and it is centered when the anchor line meets the middle of the screen:
///
///     drift(start) = -(1 - ratio)·(start + anchor - screen/2)      anchor: cell/2, or 0 for the top
///     top(start) = (cell - drawn)/2 + drift(start)
public struct PictureWindow<Number: Quantity>: Hashable, Sendable {
  /// The length at which the whole picture is drawn along the axis.
  public enum Length: Hashable, Sendable {
    /// The length at which no gap shows at the ratio; at least the picture's natural length.
    case covering
    /// As long as the picture is at the width of its cell.
    case natural
    /// A multiple of that; at least the cell.
    case times(Number)
    /// A length in points, from which the ratio follows.
    case fixed(Number)
    /// The cell and its drift, whatever the picture.
    case drifting
  }

  public var pass: Pass<Number>
  public var ratio: Number
  public var anchor: Anchor
  /// Length of the whole picture along the axis, in points.
  public var drawn: Number

  @inlinable
  public init(pass: Pass<Number>, ratio: Number, anchor: Anchor, drawn: Number) {
    self.pass = pass
    self.ratio = ratio
    self.anchor = anchor
    self.drawn = drawn
  }

  /// - Parameter natural: Length of the picture at the width of its cell, in points.
  @inlinable
  public init(pass: Pass<Number>, ratio: Number, anchor: Anchor, natural: Number, length: Length) {
    let travel = anchor == .center ? pass.travel : pass.screen
    var (drawn, ratio) = (natural, ratio)
    switch length {
    case .covering: drawn = .most(natural, Self.automaticLength(of: pass, ratio: ratio, anchor: anchor))
    case .natural: break
    case .times(let factor): drawn = .most(factor * natural, pass.cell)
    case .fixed(let points):
      drawn = .most(0, points)
      ratio = 1 - (points - pass.cell).share(of: travel).called("lag", "1 - ratio")
    case .drifting: drawn = .most(0, pass.cell + (1 - ratio) * travel)
    }
    self.init(pass: pass, ratio: ratio, anchor: anchor, drawn: drawn.called("drawn", "height of the picture"))
  }
}

extension PictureWindow {
  /// Distance of the picture's middle behind the middle of its cell, in points.
  @inlinable
  public func drift(start: Number) -> Number {
    let line = anchor == .center ? start + pass.cell / 2 : start
    return (-(1 - ratio) * (line - pass.screen / 2)).called("drift", "of the picture's middle from the row's")
  }

  /// Start of the picture relative to the start of its cell, in points. The picture covers the cell while this is
  /// within `cell - drawn ... 0`.
  @inlinable
  public func top(start: Number) -> Number { (pass.cell - drawn) / 2 + drift(start: start) }

  /// How many points of what is on the screen of the cell the picture leaves free; negative where it covers all of it.
  @inlinable
  public func gap(start: Number) -> Number {
    // Each place is a line over the start, which stands in it once: its bounds are exact.
    let middle = pass.screen / 2
    let line = anchor == .center ? pass.cell / 2 : 0
    let spare = (drawn - pass.cell) / 2
    let inCell = drift(start: start)
    let onScreen = ratio * (start + line - middle) - (line - middle)
    let above = Number.least(inCell, onScreen) - spare
    let below = Number.least(-inCell, pass.screen - pass.cell - onScreen) - spare
    return .most(above, below)
  }

  /// Twice the largest distance of the anchor line from the middle while any of the cell may be visible, in points.
  ///
  /// Top-anchored windows are measured up to a cell further on the one side, where the whole cell has left the screen.
  @inlinable
  public static func reach(of pass: Pass<Number>, anchor: Anchor) -> Number {
    anchor == .center ? pass.screen + pass.cell : pass.screen + 2 * pass.cell
  }

  /// The length at which automatic overscan draws the picture: it covers the whole cell at every moment of its pass,
  /// and so more than can be seen.
  @inlinable
  public static func automaticLength(of pass: Pass<Number>, ratio: Number, anchor: Anchor) -> Number {
    pass.cell + Number.size(1 - ratio) * reach(of: pass, anchor: anchor)
  }
}

extension PictureWindow where Number == Double {
  /// The visible part of the picture along the axis, as shares of the picture's length.
  public func crop(start: Double) -> (start: Double, length: Double) {
    guard drawn > 0 else { return (0, 1) }
    let center = 0.5 - drift(start: start) / drawn
    return (center - pass.cell / (2 * drawn), pass.cell / drawn)
  }
}

extension PictureWindow where Number == Double {
  /// The shortest drawn length, and no less than the cell, that covers what is on the screen of the cell at every
  /// moment of its pass.
  public static func coveringLength(of pass: Pass<Double>, ratio: Double, anchor: Anchor) -> Double {
    pass.cell + 2 * needs(of: pass, anchor: anchor).reduce(0) { max($0, $1.spare(ratio: ratio)) }
  }

  /// The ratios at which a picture drawn at `drawn` covers what is on the screen of its cell, at every moment of the
  /// pass; nil where none does.
  public static func safeRatios(of pass: Pass<Double>, anchor: Anchor, drawn: Double) -> ClosedRange<Double>? {
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
  private static func needs(of pass: Pass<Double>, anchor: Anchor) -> [Need] {
    let neutral = (pass.screen - (anchor == .center ? pass.cell : 0)) / 2
    let first = [-pass.cell, 0, pass.screen].map { Need(slope: neutral - $0, base: min(0, $0)) }
    let last = [-pass.cell, pass.screen - pass.cell, pass.screen].map {
      Need(slope: $0 - neutral, base: min(0, pass.screen - pass.cell - $0))
    }
    return first + last
  }
}

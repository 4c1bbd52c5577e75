import Boundary
import Geometry
import Notation

/// A curve as a chart, in points: axes with round numbers, lines, areas and text. Shared by the window and files.
public struct CurveChart: Hashable, Sendable {
  /// The role of a color; the renderer chooses the color itself.
  public enum Ink: Hashable, Sendable {
    case text, quiet, grid, ground, pull, cover, gesture, shown, other, article
  }

  /// The axes of one quantity.
  public struct Plot: Hashable, Sendable {
    public let quantity: CurveQuantity
    public let frame: Rect
    /// The values at the upper and lower edge.
    let upper: Double
    let lower: Double
  }

  public struct Stroke: Hashable, Sendable {
    public let ink: Ink
    public let width: Double
    public let points: [Point]
  }

  /// The area between an upper and a lower line.
  public struct Area: Hashable, Sendable {
    public let ink: Ink
    public let upper: [Point]
    public let lower: [Point]
  }

  public struct Bar: Hashable, Sendable {
    public let ink: Ink
    public let frame: Rect
  }

  public struct Word: Hashable, Sendable {
    public let text: String
    public let box: Rect
    public let ink: Ink
    public let alignment: TextStyle.Alignment
    public let kind: Kind

    public enum Kind: Hashable, Sendable {
      case title, number, words
    }
  }

  public let size: Size
  public let offsets: ClosedRange<Double>
  public let unit: Double
  public private(set) var plots: [Plot] = []
  /// The parts in drawing order.
  public private(set) var bars: [Bar] = []
  public private(set) var areas: [Area] = []
  public private(set) var strokes: [Stroke] = []
  public private(set) var words: [Word] = []
}

extension CurveChart {
  private static let margin = 14.0
  private static let titleHeight = 24.0
  private static let rowHeight = 18.0
  private static let gap = 6.0
  /// Minimum distance between the labels of an axis, in points.
  private static let leastStep = 26.0
  public static let wordSize = PlotLook.wordSize
  public static let titleSize = 13.0

  /// Preferred height of a chart of this width, in whole points.
  static func usualHeight(of curve: TransferCurve, width: Double) -> Double {
    (min(width * 0.7, 360) + Double(curve.quantities.count - 1) * 104 + 118).rounded()
  }

  /// Estimated width of a text, rather too wide.
  static func width(_ words: String) -> Double {
    words.reduce(0.3) { $0 + ($1.isNarrow ? 0.34 : $1.isWide ? 0.95 : $1.isUppercase ? 0.75 : 0.62) } * wordSize
  }

  /// The same for a title.
  public static func titleWidth(_ words: String) -> Double { width(words) * titleSize / wordSize * 1.06 }

  /// - Parameter titleRoom: Free width at the right end of the title's line, for tools.
  public init(_ curve: TransferCurve, size: Size, titleRoom: Double = 0) {
    (self.size, offsets, unit) = (size, curve.offsets, curve.unit)
    let inner = Rect(size).inset(by: Self.margin)
    words.append(
      Word(
        text: curve.name,
        box: Rect(x: inner.x, y: inner.y - 4, width: max(0, inner.width - titleRoom), height: Self.titleHeight),
        ink: .text, alignment: .leading, kind: .title))
    let top = legend(of: curve, in: inner, from: inner.y + Self.titleHeight - 2)
    let foot = inner.maxY - 2 * Self.rowHeight + 4
    let scales = curve.quantities.map { Self.scale(of: $0, in: curve) }
    let heads = Double(scales.count) * (Self.rowHeight + Self.gap)
    let shares = curve.quantities.map { $0 == .position ? 2.4 : 1.0 }
    let free = max(0, foot - top - heads)
    let heights = shares.map { max(1, (free * $0 / shares.reduce(0, +)).rounded(.down)) }
    let ticks = zip(scales, heights).map(Self.ticks)
    let labels = zip(curve.quantities, ticks).flatMap { quantity, ticks in
      ticks.values.map { Self.number($0, of: quantity, ticks) }
    }
    let left = inner.x + (labels.map { Self.width($0) }.max() ?? 0).rounded(.up) + 8
    var y = top
    for (index, quantity) in curve.quantities.enumerated() {
      let frame = Rect(
        x: left, y: (y + Self.rowHeight).rounded(), width: max(1, inner.maxX - left),
        height: heights[index])
      words.append(
        Word(
          text: Self.caption(of: quantity, along: curve.axis),
          box: Rect(x: left, y: y, width: frame.width * 0.6, height: Self.rowHeight), ink: .quiet,
          alignment: .leading, kind: .words))
      add(quantity, of: curve, scale: scales[index], ticks[index], in: frame)
      y = frame.maxY + Self.gap
    }
    guard let last = plots.last?.frame else { return }
    axis(under: last, to: inner.maxY)
    if let gesture = curve.gesture, gesture.overlaps(curve.offsets) {
      let gesture = gesture.clamped(to: curve.offsets)
      let (from, to) = (x(of: gesture.lowerBound), x(of: gesture.upperBound))
      bars.append(Bar(ink: .gesture, frame: Rect(x: from, y: last.maxY - 3, width: max(2, to - from), height: 3)))
    }
  }

  /// The horizontal extent of the plots.
  private var across: Rect { plots.first?.frame ?? Rect(size) }

  public func x(of offset: Double) -> Double {
    let span = offsets.upperBound - offsets.lowerBound
    return across.x + (span > 0 ? (offset - offsets.lowerBound) / span : 0.5) * across.width
  }

  /// The offset at an x coordinate, clamped to the chart.
  public func offset(at x: Double) -> Double {
    let share = min(max(0, (x - across.x) / max(1, across.width)), 1)
    return offsets.lowerBound + share * (offsets.upperBound - offsets.lowerBound)
  }

  /// Whether a press there scrubs the content.
  public var hold: Rect {
    guard let first = plots.first, let last = plots.last else { return Rect(.zero) }
    return Rect(
      x: across.x - 6, y: first.frame.y, width: across.width + 12,
      height: last.frame.maxY - first.frame.y + Self.rowHeight)
  }

  /// The frame of an offset's number below the plots.
  public func numberBox(at x: Double, width: Double) -> Rect {
    let last = plots.last?.frame ?? across
    return PlotLook.plate(around: x, from: last.x - 8, to: last.maxX + 8, y: last.maxY + 2, width: width)
  }

  /// The frame of the current value above a plot.
  public func valueBox(of plot: Plot) -> Rect {
    Rect(x: plot.frame.midX, y: plot.frame.y - Self.rowHeight, width: plot.frame.width / 2, height: Self.rowHeight)
  }

  /// A value with its unit.
  public static func words(_ value: Double, of quantity: CurveQuantity) -> String {
    switch quantity {
    case .position: value.formatted(.fixed(1)) + " pt"
    case .scale: value.formatted(.fixed(3)) + " \u{D7}"
    case .opacity, .reveal: (value * 100).formatted(.fixed(0)) + " %"
    case .rotation: value.formatted(.fixed(1)) + "\u{B0}"
    case .blur: value.formatted(.fixed(1)) + " pt"
    }
  }
}

extension CurveChart.Plot {
  public func y(of value: Double) -> Double {
    upper == lower ? frame.midY : frame.y + (value - upper) / (lower - upper) * frame.height
  }
}

/// Construction.
extension CurveChart {
  private static func caption(of quantity: CurveQuantity, along axis: Axis) -> String {
    switch quantity {
    case .position: axis == .vertical ? "center from the top, pt" : "center from the left, pt"
    case .scale: "scale, \u{D7}"
    case .opacity: "opacity, %"
    case .rotation: "turned, \u{B0}"
    case .blur: "blur, pt"
    case .reveal: "revealed, %"
    }
  }

  private static func number(_ value: Double, of quantity: CurveQuantity, _ ticks: CurveTicks) -> String {
    quantity == .opacity || quantity == .reveal ? (value * 100).formatted(.fixed(0)) : ticks.words(value)
  }

  /// The ticks of an axis of this height.
  private static func ticks(in scale: ClosedRange<Double>, height: Double) -> CurveTicks {
    CurveTicks(in: scale, most: max(1, min(8, Int(height / leastStep))))
  }

  /// The range of values drawn for a quantity, with some margin.
  private static func scale(of quantity: CurveQuantity, in curve: TransferCurve) -> ClosedRange<Double> {
    if quantity == .opacity || quantity == .reveal { return 0...1 }
    var (low, high) = (Double.infinity, -Double.infinity)
    for line in curve.lines {
      for point in line.pieces.joined() {
        let value = quantity.value(of: point, unit: curve.unit)
        (low, high) = (min(low, value), max(high, value))
      }
    }
    if quantity == .position, case .within(let band) = curve.cover, let first = band.first {
      // A band much wider than the motion would flatten it.
      let air = max(high - low, 40)
      let edges = band.reduce((first.low, first.high)) { (min($0.0, $1.low), max($0.1, $1.high)) }
      (low, high) = (max(min(low, edges.0), low - air), min(max(high, edges.1), high + air))
    }
    guard low.isFinite, high.isFinite else { return 0...1 }
    let air = max((high - low) * 0.06, quantity == .position ? 4 : 0.02)
    return low - air...high + air
  }

  private mutating func add(
    _ quantity: CurveQuantity, of curve: TransferCurve, scale: ClosedRange<Double>, _ ticks: CurveTicks, in frame: Rect
  ) {
    let isDown = quantity == .position
    let plot = Plot(
      quantity: quantity, frame: frame, upper: isDown ? scale.lowerBound : scale.upperBound,
      lower: isDown ? scale.upperBound : scale.lowerBound)
    plots.append(plot)
    bars.append(Bar(ink: .ground, frame: frame))
    pulls(beyond: curve.bounds, in: frame)
    for value in ticks.values {
      let y = plot.y(of: value).rounded()
      guard y >= frame.y, y <= frame.maxY - 1 else { continue }
      bars.append(Bar(ink: .grid, frame: Rect(x: frame.x, y: y, width: frame.width, height: 1)))
      words.append(
        Word(
          text: Self.number(value, of: quantity, ticks),
          box: Rect(x: 0, y: y - 8, width: frame.x - 6, height: 16), ink: .quiet,
          alignment: .trailing, kind: .number))
    }
    if quantity == .position, case .within(let band) = curve.cover, band.count > 1 {
      func place(_ value: Double) -> Double { min(max(frame.y, plot.y(of: value)), frame.maxY) }
      areas.append(
        Area(
          ink: .cover, upper: band.map { Point(x: x(of: $0.offset), y: place($0.low)) },
          lower: band.map { Point(x: x(of: $0.offset), y: place($0.high)) }))
    }
    // The displayed setting is drawn above the others.
    for line in curve.lines.reversed() {
      for piece in line.pieces {
        strokes.append(
          Stroke(
            ink: Self.ink(of: line.source), width: line.source == .article ? 1.2 : 2,
            points: piece.map { point in
              Point(x: x(of: point.offset), y: plot.y(of: quantity.value(of: point, unit: curve.unit)))
            }))
      }
    }
  }

  private static func ink(of source: TransferCurve.Source) -> Ink {
    switch source {
    case .shown: .shown
    case .other: .other
    case .article: .article
    case .gesture: .gesture
    }
  }

  /// The area where the content is pulled past its bounds.
  private mutating func pulls(beyond bounds: ClosedRange<Double>, in frame: Rect) {
    let low = min(max(x(of: bounds.lowerBound), frame.x), frame.maxX)
    let high = min(max(x(of: bounds.upperBound), frame.x), frame.maxX)
    if low > frame.x + 0.5 {
      bars.append(Bar(ink: .pull, frame: Rect(x: frame.x, y: frame.y, width: low - frame.x, height: frame.height)))
    }
    if high < frame.maxX - 0.5 {
      bars.append(Bar(ink: .pull, frame: Rect(x: high, y: frame.y, width: frame.maxX - high, height: frame.height)))
    }
  }

  /// The offset labels below the last plot.
  private mutating func axis(under frame: Rect, to bottom: Double) {
    let widest = [offsets.lowerBound, offsets.upperBound].map { Self.width($0.formatted(.fixed(0))) }.max() ?? 0
    let ticks = CurveTicks(in: offsets, most: max(1, min(10, Int(frame.width / (widest + 20)))))
    for value in ticks.values {
      let x = x(of: value).rounded()
      let text = ticks.words(value)
      let wide = Self.width(text) + 8
      // At an end of the axis it moves inwards rather than out of the chart.
      let left = max(0, min(x - wide / 2, size.width - wide))
      for plot in plots where x > plot.frame.x && x < plot.frame.maxX {
        bars.append(Bar(ink: .grid, frame: Rect(x: x, y: plot.frame.y, width: 1, height: plot.frame.height)))
      }
      words.append(
        Word(
          text: text, box: Rect(x: left, y: frame.maxY + 2, width: wide, height: Self.rowHeight - 2),
          ink: .quiet, alignment: .center, kind: .number))
    }
    words.append(
      Word(
        text: "scrolled by, pt", box: Rect(x: frame.x, y: bottom - Self.rowHeight + 4, width: frame.width, height: 16),
        ink: .quiet, alignment: .center, kind: .words))
  }

  /// The legend, in as many rows as it needs. Returns its bottom.
  private mutating func legend(of curve: TransferCurve, in room: Rect, from top: Double) -> Double {
    var entries: [(ink: Ink, text: String, isBlock: Bool)] = []
    if curve.lines.count > 1 {
      for line in curve.lines {
        let name = line.name.isEmpty ? "as it is" : line.name
        entries.append((Self.ink(of: line.source), name, false))
      }
    }
    switch curve.cover {
    case .unknown: break
    case .always: entries.append((.cover, "covers at every ratio", true))
    case .within(let band): entries.append((.cover, band.isEmpty ? "no ratio covers" : "ratios that cover", true))
    }
    if curve.gesture != nil { entries.append((.gesture, "the gesture", false)) }
    if curve.offsets.lowerBound < curve.bounds.lowerBound - 0.5
      || curve.offsets.upperBound > curve.bounds.upperBound + 0.5
    {
      entries.append((.pull, "overscroll", true))
    }
    var (x, y) = (room.x, top)
    for entry in entries {
      let sample = entry.isBlock ? PlotLook.area : PlotLook.line
      let indent = sample.width + PlotLook.beside
      let wide = indent + Self.width(entry.text)
      if x > room.x, x + wide > room.maxX { (x, y) = (room.x, y + Self.rowHeight) }
      bars.append(Bar(ink: entry.ink, frame: PlotLook.frame(of: sample, at: x, middle: y + Self.rowHeight / 2)))
      words.append(
        Word(
          text: entry.text, box: Rect(x: x + indent, y: y, width: wide - indent, height: Self.rowHeight),
          ink: .quiet, alignment: .leading, kind: .words))
      x += wide + PlotLook.gap
    }
    return entries.isEmpty ? top : y + Self.rowHeight + 2
  }
}

extension Character {
  fileprivate var isNarrow: Bool { " fijlrt.,:;\u{2019}'|!()[]1".contains(self) }
  fileprivate var isWide: Bool { "mwMW%@".contains(self) || !isASCII && isLetter }
}

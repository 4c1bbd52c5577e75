import Boundary
import Effects
import Geometry
import Notation
import PreviewKit

/// The values of a layer over the offset, as curves below the keys: each value that changes from its least to its
/// greatest, and the two handles of the chosen key's easing.
struct KeyCurves: Hashable, Sendable {
  let keys: [LayerKey]
  let axis: KeyAxis
  /// Where the keys are on the axis; nil without a layer.
  let scale: KeyScale?
  let frame: Rect
  /// The index of the chosen key. Nil for none, or several.
  let chosen: Int?
  /// The chosen value of that key. Nil: any.
  var channel: KeyChannel?

  static let height = 92.0
  private static let margin = 10.0
  private static let reach = 9.0
  /// Distance of the points of a curve.
  private static let step = 3.0
}

extension KeyCurves {
  /// The values that change.
  var channels: [KeyChannel] { KeyChannel.allCases.filter { range(of: $0).lowerBound < range(of: $0).upperBound } }

  private func range(of channel: KeyChannel) -> ClosedRange<Double> { keys.range(of: channel) }

  private func y(of value: Double, _ range: ClosedRange<Double>) -> Double {
    let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return frame.maxY - Self.margin - share * (frame.height - 2 * Self.margin)
  }

  private func x(of key: LayerKey) -> Double { axis.x(of: scale?.place(of: key) ?? key.at) }
}

/// The easing on the way to the chosen key.
extension KeyCurves {
  enum Handle: Hashable, Sendable { case first, second }

  /// The corners between which the chosen key's easing leads. Nil if nothing changes on the way to it.
  private var way: (start: Point, end: Point)? {
    guard let chosen, chosen > 0, keys.indices.contains(chosen) else { return nil }
    let after = keys[chosen]
    func start(_ channel: KeyChannel) -> LayerKey? { keys[..<chosen].last { $0.sets(channel) } }
    let changing = (channel.map { [$0] } ?? KeyChannel.allCases).first { channel in
      after.sets(channel) && start(channel).map { $0.values[channel] != after.values[channel] } ?? false
    }
    guard let changing, let before = start(changing), after.at > before.at else { return nil }
    let range = range(of: changing)
    return (
      Point(x: x(of: before), y: y(of: before.values[changing], range)),
      Point(x: x(of: after), y: y(of: after.values[changing], range))
    )
  }

  private var controls: (x1: Double, y1: Double, x2: Double, y2: Double) {
    guard let chosen, case .bezier(let x1, let y1, let x2, let y2) = keys[chosen].ease else {
      return (1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    }
    return (x1, y1, x2, y2)
  }

  func place(of handle: Handle) -> Point? {
    way.map { start, end in
      let (x1, y1, x2, y2) = controls
      let (x, y) = handle == .first ? (x1, y1) : (x2, y2)
      return Point(x: start.x + (end.x - start.x) * x, y: start.y + (end.y - start.y) * y)
    }
  }

  /// The handle at a point.
  func handle(at point: Point) -> Handle? {
    let all: [Handle] = [.second, .first]
    return all.first { handle in
      place(of: handle).map { abs($0.x - point.x) <= Self.reach && abs($0.y - point.y) <= Self.reach } ?? false
    }
  }

  /// The easing with a handle at a point, in hundredths.
  func ease(_ handle: Handle, at point: Point) -> Easing? {
    guard let (start, end) = way else { return nil }
    func rounded(_ value: Double, _ limits: ClosedRange<Double>) -> Double {
      min(max(limits.lowerBound, (value * 100).rounded() / 100), limits.upperBound)
    }
    let x = rounded((point.x - start.x) / (end.x - start.x), 0...1)
    let y = rounded((point.y - start.y) / (end.y - start.y), -5...5)
    guard x.isFinite, y.isFinite else { return nil }
    let (x1, y1, x2, y2) = controls
    return handle == .first ? .bezier(x1: x, y1: y, x2: x2, y2: y2) : .bezier(x1: x1, y1: y1, x2: x, y2: y)
  }
}

/// Drawing.
extension KeyCurves {
  /// - Parameter names: The column of the curves' names.
  func draw(names: Rect, _ ui: inout WindowUI) {
    let look = ui.pen.look
    ui.pen.fill(frame, look.field.opacity(0.5))
    let channels = channels
    guard !channels.isEmpty else {
      let words = keys.isEmpty ? "Choose a layer with keys." : "No value changes between the keys."
      return ui.pen.text(words, in: frame.inset(by: 12), .small, look.quietText)
    }
    let indent = PlotLook.line.width + PlotLook.beside
    for (line, channel) in channels.enumerated() {
      let color = Self.color(line, look)
      draw(channel, color, &ui)
      let row = Rect(x: names.x, y: frame.y + 4 + Double(line) * 15, width: names.width, height: 15)
      guard row.maxY <= frame.maxY else { continue }
      ui.pen.fill(PlotLook.frame(of: PlotLook.line, at: row.x, middle: row.midY), color)
      let range = range(of: channel)
      let ends = [range.lowerBound, range.upperBound].map { FieldWords.number($0, digits: 2) }
      ui.pen.text(
        "\(channel.name) \(ends[0]) to \(ends[1])",
        in: Rect(x: row.x + indent, y: row.y, width: row.width - indent, height: row.height), .small,
        look.quietText)
    }
    drawHandles(&ui)
  }

  private func draw(_ channel: KeyChannel, _ color: Color, _ ui: inout WindowUI) {
    let range = range(of: channel)
    let outer = ui.pen.enter(frame)
    // The corners of keys as well as points between them.
    let places =
      (stride(from: frame.x, through: frame.maxX, by: Self.step).map { $0 } + keys.map(x)).filter {
        $0 >= frame.x && $0 <= frame.maxX
      }.sorted()
    let points = places.map {
      Point(x: $0, y: y(of: keys.value(at: scale?.number(at: axis.value(at: $0)) ?? 0).values[channel], range))
    }
    ui.pen.line(through: points, width: 1.6, color)
    for key in keys where key.sets(channel) {
      let center = Point(x: x(of: key), y: y(of: key.values[channel], range))
      ui.pen.diamond(at: center, radius: 3, color)
    }
    ui.pen.restore(outer)
  }

  private func drawHandles(_ ui: inout WindowUI) {
    guard let (start, end) = way, let first = place(of: .first), let second = place(of: .second) else { return }
    let look = ui.pen.look
    let outer = ui.pen.enter(frame)
    ui.pen.line(through: [start, first], width: 1, look.quietText)
    ui.pen.line(through: [end, second], width: 1, look.quietText)
    for place in [first, second] {
      ui.pen.disc(place, radius: 5, look.panel)
      ui.pen.disc(place, radius: 4, look.bright)
    }
    ui.pen.restore(outer)
    for (handle, place) in [(Handle.first, first), (.second, second)] {
      ui.tip(
        .easeHandle(handle == .first ? 0 : 1),
        Rect(x: place.x - Self.reach, y: place.y - Self.reach, width: 2 * Self.reach, height: 2 * Self.reach),
        "The pace of the way to the chosen key. Drag to change it.")
    }
  }

  private static func color(_ line: Int, _ look: ControlLook) -> Color {
    let colors = [look.selection, look.warning, look.literal, look.fault, look.text]
    return colors[line % colors.count]
  }
}

import Boundary
import Geometry
import Notation
import PreviewKit

/// The drawing of one gesture.
struct TimeLineView: Equatable {
  let trace: TapeTrace
  let axis: TimeAxis
  let theme: Theme
  private var track: Rect { axis.track }

  /// From the middle of the offset's line to where it has faded, in points.
  private static let line = 1.4
  /// Horizontal padding of a number's box, in points.
  private static let blank = 10.0

  init(trace: TapeTrace, axis: TimeAxis, theme: Theme) {
    (self.trace, self.axis, self.theme) = (trace, axis, theme)
  }
}

extension TimeLineView {
  func drawCourse(into list: inout DrawList) {
    let inner = Rect(x: track.x, y: track.y + 4, width: track.width, height: track.height - 8)
    drawAxis(into: &list)
    drawPhases(into: &list)
    drawSpeed(in: inner, into: &list)
    drawOffset(in: inner, into: &list)
    drawMarks(into: &list)
  }

  /// The index of the sample at a moment, with its part of the way to the next.
  private func index(at time: Double) -> Double {
    min(max(0, time / trace.end * Double(trace.samples.count - 1)), Double(trace.samples.count - 1))
  }

  /// The visible samples by their indices, and the two ends between samples.
  private var places: [Double] {
    let (first, last) = (index(at: axis.range.lowerBound), index(at: axis.range.upperBound))
    let inner = stride(from: first.rounded(.down) + 1, to: last, by: 1)
    return [first] + inner + [last]
  }

  private func x(of index: Double) -> Double {
    axis.x(of: trace.end * index / Double(max(1, trace.samples.count - 1)))
  }

  private func value(_ field: KeyPath<TapeTrace.Sample, Double>, at index: Double) -> Double {
    let before = trace.samples[Int(index)][keyPath: field]
    let after = trace.samples[min(Int(index) + 1, trace.samples.count - 1)][keyPath: field]
    return before + (after - before) * (index - index.rounded(.down))
  }

  /// The seconds under the track.
  private func drawAxis(into list: inout DrawList) {
    for tick in axis.ticks {
      let words = "\(tick.formatted(.fixed(axis.digits))) s"
      PlotGrid.number(words, at: axis.x(of: tick), on: track, y: track.maxY, theme, into: &list)
    }
  }

  /// The moments that matter, as notches at the head.
  private func drawMarks(into list: inout DrawList) {
    for mark in trace.marks where axis.range.contains(mark.time) {
      list.append(.fill(Rect(x: axis.x(of: mark.time) - 0.5, y: track.y, width: 1, height: 5), theme.text))
    }
  }

  /// The colors of the strips at the foot.
  static func legend(_ theme: Theme) -> [PlotGrid.Entry] {
    [
      PlotGrid.Entry(words: "finger", color: theme.mark), PlotGrid.Entry(words: "glide", color: theme.quietText),
      PlotGrid.Entry(words: "band", color: theme.look.warning),
    ]
  }

  /// Finger, glide and band as strips of color at the foot.
  private func drawPhases(into list: inout DrawList) {
    var start = 0
    for index in 1...trace.samples.count {
      guard index == trace.samples.count || trace.samples[index].phase != trace.samples[start].phase else { continue }
      let color: Color? =
        switch trace.samples[start].phase {
        case .finger: theme.mark
        case .glide: theme.quietText
        case .band: theme.look.warning
        case .rest: nil
        }
      if let color {
        let (left, right) = (max(track.x, x(of: Double(start))), min(track.maxX, x(of: Double(index))))
        if left < right {
          list.append(.fill(Rect(x: left, y: track.maxY - 3, width: right - left, height: 3), color.opacity(0.8)))
        }
      }
      start = index
    }
  }

  /// How fast it moves, as a soft hill behind the rest; what differs under the situation, as one of its own.
  private func drawSpeed(in frame: Rect, into list: inout DrawList) {
    let places = places
    func hill(_ color: Color, height: (Double) -> Double) {
      list.area(between: places.count, color) { index in
        let x = x(of: places[index])
        return (Point(x: x, y: frame.maxY - frame.height * height(places[index])), Point(x: x, y: frame.maxY))
      }
    }
    if trace.speed > 0 {
      hill(theme.quietText.opacity(0.22)) { value(\.velocity, at: $0).magnitude / trace.speed * 0.9 }
    }
    if trace.departure > 0 {
      hill(theme.fault.opacity(0.55)) { value(\.departure, at: $0) / trace.departure * 0.6 }
    }
  }

  /// Where the content is, the start of the scene at the top as on the screen.
  private func drawOffset(in frame: Rect, into list: inout DrawList) {
    let low = trace.offsets.lowerBound
    let span = max(1, trace.offsets.upperBound - low)
    let places = places
    list.softLine(through: places.count, core: Self.line / 3, reach: Self.line, theme.text.opacity(0.85)) { index in
      let share = (value(\.offset, at: places[index]) - low) / span
      return Point(x: x(of: places[index]), y: frame.y + share * (frame.height - 3))
    }
  }

  /// The moment and its name, below its line.
  func drawTime(_ time: Double, _ name: String?, at x: Double, into list: inout DrawList) {
    let words = "\(time.formatted(.fixed(2))) s" + (name.map { "  \($0)" } ?? "")
    let width = name == nil ? 54.0 : min(track.width, 54 + 6.2 * Double(name?.count ?? 0) + 8)
    let plate = PlotLook.plate(
      around: x, from: track.x, to: track.maxX, y: track.maxY + PlotLook.tick - 2, width: width)
    // A number that the plate would cut off goes as a whole: of the label nearest to the moment, or of one beside it.
    let step = axis.step
    let nearest = (time / step).rounded()
    for way in -1...1 {
      let tick = (nearest + Double(way)) * step
      let (box, _) = PlotGrid.numberBox(at: axis.x(of: tick), on: track, y: track.maxY)
      guard axis.range.contains(tick), box.x + Self.blank < plate.maxX, box.maxX - Self.blank > plate.x else {
        continue
      }
      list.append(.fill(box, theme.panel))
    }
    PlotLook.draw(words, in: plate, theme.panel, on: theme.text, into: &list)
  }

  /// How far the situation puts a layer off at most.
  func drawWords(into list: inout DrawList) {
    var style = theme.number
    style.color = theme.fault
    list.append(
      .text(
        "off by \(trace.departure.formatted(.fixed(1))) pt",
        box: Rect(x: track.x + 8, y: track.y + 1, width: 120, height: 15), style: style))
  }
}

import Boundary
import Geometry
import Notation
import PreviewKit

/// The gesture from moment to moment, under the stage: where the content is, how fast it moves, what moves it, and the
/// moment that is shown.
struct TimeLineSurface: Sendable {
  /// Everything but the moment, drawn once for each gesture and place.
  private var course = DrawList()
  private var drawn: Key?

  private struct Key: Hashable, Sendable {
    let track: Rect
    let trace: TapeTrace
    let theme: Theme
  }

  private static let playheadWidth = 2.0
}

extension TimeLineSurface {
  /// The moment of the gesture that a point of the window stands for, in seconds.
  static func moment(at point: Point, _ context: SurfaceContext) -> Double {
    let track = context.layout.track
    return (point.x - track.x) / max(1, track.width) * (context.stage.playback?.end ?? 0)
  }

  mutating func draw(_ context: SurfaceContext, at time: Double, into list: inout DrawList) {
    let (strip, track, theme) = (context.layout.timeLine, context.layout.track, context.theme)
    guard !strip.isEmpty else { return }
    list.append(.fill(strip, theme.panel))
    list.append(.fill(Rect(x: strip.x, y: strip.y, width: strip.width, height: 1), theme.hairline))
    list.append(.shape(RoundedShape(frame: track, radius: 6, fill: theme.field)))
    guard let gesture = context.stage.timeline.gesture, gesture.playback.end > 0 else { return }
    let (playback, trace) = (gesture.playback, gesture.trace)
    let key = Key(track: track, trace: trace, theme: theme)
    let view = TimeLineView(trace: trace, track: track, theme: theme)
    if drawn != key {
      drawn = key
      course.removeAll()
      view.drawCourse(into: &course)
    }
    list.clipped(to: track) { $0.append(course) }
    let share = min(1, playback.playhead(at: time) / playback.end)
    let x = track.x + share * track.width
    if context.stage.isPlayback {
      list.append(
        .shape(
          RoundedShape(
            frame: Rect(
              x: x - Self.playheadWidth / 2, y: track.y - 4, width: Self.playheadWidth, height: track.height + 8),
            radius: 1, fill: theme.text)))
      view.drawTime(playback.playhead(at: time), at: x, into: &list)
    }
    if trace.departure > 0 { view.drawWords(into: &list) }
  }
}

/// The drawing of one gesture.
private struct TimeLineView {
  let trace: TapeTrace
  let track: Rect
  let theme: Theme

  /// From the middle of the offset's line to where it has faded, in points.
  private static let line = 1.4
}

extension TimeLineView {
  func drawCourse(into list: inout DrawList) {
    let inner = Rect(x: track.x, y: track.y + 4, width: track.width, height: track.height - 8)
    drawPhases(into: &list)
    drawSpeed(in: inner, into: &list)
    drawOffset(in: inner, into: &list)
  }

  /// Finger, glide and band as strips of color at the foot.
  private func drawPhases(into list: inout DrawList) {
    let step = track.width / Double(trace.samples.count - 1)
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
        let frame = Rect(
          x: track.x + step * Double(start), y: track.maxY - 3, width: step * Double(index - start), height: 3)
        list.append(.fill(frame, color.opacity(0.8)))
      }
      start = index
    }
  }

  /// How fast it moves, as a soft hill behind the rest; what differs under the situation, as one of its own.
  private func drawSpeed(in frame: Rect, into list: inout DrawList) {
    let step = frame.width / Double(trace.samples.count - 1)
    func hill(_ color: Color, height: (Int) -> Double) {
      list.area(between: trace.samples.count, color) { index in
        let x = frame.x + step * Double(index)
        return (Point(x: x, y: frame.maxY - frame.height * height(index)), Point(x: x, y: frame.maxY))
      }
    }
    if trace.speed > 0 {
      hill(theme.quietText.opacity(0.22)) { trace.samples[$0].velocity.magnitude / trace.speed * 0.9 }
    }
    if trace.departure > 0 {
      hill(theme.fault.opacity(0.55)) { trace.samples[$0].departure / trace.departure * 0.6 }
    }
  }

  /// Where the content is, the start of the scene at the top as on the screen.
  private func drawOffset(in frame: Rect, into list: inout DrawList) {
    let low = trace.offsets.lowerBound
    let span = max(1, trace.offsets.upperBound - low)
    let step = frame.width / Double(trace.samples.count - 1)
    list.softLine(
      through: trace.samples.count, core: Self.line / 3, reach: Self.line, theme.text.opacity(0.85)
    ) { index in
      Point(
        x: frame.x + step * Double(index), y: frame.y + (trace.samples[index].offset - low) / span * (frame.height - 3))
    }
  }

  /// The moment, beside its line: at the side where there is room.
  func drawTime(_ time: Double, at x: Double, into list: inout DrawList) {
    var style = theme.number
    style.color = theme.text
    let isLeft = x > track.maxX - 52
    style.alignment = isLeft ? .trailing : .leading
    let box = Rect(x: isLeft ? x - 6 - 48 : x + 6, y: track.y + 1, width: 48, height: 15)
    list.append(
      .shape(
        RoundedShape(
          frame: Rect(x: isLeft ? x - 56 : x + 2, y: track.y + 1, width: 54, height: 15), radius: 4,
          fill: theme.field.opacity(0.8))))
    list.append(.text(time.formatted(.fixed(2)) + " s", box: box, style: style))
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

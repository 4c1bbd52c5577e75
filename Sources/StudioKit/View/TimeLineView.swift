import Boundary
import Controls
import Geometry
import PreviewKit
import Text

/// The gesture from moment to moment, under the stage: where the content is, how fast it moves, what moves it, and the
/// moment that is shown.
struct TimeLineView {
  let layout: StudioLayout
  let theme: Theme
  let stage: Stage
}

extension TimeLineView {
  /// From the middle of the offset's line to where it has faded, in points.
  private static let line = 1.4
  private static let playheadWidth = 2.0

  func draw(at time: Double, into list: inout DrawList) {
    let strip = layout.timeLine
    guard !strip.isEmpty else { return }
    list.append(.fill(strip, theme.panel))
    list.append(.fill(Rect(x: strip.x, y: strip.y, width: strip.width, height: 1), theme.hairline))
    let track = layout.track
    list.append(.shape(RoundedShape(frame: track, radius: 6, fill: theme.field)))
    guard let playback = stage.playback, let trace = stage.trace, playback.end > 0 else { return }
    let inner = Rect(x: track.x, y: track.y + 4, width: track.width, height: track.height - 8)
    list.clipped(to: track) { list in
      drawPhases(trace, in: track, into: &list)
      drawSpeed(trace, in: inner, into: &list)
      drawOffset(trace, in: inner, into: &list)
    }
    let share = min(1, playback.playhead(at: time) / playback.end)
    let x = track.x + share * track.width
    if stage.isPlayback {
      list.append(
        .shape(
          RoundedShape(
            frame: Rect(
              x: x - Self.playheadWidth / 2, y: track.y - 4, width: Self.playheadWidth, height: track.height + 8),
            radius: 1, fill: theme.text)))
      drawTime(playback.playhead(at: time), at: x, in: track, into: &list)
    }
    if trace.departure > 0 { drawWords(of: trace, in: track, into: &list) }
  }

  /// What moves the content, as a band at the foot.
  private func drawPhases(_ trace: TapeTrace, in track: Rect, into list: inout DrawList) {
    let step = track.width / Double(trace.samples.count - 1)
    var start = 0
    for index in 1...trace.samples.count {
      guard index == trace.samples.count || trace.samples[index].phase != trace.samples[start].phase else { continue }
      let color: Color? =
        switch trace.samples[start].phase {
        case .finger: theme.accent
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
  private func drawSpeed(_ trace: TapeTrace, in frame: Rect, into list: inout DrawList) {
    let step = frame.width / Double(trace.samples.count - 1)
    if trace.speed > 0 {
      let color = theme.quietText.opacity(0.22)
      list.mesh { list in
        hill(trace, step, frame, color, into: &list) { trace.samples[$0].velocity.magnitude / trace.speed * 0.9 }
      }
    }
    if trace.departure > 0 {
      let color = theme.fault.opacity(0.55)
      list.mesh { list in
        hill(trace, step, frame, color, into: &list) { trace.samples[$0].departure / trace.departure * 0.6 }
      }
    }
  }

  private func hill(
    _ trace: TapeTrace, _ step: Double, _ frame: Rect, _ color: Color, into list: inout DrawList,
    height: (Int) -> Double
  ) {
    var last: (UInt32, UInt32)?
    for index in trace.samples.indices {
      let x = frame.x + step * Double(index)
      let top = frame.maxY - frame.height * height(index)
      let one = list.corner(Vertex(x: Float(x), y: Float(top), color: color))
      let other = list.corner(Vertex(x: Float(x), y: Float(frame.maxY), color: color))
      if let last { join(last.0, last.1, one, other, in: &list) }
      last = (one, other)
    }
  }

  /// Where the content is, the start of the scene at the top as on the screen.
  private func drawOffset(_ trace: TapeTrace, in frame: Rect, into list: inout DrawList) {
    let low = trace.offsets.lowerBound
    let span = max(1, trace.offsets.upperBound - low)
    let step = frame.width / Double(trace.samples.count - 1)
    let color = theme.text.opacity(0.85)
    func place(_ index: Int) -> Point {
      Point(
        x: frame.x + step * Double(index), y: frame.y + (trace.samples[index].offset - low) / span * (frame.height - 3))
    }
    list.mesh { list in
      var last: (UInt32, UInt32, UInt32, UInt32)?
      for index in trace.samples.indices {
        let (before, after) = (place(max(0, index - 1)), place(min(trace.samples.count - 1, index + 1)))
        let way = Point(x: after.x - before.x, y: after.y - before.y)
        let length = max(1e-9, (way.x * way.x + way.y * way.y).squareRoot())
        let normal = Point(x: -way.y / length, y: way.x / length)
        let here = place(index)
        func corner(_ distance: Double, _ color: Color) -> UInt32 {
          list.corner(
            Vertex(
              x: Float(here.x + normal.x * distance), y: Float(here.y + normal.y * distance), color: color))
        }
        // Soft on both sides: a mesh has hard edges.
        let next = (
          corner(-Self.line, color.opacity(0)), corner(-Self.line / 3, color), corner(Self.line / 3, color),
          corner(Self.line, color.opacity(0))
        )
        if let last {
          join(last.0, last.1, next.0, next.1, in: &list)
          join(last.1, last.2, next.1, next.2, in: &list)
          join(last.2, last.3, next.2, next.3, in: &list)
        }
        last = next
      }
    }
  }

  private func join(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, in list: inout DrawList) {
    list.triangle(a, b, c)
    list.triangle(b, d, c)
  }

  /// The moment, beside its line: at the side where there is room.
  private func drawTime(_ time: Double, at x: Double, in track: Rect, into list: inout DrawList) {
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
  private func drawWords(of trace: TapeTrace, in track: Rect, into list: inout DrawList) {
    var style = theme.number
    style.color = theme.fault
    list.append(
      .text(
        "off by \(trace.departure.formatted(.fixed(1))) pt",
        box: Rect(x: track.x + 8, y: track.y + 1, width: 120, height: 15), style: style))
  }
}

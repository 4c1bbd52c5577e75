import Boundary
import Controls
import Geometry
import PreviewKit
import Text

/// The timeline under the stage: offset, speed and kind of motion over time, and the playhead.
struct TimeLineView {
  let layout: StudioLayout
  let theme: Theme
  let stage: Stage
}

extension TimeLineView {
  /// Half-width of the offset's line including its fade, in points.
  private static let line = 1.4
  private static let playheadWidth = 2.0

  func draw(at time: Double, into list: inout DrawList) {
    let strip = layout.timeLine
    guard !strip.isEmpty else { return }
    list.append(.fill(strip, theme.panel))
    list.append(.fill(Rect(x: strip.x, y: strip.y, width: strip.width, height: 1), theme.hairline))
    let track = layout.track
    list.append(.shape(RoundedShape(frame: track, radius: 6, fill: theme.field)))
    guard let gesture = stage.timeline.gesture, gesture.playback.end > 0 else { return }
    let (playback, trace) = (gesture.playback, gesture.trace)
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

  /// Draws the kinds of motion, as a band at the foot.
  private func drawPhases(_ trace: TapeTrace, in track: Rect, into list: inout DrawList) {
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

  /// Draws the speed as a soft hill in the background, and the deviation in a simulated system as another one.
  private func drawSpeed(_ trace: TapeTrace, in frame: Rect, into list: inout DrawList) {
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

  /// Draws the offset, with the start of the scene at the top as on the screen.
  private func drawOffset(_ trace: TapeTrace, in frame: Rect, into list: inout DrawList) {
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

  /// Draws the time beside the playhead, on the side with space.
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

  /// Draws the largest deviation in a simulated system.
  private func drawWords(of trace: TapeTrace, in track: Rect, into list: inout DrawList) {
    var style = theme.number
    style.color = theme.fault
    list.append(
      .text(
        "off by \(trace.departure.formatted(.fixed(1))) pt",
        box: Rect(x: track.x + 8, y: track.y + 1, width: 120, height: 15), style: style))
  }
}

import Boundary
import CImGui
import Geometry
import JSON
import StudioKit

extension Panel {
  /// A track to drag on and a number to drag or type, in one line.
  func drawSlider(_ field: Field, in box: Rect, _ studio: inout Studio, at time: Double) {
    let number = Rect(
      x: box.maxX - PanelLayout.numberWidth, y: box.y + 2, width: PanelLayout.numberWidth, height: box.height - 4)
    let track = Rect(x: box.x, y: box.y, width: box.width - number.width - 14, height: box.height)
    drawTrack(field, in: track, &studio, at: time)
    drawNumber(field, in: number, &studio, at: time)
  }

  /// The track: a tick where the default lies, the safe band, and how far the value is along.
  func drawTrack(_ field: Field, in box: Rect, _ studio: inout Studio, at time: Double) {
    guard let scale = field.scale else { return }
    // The knob may stand out at the ends, so that the line itself keeps the column.
    let line = Rect(x: box.x, y: box.midY - 2, width: max(1, box.width), height: 4)
    func x(_ value: Double) -> Double { line.x + line.width * scale.share(of: value) }
    layout.note(part: field.path, Rect(x: line.x, y: box.y, width: line.width, height: box.height))
    let hit = pen.hit(field.path, box.widened(by: 6))
    dragTrack(field, scale, line, hit, &studio, at: time)
    let isActive = hit.is_held || hit.is_hovered || focus == field.path
    pen.fill(line, radius: 2, Theme.raised)
    if let safe = field.safe, safe != scale.range {
      let band = safe.clamped(to: scale.range)
      if safe.overlaps(scale.range) {
        pen.fill(
          Rect(x: x(band.lowerBound), y: line.maxY + 3, width: x(band.upperBound) - x(band.lowerBound), height: 2),
          radius: 1, Theme.accent.opacity(0.55))
      }
    }
    if case .number(let standard) = field.standard {
      pen.fill(Rect(x: x(standard) - 0.5, y: line.y - 5, width: 1, height: 4), Theme.quietText)
    }
    guard let value = field.number else { return }
    let color = field.isNumber ? (field.leavesGap ? Theme.warning : Theme.accent) : Theme.quietText
    let zero = max(0, scale.range.lowerBound)
    let (from, to) = (min(x(zero), x(value)), max(x(zero), x(value)))
    pen.fill(
      Rect(x: from, y: line.y, width: to - from, height: line.height), radius: 2, color.opacity(isActive ? 1 : 0.75))
    let center = Point(x: x(value), y: line.midY)
    if focus == field.path { pen.disc(center, radius: 8.5, Theme.accent.opacity(0.35)) }
    pen.disc(center, radius: isActive ? 6 : 5, field.leavesGap ? color : isActive ? Color.white : Theme.text)
  }

  private func dragTrack(
    _ field: Field, _ scale: SliderScale, _ line: Rect, _ hit: ImguiHit, _ studio: inout Studio, at time: Double
  ) {
    if hit.is_asked { openMenu(field.path) }
    if hit.is_double_clicked {
      // The first of the two clicks may have brought the knob here: that was no edit of its own.
      return reset(field, goingOn: jumped == field.path, &studio, at: time)
    }
    guard let pointer = input.pointer else { return }
    if hit.is_pressed {
      focus = field.path
      let knob = scale.share(of: field.number ?? scale.range.lowerBound)
      let isOnKnob = (line.x + line.width * knob - pointer.x).magnitude <= 8
      // Pressed beside the knob, it comes to the pointer; pressed on it, it stays until the pointer moves.
      let start = isOnKnob ? knob : min(1, max(0, (pointer.x - line.x) / line.width))
      drag = Drag(path: field.path, anchor: pointer.x, start: start, speed: input.speed)
      jumped = isOnKnob ? nil : field.path
      if !isOnKnob { turn(field, to: scale.value(at: start), scale, &studio, at: time) }
    }
    guard hit.is_held, var drag, drag.path == field.path else { return }
    let share = min(1, max(0, drag.start + (pointer.x - drag.anchor) / line.width * drag.speed))
    if pointer.x != drag.anchor {
      drag.hasMoved = true
      turn(field, to: scale.value(at: share), scale, &studio, at: time)
    }
    if drag.speed != input.speed {
      drag = Drag(path: field.path, anchor: pointer.x, start: share, speed: input.speed, hasMoved: false)
    }
    self.drag = drag
  }

  /// Sets a number on the grid of the control's step, ten times finer with Alt.
  func turn(_ field: Field, to value: Double, _ scale: SliderScale, _ studio: inout Studio, at time: Double) {
    let isWhole = field.domain.isWhole
    let step = isWhole ? 1 : field.step * min(1, input.speed)
    let rounded = scale.rounded(value, step: step)
    guard JSONValue.number(rounded) != field.value else { return }
    assign(.number(rounded), to: field, isHeld: true, &studio, at: time)
  }
}

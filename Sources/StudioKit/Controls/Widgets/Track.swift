import Boundary
import Geometry

/// A slider's track with a tick at the default, the safe band and the value. Handles drags, keys and the wheel.
struct Track<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var slider: Slider

  init(_ id: ID, _ slider: Slider) {
    self.id = id
    self.slider = slider
  }
}

extension Track {
  func show(in box: Rect, _ ui: inout UI<ID>) -> NumberEdit? {
    let line = Rect(x: box.x, y: box.midY - 2, width: max(1, box.width), height: 4)
    let hit = ui.hit(id, Rect(x: line.x - 6, y: box.y, width: line.width + 12, height: box.height))
    let seen = Rect(x: line.x, y: box.y, width: line.width, height: box.height).intersection(ui.pen.clip)
    if !seen.isEmpty { ui.parts[id] = seen }
    if ui.pen.isSeen(box) {
      let isFocused = ui.focus.current == id
      draw(line, isActive: hit.isHeld || hit.isHovered || isFocused, isFocused: ui.showsFocus(id), &ui.pen)
    }
    return drag(along: line, hit, &ui) ?? slider.keys(on: id, &ui) ?? slider.wheel(on: id, &ui)
  }

  private func draw(_ line: Rect, isActive: Bool, isFocused: Bool, _ pen: inout Pen) {
    let (scale, look) = (slider.scale, pen.look)
    func x(_ value: Double) -> Double { line.x + line.width * scale.share(of: value) }
    let strength = slider.isOn ? 1 : 0.4
    pen.fill(line, radius: 2, look.raised)
    // If the whole visible range is safe, the band would say nothing.
    let band = slider.safe.flatMap { $0.overlaps(slider.range) ? $0.clamped(to: slider.range) : nil }
    if let band, band != slider.range {
      pen.fill(
        Rect(x: x(band.lowerBound), y: line.maxY + 3, width: x(band.upperBound) - x(band.lowerBound), height: 2),
        radius: 1, look.literal.opacity(0.7 * strength))
    }
    if let standard = slider.standard {
      pen.fill(Rect(x: x(standard) - 0.5, y: line.y - 5, width: 1, height: 4), look.quietText)
    }
    guard let value = slider.value else { return }
    let color = slider.isSet ? (slider.isWarning ? look.warning : look.text) : look.quietText
    let (least, most) = (slider.range.lowerBound, slider.range.upperBound)
    let zero = x(scale.spacing == .even ? min(max(0, least), most) : least)
    let knob = x(value)
    pen.fill(
      Rect(x: min(zero, knob), y: line.y, width: (knob - zero).magnitude, height: line.height), radius: 2,
      color.opacity((isActive ? 1 : 0.75) * strength))
    let center = Point(x: knob, y: line.midY)
    if isFocused {
      pen.focus(Rect(x: center.x - 9, y: center.y - 9, width: 18, height: 18), radius: 9)
    }
    let fill = slider.isWarning ? color : isActive ? look.bright : look.text
    pen.disc(center, radius: isActive ? 6 : 5, slider.isOn ? fill : fill.mixed(with: look.panel, share: 0.6))
  }

  private func drag(along line: Rect, _ hit: Hit, _ ui: inout UI<ID>) -> NumberEdit? {
    if hit.isAsked { return .asked }
    if hit.isDoubleClicked {
      // The first of the two clicks may have moved the knob here, which does not count as an edit.
      defer { (ui.input.pointer.drag, ui.input.pointer.jumped) = (nil, nil) }
      return .reset(goesOn: ui.input.pointer.jumped == id)
    }
    guard let pointer = ui.input.pointer.place else { return nil }
    let scale = slider.scale
    let pace = ui.input.modifiers.pace
    if hit.isPressed {
      ui.focus.press(id)
      let knob = scale.share(of: slider.value ?? slider.range.lowerBound)
      let isOnKnob = (line.x + line.width * knob - pointer.x).magnitude <= 8
      // A press beside the knob moves it to the pointer; a press on the knob leaves it until the pointer moves.
      let start = isOnKnob ? knob : min(1, max(0, (pointer.x - line.x) / line.width))
      ui.input.pointer.drag = Drag(id: id, anchor: pointer.x, start: start, pace: pace)
      ui.input.pointer.jumped = isOnKnob ? nil : id
      return isOnKnob ? nil : slider.turned(to: scale.value(at: start), pace: pace, ui)
    }
    guard hit.isHeld, var drag = ui.input.pointer.drag, drag.id == id else { return nil }
    let share = min(1, max(0, drag.start + (pointer.x - drag.anchor) / line.width * min(1, drag.pace)))
    let hasMoved = pointer.x != drag.anchor || drag.hasMoved
    let isNewSpeed = drag.pace != pace
    if isNewSpeed { drag = Drag(id: id, anchor: pointer.x, start: share, pace: pace) }
    drag.hasMoved = hasMoved && !isNewSpeed
    ui.input.pointer.drag = drag
    return hasMoved ? slider.turned(to: scale.value(at: share), pace: isNewSpeed ? 0.1 : pace, ui) : nil
  }
}

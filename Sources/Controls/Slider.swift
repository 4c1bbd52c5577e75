import Boundary
import Geometry

/// A number that can be turned: where it is, and what is worth knowing of its range.
public struct Slider: Hashable, Sendable {
  public var scale: SliderScale
  /// The grid on which it turns.
  public var step: Double
  public var isWhole = false
  /// The number in force; nil: there is none.
  public var value: Double?
  /// It is the person's own, and does not merely follow from something else.
  public var isSet = true
  /// Where a tick stands: what a double-click brings back.
  public var standard: Double?
  /// The part of the range that is safe.
  public var safe: ClosedRange<Double>?
  public var isWarning = false
  /// It has an effect now.
  public var isOn = true

  public init(scale: SliderScale, step: Double) {
    self.scale = scale
    self.step = step
  }
}

extension Slider {
  /// What the control key snaps to: five steps, and the places that everybody looks for.
  private static let landmarks = [0, 0.5, 1]

  /// A number on the grid: ten times finer, or only on what is round.
  func rounded(_ value: Double, isFine: Bool, snaps: Bool) -> Double {
    if snaps {
      let near = (scale.range.upperBound - scale.range.lowerBound) * 0.015
      let marks = Self.landmarks + [standard].compactMap { $0 }
      if !isWhole, let mark = marks.first(where: { ($0 - value).magnitude < near && scale.range.contains($0) }) {
        return mark
      }
      return scale.rounded(value, step: step * 5)
    }
    return scale.rounded(value, step: isWhole ? max(1, step) : isFine ? step / 10 : step)
  }
}

/// What was done to a number.
public enum NumberEdit: Hashable, Sendable {
  /// It is being turned: until the control is let go, all that it goes through is one edit.
  case turned(Double)
  /// Back to the default. `goesOn`: the control has just made an edit, and this is the rest of it.
  case reset(goesOn: Bool)
  case typed(String)
  /// Its menu was asked for.
  case asked
}

extension UI {
  /// A control that is being dragged. Its value is where it was at the anchor, and what the pointer has moved since.
  struct Drag {
    var id: ID
    var anchor: Double
    /// The value at the anchor, as its place on the scale or as itself.
    var start: Double
    /// Shift as it was at the anchor: another speed begins where the control is.
    var isFine: Bool
    var hasMoved = false

    var speed: Double { isFine ? 0.1 : 1 }
  }

  private var isFine: Bool { modifiers.contains(.shift) }
  private var snaps: Bool { modifiers.contains(.control) }

  /// The track of a slider: a tick where the default lies, the safe band, and how far the value is along.
  public mutating func track(_ id: ID, _ slider: Slider, in box: Rect) -> NumberEdit? {
    let line = Rect(x: box.x, y: box.midY - 2, width: max(1, box.width), height: 4)
    let hit = hit(id, Rect(x: line.x - 6, y: box.y, width: line.width + 12, height: box.height))
    let seen = Rect(x: line.x, y: box.y, width: line.width, height: box.height).intersection(clip)
    if !seen.isEmpty { parts[id] = seen }
    if isSeen(box) { draw(slider, line, isActive: hit.isHeld || hit.isHovered || focus == id, isFocused: focus == id) }
    return dragTrack(id, slider, line, hit) ?? keys(id, slider) ?? wheel(id, slider)
  }

  private mutating func draw(_ slider: Slider, _ line: Rect, isActive: Bool, isFocused: Bool) {
    let scale = slider.scale
    func x(_ value: Double) -> Double { line.x + line.width * scale.share(of: value) }
    let strength = slider.isOn ? 1 : 0.4
    fill(line, radius: 2, look.raised)
    if let safe = slider.safe, safe != scale.range, safe.overlaps(scale.range) {
      let band = safe.clamped(to: scale.range)
      fill(
        Rect(x: x(band.lowerBound), y: line.maxY + 3, width: x(band.upperBound) - x(band.lowerBound), height: 2),
        radius: 1, look.accent.opacity(0.55 * strength))
    }
    if let standard = slider.standard {
      fill(Rect(x: x(standard) - 0.5, y: line.y - 5, width: 1, height: 4), look.quietText)
    }
    guard let value = slider.value else { return }
    let color = slider.isSet ? (slider.isWarning ? look.warning : look.accent) : look.quietText
    let zero =
      scale.spacing == .even ? min(max(0, scale.range.lowerBound), scale.range.upperBound) : scale.range.lowerBound
    let (from, to) = (min(x(zero), x(value)), max(x(zero), x(value)))
    fill(
      Rect(x: from, y: line.y, width: to - from, height: line.height), radius: 2,
      color.opacity((isActive ? 1 : 0.75) * strength))
    let center = Point(x: x(value), y: line.midY)
    if isFocused { disc(center, radius: 8.5, look.accent.opacity(0.35)) }
    let knob = slider.isWarning ? color : isActive ? Color.white : look.text
    disc(center, radius: isActive ? 6 : 5, slider.isOn ? knob : knob.mixed(with: look.panel, share: 0.6))
  }

  private mutating func dragTrack(_ id: ID, _ slider: Slider, _ line: Rect, _ hit: Hit) -> NumberEdit? {
    if hit.isAsked { return .asked }
    if hit.isDoubleClicked {
      // The first of the two clicks may have brought the knob here: that was no edit of its own.
      defer { (drag, jumped) = (nil, nil) }
      return .reset(goesOn: jumped == id)
    }
    guard let pointer else { return nil }
    let scale = slider.scale
    if hit.isPressed {
      focus = id
      let knob = scale.share(of: slider.value ?? scale.range.lowerBound)
      let isOnKnob = (line.x + line.width * knob - pointer.x).magnitude <= 8
      // Pressed beside the knob, it comes to the pointer; pressed on it, it stays until the pointer moves.
      let start = isOnKnob ? knob : min(1, max(0, (pointer.x - line.x) / line.width))
      drag = Drag(id: id, anchor: pointer.x, start: start, isFine: isFine)
      jumped = isOnKnob ? nil : id
      return isOnKnob ? nil : turned(slider, to: scale.value(at: start))
    }
    guard hit.isHeld, var drag, drag.id == id else { return nil }
    let share = min(1, max(0, drag.start + (pointer.x - drag.anchor) / line.width * drag.speed))
    let hasMoved = pointer.x != drag.anchor || drag.hasMoved
    if drag.isFine != isFine {
      drag = Drag(id: id, anchor: pointer.x, start: share, isFine: isFine)
      self.drag = drag
      return hasMoved ? turned(slider, to: scale.value(at: share), isFine: true) : nil
    }
    drag.hasMoved = hasMoved
    self.drag = drag
    return hasMoved ? turned(slider, to: scale.value(at: share)) : nil
  }

  /// A number on the grid, if it is another.
  private func turned(_ slider: Slider, to value: Double, isFine: Bool? = nil) -> NumberEdit? {
    let rounded = slider.rounded(value, isFine: isFine ?? self.isFine, snaps: snaps)
    return slider.isSet && rounded == slider.value ? nil : .turned(rounded)
  }

  /// Arrows turn by a step, with Shift ten, with Alt a tenth; Page by ten; Home and End go to the ends.
  private mutating func keys(_ id: ID, _ slider: Slider) -> NumberEdit? {
    guard let press = key(on: id), !press.modifiers.contains(.control) else { return nil }
    let steps: Double
    switch press.key {
    case .left, .down: steps = -1
    case .right, .up: steps = 1
    case .pageDown: steps = -10
    case .pageUp: steps = 10
    case .home:
      takeKey(on: id)
      return .turned(slider.scale.range.lowerBound)
    case .end:
      takeKey(on: id)
      return .turned(slider.scale.range.upperBound)
    case .backspace, .delete:
      takeKey(on: id)
      return .reset(goesOn: false)
    default: return nil
    }
    takeKey(on: id)
    let isTenth = press.modifiers.contains(.alt) && !slider.isWhole
    let way = steps * slider.step * (press.modifiers.contains(.shift) ? 10 : isTenth ? 0.1 : 1)
    let start = slider.value ?? slider.scale.value(at: 0.5)
    return .turned(slider.scale.rounded(start + way, step: isTenth ? slider.step / 10 : slider.step))
  }

  /// A wheel turns the control under it only if that has the focus; else it scrolls.
  private mutating func wheel(_ id: ID, _ slider: Slider) -> NumberEdit? {
    guard focus == id, slider.isSet || slider.value != nil, case .wheel(let notches) = event,
      let row = rows[id], isUnderPointer(row)
    else { return nil }
    event = .nothing
    again()
    // One that goes sideways turns nothing.
    guard notches != 0, let value = slider.value else { return nil }
    let step = isFine && !slider.isWhole ? slider.step / 10 : slider.step
    hasTicked = true
    return .turned(slider.scale.rounded(value + (notches < 0 ? step : -step), step: step))
  }
}

extension UI {
  /// An edge that can be dragged sideways.
  ///
  /// - Returns: How far it was dragged since the last run, in points, and whether a double-click wants it back.
  public mutating func grip(_ id: ID, in rect: Rect) -> (way: Double?, isReset: Bool) {
    let hit = hit(id, rect)
    if hit.isHovered || hit.isHeld { fill(Rect(x: rect.x, y: rect.y, width: 2, height: rect.height), look.accent) }
    if hit.isDoubleClicked {
      drag = nil
      return (nil, true)
    }
    guard hit.isHeld, let pointer else { return (nil, false) }
    if hit.isPressed { drag = Drag(id: id, anchor: pointer.x, start: 0, isFine: false) }
    guard let drag, drag.id == id, drag.anchor != pointer.x else { return (nil, false) }
    defer { self.drag?.anchor = pointer.x }
    return (pointer.x - drag.anchor, false)
  }

  /// A number beside its unit: dragged it turns by its step, clicked it can be typed.
  ///
  /// - Parameter control: The control whose number it is: it has the focus.
  public mutating func number(
    _ id: ID, of control: ID, _ slider: Slider, text words: String, editable: String, unit: String, in box: Rect,
    accepts: (Character) -> Bool
  ) -> NumberEdit? {
    let around = Rect(x: box.x - 4, y: box.y, width: box.width + 10, height: box.height)
    let wide = unit.isEmpty ? 0 : width(unit, .small) + 3
    func writeUnit(_ ui: inout UI) {
      let place = Rect(x: box.maxX - wide + 3, y: box.y + 0.5, width: wide - 2, height: box.height)
      if !unit.isEmpty { ui.text(unit, in: place, .small, ui.look.quietText) }
    }
    if isTyping(in: id) {
      if let typed = field(id, of: control, in: around, .number, end: wide + 6, accepts: accepts) {
        return .typed(typed)
      }
      writeUnit(&self)
      guard resetsTyping == id else { return nil }
      resetsTyping = nil
      return .reset(goesOn: false)
    }
    let hit = hit(id, box)
    if hit.isAsked { return .asked }
    if isSeen(box) {
      if hit.isHovered || hit.isHeld { fill(around, radius: 5, look.field) }
      writeUnit(&self)
      let color = slider.isSet ? look.text : look.quietText
      text(
        words, in: Rect(x: box.x, y: box.y, width: box.width - wide, height: box.height), .number,
        color.opacity(slider.isOn ? 1 : 0.5), alignment: .trailing)
    }
    if hit.isDoubleClicked { return .reset(goesOn: false) }
    if let edit = dragNumber(id, of: control, slider, hit) { return edit }
    if hit.isClicked, drag?.hasMoved == false {
      type(in: id, editable)
      typing?.isClicked = true
    }
    return typeByKey(id, of: control, editable, accepts)
  }

  private mutating func dragNumber(_ id: ID, of control: ID, _ slider: Slider, _ hit: Hit) -> NumberEdit? {
    guard let pointer else { return nil }
    let scale = slider.scale
    if hit.isPressed {
      focus = control
      drag = Drag(id: id, anchor: pointer.x, start: slider.value ?? scale.value(at: 0.5), isFine: isFine)
    }
    guard hit.isHeld, var drag, drag.id == id else { return nil }
    let way = pointer.x - drag.anchor
    let value = min(max(drag.start + way * slider.step * drag.speed, scale.range.lowerBound), scale.range.upperBound)
    if way.magnitude >= 3 { drag.hasMoved = true }
    let hasMoved = drag.hasMoved
    if drag.isFine != isFine {
      drag = Drag(id: id, anchor: pointer.x, start: value, isFine: isFine, hasMoved: hasMoved)
      self.drag = drag
      return hasMoved ? turned(slider, to: value, isFine: true) : nil
    }
    self.drag = drag
    return hasMoved ? turned(slider, to: value) : nil
  }

  /// Enter opens a number for typing; so does a digit where Tab has led to it. A digit after the pointer is not meant
  /// for the number.
  private mutating func typeByKey(
    _ id: ID, of control: ID, _ editable: String, _ accepts: (Character) -> Bool
  ) -> NumberEdit? {
    guard let press = key(on: control), !press.modifiers.contains(.control) else { return nil }
    switch press.key {
    case .enter:
      takeKey(on: control)
      reveals = .focus
      type(in: id, editable)
    case .letter(let letter) where isByKeys && (letter.isNumber || "-+*/.,".contains(letter)):
      takeKey(on: control)
      type(in: id, editable)
    default: break
    }
    return nil
  }
}

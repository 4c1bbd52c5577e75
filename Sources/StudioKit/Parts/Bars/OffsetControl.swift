import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit

/// The scroll offset in the strip below the stage: typed, scrubbed, and stepped. Its digits change with each frame, so
/// they are drawn apart from it, by `Bars`.
struct OffsetControl {
  private let shown: Preview
  /// The offset now, in points.
  private let offset: Double

  /// Distance from which it snaps with Control, in points.
  private static let reach = 8.0
  static let unit = "pt"

  init(_ stage: Stage, at time: Double) {
    shown = stage.shown
    offset = shown.offset(at: stage.moment(time))
  }
}

extension OffsetControl {
  /// The offsets that it can show: half a screen past either end of the content.
  private var range: ClosedRange<Double> {
    let bounds = shown.extent.bounds
    let pull = shown.setting.viewport.length(along: shown.extent.axis) / 2
    return bounds.lowerBound - pull...bounds.upperBound + pull
  }

  private var slider: Slider {
    var slider = Slider(scale: SliderScale(range: range, spacing: .even), step: 1)
    slider.value = offset
    slider.standard = shown.extent.bounds.lowerBound
    slider.marks = shown.landmarks.map(\.offset) + [shown.stop(nearest: offset)].compactMap(\.self)
    slider.reach = Self.reach
    return slider
  }

  private static let tip =
    "The scroll offset. Drag it, or click to type it: 42, 3*60, +10, 120 px. Shift scrolls ten times as far, Alt a "
    + "tenth; Ctrl snaps to events. Double-click returns to the start."

  func show(in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let id = ControlID.offset
    ui.tip(id, box, Self.tip)
    if ui.showsFocus(id), ui.input.typing?.id != id { ui.pen.focus(box, radius: 6) }
    let wide = max(44, ui.pen.width("Offset", .small).rounded(.up) + 4)
    let name = Rect(x: box.x + 8, y: box.y, width: wide, height: box.height)
    ui.pen.text("Offset", in: name, .small, ui.pen.look.quietText)
    // As in the panel, the number is wider than its digits, so that it can be grabbed.
    let place = Rect(x: name.maxX, y: box.y, width: box.maxX - 8 - name.maxX, height: box.height)
    if ui.hit(.offsetName, name).isPressed { ui.focus.press(id) }
    let isScrubbed = ui.input.pointer.drag?.id == id
    let isReleased = ui.happenings.now == .release && isScrubbed
    let number = NumberBox(
      id, of: id, slider, words: "", editable: offset.formatted(.upTo(1)), unit: Self.unit)
    let answer =
      ends(&ui) ?? number.show(in: place, &ui, accepts: Self.accepts) ?? slider.keys(on: id, &ui)
      ?? slider.wheel(on: id, &ui)
    return intents(answer, isScrubbed: ui.input.pointer.drag?.id == id, &ui) + (isReleased ? [.letGo] : [])
      + menu(box, &ui)
  }

  private static func accepts(_ letter: Character) -> Bool {
    letter.isASCII && letter.isNumber || "+-*/.,()% \u{D7}ptxPTX".contains(letter)
  }

  /// Home and End go to the ends of the content, not to those of the range.
  private func ends(_ ui: inout WindowUI) -> NumberEdit? {
    guard let press = ui.key(on: .offset), press.key == .home || press.key == .end,
      !press.modifiers.contains(.control)
    else { return nil }
    ui.takeKey(on: .offset)
    let bounds = shown.extent.bounds
    return .turned(press.key == .home ? bounds.lowerBound : bounds.upperBound)
  }

  private func intents(_ edit: NumberEdit?, isScrubbed: Bool, _ ui: inout WindowUI) -> [Intent] {
    switch edit {
    case .turned(let offset): return isScrubbed ? [.put(offset: offset)] : [.put(offset: offset), .letGo]
    case .reset: return [.put(offset: shown.extent.bounds.lowerBound), .letGo]
    case .typed(let text):
      guard let offset = value(of: text) else {
        ui.refusal = "\u{201C}\(text.prefix(40))\u{201D} is no offset: type points, such as 42, 3*60, +10 or 120 px."
        return []
      }
      guard range.contains(offset) else {
        let (least, most) = (range.lowerBound.formatted(.upTo(1)), range.upperBound.formatted(.upTo(1)))
        ui.refusal = "\(offset.formatted(.upTo(1))) pt is not in \(least)...\(most), as far as this scene scrolls."
        return []
      }
      // An offset past an end is held, so that it can be looked at.
      return [.put(offset: offset)]
    case .asked: ui.openMenu(.offsetMenu, isAsked: true)
    case nil: break
    }
    return []
  }

  private func value(of text: String) -> Double? {
    let pixel = 1 / max(0.01, shown.scene.device.scale)
    return NumberExpression.value(text, unit: Self.unit, current: offset, other: ("px", pixel))
  }

  /// The offsets that matter, by name.
  private func menu(_ box: Rect, _ ui: inout WindowUI) -> [Intent] {
    guard ui.input.menu?.id == .offsetMenu else { return [] }
    let landmarks = Array(shown.landmarks.prefix(16))
    let chosen = landmarks.firstIndex { ($0.offset - offset).magnitude < 0.05 }
    let menu = Menu<ControlID>(
      .offsetMenu, landmarks.map(\.name), keys: landmarks.map { "\($0.offset.formatted(.upTo(1))) pt" },
      chosen: chosen)
    guard let choice = menu.show(at: box.origin, width: 180, &ui) else { return [] }
    return [.put(offset: landmarks[choice].offset)]
  }

  /// What a screen reader is told.
  var item: AccessibleItem {
    var item = AccessibleItem(.slider, "Offset", words: "\(offset.formatted(.whole)) points", help: Self.tip)
    item.amount = AccessibleItem.Number(min(max(offset, range.lowerBound), range.upperBound), in: range, step: 1)
    return item
  }
}

import Boundary
import Geometry
import StudioKit

extension Panel {
  /// When the panel will look different by itself, because a tooltip is due; nil where none is.
  public var dueTime: Double? { isShown && !layout.showsTip ? input.tipTime : nil }

  /// The control that is pointed at shows its tooltip after a while: it is the one under the pointer, or the one that
  /// keys have gone to since the pointer moved.
  func noteTip(_ row: Rect, _ control: String, _ tip: String) {
    guard menu == nil, row.overlaps(layout.frame) else { return }
    if input.isByKeys ? focus == control : isUnderPointer(row) { layout.pointed = (control, tip, row) }
  }

  func isUnderPointer(_ rect: Rect) -> Bool {
    input.pointer.map { rect.contains($0) && layout.frame.contains($0) } ?? false
  }

  func noteRest(at time: Double) {
    if input.isGripped { input.used = layout.pointed?.path }
    if input.used != layout.pointed?.path { input.used = nil }
    guard let pointed = layout.pointed, !pointed.tip.isEmpty, input.used == nil else {
      input.resting = nil
      return
    }
    if input.resting?.path != pointed.path { input.resting = (pointed.path, time) }
  }

  func drawTip(_ tip: String, under row: Rect) {
    let frame = layout.frame
    let width = layout.width - 20
    let height = pen.height(ofParagraph: tip, width: width) + 14
    var box = Rect(x: layout.left, y: row.maxY + 2, width: layout.width, height: height)
    if box.maxY > frame.maxY - 4 { box.y = row.y - height - 2 }
    pen.fill(box.moved(y: 2), radius: 6, Color.black.opacity(0.35))
    pen.fill(box, radius: 6, Theme.raised)
    pen.paragraph(tip, at: Point(x: box.x + 10, y: box.y + 7), width: width, .small, Theme.text)
  }
}

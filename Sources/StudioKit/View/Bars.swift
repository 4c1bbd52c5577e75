import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import Text

/// The strips above and below the stage.
struct Bars {
  let layout: StudioLayout
  let stage: Stage

  /// What the hint and the name of a tapped layer take at most, in points. Where there is no room for both, the tap
  /// is told.
  private static let hintRoom = 240.0
  private static let tapRoom = 170.0
}

extension Bars {
  /// The strip above the stage: the scene, the device, the physics.
  func drawTop(title: String, using words: inout BarWordsCache, into list: inout DrawList) {
    let bar = layout.bar
    guard bar.height > 0 else { return }
    list.append(.fill(bar, Theme.panel))
    list.append(.fill(Rect(x: 0, y: bar.maxY - 1, width: bar.width, height: 1), Theme.hairline))
    words.update(stage.shown.scene, zoom: layout.zoom)
    let third = (bar.width - 4 * Theme.step) / 3
    let left = Rect(x: 2 * Theme.step, y: 0, width: third, height: bar.height)
    list.append(.text(title, box: left, style: Theme.title))
    var middle = Theme.quiet
    middle.alignment = .center
    list.append(.text(words.device, box: left.moved(x: third), style: middle))
    var right = Theme.quiet
    right.alignment = .trailing
    list.append(.text(words.scrolling, box: left.moved(x: 2 * third), style: right))
  }

  /// The quiet strip below: where the content is and how fast it moves.
  func drawFooter(at time: Double, into list: inout DrawList) {
    let footer = layout.footer
    guard footer.height > 0 else { return }
    list.append(.fill(footer, Theme.panel))
    list.append(.fill(Rect(x: 0, y: footer.y, width: footer.width, height: 1), Theme.hairline))
    let (shown, moment) = (stage.shown, stage.moment(time))
    let margin = 2 * Theme.step
    var place = Rect(x: margin, y: footer.y, width: 0, height: footer.height)
    drawNumber("offset", shown.offset(at: moment).formatted(.fixed(1)), "pt", wide: 64, at: &place, into: &list)
    // Under a finger that rests nothing moves, and nothing is drawn that could say so.
    let velocity = shown.isHeld ? 0 : shown.velocity(at: moment)
    if footer.width >= 320 {
      drawNumber("v", velocity.formatted(.whole), "pt/s", wide: 40, at: &place, into: &list)
    }
    let free = Rect(x: place.x, y: footer.y, width: footer.maxX - margin - place.x, height: footer.height)
    let tapped = shown.tappedLayer(at: moment)
    if let tapped, free.width >= Self.tapRoom {
      draw(tapped, share: shown.tapShare(at: moment), in: free, into: &list)
    }
    guard free.width >= Self.hintRoom + (tapped == nil ? 0 : Self.tapRoom) else { return }
    var hint = Theme.small
    hint.alignment = .trailing
    list.append(.text(hintText, box: free, style: hint))
  }

  /// - Parameter share: How much of the tap's light is left.
  private func draw(_ tapped: LayerID, share: Double, in free: Rect, into list: inout DrawList) {
    var style = Theme.small
    style.color = Theme.accent.opacity(min(1, share * 2))
    var box = free
    box.width = min(box.width, Self.tapRoom)
    list.append(.text(TapWords.of(tapped), box: box, style: style))
  }

  /// A number with its name before it and its unit behind it. The digits keep their places while they change.
  private func drawNumber(
    _ name: String, _ number: String, _ unit: String, wide: Double, at place: inout Rect, into list: inout DrawList
  ) {
    let nameWidth = Double(name.count) * 6 + 6
    place.width = nameWidth
    list.append(.text(name, box: place, style: Theme.small))
    place.x += nameWidth
    place.width = wide
    var digits = Theme.number
    digits.alignment = .trailing
    digits.color = Theme.text
    list.append(.text(number, box: place, style: digits))
    place.x += wide + 5
    place.width = 40
    list.append(.text(unit, box: place, style: Theme.small))
    place.x += 52
  }

  private var hintText: String {
    if stage.shown.isStill { return "without the effect" }
    if let loop = stage.loop {
      return loop.showsEffect ? "showing the effect   Space stops" : "playing the last gesture   Space stops"
    }
    return "Space plays a gesture   F1 keys"
  }
}

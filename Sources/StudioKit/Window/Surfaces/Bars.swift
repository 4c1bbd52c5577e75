import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit

/// The strips above and below the stage.
struct Bars {
  let layout: StudioLayout
  let stage: Stage
  let theme: Theme

  /// Width of the tapped layer's name, in points.
  private static let tapRoom = 170.0
}

extension Bars {
  /// Draws the strip above the stage, without its tools.
  func drawTop(into list: inout DrawList) {
    let bar = layout.bar
    guard bar.height > 0 else { return }
    list.append(.fill(bar, theme.panel))
    list.append(.fill(Rect(x: 0, y: bar.maxY - 1, width: bar.width, height: 1), theme.hairline))
  }

  /// Draws the comparison's strip over the stage, without its tools.
  func drawComparison(into list: inout DrawList) {
    let strip = layout.comparison
    guard !strip.isEmpty else { return }
    list.append(.fill(strip, theme.panel))
    list.append(.fill(Rect(x: strip.x, y: strip.maxY - 1, width: strip.width, height: 1), theme.hairline))
  }

  /// Draws the strip below, without its tools.
  func drawFooter(into list: inout DrawList) {
    let footer = layout.footer
    guard footer.height > 0 else { return }
    list.append(.fill(footer, theme.panel))
    list.append(.fill(Rect(x: 0, y: footer.y, width: footer.width, height: 1), theme.hairline))
  }

  /// Draws the digits of the content's offset, and its velocity.
  ///
  /// - Parameter unit: Width of the unit behind the offset, which is drawn with its control. Nil while it is typed.
  func drawNumbers(at time: Double, unit: Double?, into list: inout DrawList) {
    let footer = layout.footer
    guard footer.height > 0 else { return }
    let (shown, moment) = (stage.shown, stage.moment(time))
    if let unit {
      var box = layout.offset
      box.width -= 8 + unit
      list.append(.text(shown.offset(at: moment).formatted(.fixed(1)), box: box, style: digits))
    }
    var place = Rect(x: layout.offset.maxX + Theme.step, y: footer.y, width: 0, height: footer.height)
    // Under a resting finger nothing moves, so no frame would update a velocity.
    let velocity = shown.isHeld ? 0 : shown.velocity(at: moment)
    if layout.hasVelocity {
      drawNumber("Speed", velocity.formatted(.whole), "pt/s", wide: 46, at: &place, into: &list)
    }
    let free = Rect(x: place.x, y: footer.y, width: layout.tools.x - place.x, height: footer.height)
    if let tapped = shown.tappedLayer(at: moment), free.width >= Self.tapRoom {
      draw(tapped, share: shown.tapShare(at: moment), in: free, into: &list)
    }
  }

  private var digits: TextStyle {
    var digits = theme.number
    digits.alignment = .trailing
    digits.color = theme.text
    return digits
  }

  /// - Parameter share: Remaining highlight of the tap.
  private func draw(_ tapped: LayerID, share: Double, in free: Rect, into list: inout DrawList) {
    var style = theme.small
    style.color = theme.accent.opacity(min(1, share * 2))
    var box = free
    box.width = min(box.width, Self.tapRoom)
    list.append(.text("Tapped \(LayerName(tapped).words)", box: box, style: style))
  }

  /// Draws a number with its name and unit. The digits keep their places while they change.
  private func drawNumber(
    _ name: String, _ number: String, _ unit: String, wide: Double, at place: inout Rect, into list: inout DrawList
  ) {
    let nameWidth = Double(name.count) * 6 + 6
    place.width = nameWidth
    list.append(.text(name, box: place, style: theme.small))
    place.x += nameWidth
    place.width = wide
    list.append(.text(number, box: place, style: digits))
    place.x += wide + 5
    place.width = 40
    list.append(.text(unit, box: place, style: theme.small))
    place.x += 52
  }
}

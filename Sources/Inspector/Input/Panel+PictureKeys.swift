import Boundary
import Documents
import StudioKit

extension Panel {
  /// Keys on a picture: arrows go to its neighbours and with Alt take it along, Delete takes it out.
  func press(
    _ key: Key, _ modifiers: Modifiers, onPicture index: Int, _ studio: inout Studio, at time: Double
  ) -> Bool {
    let last = studio.document.scene.content.images.count - 1
    let target: Int
    switch key {
    case .left: target = index - 1
    case .right: target = index + 1
    case .up: target = index - PictureGrid.columns
    case .down: target = index + PictureGrid.columns
    case .home: target = 0
    case .end: target = last
    case .delete, .backspace:
      studio.edit(at: time) { $0.apply(.removePicture(index)) }
      focus = last > 0 ? "picture.\(min(index, last - 1))" : "add-pictures"
      reveal(&studio, at: time)
      return true
    default: return false
    }
    guard (0...max(0, last)).contains(target), target != index else { return true }
    if modifiers.contains(.alt) { studio.edit(at: time) { $0.apply(.movePicture(index, to: target)) } }
    input.isByKeys = true
    focus = "picture.\(target)"
    // Only then is it known where it lies.
    touch()
    settle(&studio, at: time)
    reveal(&studio, at: time)
    return true
  }

  /// Keys on the page's picture.
  func pressOnPage(_ key: Key, _ studio: inout Studio, at time: Double) -> Bool {
    guard key == .delete || key == .backspace else { return false }
    studio.edit(at: time) { $0.apply(.removePage) }
    focus = "choose-page"
    reveal(&studio, at: time)
    return true
  }
}

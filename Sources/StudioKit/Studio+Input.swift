import Boundary
import Documents
import Geometry
import PreviewKit

extension Studio {
  /// What a person did, in points of the window.
  public mutating func handle(_ event: InputEvent, at time: Double) {
    if handleSheet(event, at: time) { return }
    switch event {
    case .down(let point): press(point, at: time)
    case .move(let point):
      if grip == .stage { touchStage(.move(layout.scenePoint(point)), at: time) }
    case .up(let point): release(point, at: time)
    case .cancel:
      if grip == .stage { touchStage(.cancel, at: time) }
      grip = .nothing
    case .hover(let point): hover(point, at: time)
    case .wheel(let dx, let dy, let point):
      if isOverStage(point) { touchStage(.wheel(dx: dx, dy: dy, at: nil), at: time) }
    case .touchpad(let dx, let dy, let point):
      if isOverStage(point) { touchStage(.touchpad(dx: dx, dy: dy, at: nil), at: time) }
    case .keyDown(let key, let modifiers, let isRepeat):
      press(key, modifiers, isRepeat: isRepeat, at: time)
    // Which keys make a question mark depends on the keyboard.
    case .text("?"): switches.showsKeys.toggle()
    case .keyUp(.letter("p"), _): setStill(false, at: time)
    case .resize(let size, let scale):
      window = size
      revision += 1
      self.scale = scale
      face.forgetAll()
    case .drop(let path, _): askToOpen(path)
    case .close: askToQuit(at: time)
    case .focus(false): setStill(false, at: time)
    default: break
    }
  }

  private mutating func press(_ point: Point, at time: Double) {
    if switches.showsKeys {
      switches.showsKeys = false
      return
    }
    if let frame = meterFrame(layout), frame.contains(point) { return pressMeter(point, frame) }
    if let index = layout.thumbnail(at: point) {
      grip = .gallery(index)
    } else if layout.screen.contains(point) {
      grip = .stage
      touchStage(.down(layout.scenePoint(point)), at: time)
    }
  }

  private mutating func release(_ point: Point?, at time: Double) {
    switch grip {
    case .stage: touchStage(.up(point.map(layout.scenePoint)), at: time)
    case .gallery(let index):
      if let point, layout.thumbnail(at: point) == index { select(index, at: time) }
    case .nothing: break
    }
    grip = .nothing
  }

  private mutating func hover(_ point: Point?, at time: Double) {
    let index = point.flatMap { layout.thumbnail(at: $0) }
    guard index != hovered?.scene else { return }
    hovered = index.map { Hover(scene: $0, since: time) }
  }

  /// Whether a wheel turns the stage there: not under the list of keys.
  private func isOverStage(_ point: Point?) -> Bool {
    !switches.showsKeys && point.map { layout.stage.contains($0) } ?? !switches.showsKeys
  }

  /// The hand on the stage: it ends a loop where the content is, and goes onto the tape.
  private mutating func touchStage(_ event: InputEvent, at time: Double) {
    stopLoop(at: time)
    deck.record(event, of: preview, at: time)
    preview.handle(event, at: time)
  }
}

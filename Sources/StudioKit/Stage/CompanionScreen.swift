import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// A screen beside the main one, with another setting or device. It follows the same input and gesture, and shows the
/// same moment.
struct CompanionScreen: Sendable {
  /// The scene scrolled by hand.
  private var preview: Preview
  private var touch: MappedTouch
  /// The gesture on the timeline. Nil if there is none.
  private var loop: LoopedGesture?
  private var position = 0.0

  /// - Parameter main: The scene on the main screen, from whose state this one starts.
  init(_ subject: PicturedScene, beside main: Preview, at time: Double) {
    preview = main
    touch = MappedTouch(from: main.scene.device.size, to: subject.scene.device.size)
    edit(subject, beside: main, at: time)
  }
}

extension CompanionScreen {
  /// Replaces the scene, or its parameters.
  mutating func edit(_ subject: PicturedScene, beside main: Preview, at time: Double) {
    preview.edit(subject.scene, pictures: subject.pictures, at: time)
    preview.setStill(subject.isStill || main.isStill, at: time)
    let (size, own) = (main.scene.device.size, subject.scene.device.size)
    if touch != MappedTouch(from: size, to: own), !main.isHeld { touch = MappedTouch(from: size, to: own) }
  }

  /// Takes over the gesture on the timeline.
  mutating func play(_ playback: Playback) {
    let start = Preview(preview.scene, pictures: preview.pictures, isStill: preview.isStill)
    loop = LoopedGesture(
      playback.tape.mapped(from: playback.start, to: start), from: start, as: playback.situation, turn: playback.turn)
  }

  /// Moves to a moment of the gesture, in seconds into its loop.
  mutating func seek(to position: Double) {
    self.position = position
    loop?.seek(to: position)
  }
}

/// Input, which happens on the main screen.
extension CompanionScreen {
  mutating func handle(_ event: InputEvent, at time: Double) { preview.handle(touch.map(event), at: time) }

  /// Follows a key's move of the main screen: to its own end, or by the same distance.
  mutating func glide(to offset: Double, of main: Preview, at time: Double) {
    let (bounds, own) = (main.extent.bounds, preview.extent.bounds)
    let target =
      offset == bounds.lowerBound
      ? own.lowerBound : offset == bounds.upperBound ? own.upperBound : min(max(own.lowerBound, offset), own.upperBound)
    preview.glide(to: target, frequency: StageHand.keyFrequency, at: time)
  }

  /// Moves the content to the main screen's offset, or equally far past its own edge, and holds it there.
  mutating func put(at offset: Double, of main: Preview, at time: Double) {
    let (bounds, own) = (main.extent.bounds, preview.extent.bounds)
    let target =
      offset < bounds.lowerBound
      ? own.lowerBound + offset - bounds.lowerBound
      : offset > bounds.upperBound
        ? own.upperBound + offset - bounds.upperBound : min(max(own.lowerBound, offset), own.upperBound)
    preview.jump(to: target, hold: true, at: time)
  }

  mutating func letGo(at time: Double) { if preview.isHeld { preview.letGo(at: time) } }

  /// Hands over from the gesture to input, at the content's present offset.
  mutating func takeOver(at time: Double) {
    guard let loop else { return }
    preview.jump(to: loop.preview.offset(at: loop.moment(at: position)), hold: true, at: time)
    preview.letGo(at: time)
  }
}

/// The picture on it.
extension CompanionScreen {
  /// - Parameter isPlayback: Whether the gesture drives the stage instead of input.
  func shown(isPlayback: Bool) -> Preview {
    if isPlayback, let loop { loop.preview } else { preview }
  }

  /// A moment on the displayed preview's clock.
  func moment(_ time: Double, isPlayback: Bool) -> Double {
    if isPlayback, let loop { loop.moment(at: position) } else { time }
  }

  /// The gesture as played in it.
  var run: TapeRun? { loop?.run }

  /// The position of the gesture's finger on this screen, while it is down.
  var finger: Point? { loop?.finger(at: position) }

  func isMoving(at time: Double) -> Bool { preview.isMoving(at: time) }

  func layers(at time: Double, isPlayback: Bool, into layers: inout [Layer], using earlier: inout [Layer]) {
    if isPlayback, let loop {
      loop.layers(at: position, into: &layers, using: &earlier)
    } else {
      preview.layers(at: time, into: &layers)
    }
  }
}

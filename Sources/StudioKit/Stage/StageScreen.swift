import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// A screen of the stage: a scene scrolled by hand, or by the stage's gesture. All screens follow the same
/// input and gesture, and show the same moment.
struct StageScreen: Sendable {
  /// The scene scrolled by hand.
  var preview: Preview
  /// Maps input on the main screen to this one.
  private var touch: MappedTouch
  /// Shown in place of the scene's layers.
  private(set) var film: BuiltFilm?
  /// The stage's gesture. Nil if there is none.
  var loop: LoopedGesture?

  /// Distance that an arrow key scrolls, in points.
  static let keyStep = 60.0
  /// Frequency of the spring that moves the content by keys.
  private static let keyFrequency = 14.0

  /// The main screen.
  init(_ scene: Scene, _ pictures: ScenePictures) {
    preview = Preview(scene, pictures: pictures)
    touch = MappedTouch(from: scene.device.size, to: scene.device.size)
  }

  /// A screen beside the main one, from whose state it starts.
  init(_ subject: PicturedScene, beside main: Preview) {
    preview = main
    touch = MappedTouch(from: main.scene.device.size, to: subject.scene.device.size)
  }
}

extension StageScreen {
  /// Shows the opening of a scene: automatic scrolling if it has any, otherwise a glide to rest within three seconds.
  mutating func open(at time: Double) {
    if preview.extent.autoplay > 0 { return preview.startAutoplay(at: time) }
    let bounds = preview.extent.bounds
    preview.jump(to: min(bounds.lowerBound + 240, bounds.upperBound), at: time)
    preview.glide(to: bounds.lowerBound, frequency: 4.4, at: time)
  }

  /// Replaces the scene beside the main one, or its parameters.
  mutating func edit(_ subject: PicturedScene, beside main: Preview, at time: Double) {
    film = subject.film
    preview.edit(subject.scene, pictures: subject.pictures, at: time)
    preview.setStill(subject.isStill || main.isStill, at: time)
    let way = MappedTouch(from: main.scene.device.size, to: subject.scene.device.size)
    if touch != way, !main.isHeld { touch = way }
  }

  /// The scene before any gesture.
  var start: Preview { Preview(preview.scene, pictures: preview.pictures, isStill: preview.isStill) }

  /// Plays the gesture that the main screen plays.
  mutating func play(_ tape: Tape, like main: LoopedGesture, from mainStart: Preview) {
    let start = start
    loop = LoopedGesture(
      tape.mapped(from: mainStart, to: start), from: start, as: main.run.situation, turn: main.turn)
  }
}

/// Input, which happens on the main screen.
extension StageScreen {
  mutating func handle(_ event: InputEvent, at time: Double) { preview.handle(touch.map(event), at: time) }

  /// The target offset of a key: arrows scroll by a row, Page keys by nine tenths of the screen, Home and End to the
  /// bounds. Nil for other keys.
  ///
  /// - Parameters:
  ///   - pace: The factor of the way.
  ///   - isGoing: Whether to add to a move in progress: three presses are three rows.
  func target(of key: Key, pace: Double, isGoing: Bool, at time: Double) -> Double? {
    let bounds = preview.extent.bounds
    let page = preview.setting.viewport.length(along: preview.extent.axis) * 0.9 * pace
    let start = preview.offset(at: isGoing ? preview.restTime ?? time : time)
    let next: Double
    switch key {
    case .up, .left: next = start - Self.keyStep * pace
    case .down, .right: next = start + Self.keyStep * pace
    case .pageUp: next = start - page
    case .pageDown: next = start + page
    case .home: next = bounds.lowerBound
    case .end: next = bounds.upperBound
    default: return nil
    }
    return min(max(next, bounds.lowerBound), bounds.upperBound)
  }

  /// Moves the content as requested by a key: to an offset of the main screen, or to its own end.
  ///
  /// - Parameter bounds: Those of the main screen.
  mutating func glide(to offset: Double, in bounds: ClosedRange<Double>, at time: Double) {
    let own = preview.extent.bounds
    let target =
      offset == bounds.lowerBound
      ? own.lowerBound
      : offset == bounds.upperBound ? own.upperBound : min(max(own.lowerBound, offset), own.upperBound)
    preview.glide(to: target, frequency: Self.keyFrequency, at: time)
  }

  /// Moves the content to an offset of the main screen, or equally far past its own edge, and holds it there.
  ///
  /// - Parameter bounds: Those of the main screen.
  mutating func put(at offset: Double, in bounds: ClosedRange<Double>, at time: Double) {
    let own = preview.extent.bounds
    let target =
      offset < bounds.lowerBound
      ? offset + (own.lowerBound - bounds.lowerBound)
      : offset > bounds.upperBound
        ? offset + (own.upperBound - bounds.upperBound) : min(max(own.lowerBound, offset), own.upperBound)
    preview.jump(to: target, hold: true, at: time)
  }

  mutating func letGo(at time: Double) { if preview.isHeld { preview.letGo(at: time) } }

  /// Hands over from the gesture to input, at the content's offset.
  ///
  /// - Parameter position: Seconds into the loop.
  mutating func takeOver(from position: Double, at time: Double) {
    guard loop != nil else { return }
    loop?.seek(to: position)
    if let loop { preview.jump(to: loop.preview.offset(at: loop.moment(at: position)), hold: true, at: time) }
    preview.letGo(at: time)
  }
}

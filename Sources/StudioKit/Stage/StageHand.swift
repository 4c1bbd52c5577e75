import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The scene scrolled by hand, with the recorded gestures and the opening animation.
struct StageHand: Sendable {
  var preview: Preview
  private var recorder = TapeRecorder()
  /// Whether a finger or the mouse is down on it.
  private(set) var isTouched = false
  /// Whether reduced motion is on.
  private var isCalm = false

  /// Distance that an arrow key scrolls, in points.
  static let keyStep = 60.0
  /// Frequency of the spring that moves the content by keys.
  static let keyFrequency = 14.0

  init(_ scene: Scene, _ pictures: ScenePictures) { preview = Preview(scene, pictures: pictures) }
}

extension StageHand {
  /// The last gesture made by hand. Nil if there is none.
  var tape: Tape? { recorder.tape }

  /// Begins with another scene and its opening: automatic scrolling if it has any, otherwise a glide to rest within
  /// three seconds.
  mutating func begin(_ scene: Scene, _ pictures: ScenePictures, at time: Double) {
    recorder = TapeRecorder()
    preview = Preview(scene, pictures: pictures)
    if isCalm { return }
    if preview.extent.autoplay > 0 { return preview.startAutoplay(at: time) }
    let bounds = preview.extent.bounds
    preview.jump(to: min(bounds.lowerBound + 240, bounds.upperBound), at: time)
    preview.glide(to: bounds.lowerBound, frequency: 4.4, at: time)
  }

  /// Sets reduced motion. Content already moving by hand continues.
  mutating func setCalm(_ isCalm: Bool, at time: Double) {
    guard isCalm != self.isCalm else { return }
    self.isCalm = isCalm
    guard isCalm, !isTouched, recorder.tape == nil, preview.isMoving(at: time) else { return }
    preview.jump(to: preview.extent.autoplay > 0 ? 0 : preview.extent.bounds.lowerBound, at: time)
  }

  /// Scrolls the content by an event, and records it.
  mutating func handle(_ event: InputEvent, at time: Double) {
    switch event {
    case .down: isTouched = true
    case .up, .cancel: isTouched = false
    default: break
    }
    recorder.record(event, of: preview, at: time)
    preview.handle(event, at: time)
  }

  /// The target offset of a key: arrows scroll by a row, Page keys by nine tenths of the screen, Home and End to the
  /// bounds. Nil for other keys.
  ///
  /// - Parameter isGoing: Whether to add to a move in progress: three presses are three rows.
  func target(of key: Key, isGoing: Bool, at time: Double) -> Double? {
    let bounds = preview.extent.bounds
    let page = preview.setting.viewport.length(along: preview.extent.axis) * 0.9
    let start = preview.offset(at: isGoing ? preview.restTime ?? time : time)
    let next: Double
    switch key {
    case .up, .left: next = start - Self.keyStep
    case .down, .right: next = start + Self.keyStep
    case .pageUp: next = start - page
    case .pageDown: next = start + page
    case .home: next = bounds.lowerBound
    case .end: next = bounds.upperBound
    default: return nil
    }
    return min(max(next, bounds.lowerBound), bounds.upperBound)
  }

  /// Moves the content as requested by a key. The next input begins another gesture.
  mutating func glide(to offset: Double, at time: Double) {
    recorder.endGesture()
    preview.glide(to: offset, frequency: Self.keyFrequency, at: time)
  }

  /// Moves the content and holds it until `letGo`. The next input begins another gesture.
  mutating func put(at offset: Double, at time: Double) {
    recorder.endGesture()
    preview.jump(to: offset, hold: true, at: time)
  }
}

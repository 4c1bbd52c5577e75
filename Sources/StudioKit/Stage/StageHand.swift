import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The scene under the hand, with the gestures that the hand has made and the opening before the first of them.
struct StageHand: Sendable {
  var preview: Preview
  private var recorder = TapeRecorder()
  /// The finger or the mouse is down on it.
  private(set) var isTouched = false
  /// Nothing moves by itself.
  private var isCalm = false

  /// How far an arrow scrolls, in points.
  static let keyStep = 60.0
  /// Of the spring that brings the content where a key sends it.
  static let keyFrequency = 14.0

  init(_ scene: Scene, _ pictures: ScenePictures) { preview = Preview(scene, pictures: pictures) }
}

extension StageHand {
  /// The hand's last gesture; nil: it has made none.
  var tape: Tape? { recorder.tape }

  /// Begins with another scene and its opening: content that plays by itself does, other content glides to its rest and
  /// is still within three seconds.
  mutating func begin(_ scene: Scene, _ pictures: ScenePictures, at time: Double) {
    recorder = TapeRecorder()
    preview = Preview(scene, pictures: pictures)
    if isCalm { return }
    if preview.extent.autoplay > 0 { return preview.startAutoplay(at: time) }
    let bounds = preview.extent.bounds
    preview.jump(to: min(bounds.lowerBound + 240, bounds.upperBound), at: time)
    preview.glide(to: bounds.lowerBound, frequency: 4.4, at: time)
  }

  /// Lets nothing move by itself from now on, or lets it again. Content that a hand has sent on its way goes there.
  mutating func setCalm(_ isCalm: Bool, at time: Double) {
    guard isCalm != self.isCalm else { return }
    self.isCalm = isCalm
    guard isCalm, !isTouched, recorder.tape == nil, preview.isMoving(at: time) else { return }
    preview.jump(to: preview.extent.autoplay > 0 ? 0 : preview.extent.bounds.lowerBound, at: time)
  }

  /// Moves the content with the hand, and puts the event onto the tape.
  mutating func handle(_ event: InputEvent, at time: Double) {
    switch event {
    case .down: isTouched = true
    case .up, .cancel: isTouched = false
    default: break
    }
    recorder.record(event, of: preview, at: time)
    preview.handle(event, at: time)
  }

  /// Where a key sends the content: arrows by a row, pages by nine tenths of the screen, Home and End to the bounds;
  /// nil: the key sends it nowhere.
  ///
  /// - Parameter isGoing: A key goes on from where the content is going by itself: three presses are three rows.
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

  /// Sends the content where a key wants it. What the hand does next is another gesture.
  mutating func glide(to offset: Double, at time: Double) {
    recorder.endGesture()
    preview.glide(to: offset, frequency: Self.keyFrequency, at: time)
  }

  /// Puts the content somewhere and holds it there until `letGo`. What the hand does next is another gesture.
  mutating func put(at offset: Double, at time: Double) {
    recorder.endGesture()
    preview.jump(to: offset, hold: true, at: time)
  }
}

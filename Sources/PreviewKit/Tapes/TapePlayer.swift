import Documents
import Effects
import Geometry
import Parameters

/// Plays a tape into a preview. Moments may be requested repeatedly or skipped.
public struct TapePlayer: Sendable {
  private var cursor: TapeCursor
  public private(set) var preview: Preview

  /// - Parameter preview: The state at the beginning. Its offset becomes the tape's.
  public init(_ tape: Tape, into preview: Preview) {
    cursor = TapeCursor(tape)
    self.preview = preview
    if let from = tape.from { self.preview.jump(to: from, at: 0) }
  }
}

extension TapePlayer {
  public var tape: Tape { cursor.tape }

  /// Plays up to a time, in seconds from the start of the tape.
  ///
  /// - Returns: The `set` events that failed: unknown fields, or invalid values.
  @discardableResult
  public mutating func play(to time: Double) -> [FieldProblem] {
    var problems: [FieldProblem] = []
    while let event = cursor.takeEvent(by: time) { problems += perform(event) }
    preview.keepPast(by: time)
    return problems
  }

  /// Moves the content smoothly to an offset after the tape has ended.
  public mutating func glide(to offset: Double, frequency: Double, at time: Double) {
    preview.glide(to: offset, frequency: frequency, at: time)
  }

  /// Shows the scene with or without its effect, at the same offset.
  public mutating func setStill(_ isStill: Bool, at time: Double) { preview.setStill(isStill, at: time) }

  private mutating func perform(_ event: TapeEvent) -> [FieldProblem] {
    switch event.action {
    case .input(let input):
      preview.handle(input, at: event.time)
      return []
    case .offset(let offset):
      preview.steer(at: offset, to: cursor.nextOffset, at: event.time)
      return []
    case .resize(let size):
      var scene = preview.scene
      scene.device.width = size.width
      scene.device.height = size.height
      preview.edit(scene, pictures: preview.pictures, at: event.time)
      return []
    case .set(let path, let value):
      var scene = preview.scene
      let problems = scene.assign(value, to: path)
      if problems.isEmpty { preview.edit(scene, pictures: preview.pictures, at: event.time) }
      return problems
    }
  }
}

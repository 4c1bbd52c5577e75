import Boundary
import Documents
import PreviewKit

/// The screens beside the main one: the same gesture in other scenes, with captions.
struct CompanionScreens: Sendable {
  /// The scenes on them, and their texts.
  struct Content: Sendable {
    var subjects: [PicturedScene] = []
    /// The captions, the main one first.
    var captions: [ScreenCaption] = []
    /// The possible subjects of a comparison, and the current one.
    var choices: [SceneComparison.Other] = []
    var choice: SceneComparison.Other?
    /// Whether to find the largest difference between the main scene and the first of these.
    var isMeasured = false
    /// Whether the main screen comes after the others.
    var isMainLast = false
  }

  private(set) var content = Content()
  private(set) var screens: [CompanionScreen] = []
  /// The largest difference. Nil if it is not requested, or there is no gesture yet.
  private(set) var difference: LargestDifference?
  /// The largest difference as a sentence.
  private(set) var differenceWords = ""
}

extension CompanionScreens {
  /// Shows these scenes. Existing ones continue from their state.
  mutating func show(_ content: Content, beside main: Preview, _ playback: Playback?, at time: Double) {
    self.content = content
    if screens.count != content.subjects.count {
      screens = content.subjects.map { CompanionScreen($0, beside: main, at: time) }
    }
    edit(beside: main, playback, at: time)
  }

  /// Follows a change of the main scene, or of whether it shows its effect.
  mutating func edit(beside main: Preview, _ playback: Playback?, at time: Double) {
    for index in screens.indices { screens[index].edit(content.subjects[index], beside: main, at: time) }
    if let playback { play(playback, at: time) }
  }

  /// Takes over the gesture on the timeline.
  mutating func play(_ playback: Playback, at time: Double) {
    forEach { $0.play(playback) }
    seek(to: playback.position(at: time))
    difference = content.isMeasured ? screens.first?.run.map { LargestDifference(playback.run, $0) } : nil
    differenceWords = difference?.words ?? ""
  }

  mutating func seek(to position: Double) { forEach { $0.seek(to: position) } }

  /// Applies the same input to each.
  mutating func forEach(_ body: (inout CompanionScreen) -> Void) {
    for index in screens.indices { body(&screens[index]) }
  }

  func isMoving(at time: Double) -> Bool { screens.contains { $0.isMoving(at: time) } }
}

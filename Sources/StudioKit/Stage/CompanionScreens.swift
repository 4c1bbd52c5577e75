import Boundary
import Documents
import PreviewKit

/// The screens beside the main one: the same gesture in other scenes, each under a name.
struct CompanionScreens: Sendable {
  /// The scenes on them, and the words around them.
  struct Content: Sendable {
    var subjects: [PicturedScene] = []
    /// Under each screen, the main one first.
    var captions: [ScreenCaption] = []
    /// What the main scene can be compared with, and what it is compared with.
    var choices: [Comparison.Other] = []
    var choice: Comparison.Other?
    /// The largest difference between the main scene and the first of these is looked for.
    var isMeasured = false
    /// The main screen stands after the others.
    var isMainLast = false
  }

  private(set) var content = Content()
  private(set) var screens: [CompanionScreen] = []
  /// The largest difference; nil: it is not looked for, or there is no gesture yet.
  private(set) var difference: LargestDifference?
  /// The same as a sentence.
  private(set) var differenceWords = ""
}

extension CompanionScreens {
  /// Shows these scenes. Those that were there already go on where they are.
  mutating func show(_ content: Content, beside main: Preview, _ playback: Playback?, at time: Double) {
    self.content = content
    if screens.count != content.subjects.count {
      screens = content.subjects.map { CompanionScreen($0, beside: main, at: time) }
    }
    edit(beside: main, playback, at: time)
  }

  /// Follows the main scene, which has become another or is shown without its effect.
  mutating func edit(beside main: Preview, _ playback: Playback?, at time: Double) {
    for index in screens.indices { screens[index].edit(content.subjects[index], beside: main, at: time) }
    if let playback { play(playback, at: time) }
  }

  /// Takes over the gesture on the time line.
  mutating func play(_ playback: Playback, at time: Double) {
    forEach { $0.play(playback) }
    seek(to: playback.position(at: time))
    difference = content.isMeasured ? screens.first?.run.map { LargestDifference(playback.run, $0) } : nil
    differenceWords = difference?.words ?? ""
  }

  mutating func seek(to position: Double) { forEach { $0.seek(to: position) } }

  /// Does the same to each: one hand moves them all.
  mutating func forEach(_ body: (inout CompanionScreen) -> Void) {
    for index in screens.indices { body(&screens[index]) }
  }

  func isMoving(at time: Double) -> Bool { screens.contains { $0.isMoving(at: time) } }
}

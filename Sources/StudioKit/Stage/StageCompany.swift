import Boundary
import Documents
import PreviewKit

/// What is seen beside the scene on the stage: the same gesture in other scenes, each under a name.
struct StageCompany: Sendable {
  private(set) var twins: [StageTwin] = []
  private var subjects: [StageTwin.Subject] = []
  /// Whose screens they are, for the layout.
  private(set) var devices: [Device] = []
  /// What stands under each screen, that of the scene on the stage first.
  var captions: [ScreenCaption] = []
  /// What the scene on the stage can be compared with, and with what it is.
  private(set) var choices: [Comparison.Other] = []
  private(set) var choice: Comparison.Other?
  /// It is looked where the first differs most from the scene on the stage.
  var isMeasured = false
  /// Where that is; nil: nobody wants to know, or there is no gesture yet.
  private(set) var difference: LargestDifference?
  /// In a sentence.
  private(set) var differenceWords = ""
  /// The scene on the stage is shown after the others.
  var isMainLast = false
}

extension StageCompany {
  var isEmpty: Bool { twins.isEmpty }

  /// Takes over what the comparison says of a document.
  mutating func take(_ comparison: Comparison, of document: SceneDocument) {
    (choices, choice) = (Comparison.choices(document), comparison.other(in: document))
    isMainLast = comparison.isMainLast(document)
    isMeasured = comparison.arrangement == .difference
    captions = comparison.captions(document)
  }

  /// Shows these scenes. Those that were there already go on where they are.
  mutating func show(_ subjects: [StageTwin.Subject], beside main: Preview, _ playback: Playback?, at time: Double) {
    self.subjects = subjects
    devices = subjects.map(\.scene.device)
    if twins.count != subjects.count { twins = subjects.map { StageTwin($0, beside: main, at: time) } }
    edit(beside: main, playback, at: time)
  }

  /// The scene on the stage has become another, or is shown without its effect.
  mutating func edit(beside main: Preview, _ playback: Playback?, at time: Double) {
    for index in twins.indices { twins[index].edit(subjects[index], beside: main, at: time) }
    if let playback { play(playback, at: time) }
  }

  /// The gesture on the time line is this one from now on.
  mutating func play(_ playback: Playback, at time: Double) {
    for index in twins.indices { twins[index].play(playback) }
    seek(to: playback.position(at: time))
    difference = isMeasured ? twins.first?.run.map { LargestDifference(playback.run, $0) } : nil
    differenceWords = difference?.words ?? ""
  }

  mutating func seek(to position: Double) { for index in twins.indices { twins[index].seek(to: position) } }

  mutating func handle(_ event: InputEvent, at time: Double) {
    for index in twins.indices { twins[index].handle(event, at: time) }
  }

  mutating func glide(to offset: Double, of main: Preview, frequency: Double, at time: Double) {
    for index in twins.indices { twins[index].glide(to: offset, of: main, frequency: frequency, at: time) }
  }

  /// Puts all where the one on the stage is put and held, or lets go of them.
  mutating func put(at offset: Double, of main: Preview, at time: Double) {
    for index in twins.indices { twins[index].put(at: offset, of: main, at: time) }
  }

  mutating func letGo(at time: Double) { for index in twins.indices { twins[index].letGo(at: time) } }

  mutating func takeOver(at time: Double) { for index in twins.indices { twins[index].takeOver(at: time) } }

  func isMoving(at time: Double) -> Bool { twins.contains { $0.isMoving(at: time) } }
}

import Documents
import Effects
import Export
import Geometry
import PreviewKit

/// What a shot is drawn from: previews, and the tape as it plays in them.
extension Shot {
  /// - Parameter share: Of the device's pixels per point, where no other scale was asked for.
  func look(share: Double = 1) -> FrameLook {
    FrameLook(scale: scale ?? scene.scene.device.scale * share, isXRay: isXRay, hasBody: hasBody)
  }

  /// The companions before the gesture.
  func previews(with book: inout PictureBook) -> [Preview] {
    companions.map { companion in
      var preview = book.preview(of: companion.scene)
      preview.setStill(companion.isStill, at: 0)
      return preview
    }
  }

  /// The tape in the companions. A field that it sets and another scene does not have is left out there.
  func runs(_ tape: Tape, in preview: Preview, beside others: [Preview]) -> [TapeRun] {
    others.map { TapeRun(tape.carried(from: preview, to: $0), into: $0, as: situation) }
  }

  /// What a frame takes, in points.
  func room(_ look: FrameLook, for preview: Preview, beside others: [Preview]) -> Size {
    look.room(for: [preview.scene.device] + others.map(\.scene.device), way)
  }

  /// What moves a scene over time: the tape, or its effect's own gesture.
  func gesture(in preview: Preview) -> Tape {
    tape ?? Tape(preview.scene.effect.gesture(in: preview.setting), in: preview)
  }

  /// A tape as it plays in the scene. One that sets what cannot be set is wrong.
  static func run(_ tape: Tape, in preview: Preview, as situation: Situation? = nil) throws(Failure) -> TapeRun {
    let run = TapeRun(tape, into: preview, as: situation)
    guard run.problems.isEmpty else {
      throw Failure(.badData, lines: run.problems.map { "the tape sets \($0)" })
    }
    return run
  }
}

/// What a scene shows at a moment, to be drawn.
struct ScreenMoment {
  var layers: [Layer] = []
  var preview: Preview
  /// On the clock of the preview.
  var time: Double
  private var earlier: [Layer] = []

  init(_ preview: Preview, at time: Double = 0) {
    (self.preview, self.time) = (preview, time)
    preview.layers(at: time, into: &layers)
  }

  /// The moment to which a run was sought.
  init(_ run: TapeRun) {
    (preview, time) = (run.preview, run.shown)
    run.layers(into: &layers, using: &earlier)
  }
}

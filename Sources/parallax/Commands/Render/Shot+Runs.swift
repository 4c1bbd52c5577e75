import Documents
import Effects
import Geometry
import PreviewKit
import StudioKit

/// The sources of a shot: previews, and the tape played in them.
extension Shot {
  /// - Parameter share: Share of the device's pixels per point, unless another scale is requested.
  func look(share: Double = 1) -> FrameLook {
    FrameLook(
      scale: scale ?? scene.scene.device.scale * share, isXRay: isXRay, isDepth: isDepth, hasBody: hasBody,
      ground: ground)
  }

  /// The companions before the gesture.
  func previews(with registry: inout PictureRegistry) -> [Preview] {
    companions.map { companion in
      var preview = registry.preview(of: companion.scene)
      preview.setStill(companion.isStill, at: 0)
      return preview
    }
  }

  /// The tape in the companions. Events that set fields unknown to a companion are omitted.
  func runs(_ tape: Tape, in preview: Preview, beside others: [Preview]) -> [TapeRun] {
    others.map { TapeRun(tape.mapped(from: preview, to: $0), into: $0, as: situation) }
  }

  /// Size of a frame, in points.
  func room(_ look: FrameLook, for preview: Preview, beside others: [Preview]) -> Size {
    look.room(for: [preview.scene.device] + others.map(\.scene.device), way)
  }

  /// The motion of a scene: the tape, or its effect's own gesture.
  func gesture(in preview: Preview) -> Tape {
    tape ?? Tape(preview.scene.effect.demo(in: preview.setting).gesture, in: preview)
  }

  /// The tape played in the scene. Throws if it sets an invalid field.
  static func run(_ tape: Tape, in preview: Preview, as situation: Situation? = nil) throws(Failure) -> TapeRun {
    let run = TapeRun(tape, into: preview, as: situation)
    guard run.problems.isEmpty else {
      throw Failure(.badData, lines: run.problems.map { "the tape sets \($0)" })
    }
    return run
  }
}

/// A scene at a moment, ready to draw.
struct ScreenMoment {
  var layers: [Layer] = []
  var preview: Preview
  /// On the preview's clock.
  var time: Double
  private var earlier: [Layer] = []

  init(_ preview: Preview, at time: Double = 0) {
    (self.preview, self.time) = (preview, time)
    preview.layers(at: time, into: &layers)
  }

  /// The current moment of a run.
  init(_ run: TapeRun) {
    (preview, time) = (run.preview, run.shown)
    run.layers(into: &layers, using: &earlier)
  }
}

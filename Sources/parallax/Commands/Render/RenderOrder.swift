import Desktop
import Documents
import Effects
import Geometry
import PreviewKit
import SDLBackend
import Text

/// What `render` was asked for, whether it makes a picture of it or a film.
struct RenderOrder {
  let loaded: LoadedScene
  let renderer: CanvasOptions.Renderer
  /// The file of what moves the scene; nil: nobody named one.
  private let tapePath: String?
  let situation: Situation?
  /// What is seen beside the scene.
  let company: RenderCompany
  private let scale: Double?
  private let isXRay: Bool
  private let hasBody: Bool

  init(_ name: String, _ invocation: Invocation) throws(Failure) {
    scale = try invocation.scale()
    renderer = try invocation.renderer()
    isXRay = invocation.has("xray")
    hasBody = invocation.has("body")
    situation = try invocation["situation"].map(Self.situation)
    loaded = try LoadedScene(name, sets: invocation.all("set"))
    company = try RenderCompany(invocation, of: loaded)
    try InputFiles([loaded], others: [(invocation["tape"], "the tape")]).refuse(output: invocation["output"])
    tapePath = invocation["tape"]
  }

  private static func situation(_ name: String) throws(Failure) -> Situation {
    if let situation = Situation(rawValue: name) { return situation }
    let names = Situation.allCases.map(\.rawValue)
    throw Failure(
      .usage,
      "There is no situation \"\(name)\".\(NearestName.hint(to: name, among: names)) \(NearestName.choices(names))"
    )
  }
}

extension RenderOrder {
  /// - Parameter share: Of the device's pixels per point, where no other scale was asked for.
  func look(share: Double = 1) -> FrameLook {
    FrameLook(scale: scale ?? loaded.scene.device.scale * share, isXRay: isXRay, hasBody: hasBody)
  }

  /// What moves the scene; nil: nobody named a tape.
  func tape() throws(Failure) -> Tape? {
    try tapePath.map { (path) throws(Failure) in try TapeLoading.tape(at: path) }
  }

  var hasTape: Bool { tapePath != nil }

  /// The same tape in the scenes that are seen beside. What it sets and another scene does not have is left out there.
  func runs(_ tape: Tape, in preview: Preview, beside others: [Preview]) -> [TapeRun] {
    others.map { TapeRun(tape.carried(from: preview, to: $0), into: $0, as: situation) }
  }

  /// What a frame takes, in points.
  func room(_ look: FrameLook, for preview: Preview, beside others: [Preview]) -> Size {
    look.room(for: [preview.scene.device] + others.map(\.scene.device), company.way)
  }

  /// What moves a scene over time: a tape, or its effect's own gesture where none is named.
  func gesture(_ tape: Tape?, in preview: Preview) -> Tape {
    tape ?? Tape(preview.scene.effect.gesture(in: preview.setting), in: preview)
  }

  /// The tape as it plays in the scene, as the situation has it.
  func run(_ tape: Tape, in preview: Preview) throws(Failure) -> TapeRun {
    try Self.run(tape, in: preview, as: situation)
  }

  /// One that sets what cannot be set is wrong.
  static func run(_ tape: Tape, in preview: Preview, as situation: Situation? = nil) throws(Failure) -> TapeRun {
    let run = TapeRun(tape, into: preview, as: situation)
    guard run.problems.isEmpty else {
      throw Failure(.badData, lines: run.problems.map { "the tape sets \($0)" })
    }
    return run
  }
}

import Boundary
import Documents
import Foundation
import Geometry
import SDLBackend
import TestSupport
import Testing

@testable import StudioKit
@testable import parallax

/// What the frames cost in which parts of the window are on their way. `PARALLAX_STRIPS` names a folder for their
/// pictures, 40 ms apart: each change and back, and taken back in its middle.
@Suite(.serialized) struct TransitionTests {
  private nonisolated static let folder = ProcessInfo.processInfo.environment["PARALLAX_STRIPS"]

  private nonisolated struct Change: Sendable {
    let name: String
    let come: @MainActor (StudioStage) -> Void
    let leave: @MainActor (StudioStage) -> Void

    var isOfPanel: Bool { name == "section" || name == "physics" }

    init(
      _ name: String, _ come: @escaping @MainActor (StudioStage) -> Void,
      _ leave: @escaping @MainActor (StudioStage) -> Void
    ) {
      (self.name, self.come, self.leave) = (name, come, leave)
    }

    /// A command, and what takes it back.
    init(_ name: String, _ command: StudioKit.Command) {
      self.init(
        name, { $0.studio.perform(command, at: $0.time) }, { $0.studio.perform(command, at: $0.time) })
    }

    /// A sheet, which Escape closes.
    init(sheet name: String, _ command: StudioKit.Command) {
      self.init(
        name, { $0.studio.perform(command, at: $0.time) },
        { stage in
          stage.window.handle(.keyDown(.escape, [], isRepeat: false), at: stage.time)
          stage.window.handle(.keyUp(.escape, []), at: stage.time)
        })
    }
  }

  private nonisolated static let changes = [
    Change("compare", .compare), Change("devices", .screens), Change("curve", .curve), Change("meter", .meter),
    Change("timeline", .showGesture), Change(sheet: "keys", .keys), Change(sheet: "palette", .palette),
    Change(sheet: "hand-off", .handOff),
    Change(
      "section", { $0.studio.apply(.panel(.open(.effect, false)), at: $0.time) },
      { $0.studio.apply(.panel(.open(.effect, true)), at: $0.time) }),
    Change(
      "physics", { $0.studio.apply(.panel(.open(.physics, true)), at: $0.time) },
      { $0.studio.apply(.panel(.open(.physics, false)), at: $0.time) }),
    Change(
      "notice", { $0.studio.say("Wrote walks-in-the-city.mp4.", with: [.showInFolder("/tmp/a")], at: $0.time) },
      { $0.studio.view.notice = nil }),
  ]

  private func stage(moves: Bool = true) throws -> StudioStage {
    let stage = try StudioStage("map-crop", renderer: .software)
    stage.window.moves = moves
    try stage.play()
    stage.window.handle(.keyDown(.space, [], isRepeat: false), at: stage.time)
    stage.window.handle(.keyUp(.space, []), at: stage.time)
    return stage
  }

  /// The frames of a change, until it is over.
  private func film(_ name: String, of stage: StudioStage, every step: Double = 0.04, frames: Int = 6) throws {
    for frame in 0..<frames {
      if frame > 0 { stage.time += step }
      _ = try stage.frame()
      stage.frames.loader.loadAll()
      guard let folder = Self.folder else { continue }
      _ = try stage.frame()
      try stage.frames.canvas.readPixels().write(to: "\(folder)/\(name)-\(frame).png")
    }
  }

  @Test(.enabled(if: folder != nil, "pictures to look at"), arguments: changes.indices)
  func `pictures of each change`(_ index: Int) throws {
    let change = Self.changes[index]
    let stage = try stage()
    change.come(stage)
    try film("\(change.name)-1", of: stage)
    stage.time += 2
    _ = try stage.frame()
    change.leave(stage)
    try film("\(change.name)-2", of: stage)
    stage.time += 2
    _ = try stage.frame()
    change.come(stage)
    try film("\(change.name)-3", of: stage, frames: 3)
    change.leave(stage)
    try film("\(change.name)-4", of: stage, every: 0.02, frames: 4)
  }

  /// Allocations in each frame of a change, the first of which lays it out.
  private func allocations(_ change: @MainActor (StudioStage) -> Void, _ stage: StudioStage) throws -> [Int] {
    stage.time += 2
    _ = try stage.frame()
    change(stage)
    var counts: [Int] = []
    for _ in 0..<12 {
      counts.append(try stage.frame().allocations)
      stage.time += 1.0 / 60
    }
    return counts
  }

  /// One studio for all of them, as a person has it.
  @Test func `frames on the way ask for little memory`() throws {
    let stage = try stage()
    for change in Self.changes { try check(change, stage) }
  }

  private func check(_ change: Change, _ stage: StudioStage) throws {
    stage.time += 2
    let rest = try stage.frame().allocations
    // What is drawn for the first time is set and loaded then.
    for step in [change.come, change.leave] { _ = try allocations(step, stage) }
    let (come, leave) = (try allocations(change.come, stage), try allocations(change.leave, stage))
    stage.time += 2
    let after = try stage.frame().allocations
    #expect(after <= rest, "\(change.name): \(after), \(rest) before")
    // A section that unfolds runs its panel, with the others that are open; else only the first frame of a change does.
    let most = change.isOfPanel ? 2400 : 100
    let last = come.dropFirst() + leave.dropFirst()
    #expect(last.allSatisfy { $0 <= most }, "\(change.name): at rest \(rest), there \(come), back \(leave)")
  }
}

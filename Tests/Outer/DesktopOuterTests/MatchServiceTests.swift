import Desktop
import Documents
import Glibc
import OuterSupport
import StudioKit
import TestSupport
import Testing

/// The program itself as the process that compares films for the studio.
struct MatchServiceTests {
  /// The answers to an order up to the last one.
  private static func answers(
    to order: SceneOrder, of service: ProcessService<MatchAnswer>
  ) throws -> (build: FilmedBuild, notes: MatchNotes) {
    service.take(order)
    var (build, notes): (FilmedBuild?, MatchNotes?)
    var refusal: MatchAnswer?
    _ = eventually {
      for answer in service.collect() {
        switch answer {
        case .shown(let shown, order: order.number): build = shown
        case .found(let found, order: order.number): notes = found
        case .refused, .failed: refusal = answer
        case .progress, .shown, .found: break
        }
      }
      return notes != nil || refusal != nil
    }
    return (try #require(build, "\(String(describing: refusal))"), try #require(notes))
  }

  @Test func `a film is shown frame by frame, and compared with each state of the scene`() throws {
    try ScratchFolder.use { folder in
      let film = folder / "build.mp4"
      let rendered = try Program.run([
        "render", "map-crop", "--set", "parameters.ratio=0.6", "--scale", "0.6", "-o", film,
      ])
      #expect(rendered.code == 0, "\(rendered)")
      let service = ProcessService<MatchAnswer>(program: Program.path, waking: {})
      defer { service.stop() }
      var placed = PlacedScene(
        try #require(BuiltInScene.named("map-crop")), path: Repository.path("Resources/Scenes/map-crop.json"))
      var order = SceneOrder(placed, number: 7)
      order.film = FilmToMatch(film, folder: folder.path)
      let (build, notes) = try Self.answers(to: order, of: service)
      #expect(build.frames.count > 20 && build.frames.count <= 160)
      #expect(build.frames.allSatisfy { access($0.file, R_OK) == 0 })
      #expect(build.frames.first?.time == 0 && (build.frames.map(\.offset).max() ?? 0) > 100)
      #expect(notes.verdict.hasPrefix("It does not match"))
      let built = try #require(notes.faults.first?.built)
      #expect(built.path == "parameters.ratio" && notes.faults.first?.time != nil)

      #expect(placed.scene.assign(built.value, to: built.path).isEmpty)
      order = SceneOrder(placed, number: 8)
      order.film = FilmToMatch(film, folder: folder.path)
      let again = try Self.answers(to: order, of: service)
      #expect(again.build == build && again.notes.verdict.hasPrefix("It matches") && again.notes.faults.isEmpty)
    }
  }
}

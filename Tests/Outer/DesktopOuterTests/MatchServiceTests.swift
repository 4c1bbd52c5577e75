import Desktop
import Documents
import Glibc
import OuterSupport
import StudioKit
import TestSupport
import Testing

/// The program itself as the process that compares films for the studio.
struct MatchServiceTests {
  @Test func `a film is shown frame by frame, and then said to differ`() throws {
    try ScratchFolder.use { folder in
      let film = folder / "build.mp4"
      let rendered = try Program.run([
        "render", "map-crop", "--set", "parameters.ratio=0.6", "--scale", "0.6", "-o", film,
      ])
      #expect(rendered.code == 0, "\(rendered)")
      let service = ProcessService<MatchAnswer>(program: Program.path, waking: {})
      let path = Repository.path("Resources/Scenes/map-crop.json")
      var order = SceneOrder(PlacedScene(try #require(BuiltInScene.named("map-crop")), path: path), number: 7)
      order.film = FilmToMatch(film, folder: folder.path)
      service.take(order)
      var answers: [MatchAnswer] = []
      _ = eventually {
        answers += service.collect()
        return answers.contains { answer in
          switch answer {
          case .found, .refused, .failed: true
          case .progress, .shown: false
          }
        }
      }
      let builds = answers.compactMap { if case .shown(let build, order: 7) = $0 { build } else { nil } }
      let build = try #require(builds.first, "\(answers)")
      #expect(builds.count == 1 && build.frames.count > 20 && build.frames.count <= 160)
      #expect(build.frames.allSatisfy { access($0.file, R_OK) == 0 })
      #expect(build.frames.first?.time == 0 && (build.frames.map(\.offset).max() ?? 0) > 100)
      guard case .found(let notes, order: 7)? = answers.last else {
        Issue.record("\(answers)")
        return
      }
      #expect(notes.verdict.hasPrefix("It does not match"))
      #expect(notes.faults.first?.built?.path == "parameters.ratio" && notes.faults.first?.time != nil)
      service.stop()
    }
  }
}

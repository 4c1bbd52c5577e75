import Boundary
import Documents
import Effects
import PreviewKit
import Testing

@testable import StudioKit

struct RefusalTests {
  /// A map after a refused ratio.
  private func refused() throws -> Bench {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.focus = "parameters.ratio"
    bench.press(.right)
    bench.press(.enter)
    bench.type("9")
    bench.press(.enter)
    bench.look()
    #expect(bench.inspector.complaint?.message.contains("9") == true)
    return bench
  }

  @Test func `a refusal goes when the scene becomes another`() throws {
    var bench = try refused()
    bench.press(.letter("z"), .control)
    #expect(bench.inspector.complaint == nil, "after undo")
    bench = try refused()
    let albums = SceneDocument(name: "albums", scene: Scene(effect: AlbumStack()), pictures: ScenePictures(images: []))
    bench.studio.add(albums, at: bench.time)
    bench.look()
    #expect(bench.inspector.complaint == nil, "in another scene")
    bench = try refused()
    bench.press(.letter("`"))
    #expect(bench.inspector.complaint == nil, "in the other setting")
  }
}

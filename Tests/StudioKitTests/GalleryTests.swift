import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import Testing

@testable import StudioKit

/// The pictures at the side.
struct GalleryTests {
  @Test func `a thumbnail rests, moves under the pointer, and rests again`() {
    var stage = TestStudio()
    let rest = stage.frame()
    for index in TestStudio.names.indices {
      stage.handle(.hover(stage.thumbnail(index)))
      var seen: Set<DrawList> = []
      for _ in 0..<5 {
        stage.wait(0.3)
        seen.insert(stage.frame())
        #expect(stage.isMoving)
      }
      // A finger rests before it lifts.
      #expect(seen.count >= 4)
      stage.handle(.hover(nil))
      #expect(!stage.isMoving && difference(stage.frame(), rest).isEmpty)
    }
  }

  @Test func `a click shows the scene, and one that slips off does not`() {
    var stage = TestStudio()
    stage.handle(.down(stage.thumbnail(1)))
    stage.handle(.up(stage.thumbnail(2)))
    #expect(stage.studio.document.name == "map-crop")
    stage.handle(.down(stage.thumbnail(1)))
    stage.handle(.up(stage.thumbnail(1)))
    #expect(stage.studio.document.name == "header-stretch")
  }

  @Test func `a scene that is shown again begins anew`() {
    var stage = TestStudio("weather-menu")
    stage.press(.end)
    stage.wait(5)
    stage.press(.letter("1"))
    stage.press(.letter("6"))
    stage.wait(5)
    #expect(abs(stage.offset - stage.studio.stage.shown.extent.bounds.lowerBound) < 0.1)
  }

  @Test func `panels that are hidden under the pointer leave nothing moving`() {
    var stage = TestStudio()
    stage.handle(.hover(stage.thumbnail(1)))
    stage.press(.letter("h"))
    #expect(!stage.isMoving)
  }
}

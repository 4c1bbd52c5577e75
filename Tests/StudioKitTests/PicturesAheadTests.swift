import Boundary
import Effects
import Geometry
import PreviewKit
import Testing

@testable import StudioKit

/// Prefetching of pictures.
struct PicturesAheadTests {
  private func ahead(_ stage: inout TestStudio) -> [PicturesAhead.Picture] {
    var pictures: [PicturesAhead.Picture] = []
    stage.studio.picturesAhead(at: stage.time) { pictures.append(PicturesAhead.Picture(id: $0, size: $1)) }
    return pictures
  }

  @Test func `they are those that the stage shows one screen further on, in the size in which it will`() throws {
    var stage = TestStudio("map-crop")
    let told = ahead(&stage)
    let length = stage.studio.stage.shown.setting.viewport.height
    let offset = stage.offset + length
    stage.studio.stage.main.jump(to: offset, at: stage.time)
    var shown: [PictureID: Size] = [:]
    for case .picture(let quad) in stage.frame().commands where quad.frame.overlaps(stage.studio.layout.screen) {
      shown[quad.picture] = Size(
        width: quad.frame.width / quad.crop.width, height: quad.frame.height / quad.crop.height)
    }
    #expect(!told.isEmpty)
    for picture in told {
      let size = try #require(shown[picture.id])
      #expect(abs(size.width - picture.size.width) < 1e-6 && abs(size.height - picture.size.height) < 1e-6)
    }
  }

  @Test func `they are found anew after a quarter of a screen, and for another scene or window`() {
    var stage = TestStudio("map-crop")
    let first = ahead(&stage)
    #expect(ahead(&stage) == first)
    stage.studio.stage.main.jump(to: stage.offset + 3000, at: stage.time)
    let further = ahead(&stage)
    stage.handle(.resize(Size(width: 600, height: 500), scale: 1))
    let smaller = ahead(&stage)
    #expect(zip(smaller, further).allSatisfy { $0.size.width < $1.size.width })
    stage.press(.letter("4"))
    stage.wait(10)
    #expect(ahead(&stage) != smaller)
  }

  @Test(arguments: TestStudio.names) func `at either end it tells of what is there`(_ name: String) {
    var stage = TestStudio(name)
    let bounds = stage.studio.stage.shown.extent.bounds
    for offset in [bounds.lowerBound - 100, bounds.upperBound + 100] {
      stage.studio.stage.main.jump(to: offset, at: stage.time)
      for picture in ahead(&stage) { #expect(picture.size.width > 0 && picture.size.height > 0) }
    }
  }
}

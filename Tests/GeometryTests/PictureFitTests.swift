import Geometry
import TestSupport
import Testing

/// How a picture lies in a box of another shape.
@Suite struct PictureFitTests {
  @Test func `a picture is whole in its box, touches two of its sides, and its focus keeps its place`() throws {
    var random = SplitMix64(seed: 41)
    for _ in 0..<3000 {
      let aspect = random.number(0.1...10)
      let box = Size(width: random.number(1...2000), height: random.number(1...2000))
      let focus = Point(x: random.number(0...1), y: random.number(0...1))
      let fit = PictureFit(.contain, focus: focus)
      let (crop, size) = (fit.crop(aspect: aspect, box: box), fit.size(aspect: aspect, box: box))
      try #require(crop.x <= 0 && crop.y <= 0 && crop.maxX >= 1 - 1e-12 && crop.maxY >= 1 - 1e-12, "\(aspect) \(box)")
      try #require(crop.width == 1 || crop.height == 1)
      try #require(abs(size.width * crop.width - box.width) < 1e-6 && abs(size.aspect - aspect) < 1e-9 * aspect)
      let origin = Point(x: -crop.x * size.width, y: -crop.y * size.height)
      try #require(abs(origin.x + focus.x * size.width - focus.x * box.width) < 1e-6)
      try #require(abs(origin.y + focus.y * size.height - focus.y * box.height) < 1e-6)
      // The other way round it covers as much as this leaves free.
      let covering = PictureFit(focus: focus).size(aspect: aspect, box: box)
      try #require(covering.width >= size.width - 1e-9 && covering.height >= size.height - 1e-9)
    }
  }

  @Test(arguments: [0, -2, Double.nan, .infinity])
  func `a picture without a shape fills its box`(_ aspect: Double) {
    let box = Size(width: 3, height: 2)
    #expect(PictureFit(.contain).crop(aspect: aspect, box: box) == .unit)
    #expect(PictureFit(.contain).size(aspect: aspect, box: box) == box)
  }
}

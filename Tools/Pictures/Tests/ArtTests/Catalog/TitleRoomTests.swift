import Testing

@testable import Art

/// Titles are white, 18 points, 10 points from the left, and lie anywhere over the height as the row scrolls.
@Suite struct TitleRoomTests {
  @Test(arguments: Collection.weather.map(\.name))
  func `white letters on the left have a contrast of three to one`(name: String) throws {
    let artwork = try #require(Collection.artwork(named: name))
    let bitmap = artwork.painted(width: 60, height: 32)
    for y in 0..<bitmap.height {
      // The title's box, "Temperature" being the widest: the mean over it, as letters are wider than grain.
      var sum: Float = 0
      for x in 2..<18 {
        let pixel = bitmap.pixel(x, y)
        let light = Light(
          Transfer.decode(Float(pixel.red) / 255), Transfer.decode(Float(pixel.green) / 255),
          Transfer.decode(Float(pixel.blue) / 255))
        sum += light.luminance
      }
      let contrast = 1.05 / (sum / 16 + 0.05)
      #expect(contrast >= 3, "\(name), row \(y) of 32")
    }
  }
}

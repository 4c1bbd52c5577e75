import Geometry
import Testing

@testable import SDLBackend

/// A window on a display that is too small for it.
@Suite struct WindowPlaceTests {
  private let room = Rect(x: 0, y: 28, width: 1500, height: 972)

  @Test func `a window that fits stays as it is`() {
    #expect(CanvasWindow.place(of: Size(width: 1280, height: 820), in: room, scale: 1) == nil)
  }

  @Test func `a window at twice the scale keeps its title bar on the display`() throws {
    for scale in [1.0, 1.5, 2, 4] {
      let size = Size(width: 1280 * scale, height: 820 * scale)
      guard let place = CanvasWindow.place(of: size, in: room, scale: scale) else {
        #expect(scale == 1)
        continue
      }
      // The title bar and the borders are within the frame, below and right of its corner.
      let unit = min(scale, room.height / 400)
      #expect(place.y >= room.y && place.maxY + 44 * unit <= room.maxY, "\(scale)")
      #expect(place.x >= room.x && place.maxX + 8 * unit <= room.maxX, "\(scale)")
      #expect(place.width <= size.width && place.height <= size.height)
    }
  }

  @Test func `a display without room leaves a window of a pixel at least`() throws {
    let place = try #require(
      CanvasWindow.place(of: Size(width: 900, height: 600), in: Rect(x: 0, y: 0, width: 4, height: 4), scale: 2))
    #expect(place.width >= 1 && place.height >= 1)
  }
}

import Foundation
import Testing

@testable import Art

@Suite struct IconTests {
  private static let folder =
    URL(filePath: #filePath).pathComponents.dropLast(6).joined(separator: "/").dropFirst()
    + "/Resources/Icons"

  @Test func `the SVG file is what the shapes say`() throws {
    let text = try String(contentsOfFile: "\(Self.folder)/parallax.svg", encoding: .utf8)
    #expect(text == Icon().svg, "make pictures")
  }

  @Test func `there is a file for each size, and for no other`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: String(Self.folder))
    #expect(Set(names) == Set(Icon.sizes.map { "parallax-\($0).png" } + ["parallax.svg"]))
  }

  @Test(arguments: Icon.sizes)
  func `every size has clear corners, an opaque middle, and light above dark`(side: Int) {
    let icon = Icon.painted(side: side)
    #expect(icon.width == side && icon.height == side && icon.channels == 4)
    for (x, y) in [(0, 0), (side - 1, 0), (0, side - 1), (side - 1, side - 1)] { #expect(icon.opacity(x, y) == 0) }
    #expect(icon.opacity(side / 2, side / 2) == 255)
    let sun = icon.pixel(side * 80 / 128, side * 46 / 128)
    let ground = icon.pixel(side / 4, side * 110 / 128)
    #expect(sun.red > 240 && ground.red < 60, "\(sun) \(ground)")
  }
}

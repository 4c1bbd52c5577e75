import Boundary
import Decoding
import Foundation
import Images
import TestSupport
import Testing

@testable import SDLBackend

/// Pictures that are layers of a file, decoded in another process.
@Suite struct LayerPictureTests {
  private let folder: PictureFolder
  private let path: String

  init() throws {
    folder = try PictureFolder()
    path = try folder.write(TestOpenRaster.valley(), to: "valley.ora")
  }

  private func read(_ file: String, _ layer: String?, covering needed: PixelSize? = nil) throws -> LoadedPicture {
    try LoadedPicture.read(path: PictureAddress(file: file, layer: layer).text, covering: needed, by: .built)
  }

  private func color(_ picture: LoadedPicture, _ x: Int, _ y: Int) -> UInt32 {
    picture.bitmap.texels[y * picture.bitmap.size.width + x]
  }

  private func problem(_ file: String, _ layer: String?) -> String? {
    do {
      _ = try read(file, layer)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a layer is as large as the canvas, wherever it is on it`() throws {
    let near = try read(path, "Hills/Near")
    #expect(near.full == PixelSize(width: 60, height: 40) && near.bitmap.size == near.full && !near.isOpaque)
    #expect(color(near, 30, 35) == 0xFF00_5A00 && color(near, 30, 10) >> 24 == 0)
    #expect(try read(path, "Sky 0.1").isOpaque)
    let small = try read(path, "Hills", covering: PixelSize(width: 30, height: 1))
    #expect(small.bitmap.size == PixelSize(width: 30, height: 20) && small.full == near.full)
    #expect(color(small, 15, 17) == 0xFF00_5A00 && color(small, 15, 12) == 0xFF5A_785A)
  }

  @Test func `a file of layers without a layer's name is the whole picture`() throws {
    let whole = try read(path, nil)
    #expect(whole.isOpaque && color(whole, 45, 2) == 0xFFF4_B883)
  }

  @Test(.enabled(if: SharedLibrary.isThere("librsvg-2.so.2"), "librsvg2-2 is not installed"))
  func `a layer of a drawing is drawn by itself and at any size`() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><g id="back" opacity="0.5"><rect width="40"
      height="20" fill="#f00"/></g><g id="front" style="display:none"><rect x="20" width="20" height="20" fill="#00f"/>
      </g></svg>
      """
    let path = try folder.write(Array(drawing.utf8), to: "poster.svg")
    let front = try read(path, "front", covering: PixelSize(width: 400, height: 200))
    #expect(front.bitmap.size == PixelSize(width: 400, height: 200))
    #expect(color(front, 300, 100) == 0xFFFF_0000 && color(front, 100, 100) >> 24 == 0)
    #expect(color(try read(path, "back"), 5, 5) == 0xFF00_00FF)
  }

  @Test func `problems name the file and the layer`() throws {
    #expect(
      problem(path, "Hils")
        == "valley.ora, layer Hils: It has no layer \"Hils\". Did you mean Hills?")
    #expect(problem(folder.path + "/gone.ora", "A") == "gone.ora, layer A: There is no such file.")
    let text = try folder.write(Array("text".utf8), to: "text.ora")
    #expect(problem(text, "A")?.hasPrefix("text.ora, layer A: This is no file with layers") == true)
  }

  @Test func `a layer whose picture is damaged costs itself and no other`() throws {
    var bytes = TestOpenRaster.valley()
    // A byte of the pixels of the far hills.
    let name = Array("data/far.png".utf8)
    let places = bytes.indices.filter { bytes[$0...].starts(with: name) }
    // The first one is in the list of layers.
    let place = try #require(places.dropFirst().first)
    bytes[place + name.count + 60] ^= 0xFF
    let path = try folder.write(bytes, to: "damaged.ora")
    #expect(problem(path, "Hills/Far & wide")?.contains("The picture is damaged") == true)
    #expect(problem(path, "Hills")?.contains("The picture is damaged") == true)
    #expect(problem(path, "Hills/Near") == nil && problem(path, "Sky 0.1") == nil)
  }
}

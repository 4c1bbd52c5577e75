import Decoding
import Foundation
import Images
import TestSupport
import Testing

@testable import SDLBackend

/// Drawings rendered by the confined process. Requires librsvg.
@Suite(.enabled(if: SharedLibrary.isThere("librsvg-2.so.2"), "librsvg2-2 is not installed")) struct DrawingTests {
  let folder: PictureFolder

  init() throws { folder = try PictureFolder() }

  private func load(
    _ content: String, size: String = "width='16' height='8'", before: String = "", covering needed: PixelSize? = nil,
    longestSide: Int = .max, lane: PictureDecoder.Lane = .prompt
  ) throws -> LoadedPicture {
    let names = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
    let text = "\(before)<svg \(names) \(size)>\(content)</svg>"
    let path = try folder.write(Array(text.utf8), to: "drawing \(UUID()).svg")
    return try LoadedPicture.read(path: path, covering: needed, longestSide: longestSide, by: .built, lane: lane)
  }

  private static let quarters = """
    <rect width='16' height='8' fill='#f00'/><rect x='8' width='8' height='4' fill='#0f0'/>
    <rect y='4' width='8' height='4' fill='#00f'/><rect x='8' y='4' width='8' height='4' fill='#fff'/>
    """

  @Test(arguments: PictureDecoder.Lane.allCases)
  func `a drawing is as large as it says, or as it is needed`(_ lane: PictureDecoder.Lane) throws {
    let own = try load(Self.quarters, lane: lane)
    #expect(own.bitmap.size == PixelSize(width: 16, height: 8) && own.bitmap.quarters == "RGBW" && own.isOpaque)
    let large = try load(Self.quarters, covering: PixelSize(width: 1600, height: 1), lane: lane)
    #expect(large.bitmap.size == PixelSize(width: 1600, height: 800) && large.bitmap.quarters == "RGBW")
    // Every edge is sharp: there are only four colors.
    #expect(Set(large.bitmap.texels).count == 4)
    let small = try load(Self.quarters, covering: PixelSize(width: 4, height: 1), lane: lane)
    #expect(small.bitmap.size == PixelSize(width: 4, height: 2) && small.bitmap.quarters == "RGBW")
    // The full size is the maximum allowed.
    #expect(small.full == large.full && large.full.width > 10_000)
  }

  @Test func `no drawing is larger than the limits`() throws {
    let picture = try load(Self.quarters, covering: PixelSize(width: 1 << 20, height: 1), longestSide: 300)
    #expect(picture.bitmap.size == PixelSize(width: 300, height: 150) && picture.full.width == 300)
    #expect(throws: PictureProblem.self) { try load("", size: "width='100000' height='8'") }
  }

  @Test func `transparency is straight, and what cannot be seen takes its neighbors' color`() throws {
    let picture = try load("<rect width='8' height='8' fill='#f00' opacity='0.5'/>")
    #expect(!picture.isOpaque)
    #expect(picture.bitmap.texels[0] >> 24 == 128 && picture.bitmap.texels[0] & 0xFF_FFFF == 0x0000FF)
    #expect(picture.bitmap.texels[8] == 0x0000FF && picture.bitmap.texels[12] == 0)
  }

  @Test func `a box of other proportions lies in the middle, and one without fills its size`() throws {
    let boxed = try load("<rect width='4' height='4' fill='#00f'/>", size: "width='16' height='8' viewBox='0 0 4 4'")
    #expect(boxed.bitmap.texels[3] >> 24 == 0 && boxed.bitmap.texels[4] == 0xFFFF_0000)
    let sizeless = try load("<rect width='100%' height='100%' fill='#00f'/>", size: "")
    #expect(sizeless.bitmap.size == PixelSize(width: 300, height: 150) && sizeless.isOpaque)
  }

  @Test func `filters, letters and pictures inside are drawn by a process that opens nothing`() throws {
    let blurred = try load(
      "<filter id='f'><feGaussianBlur stdDeviation='3'/></filter><circle cx='8' cy='4' r='3' filter='url(#f)'/>")
    #expect(Set(blurred.bitmap.texels.map { $0 >> 24 }).count > 5)
    let inside = try Data(folder.bytes(of: Bitmap(2, 2) { _, _ in Bitmap.red }, as: "png")).base64EncodedString()
    let picture = try load(
      "<image width='16' height='8' preserveAspectRatio='none' xlink:href='data:image/png;base64,\(inside)'/>")
    #expect(picture.bitmap.texels[40] == Bitmap.red)
    for family in ["sans-serif", "serif", "monospace", "A Font That Nobody Has"] {
      let text = try load("<text font-family='\(family)' font-size='8' x='1' y='7'>Ag</text>")
      #expect(text.bitmap.texels.contains { $0 >> 24 > 200 }, "\(family)")
    }
  }

  @Test func `letters have their own shapes in one drawing after the other`() throws {
    for family in ["sans-serif", "serif", "monospace", "sans-serif", "Inter"] {
      let text = try load("<text font-family='\(family)' font-size='8' x='1' y='7'>.</text>")
      // A letter without a font is a box as high as the line.
      let rows = (0..<8).filter { row in (0..<16).contains { text.bitmap.texels[16 * row + $0] >> 24 > 40 } }
      #expect(!rows.isEmpty && rows.allSatisfy { $0 >= 5 }, "\(family) \(rows)")
    }
  }

  @Test func `where a process may have few files open, drawings are drawn all the same`() throws {
    let text = "<text font-size='8' x='1' y='7'>.</text><rect width='16' height='1' fill='#f00'/>"
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='8'>\(text)</svg>"
    let path = try folder.write(Array(drawing.utf8), to: "few.svg")
    for most in [40, 64, 256] {
      let start = "ulimit -n \(most) && exec '\(Program.path)' \(DecodingService.word) \"$@\""
      let decoder = PictureDecoder(program: "/bin/sh", words: ["sh", "-c", start, "sh"])
      let picture = try LoadedPicture.read(path: path, covering: nil, by: decoder)
      #expect(picture.bitmap.texels[0] == Bitmap.red && decoder.lostCount == 0, "\(most)")
    }
  }

  @Test func `nothing outside the file is read`() throws {
    // A red picture beside the drawing, which must not appear in it.
    let red = try folder.write(Bitmap(4, 4) { _, _ in Bitmap.red }, to: "red.png")
    let addresses = [red, "file://\(red)", "red.png", "http://127.0.0.1:9/red.png", "file:///etc/passwd"]
    for address in addresses {
      let attempts = [
        "<image width='16' height='8' xlink:href='\(address)'/>", "<image width='16' height='8' href='\(address)'/>",
        "<use xlink:href='\(address)#a'/>", "<style>@import url('\(address)');</style>",
      ]
      for attempt in attempts {
        let picture = try load(attempt)
        #expect(picture.bitmap.texels.allSatisfy { $0 == 0 }, "\(attempt)")
      }
    }
    let entity = "<!DOCTYPE svg [ <!ENTITY secret SYSTEM 'file:///etc/passwd'> ]>"
    let picture = try? load("<text y='7'>&secret;</text>", before: entity)
    #expect(picture?.bitmap.texels.allSatisfy { $0 == 0 } ?? true)
  }

  @Test func `drawings that mean harm cost themselves, and the next one is drawn`() throws {
    let laughs = (1...12).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }.joined()
    let bomb = "<!DOCTYPE svg [<!ENTITY l0 'ha'>\(laughs)]>"
    #expect(throws: PictureProblem.self) { try load("<text y='7'>&l12;</text>", before: bomb) }
    let deep = String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
    #expect(throws: PictureProblem.self) { try load(deep) }
    // An element that includes itself.
    _ = try? load("<g id='a'><use xlink:href='#a'/></g>")
    // Ten elements nested nine levels deep.
    let uses = (1...9).map { number in
      "<g id='u\(number)'>" + String(repeating: "<use xlink:href='#u\(number - 1)'/>", count: 10) + "</g>"
    }
    _ = try? load("<rect id='u0' width='1' height='1'/>" + uses.joined())
    #expect(throws: PictureProblem.self) { try load("<g></b>") }
    #expect(try load(Self.quarters).bitmap.quarters == "RGBW")
  }

  @Test func `without its library the sentence names the package`() throws {
    let decoder = PictureDecoder(
      program: Program.path,
      words: ["parallax", DecodingService.word, DecodingService.libraryWord + "libnowhere.so.1"])
    let path = try folder.write(Array("<svg width='1' height='1'/>".utf8), to: "a.svg")
    for _ in 0..<2 {
      #expect(throws: PictureProblem(path: path, reason: .noLibrary(.svg))) {
        try LoadedPicture.read(path: path, covering: nil, by: decoder)
      }
    }
    #expect(
      PictureProblem(path: path, reason: .noLibrary(.svg)).description
        == "a.svg: SVG drawings are drawn by librsvg. Install the package librsvg2-2, or export it as PNG.")
    // The child process reported it without crashing.
    #expect(decoder.lostCount == 0)
    // Other pictures do not need the library.
    let red = try folder.write(Bitmap(4, 4) { _, _ in Bitmap.red }, to: "red.png")
    #expect(try LoadedPicture.read(path: red, covering: nil, by: decoder).bitmap.texels[0] == Bitmap.red)
  }
}

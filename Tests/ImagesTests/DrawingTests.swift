import TestSupport
import Testing

@testable import Images

@Suite struct DrawingTests {
  private func header(_ text: String) throws(ImageHeaderProblem) -> ImageHeader {
    try ImageHeader.read(whole: Array(text.utf8))
  }

  @Test(
    arguments: [
      ("width='20' height='10'", 20, 10), ("width=\"20px\" height=\" 10 px \"", 20, 10),
      ("width='1in' height='25.4mm'", 96, 96),
      ("width='72pt' height='2.54cm'", 96, 96), ("width='1pc' height='1e1'", 16, 10),
      ("width='+.5e1' height='1.'", 5, 1),
      ("width='12.5' height='0.2'", 13, 1), ("viewBox='0 0 24 48'", 24, 48), ("viewBox='-5,-5 , 7.5,3'", 8, 3),
      ("width='100%' height='100%' viewBox='0 0 24 48'", 24, 48), ("width='48' viewBox='0 0 24 12'", 48, 24),
      ("height='48' viewBox='0 0 24 12'", 96, 48), ("width='4em' height='4ex' viewBox='0 0 3 2'", 3, 2), ("", 300, 150),
      ("width='50%'", 300, 150), ("width='10'", 10, 150), ("width='-1' height='nan'", 300, 150),
      ("width='inf' height='0x10'", 300, 150), ("viewBox='0 0 0 5'", 300, 150), ("viewBox='0 0 5'", 300, 150),
      ("viewBox='0 0 5 5 5'", 300, 150), ("viewBox='0 0 5px 5'", 300, 150), ("width='1e999' height='1'", 300, 1),
      ("data-width='5' WIDTH='5' width='7' width='9' title='a > b' height='8'", 7, 8),
      ("width='&w;' height='3'", 300, 3),
      ("width height='3' = 'x' disabled", 300, 3),
    ] as [(String, Int, Int)]) func `a drawing tells its size`(_ says: String, _ width: Int, _ height: Int) throws
  {
    let header = try header("<svg xmlns='http://www.w3.org/2000/svg' \(says)/>")
    #expect(header.format == .svg && header.width == width && header.height == height)
    #expect(header.isComplete == true && !header.isOpaque)
  }

  @Test(arguments: [
    "", "\u{FEFF}", " \r\n\t", "<?xml version='1.0' encoding=\"UTF-8\"?>\n", "<!-- <svg width='1'> -- > -->",
    "<?xml version='1.0'?><!-- a --><?style a='>'?><!-- b -->",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">",
    "<!DOCTYPE svg [ <!ENTITY a \"<svg width='1' ]>\"> <!-- ]> ' --> <!ENTITY b 'x'> ]>",
    "<!--" + String(repeating: "x", count: 3000) + "-->",
  ]) func `a drawing is known by its first element, whatever stands before it`(_ start: String) throws {
    for name in ["svg", "svg:svg"] {
      let bytes = Array("\(start)<\(name) width='20' height='10'></\(name)>".utf8)
      let header = try ImageHeader.read(whole: bytes)
      #expect(header.format == .svg && header.width == 20 && header.height == 10)
      // A prefix gives the same result, or asks for more.
      for count in 0..<bytes.count {
        do throws(ImageHeaderProblem) {
          let part = try ImageHeader.read(prefix: Array(bytes[..<count]), ofFileSize: bytes.count)
          #expect(part.width == 20 && part.height == 10 && part.isComplete == nil)
        } catch {
          guard case .needsMoreBytes(let more) = error else { throw error }
          #expect(more > count && more <= bytes.count)
        }
      }
    }
  }

  @Test func `a drawing that is cut off says so`() throws {
    #expect(throws: ImageHeaderProblem.truncated(.svg)) { try header("<svg width='20'") }
    #expect(throws: ImageHeaderProblem.truncated(.svg)) { try header("<svg width='20 height=5>") }
    #expect(try header("<svg width='20' height='10'><g>\n<pat").isComplete == false)
    #expect(try header("<svg width='20' height='10'></svg>\n<!-- end -->\n").isComplete == true)
  }

  @Test func `a size that cannot be shown is refused`() throws {
    #expect(throws: ImageHeaderProblem.damaged(.svg, "it has no width or no height")) {
      try header("<svg width='0' height='5'/>")
    }
    let large = try header("<svg width='1e300' height='1e300'/>")
    #expect(ImageLimits.standard.refusal(of: large)?.contains("the limit is 16384 per side") == true)
  }

  @Test func `a first element that does not come is waited for no longer than 64 KiB`() throws {
    let comment = "<!--" + String(repeating: "x", count: 70_000)
    #expect(throws: ImageHeaderProblem.notAPicture(.markup)) { try header(comment + "--><svg/>") }
    #expect(throws: ImageHeaderProblem.damaged(.svg, "its first element does not end within 65536 bytes")) {
      try header("<svg title='" + comment + "' width='1' height='1'/>")
    }
    for text in [comment + "--><svg/>", "<svg title='" + comment + "'/>"] {
      let bytes = Array(text.utf8)
      #expect(throws: ImageHeaderProblem.needsMoreBytes(atLeast: 1200)) {
        try ImageHeader.read(prefix: Array(bytes[..<600]), ofFileSize: bytes.count)
      }
    }
  }

  @Test func `a drawing may be as large as the limits, with its proportions`() throws {
    let limits = ImageLimits(pixels: 10_000, side: 400)
    #expect(try limits.largestDrawing(of: header("<svg width='20' height='20'/>")) == (100, 100))
    #expect(try limits.largestDrawing(of: header("<svg width='3' height='300'/>")) == (4, 400))
    #expect(try limits.largestDrawing(of: header("<svg width='1' height='9000'/>")) == (1, 400))
  }

  @Test func `drawings with some bytes changed never trap`() {
    let text =
      "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a 'b'>]><!-- c --><svg width='2in' viewBox='0 0 5 6.5e1'/>"
    var random = SplitMix64(seed: 8)
    for _ in 0..<20_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          Array("<>!-'\"[]? =e.%\0\u{7F}".utf8).randomElement(using: &random) ?? 0
      }
      let cut = Int.random(in: 0...bytes.count, using: &random)
      for (part, size) in [(bytes, bytes.count), (Array(bytes[..<cut]), bytes.count)] {
        do throws(ImageHeaderProblem) {
          let header = try ImageHeader.read(prefix: part, ofFileSize: size)
          #expect(header.width > 0 && header.height > 0)
        } catch {
          if case .needsMoreBytes(let count) = error { #expect(count > part.count && count <= size) }
        }
      }
    }
  }
}

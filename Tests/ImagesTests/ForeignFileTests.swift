import Testing

@testable import Images

@Suite struct ForeignFileTests {
  @Test(
    arguments: [
      ("II*\0", .tiff), ("MM\0*", .tiff), ("\0\0\0\u{18}ftypM4A ", .film),
      ("\0\0\0\u{18}ftypisom", .film), ("%PDF-1.7\n", .pdf), ("8BPS\0\u{1}", .photoshop), ("qoif\0\0", .qoi),
      ("PK\u{3}\u{4}", .archive),
      ("<svgs/>", .markup), ("<html><body><svg width='1' height='1'/>", .markup), ("<!-- <svg> -->", .markup),
      ("<!DOCTYPE html><html>", .markup),
      ("{ \"parallax\": 1 }", .text), ("BMW is a car, and no bitmap.", .text), ("GIF is a format", .text),
      ("Größe", .text), ("\0\0\u{1}\0", .icon),
      ("RIFF\u{1}\0\0\0WAVEfmt ", .unknown), ("\u{1}\u{2}\u{3}", .unknown), ("\0\0\0\u{C}JXL \r\n", .jpegXL),
    ] as [(String, ForeignFile)]) func `what is no picture is told by what it looks like`(
      _ text: String, _ file: ForeignFile
    )
  {
    #expect(throws: ImageHeaderProblem.notAPicture(file)) { try ImageHeader.read(whole: Array(text.utf8)) }
  }

  @Test func `no byte at all is a problem of its own`() {
    #expect(throws: ImageHeaderProblem.empty) { try ImageHeader.read(whole: []) }
    #expect(throws: ImageHeaderProblem.needsMoreBytes(atLeast: 512)) {
      try ImageHeader.read(prefix: [], ofFileSize: 1000)
    }
    #expect(throws: ImageHeaderProblem.needsMoreBytes(atLeast: 5)) { try ImageHeader.read(prefix: [], ofFileSize: 5) }
  }

  @Test func `a file size that is wrong does no harm`() throws {
    #expect(try ImageHeader.read(prefix: ImageBytes.png(3, 2), ofFileSize: -5).isComplete == true)
    #expect(
      try ImageHeader.read(prefix: ImageBytes.png(3, 2) + [UInt8](repeating: 0, count: 512), ofFileSize: .max).width
        == 3)
  }

  @Test func `every problem has a sentence and says what to do`() {
    let problems: [ImageHeaderProblem] =
      [
        .empty, .needsMoreBytes(atLeast: 9), .truncated(.webp), .damaged(.png, "it is odd"),
        .unsupported(.bmp, "it is odd"),
      ]
      + ForeignFile.allCases.map { .notAPicture($0) }
    for problem in problems { #expect(problem.message.hasSuffix(".") && problem.help.hasSuffix(".")) }
    #expect(ImageHeaderProblem.truncated(.webp).message == "The WebP file ends within its header.")
    #expect(
      ImageHeaderProblem.notAPicture(.tiff).description
        == "This is not a supported picture; it looks like a TIFF picture. Export it as PNG, JPEG or WebP.")
  }
}

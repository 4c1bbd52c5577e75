import Testing

@testable import Images

@Suite struct BrokenFileTests {
  private func problem(_ bytes: [UInt8]) -> ImageHeaderProblem? {
    do throws(ImageHeaderProblem) {
      _ = try ImageHeader.read(whole: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file cut off anywhere is truncated or incomplete, and never mistaken for another`() throws {
    for bytes in ImageBytes.samples {
      let whole = try ImageHeader.read(whole: bytes)
      #expect(whole.isComplete == true)
      for count in 2..<bytes.count {
        let cut = Array(bytes[..<count])
        if let problem = problem(cut) {
          #expect(problem == .truncated(whole.format), "\(whole.format) \(count)")
        } else {
          let header = try ImageHeader.read(whole: cut)
          #expect(header.isComplete == false, "\(whole.format) \(count)")
          #expect(header.storedWidth == whole.storedWidth && header.storedHeight == whole.storedHeight)
        }
      }
    }
  }

  @Test func `the beginning of a file says what the whole file says, or asks for more`() throws {
    for bytes in ImageBytes.samples.map({ $0 + [UInt8](repeating: 0, count: 600) }) {
      let whole = try ImageHeader.read(whole: bytes)
      var count = 0
      var rounds = 0
      while count <= bytes.count {
        do throws(ImageHeaderProblem) {
          var header = try ImageHeader.read(prefix: Array(bytes[..<count]), ofFileSize: bytes.count)
          if header.isComplete == nil { header.isComplete = whole.isComplete }
          if header.isAnimated == nil { header.isAnimated = whole.isAnimated }
          #expect(header == whole, "\(count)")
          count += 7
        } catch {
          guard case .needsMoreBytes(let more) = error else { throw error }
          #expect(more > count && more <= bytes.count)
          count = more
          rounds += 1
        }
      }
      #expect(rounds < 10)
    }
  }

  @Test func `a preview larger than the first read only costs a second one`() throws {
    let preview = ImageBytes.segment(0xE1, [UInt8](repeating: 1, count: 65000))
    let bytes =
      ImageBytes.jpeg(300, 200, before: [preview, preview, ImageBytes.exifSegment(6, isBig: true)])
      + [UInt8](repeating: 0, count: 4096)
    #expect(throws: ImageHeaderProblem.needsMoreBytes(atLeast: 131_072)) {
      try ImageHeader.read(prefix: Array(bytes[..<ImageHeader.usualPrefix]), ofFileSize: bytes.count)
    }
    #expect(try ImageHeader.read(prefix: Array(bytes[..<131_072]), ofFileSize: bytes.count).width == 200)
  }

  @Test func `sides of no length are damage`() {
    let files = [
      ImageBytes.png(0, 5), ImageBytes.png(5, 0), ImageBytes.jpeg(0, 5), ImageBytes.jpeg(5, 0), ImageBytes.gif(0, 5),
      ImageBytes.gif(5, 0),
      ImageBytes.bmp(0, 5), ImageBytes.bmp(5, 0), ImageBytes.bmp(-5, 5), ImageBytes.bmp(5, Int(Int32.min)),
      ImageBytes.riff(ImageBytes.lossyChunk(0, 5)),
      ImageBytes.riff(ImageBytes.lossyChunk(5, 0)), ImageBytes.png(0x8000_0000, 1),
    ]
    for file in files {
      guard case .damaged = problem(file) else {
        Issue.record("\(file)")
        continue
      }
    }
  }

  @Test func `headers that contradict themselves are damage`() {
    var wrongSum = ImageBytes.png(3, 2)
    wrongSum[16] = 1
    let noFrame: [UInt8] = [0xFF, 0xD8] + ImageBytes.segment(0xDA, [1, 1, 0, 0, 63, 0])
    let files = [
      wrongSum, ImageBytes.png(3, 2, depth: 3), ImageBytes.png(3, 2, depth: 16, color: 3),
      ImageBytes.png(3, 2, color: 5), noFrame,
      [0xFF, 0xD8, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0xFF],
      ImageBytes.riff(ImageBytes.riffChunk("ALPH", [1, 2, 3, 4, 5, 6, 7, 8])),
      ImageBytes.riff(ImageBytes.riffChunk("VP8L", [UInt8](repeating: 0, count: 10))), ImageBytes.bmp(3, 2, depth: 7),
      ImageBytes.bmp(3, 2, headerSize: 41 + 90),
    ]
    for file in files {
      guard case .damaged = problem(file) else {
        Issue.record("\(file) \(String(describing: problem(file)))")
        continue
      }
    }
  }

  @Test func `varieties that decoders refuse are told beforehand`() {
    let files = [
      ImageBytes.jpeg(3, 2, bits: 12), ImageBytes.jpeg(3, 2, marker: 0xC3), ImageBytes.jpeg(3, 2, marker: 0xC5),
      ImageBytes.bmp(3, 2, compression: 4),
    ]
    for file in files {
      guard case .unsupported = problem(file) else {
        Issue.record("\(file)")
        continue
      }
    }
  }

  @Test func `a picture that is a bomb tells its size, and is refused by it`() throws {
    let bomb = try ImageHeader.read(whole: ImageBytes.png(100_000, 100_000, depth: 1, color: 0))
    #expect(
      ImageLimits.standard.refusal(of: bomb)
        == "The picture is 100000 by 100000 pixels large; the limit is 16384 per side.")
    let wide = try ImageHeader.read(whole: ImageBytes.png(16_384, 4097))
    #expect(
      ImageLimits.standard.refusal(of: wide)
        == "The picture is 16384 by 4097 pixels large; the limit is 67108864 in total.")
    #expect(try ImageLimits.standard.refusal(of: ImageHeader.read(whole: ImageBytes.png(8192, 8192))) == nil)
    #expect(try ImageLimits.standard.refusal(of: ImageHeader.read(whole: ImageBytes.png(16_384, 1))) == nil)
    #expect(try ImageLimits.standard.refusal(of: ImageHeader.read(whole: ImageBytes.png(1, 16_385))) != nil)
    #expect(ImageLimits.standard.refusal(ofFileSize: 256 << 20) == nil)
    #expect(ImageLimits.standard.refusal(ofFileSize: 256 << 20 + 1) != nil)
    let absurd = ImageHeader(format: .png, storedWidth: .max, storedHeight: .max)
    #expect(absurd.pixelCount == .max && ImageLimits(side: .max).refusal(of: absurd) != nil)
  }
}

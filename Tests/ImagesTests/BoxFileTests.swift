import TestSupport
import Testing

@testable import Images

@Suite struct BoxFileTests {
  private static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    big32(content.count + 8) + Array(kind.utf8) + content
  }

  private static func big32(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func size(_ width: Int, _ height: Int) -> [UInt8] {
    box("ispe", [0, 0, 0, 0] + big32(width) + big32(height))
  }

  /// A file with a small picture before its primary one, which has the properties.
  private static func file(
    brand: String = "heic", others: [String] = ["mif1"], properties: [[UInt8]], start: [UInt8] = [],
    isWide: Bool = false
  ) -> [UInt8] {
    let places = (0..<properties.count).map { UInt8($0 + 2) }
    let own: [UInt8] = isWide ? places.flatMap { [0x80, $0] } : places.map { 0x80 | $0 }
    let lists: [UInt8] = [0, 1, 1] + (isWide ? [0, 1] : [1]) + [0, 2, UInt8(places.count)] + own
    let meta =
      box("hdlr", [UInt8](repeating: 0, count: 20)) + box("pitm", [0, 0, 0, 0, 0, 2])
      + box(
        "iprp",
        box("ipco", size(3, 2) + properties.flatMap(\.self))
          + box("ipma", [0, 0, 0, isWide ? 1 : 0] + big32(2) + lists))
    let names = Array(brand.utf8) + [0, 0, 0, 0] + others.flatMap { Array($0.utf8) }
    return box("ftyp", names) + start + box("meta", [0, 0, 0, 0] + meta) + box("mdat", [1, 2, 3])
  }

  @Test(
    arguments: [
      ("heic", [], .heic), ("heix", [], .heic), ("mif1", ["heic"], .heic), ("mif1", ["miaf", "avif"], .avif),
      ("avif", ["mif1"], .avif), ("avis", [], .avif), ("msf1", ["avis"], .avif), ("mif1", [], .heic),
    ] as [(String, [String], ImageFormat)])
  func `the primary picture tells the size`(_ brand: String, _ others: [String], _ format: ImageFormat) throws {
    for isWide in [false, true] {
      let bytes = Self.file(brand: brand, others: others, properties: [Self.size(390, 844)], isWide: isWide)
      let header = try ImageHeader.read(whole: bytes)
      #expect(header.format == format && header.width == 390 && header.height == 844)
      #expect(header.isComplete == true && header.orientation == .upright)
    }
  }

  @Test func `a picture that is turned has the size that it is seen in, and is not turned again`() throws {
    for turns in 0..<4 {
      let header = try ImageHeader.read(
        whole: Self.file(properties: [Self.size(390, 844), Self.box("irot", [UInt8(turns)])]))
      #expect(header.width == (turns % 2 == 1 ? 844 : 390) && header.orientation == .upright)
    }
  }

  @Test func `a picture that is cut and turned has the size that is left, in the order of both`() throws {
    let cut = Self.box("clap", [30, 1, 20, 1, 0, 1, 0, 1].flatMap(Self.big32))
    let turn = Self.box("irot", [1])
    for (properties, width, height) in [([cut], 30, 20), ([cut, turn], 20, 30), ([turn, cut], 30, 20)] {
      let header = try ImageHeader.read(whole: Self.file(properties: [Self.size(40, 40)] + properties))
      #expect(header.width == width && header.height == height)
    }
    // A crop that exceeds the picture or is not a fraction is ignored.
    for numbers in [[50, 1, 20, 1, 0, 1, 0, 1], [30, 0, 20, 1, 0, 1, 0, 1], [0, 1, 20, 1, 0, 1, 0, 1]] {
      let cut = Self.box("clap", numbers.flatMap(Self.big32))
      #expect(try ImageHeader.read(whole: Self.file(properties: [Self.size(40, 40), cut])).width == 40)
    }
  }

  @Test func `colors in numbers count where there is no profile, and those of a grid's first tile where it has none`() {
    let numbers = StillFile.colors(primaries: 12, transfer: 13, matrix: 6, isFull: true)
    let (profile, size) = (StillFile.profile([7, 8, 9]), StillFile.size(4, 4))
    func found(_ own: [[UInt8]], _ tile: [[UInt8]]) -> EmbeddedProfile? {
      let grid = StillFile.Item(
        id: 1, kind: "grid", data: StillFile.grid(rows: 1, columns: 1, width: 4, height: 4), properties: [size] + own)
      let items = [grid, StillFile.Item(id: 2, kind: "hvc1", properties: [size] + tile)]
      let file = StillFile(
        brands: ["heic"], items: items, references: [StillFile.Reference("dimg", from: 1, to: [2])], primary: 1)
      return EmbeddedProfile.find(in: file.bytes, as: .heic)
    }
    let coded = EmbeddedProfile.coded(CodedColors(primaries: 12, transfer: 13))
    #expect(found([numbers], []) == coded)
    #expect(found([], [numbers]) == coded)
    #expect(found([numbers, profile], []) == .plain([7, 8, 9]))
    #expect(found([], [numbers, profile]) == .plain([7, 8, 9]))
    #expect(found([numbers], [profile]) == coded)
    #expect(found([], []) == nil)
  }

  @Test func `the profile of the primary picture is found`() {
    let profile = Self.file(
      properties: [Self.box("colr", Array("nclx".utf8) + [0]), Self.box("colr", Array("prof".utf8) + [7, 8, 9])])
    #expect(EmbeddedProfile.find(in: profile, as: .heic) == .plain([7, 8, 9]))
    #expect(EmbeddedProfile.find(in: Self.file(properties: [Self.size(1, 1)]), as: .heic) == nil)
  }

  @Test func `a file that tells nothing of a still picture is refused`() {
    #expect(throws: ImageHeaderProblem.damaged(.heic, "it does not give its size")) {
      try ImageHeader.read(whole: Self.file(properties: []))
    }
    #expect(throws: ImageHeaderProblem.damaged(.heic, "it is 0 by 5 pixels large")) {
      try ImageHeader.read(whole: Self.file(properties: [Self.size(0, 5)]))
    }
    #expect(throws: ImageHeaderProblem.unsupported(.avif, "it is a film without a still picture")) {
      try ImageHeader.read(whole: Self.file(brand: "avis", properties: [], start: Self.box("moov", [0])))
    }
    #expect(throws: ImageHeaderProblem.damaged(.heic, "its description is too long")) {
      try ImageHeader.read(whole: Self.box("ftyp", Array("heic".utf8)) + [0x10, 0, 0, 0] + Array("meta".utf8))
    }
  }

  @Test func `a file that is cut off says so or asks for more`() throws {
    let bytes = Self.file(properties: [Self.size(390, 844)], start: Self.box("free", [UInt8](repeating: 0, count: 900)))
    let whole = try ImageHeader.read(whole: bytes)
    for count in 12..<bytes.count {
      let cut = Array(bytes[..<count])
      do throws(ImageHeaderProblem) {
        let header = try ImageHeader.read(whole: cut)
        // At a box boundary the file may be complete: a small picture may lie in the description.
        #expect(header.isComplete == (count == bytes.count - 11) && header.width == whole.width)
      } catch {
        #expect(error == .truncated(.heic), "\(count)")
      }
      do throws(ImageHeaderProblem) {
        #expect(try ImageHeader.read(prefix: cut, ofFileSize: bytes.count).width == whole.width)
      } catch {
        guard case .needsMoreBytes(let more) = error else { throw error }
        #expect(more > count && more <= bytes.count)
      }
    }
  }

  @Test func `files with some bytes changed never trap`() {
    let sound = Self.file(
      properties: [Self.size(390, 844), Self.box("irot", [1]), Self.box("colr", Array("prof".utf8) + [7])])
    var random = SplitMix64(seed: 9)
    for _ in 0..<20_000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          [0, 1, 2, 7, 8, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      }
      let part = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      for read in [bytes, part] {
        do throws(ImageHeaderProblem) {
          let header = try ImageHeader.read(prefix: read, ofFileSize: bytes.count)
          #expect(header.width > 0 && header.height > 0)
        } catch {
          if case .needsMoreBytes(let count) = error { #expect(count > read.count && count <= bytes.count) }
        }
        _ = EmbeddedProfile.find(in: read, as: .avif)
      }
    }
  }
}

import TestSupport
import Testing

@testable import Art

@Suite struct ArchiveTests {
  private func refusal(_ files: [TestArchive.File], limits: ArtLimits = .standard) -> String? {
    refusal(TestArchive(files).bytes, limits: limits)
  }

  private func refusal(_ bytes: [UInt8], limits: ArtLimits = .standard) -> String? {
    do {
      _ = try Archive(ArtBytes(bytes), limits: limits)
      return nil
    } catch {
      return error.sentence
    }
  }

  private static let text = TestArchive.File("a.txt", Array("some text, some text, some text".utf8))

  @Test func `files are found by their names, stored or packed`() throws {
    let words = [UInt8](repeating: 7, count: 1000)
    let raw = Array(InflatingTests.packed(words, level: 6).dropFirst(2).dropLast(4))
    var packed = TestArchive.File("data/b", raw, unpackedSize: 1000)
    packed.checksum = LayeredBytes.checksum(words)
    let bytes = TestArchive([Self.text, packed]).bytes
    let archive = try Archive(ArtBytes(bytes), limits: .standard)
    #expect(archive["a.txt"].map(\.size) == 31 && archive["c"] == nil)
    #expect(try archive.text(try #require(archive["a.txt"])) == Self.text.bytes)
    #expect(try archive.text(try #require(archive["data/b"])) == words)
    #expect(try archive.start(of: try #require(archive["data/b"]), count: 8).starts(with: words.prefix(8)))
  }

  @Test func `a file whose checksum is wrong is damaged, packed or not`() throws {
    let words = [UInt8](repeating: 7, count: 1000)
    let raw = Array(InflatingTests.packed(words, level: 6).dropFirst(2).dropLast(4))
    for file in [TestArchive.File("a", raw, unpackedSize: 1000), TestArchive.File("a", words)] {
      var file = file
      file.checksum = LayeredBytes.checksum(words)
      let sound = try Archive(ArtBytes(TestArchive([file]).bytes), limits: .standard)
      #expect(try sound.text(try #require(sound["a"])) == words)
      file.checksum = LayeredBytes.checksum(words) ^ 1
      let broken = try Archive(ArtBytes(TestArchive([file]).bytes), limits: .standard)
      #expect(throws: ArtProblem("The file is damaged: the checksum of \"a\" is wrong.")) {
        try broken.text(try #require(broken["a"]))
      }
    }
  }

  @Test func `names that lead out of a folder are refused`() {
    for name in ["../a", "a/../../b", "/etc/passwd", "..\\a", "a/..", ""] {
      #expect(refusal([TestArchive.File(name, [1])])?.contains("has a file of the name") == true, "\(name)")
    }
    for name in ["a..b", "..a", "a/.b"] { #expect(refusal([TestArchive.File(name, [1])]) == nil, "\(name)") }
  }

  @Test func `entries that overlap are refused, and two of one name`() {
    var second = TestArchive.File("b", Array("other".utf8))
    second.offset = 0
    #expect(refusal([Self.text, second]) == "The file is refused: files in its archive overlap.")
    #expect(refusal([Self.text, Self.text])?.contains("two files of the name") == true)
  }

  @Test func `a bomb is refused by its sizes before a byte is unpacked`() {
    let big = TestArchive.File("big", [UInt8](repeating: 0, count: 100), unpackedSize: 1 << 30)
    #expect(refusal([big])?.contains("the limit is") == true)
    let dense = TestArchive.File("dense", [UInt8](repeating: 0, count: 100), unpackedSize: 100 << 20)
    #expect(refusal([dense]) == "The file is refused: \"dense\" in its archive is packed more than 200 times.")
    var limits = ArtLimits()
    limits.entries = 2
    let many = (0..<3).map { TestArchive.File("\($0)", [1]) }
    #expect(refusal(many, limits: limits)?.contains("has 3 files; the limit is 2") == true)
  }

  @Test func `a file that unpacks to more than it says is damaged`() throws {
    let raw = Array(InflatingTests.packed([UInt8](repeating: 7, count: 1000), level: 6).dropFirst(2).dropLast(4))
    let archive = try Archive(
      ArtBytes(TestArchive([TestArchive.File("a", raw, unpackedSize: 10)]).bytes), limits: .standard)
    #expect(throws: ArtProblem("The file is damaged: \"a\" cannot be unpacked.")) {
      try archive.text(try #require(archive["a"]))
    }
  }

  @Test func `encryption and other ways of packing are refused`() {
    var secret = Self.text
    secret.flags = 1
    #expect(refusal([secret])?.contains("is encrypted") == true)
    var odd = Self.text
    odd.method = 12
    #expect(refusal([odd])?.contains("packed in an unknown way") == true)
  }

  @Test func `a file that is cut short says so`() {
    let bytes = TestArchive([Self.text]).bytes
    for count in [0, 3, 30, bytes.count - 1] {
      #expect(refusal(Array(bytes.prefix(count))) == "The end of the file is missing; save it again.", "\(count)")
    }
  }
}

import Art
import Effects
import Foundation
import Notation
import TestSupport
import Testing

@testable import Documents

/// Scenes with their pictures in one file, and files that only claim to be one.
@Suite struct PackedSceneTests {
  private static func scene(_ file: String = "pictures/a.jpg") -> Scene {
    var scene = Scene(effect: MapCrop())
    scene.content.images = [SceneImage(file)]
    return scene
  }

  private static let files = [(name: "pictures/a.jpg", bytes: [UInt8]("a picture".utf8))]

  private static func archive(_ entries: [(String, [UInt8])]) -> [UInt8] {
    var archive = ArchiveWriter()
    for (name, bytes) in entries { archive.add(name, bytes) }
    return Self.bytes(of: archive.finished())
  }

  /// The bytes of an archive.
  ///
  /// - Parameter old: The archive whose parts it keeps.
  private static func bytes(of parts: [ArchivePart], keeping old: [UInt8] = []) -> [UInt8] {
    parts.flatMap { part in
      switch part {
      case .bytes(let bytes): bytes
      case .kept(let range): Array(old[range])
      }
    }
  }

  private static func packed() throws -> [UInt8] {
    bytes(of: try PackedScene.archive(scene(), files.map { ($0.name, $0.bytes) }, preview: [1, 2, 3]))
  }

  /// The archive of a scene with other entries behind its own.
  private static func archive(with more: [(String, [UInt8])], text: String? = nil) -> [UInt8] {
    let text = text ?? SceneWriter.text(of: scene())
    return archive(
      [("mimetype", [UInt8](PackedScene.mediaType.utf8)), ("scene.json", [UInt8](text.utf8))]
        + files.map { ($0.name, $0.bytes) } + more)
  }

  private static func problem(of bytes: [UInt8]) -> String {
    do throws(ArtProblem) {
      return try PackedScene(ArtBytes(bytes)).reading.problems.first?.message ?? ""
    } catch {
      return error.sentence
    }
  }

  @Test func `what is packed is there again, and equal scenes make equal bytes`() throws {
    let bytes = try Self.packed()
    #expect(try Self.packed() == bytes)
    #expect(PackedScene.isOne(Array(bytes.prefix(100))))
    let packed = try PackedScene(ArtBytes(bytes))
    #expect(packed.reading.scene == Self.scene() && packed.strangers.isEmpty)
    #expect(packed.names == ["pictures/a.jpg"])
    #expect(try packed.bytes(of: "pictures/a.jpg") == Self.files[0].bytes)
  }

  @Test func `any scene comes back as it was`() throws {
    var random = RandomScenes(seed: 300)
    for _ in 0..<300 {
      var scene = random.scene().spelled { "pictures/" + FilePath.name(of: $0) }
      scene.variants = [SceneVariant(name: "Other", scene: random.scene().spelled { "pictures/\($0)" })]
      let bytes = Self.bytes(of: try PackedScene.archive(scene, [], preview: []))
      #expect(try PackedScene(ArtBytes(bytes)).reading.scene == scene)
    }
  }

  /// Archives that grow and shrink: what stays is not written again, and the result is what a new archive has.
  @Test func `an archive that keeps files of an older one is the same as one made of them`() throws {
    var random = SplitMix64(seed: 12)
    var contents: [String: [UInt8]] = [:]
    var (old, kept) = ([UInt8](), 0)
    for round in 0..<60 {
      for _ in 0...random.whole(0...2) {
        let name = "pictures/\(random.whole(0...6)).jpg"
        let isRemoved = contents[name] != nil && random.whole(0...2) == 0
        contents[name] = isRemoved ? nil : (0..<random.whole(0...300)).map { _ in UInt8(random.whole(0...255)) }
      }
      var scene = Self.scene()
      scene.title = "\(round)"
      let before = old.isEmpty ? nil : try PackedScene(ArtBytes(old))
      let files: [(name: String, bytes: [UInt8]?)] = try contents.map { name, bytes in
        (name, try before?.names.contains(name) == true && before?.bytes(of: name) == bytes ? nil : bytes)
      }
      let parts = try PackedScene.archive(scene, files, preview: [], replacing: before)
      let new = Self.bytes(
        of: try PackedScene.archive(scene, contents.map { ($0.key, $0.value) }, preview: []))
      #expect(Self.bytes(of: parts, keeping: old) == new)
      kept += files.count { $0.bytes == nil }
      old = new
    }
    #expect(kept > 20)
  }

  @Test func `a changed number keeps the archive up to the scene in one piece`() throws {
    let whole = try Self.packed()
    let old = try PackedScene(ArtBytes(whole))
    let parts = try PackedScene.archive(Self.scene(), [("pictures/a.jpg", nil)], preview: [9], replacing: old)
    guard case .kept(let range)? = parts.first else {
      Issue.record("\(parts)")
      return
    }
    #expect(range.lowerBound == 0 && !parts.dropFirst().contains { if case .kept = $0 { true } else { false } })
    #expect(try PackedScene(ArtBytes(Self.bytes(of: parts, keeping: whole))).stamp != old.stamp)
  }

  private static let python = "/usr/bin/python3"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python))) func `other programs read it`() throws {
    try ScratchFolder.use { folder in
      let bytes = try Self.packed()
      try folder.file("a.parallax", Data(bytes))
      let script = "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), *z.namelist())"
      let program = try Program(["-c", script, folder / "a.parallax"], of: Self.python)
      let outcome = try #require(program.wait(within: generousDeadline))
      #expect(outcome.out == "None mimetype pictures/a.jpg scene.json preview.png\n", "\(outcome)")
    }
  }

  @Test func `a file that no packed scene has is named and not read`() throws {
    let packed = try PackedScene(ArtBytes(Self.archive(with: [("run.sh", [35]), ("tapes/flick.json", [123])])))
    #expect(packed.strangers == ["run.sh"] && packed.names == ["pictures/a.jpg", "tapes/flick.json"])
  }

  @Test(arguments: [
    ("pictures/../../evil.jpg", "has a file of the name"), ("/etc/evil.jpg", "has a file of the name"),
    ("pictures\\..\\..\\evil", "has a file of the name"), ("pictures/a.jpg", "two files of the name"),
    ("pictures/a\0b", "control characters"),
  ])
  func `names that leave the folder, or come twice, are refused`(_ name: String, _ says: String) {
    let problem = Self.problem(of: Self.archive(with: [(name, [1])]))
    #expect(problem.contains("is refused") && problem.contains(says), "\(problem)")
  }

  @Test func `links and encrypted files are refused`() throws {
    var link = Self.archive(with: [("pictures/link", [UInt8]("/etc/passwd".utf8))])
    let name = [UInt8]("pictures/link".utf8)
    let place = try #require(link.indices.last { link[$0...].starts(with: name) })
    // The mode of the directory's entry, 8 bytes before its name.
    link[place - 5] = 0xA1
    #expect(Self.problem(of: link).contains("is a link"))
    var encrypted = Self.archive(with: [("pictures/link", [1])])
    let entry = try #require(encrypted.indices.last { encrypted[$0...].starts(with: name) }) - 46
    encrypted[entry + 8] |= 1
    #expect(Self.problem(of: encrypted).contains("is encrypted"))
  }

  @Test(arguments: ["/etc/hostname", "../a.jpg", "pictures/../../a.jpg", "a.jpg"])
  func `a scene that names a file outside is refused`(_ file: String) {
    let text = SceneWriter.text(of: Self.scene(file))
    #expect(Self.problem(of: Self.archive(with: [], text: text)) == "\(file) is not in this packed scene")
    var scene = Self.scene()
    scene.variants = [SceneVariant(name: "Other", note: "", scene: Self.scene(file))]
    #expect(
      Self.problem(of: Self.archive(with: [], text: SceneWriter.text(of: scene)))
        == "\(file) is not in this packed scene"
    )
  }

  @Test func `an archive of something else, without a scene, or with a broken one is no packed scene`() {
    #expect(
      Self.problem(of: Self.archive([("mimetype", [UInt8]("image/openraster".utf8))])).contains("not a packed scene"))
    #expect(
      Self.problem(of: Self.archive([("mimetype", [UInt8](PackedScene.mediaType.utf8))])).contains("has no scene.json"))
    #expect(!Self.problem(of: Self.archive(with: [], text: "{")).isEmpty)
    #expect(!PackedScene.isOne([]) && !PackedScene.isOne([0x50, 0x4B, 0x03, 0x04]))
  }

  /// `PARALLAX_LONG_LIFE` tries 3,000.
  @Test func `whatever bytes are changed, no file lies outside`() throws {
    let whole = try Self.packed()
    var random = SplitMix64(seed: 87)
    var read = 0
    for _ in 0..<(isLong ? 3000 : 400) {
      var bytes = whole
      for _ in 0..<random.whole(1...4) {
        switch random.whole(0...2) {
        case 0: bytes[random.whole(0...bytes.count - 1)] = UInt8(random.whole(0...255))
        case 1: bytes.removeSubrange(random.whole(0...bytes.count - 1)...)
        default:
          let place = random.whole(0...bytes.count - 1)
          bytes.insert(contentsOf: bytes.suffix(random.whole(0...40)), at: place)
        }
        if bytes.isEmpty { bytes = [0x50] }
      }
      do throws(ArtProblem) {
        let packed = try PackedScene(ArtBytes(bytes))
        read += 1
        for name in packed.names { #expect(!name.hasPrefix("/") && !name.split(separator: "/").contains("..")) }
        _ = try packed.files()
      } catch {
        #expect(!error.sentence.isEmpty)
      }
    }
    #expect(read > 0)
  }
}

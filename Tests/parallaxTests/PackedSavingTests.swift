import Art
import Boundary
import Documents
import Foundation
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// Packed scenes on a real disk, written by the program.
@Suite struct PackedSavingTests {
  private let folder: ScratchFolder
  private let service: FileService

  init() throws {
    folder = try ScratchFolder()
    service = FileService(state: nil, program: Program.path)
  }

  private var path: String { folder / "a.parallax" }

  private func answer(_ request: FileRequest) throws -> FileReply {
    var replies: [Reply] = []
    service.answer(request) { replies.append($0) }
    guard case .file(let reply)? = replies.first, replies.count == 1 else { throw Surprise(what: "\(replies)") }
    return reply
  }

  private struct Surprise: Error { let what: String }

  /// Packs a built-in scene.
  private func pack(_ name: String, title: String = "", over: FileExpectation = .nothing) throws -> FileContent {
    var scene = try #require(BuiltInScene.named(name))
    if !title.isEmpty { scene.title = title }
    let place = Repository.path("Resources/Scenes/\(name).json")
    scene = scene.spelled { FilePath.path($0, from: FilePath.folder(of: place)) }
    return try written(.pack(PlacedScene(scene, path: place), path: path, over: over))
  }

  private func written(_ request: FileRequest) throws -> FileContent {
    guard case .written(let content, let missing) = try answer(request), missing.isEmpty else {
      throw Surprise(what: "\(try answer(request))")
    }
    return content
  }

  /// The scene of a content, where its pictures are.
  private func placed(_ content: FileContent) throws -> PlacedScene {
    PlacedScene(
      try #require(PackedScene.reading(content.text).scene).spelled { "\(content.folder)/\($0)" },
      path: "\(content.folder)/scene.json")
  }

  @Test(arguments: ["mountain-hero", "lake-painting", "weather-menu"])
  func `what is written is what is read, and saved again it is the same file`(_ name: String) throws {
    let content = try pack(name)
    #expect(content.isPacked)
    #expect(try answer(.read(path: path)) == .read(content))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(try written(.pack(placed(content), path: path, over: .bytes(content.stamp))) == content)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test func `a file that has changed since is not written over`() throws {
    let first = try pack("map-crop")
    let second = try pack("map-crop", title: "Theirs", over: .anything)
    #expect(first.stamp != second.stamp && first.folder == second.folder)
    #expect(try answer(.pack(placed(first), path: path, over: .bytes(first.stamp))) == .unexpected(path: path))
    #expect(try answer(.read(path: path)) == .read(second))
  }

  @Test func `a picture that another program changes is taken in, and a broken one leaves the old one`() throws {
    let content = try pack("mountain-hero")
    let picture = try #require(placed(content).scene.content.images.first?.file)
    let before = try packedPicture()
    let half = Data("half a picture".utf8)
    try half.write(to: URL(fileURLWithPath: picture))
    let kept = try written(.pack(placed(content), path: path, over: .bytes(content.stamp)))
    // The program that writes it is not disturbed.
    #expect(try packedPicture() == before)
    #expect(try Data(contentsOf: URL(fileURLWithPath: picture)) == half)
    let other = try #require(placed(content).scene.content.images.last?.file)
    try Data(contentsOf: URL(fileURLWithPath: other)).write(to: URL(fileURLWithPath: picture))
    let painted = try written(.pack(placed(kept), path: path, over: .bytes(kept.stamp)))
    #expect(painted.stamp != kept.stamp)
    #expect(try answer(.read(path: path)) == .read(painted))
  }

  /// The first picture in the file.
  private func packedPicture() throws -> [UInt8] {
    let scene = try PackedFile.open(path).get().scene
    return try scene.bytes(of: scene.names[0])
  }

  /// As another program may make them: the second one would have been lost.
  @Test func `two names that differ in case are two pictures after a save, too`() throws {
    let picture = try #require(Repository.bytes(of: "Resources/Pictures/albums/01.jpg"))
    var scene = BuiltInScene.all[0].scene
    scene.content.images = ["pictures/A.jpg", "pictures/a.jpg"]
    let parts = try PackedScene.archive(
      scene, scene.content.images.map { ($0.file, picture) }, preview: [])
    try Data(parts.bytes).write(to: URL(fileURLWithPath: path))
    guard case .read(let content) = try answer(.read(path: path)) else { throw Surprise(what: "it was not read") }
    _ = try written(.pack(placed(content), path: path, over: .bytes(content.stamp)))
    let packed = try PackedFile.open(path).get().scene
    #expect(packed.names.count == 2)
    #expect(try packed.files().allSatisfy { !$0.bytes.isEmpty })
  }

  @Test func `gestures go into the file, come out of it by name, and are removed from it`() throws {
    let content = try pack("map-crop")
    let place = "\(content.folder)/\(PackedScene.tapes)"
    let tape = Tape(from: 10, events: [TapeEvent(time: 0.5, action: .input(.wheel(dx: 0, dy: -2, at: nil)))])
    let text = TapeWriter.text(of: tape)
    #expect(try answer(.keepGesture(name: "A flick", tape: text, in: place)) == .repainted(path: place))
    let added = try written(.pack(placed(content), path: path, over: .bytes(content.stamp)))
    #expect(added.gestures == [KeptGesture(name: "A flick", tape: tape)] && content.gestures.isEmpty)
    #expect(try answer(.read(path: path)) == .read(added))
    #expect(try PackedFile.open(path).get().scene.names.contains("tapes/A flick\(Tape.ending)"))
    // Another program writes the file without it.
    let here = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(try answer(.deleteGesture(name: "A flick", in: place)) == .repainted(path: place))
    let bare = try written(.pack(placed(added), path: path, over: .bytes(added.stamp)))
    #expect(bare.gestures.isEmpty && bare.stamp == content.stamp)
    let without = try Data(contentsOf: URL(fileURLWithPath: path))
    for (bytes, gestures) in [(here, added.gestures), (without, [])] {
      try bytes.write(to: URL(fileURLWithPath: path))
      guard case .read(let content) = try answer(.read(path: path)) else { throw Surprise(what: "it was not read") }
      #expect(content.gestures == gestures)
    }
    #expect(Folder.names(in: place) == [])
  }

  @Test func `what cannot be packed is named, and the rest is written`() throws {
    let scene = placed(named: "gone.jpg")
    guard case .written(let content, let missing) = try answer(.pack(scene, path: path, over: .nothing)) else {
      throw Surprise(what: "nothing was written")
    }
    #expect(missing == [folder / "gone.jpg": "the file does not exist."] && content.isPacked)
  }

  private func placed(named file: String) -> PlacedScene {
    var scene = BuiltInScene.all[0].scene
    scene.content.images = [SceneImage(folder / file)]
    return PlacedScene(scene, path: folder / "scene.json")
  }

  @Test func `where nothing can be written, the reason is told and nothing is left`() throws {
    let path = folder / "none/a.parallax"
    guard case .unwritten(_, let why) = try answer(.pack(placed(named: "gone.jpg"), path: path, over: .nothing)) else {
      throw Surprise(what: "it was written")
    }
    #expect(why.contains("folder does not exist"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `a file that is no packed scene after all is refused in a sentence`() throws {
    let whole = try pack("map-crop")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try bytes.prefix(bytes.count - 400).write(to: URL(fileURLWithPath: path))
    #expect(
      try "\(answer(.read(path: path)))".contains("end of the file"))
    #expect(try answer(.pack(placed(whole), path: path, over: .bytes(whole.stamp))) == .unexpected(path: path))
  }
}

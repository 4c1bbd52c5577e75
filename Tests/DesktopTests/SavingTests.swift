import Boundary
import Documents
import Effects
import Foundation
import Geometry
import JSON
import PreviewKit
import StudioKit
import Testing

@testable import Desktop

/// The studio and a real disk under it: something is in the place where the scene was.
@Suite struct SavingTests {
  /// Lets something happen to the file of a scene with changes, presses Ctrl S, and says what the window then shows.
  private func words(after happening: (String) throws -> Void) throws -> [String] {
    let (folder, state) = (try TestFolder(), try TestFolder())
    let path = folder["shop.json"]
    let scene = Scene(effect: MapCrop())
    try folder.write(SceneWriter.text(of: scene), "shop.json")
    var studio = try #require(
      Studio(
        scenes: [StudioScene(name: path, scene: scene, pictures: ScenePictures())],
        window: Size(width: 900, height: 700), scale: 1))
    let bytes = Array(SceneWriter.text(of: scene).utf8)
    studio.attach(SceneSource(path: path, folder: folder[""], bytes: bytes), to: path)
    let desk = Desk(state: state["state"], ringing: {})
    desk.open(hearsSignals: false)
    studio.assign(0.3, to: "parameters.ratio", at: 0)
    try happening(path)
    studio.receive(.changed(path: path), at: 0)
    try carry(&studio, desk)
    studio.handle(.keyDown(.letter("s"), .control, isRepeat: false), at: 0)
    try carry(&studio, desk)
    #expect((studio.scene.scene.effect as? MapCrop)?.ratio == 0.3 || studio.isAsking)
    var list = DrawList()
    studio.draw(at: 0, into: &list)
    studio.drawSheets(into: &list)
    return list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }

  /// Carries words between the two until both are silent.
  private func carry(_ studio: inout Studio, _ desk: Desk) throws {
    for _ in 0..<20 {
      desk.finish()
      for reply in desk.collect(at: 0) { studio.receive(reply, at: 0) }
      studio.tend(at: 0)
      let requests = studio.takeRequests()
      if requests.isEmpty { return }
      for request in requests { desk.perform(request, at: 0) }
    }
    Issue.record("the studio and the disk do not come to an end")
  }

  @Test func `a folder in the file's place is told, and nothing is written`() throws {
    let words = try words { path in
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    #expect(words.contains { $0.contains("Not saved") && $0.contains("it is a folder") }, "\(words)")
  }

  @Test func `what is saved twice in a breath is saved as it was last`() throws {
    let (folder, state) = (try TestFolder(), try TestFolder())
    let path = folder["shop.json"]
    var scene = Scene(effect: MapCrop())
    try folder.write(SceneWriter.text(of: scene), "shop.json")
    var studio = try #require(
      Studio(
        scenes: [StudioScene(name: path, scene: scene, pictures: ScenePictures())],
        window: Size(width: 900, height: 700), scale: 1))
    let bytes = Array(SceneWriter.text(of: scene).utf8)
    studio.attach(SceneSource(path: path, folder: folder[""], bytes: bytes), to: path)
    let desk = Desk(state: state["state"], ringing: {})
    for ratio in [0.3, 0.2, 0.1] {
      studio.assign(.number(ratio), to: "parameters.ratio", at: 0)
      studio.handle(.keyDown(.letter("s"), .control, isRepeat: false), at: 0)
    }
    try carry(&studio, desk)
    scene = studio.scene.scene
    #expect(folder.text("shop.json") == SceneWriter.text(of: scene) && !studio.isUnsaved(path))
  }

  @Test func `a file that is gone is written anew`() throws {
    let words = try words { try FileManager.default.removeItem(atPath: $0) }
    #expect(words.contains { $0 == "Saved shop.json" }, "\(words)")
  }

  @Test func `a folder that is gone is told`() throws {
    let words = try words {
      try FileManager.default.removeItem(at: URL(filePath: $0).deletingLastPathComponent())
    }
    #expect(words.contains { $0.contains("Not saved") && $0.contains("its folder is not there") }, "\(words)")
  }

  @Test func `a pipe in the file's place holds up nobody`() throws {
    let words = try words { path in
      try FileManager.default.removeItem(atPath: path)
      try #require(mkfifo(path, 0o600) == 0)
    }
    #expect(words.contains { $0.contains("Not saved") }, "\(words)")
  }
}

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
  /// A scene that was opened from a file in a folder of its own.
  private struct Opened {
    let folder: TestFolder
    let path: String
    var studio: Studio
    let desk: Desk

    init() throws {
      folder = try TestFolder()
      path = folder["shop.json"]
      let scene = Scene(effect: MapCrop())
      let text = SceneWriter.text(of: scene)
      try folder.write(text, "shop.json")
      studio = try #require(
        Studio(
          scenes: [StudioScene(name: path, scene: scene, pictures: ScenePictures())],
          window: Size(width: 900, height: 700), scale: 1))
      studio.attach(SceneSource(path: path, folder: folder[""], bytes: Array(text.utf8)), to: path)
      desk = Desk(state: nil, ringing: {})
    }

    mutating func setRatio(_ ratio: Double) { studio.assign(.number(ratio), to: "parameters.ratio", at: 0) }

    mutating func save() {
      studio.handle(.keyDown(.letter("s"), .control, isRepeat: false), at: 0)
    }

    /// Carries words between the studio and the disk until both are silent.
    mutating func carry() {
      for _ in 0..<20 {
        desk.finish()
        for reply in desk.collect() { studio.receive(reply, at: 0) }
        studio.tend(at: 0)
        let requests = studio.takeRequests()
        if requests.isEmpty { return }
        for request in requests { desk.perform(request) }
      }
      Issue.record("the studio and the disk do not come to an end")
    }
  }

  /// Lets something happen to the file of a scene with changes, saves it, and says what the window then shows.
  private func words(after happening: (String) throws -> Void) throws -> [String] {
    var opened = try Opened()
    opened.setRatio(0.3)
    try happening(opened.path)
    opened.studio.receive(.changed(path: opened.path), at: 0)
    opened.carry()
    opened.save()
    opened.carry()
    #expect((opened.studio.scene.scene.effect as? MapCrop)?.ratio == 0.3)
    var list = DrawList()
    opened.studio.draw(at: 0, into: &list)
    opened.studio.drawSheets(into: &list)
    return list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }

  @Test func `a folder in the file's place is told, and nothing is written`() throws {
    let words = try words { path in
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    #expect(words.contains { $0.contains("Not saved") && $0.contains("it is a folder") }, "\(words)")
  }

  @Test func `what is saved twice in a breath is saved as it was last`() throws {
    var opened = try Opened()
    for ratio in [0.3, 0.2, 0.1] {
      opened.setRatio(ratio)
      opened.save()
    }
    opened.carry()
    #expect(opened.folder.text("shop.json") == SceneWriter.text(of: opened.studio.scene.scene))
    #expect(!opened.studio.isUnsaved(opened.path))
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

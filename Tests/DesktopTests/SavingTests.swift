import Boundary
import Documents
import Effects
import Foundation
import Geometry
import Notation
import PreviewKit
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// The studio with a real disk: unexpected files in place of the scene.
@Suite struct SavingTests {
  /// A scene opened from a file in a folder of its own.
  private struct Opened {
    let folder: ScratchFolder
    let path: String
    var window: Window
    let desktop: DesktopServices

    var time = 0.0

    init() throws { try self.init(in: ScratchFolder(), text: SceneWriter.text(of: Scene(effect: MapCrop()))) }

    /// - Parameter text: The text to write first. Nil if the file exists.
    init(in folder: ScratchFolder, text: String?, keepsIn state: String? = nil) throws {
      self.folder = folder
      path = folder / "shop.json"
      if let text { try folder.file("shop.json", text) }
      let bytes = Array(try #require(folder.text("shop.json")).utf8)
      let scene = try #require(SceneReader.read(bytes).scene)
      window = Window(
        try #require(
          Studio(
            documents: [
              SceneDocument(
                name: path, scene: scene,
                file: SceneFile(path: path, folder: folder.path, bytes: bytes, saved: scene))
            ],
            window: Size(width: 900, height: 700), scale: 1)))
      desktop = DesktopServices(state: state, waking: {})
    }

    mutating func setRatio(_ ratio: Double) {
      window.studio.edit(at: time) { $0.assign(.number(ratio), to: "parameters.ratio") }
    }

    mutating func save() { press(.letter("s"), .control) }

    mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
      window.handle(.keyDown(key, modifiers, isRepeat: false), at: time)
    }

    mutating func wait(_ seconds: Double) {
      time += seconds
      carry()
    }

    /// Exchanges requests and replies until there are none.
    mutating func carry() {
      for _ in 0..<20 {
        desktop.finish()
        for reply in desktop.collect() { window.receive(reply, at: time) }
        let requests = window.takeRequests(at: time)
        if requests.isEmpty { return }
        for request in requests { desktop.perform(request) }
      }
      Issue.record("the studio and the disk do not come to an end")
    }

    /// The text in the window, with lines joined.
    var words: String {
      var window = window
      var list = DrawList()
      window.layOut(at: time)
      window.paint(at: time, into: &list)
      return list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
        .joined(separator: " ")
    }
  }

  /// Changes the file of a scene with unsaved changes, saves, and returns the text in the window.
  private func words(after happening: (String) throws -> Void) throws -> String {
    var opened = try Opened()
    opened.setRatio(0.3)
    try happening(opened.path)
    opened.window.studio.receive(.file(.changed(path: opened.path)), at: 0)
    opened.carry()
    opened.save()
    opened.carry()
    #expect((opened.window.studio.document.scene.effect as? MapCrop)?.ratio == 0.3)
    return opened.words
  }

  @Test func `a folder in the file's place is told, and nothing is written`() throws {
    let words = try words { path in
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    #expect(words.contains("Not saved") && words.contains("it is a folder. Ctrl Shift S saves elsewhere."), "\(words)")
  }

  @Test func `what is saved twice in a breath is saved as it was last`() throws {
    var opened = try Opened()
    for ratio in [0.3, 0.2, 0.1] {
      opened.setRatio(ratio)
      opened.save()
    }
    opened.carry()
    #expect(opened.folder.text("shop.json") == SceneWriter.text(of: opened.window.studio.document.scene))
    #expect(!opened.window.studio.document.isUnsaved)
  }

  @Test func `a file that is gone is written anew`() throws {
    let words = try words { try FileManager.default.removeItem(atPath: $0) }
    #expect(words.contains("Saved shop.json"), "\(words)")
  }

  @Test func `a folder that is gone is told`() throws {
    let words = try words {
      try FileManager.default.removeItem(at: URL(filePath: $0).deletingLastPathComponent())
    }
    #expect(
      words.contains("Not saved") && words.contains("its folder does not exist. Ctrl Shift S saves elsewhere."),
      "\(words)")
  }

  @Test func `a pipe in place of the file does not block`() throws {
    let words = try words { path in
      try FileManager.default.removeItem(atPath: path)
      try #require(mkfifo(path, 0o600) == 0)
    }
    #expect(words.contains("Not saved"), "\(words)")
  }

  /// Skipped with a message if this user may not mount file systems.
  @Test func `a full disk costs nothing, and what waited for room is written when there is some`() throws {
    let folder = try ScratchFolder()
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=128k") == 0 else {
      return print("A full disk was not tried: this user may not mount one.")
    }
    defer { umount(folder.path) }
    let before = SceneWriter.text(of: Scene(effect: MapCrop()))
    var opened = try Opened(in: folder, text: before, keepsIn: folder / "state")
    try folder.file("other", String(repeating: "x", count: 131_072 - 3 * 4096))
    opened.setRatio(0.3)
    // A title larger than the remaining space.
    opened.window.studio.edit(at: 0) { $0.assign(.text(String(repeating: "long ", count: 4000)), to: "title") }
    opened.wait(0)
    opened.wait(1)
    #expect(opened.words.contains("Autosave failed: the disk is full"), "\(opened.words)")
    opened.save()
    opened.wait(0)
    #expect(opened.words.contains("Not saved") && opened.words.contains("the disk is full"))
    #expect(folder.text("shop.json") == before && opened.window.studio.document.isUnsaved)
    try FileManager.default.removeItem(atPath: folder / "other")
    opened.wait(100)
    #expect(AutosaveFolder(folder / "state/autosave").leftovers().files.isEmpty, "it is the living one's")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder / "state/autosave").count == 2)
    opened.save()
    opened.wait(0)
    #expect(folder.text("shop.json") == SceneWriter.text(of: opened.window.studio.document.scene))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder / "state/autosave").isEmpty)
  }

  @Test func `of two windows with one scene the second is asked, and neither work is lost`() throws {
    var one = try Opened()
    var two = try Opened(in: one.folder, text: nil)
    one.setRatio(0.3)
    two.setRatio(0.2)
    one.save()
    one.carry()
    let saved = one.folder.text("shop.json")
    two.save()
    two.carry()
    #expect(two.window.studio.isAsking && one.folder.text("shop.json") == saved)
    two.press(.letter("k"))
    two.carry()
    #expect(one.folder.text("shop.json") == SceneWriter.text(of: two.window.studio.document.scene))
    // The first one has no unsaved changes, so it shows the other's.
    one.window.studio.receive(.file(.changed(path: one.path)), at: 0)
    one.carry()
    #expect((one.window.studio.document.scene.effect as? MapCrop)?.ratio == 0.2)
    one.press(.letter("z"), .control)
    one.carry()
    #expect((one.window.studio.document.scene.effect as? MapCrop)?.ratio == 0.3, "its own is a step away")
  }

  @Test func `a scene behind a link is saved behind it, with the mode that it had`() throws {
    let folder = try ScratchFolder()
    try folder.file("real.json", SceneWriter.text(of: Scene(effect: MapCrop())))
    chmod(folder / "real.json", 0o640)
    try FileManager.default.createSymbolicLink(atPath: folder / "shop.json", withDestinationPath: "real.json")
    var opened = try Opened(in: folder, text: nil)
    for isGone in [false, true] {
      if isGone { try FileManager.default.removeItem(atPath: folder / "real.json") }
      opened.setRatio(isGone ? 0.2 : 0.3)
      opened.save()
      opened.carry()
      #expect(folder.text("real.json") == SceneWriter.text(of: opened.window.studio.document.scene))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder / "shop.json") == "real.json")
      var status = stat()
      #expect(stat(folder / "real.json", &status) == 0 && (isGone || status.st_mode & 0o777 == 0o640))
    }
  }
}

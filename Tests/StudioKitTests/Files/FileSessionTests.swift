import Documents
import Effects
import Notation
import Testing

@testable import StudioKit

/// Files without a stage: commands and replies go in, requests come out.
@Suite struct FileSessionTests {
  /// A session with one document read from a file.
  static func files(
    title: String = "Shop", path: String? = "/home/ada/shop.json", largest: Int = SceneReader.largestFile
  ) throws -> FileSession {
    var scene = Scene(effect: MapCrop())
    scene.title = title
    let bytes = Array(SceneWriter.text(of: scene).utf8)
    let file = SceneFile(path: path, folder: "/home/ada", bytes: path == nil ? nil : bytes, saved: scene)
    let library = try #require(Library([SceneDocument(name: "one", scene: scene, file: file)]))
    return FileSession(library, largestFile: largest)
  }

  /// Checks the question about a document with changes when leaving.
  private func check(
    title: String, path: String?, asksAbout name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var files = try Self.files(title: title, path: path)
    files.state.library.current.assign(0.3, to: "parameters.ratio")
    files.leave(at: 0)
    _ = files.advance(to: 0, isHandFree: true)
    #expect(files.state.questions.sheet?.title == "Save the changes to \(name)?", sourceLocation: sourceLocation)
  }

  @Test func `a question names the title, and where there is none the file`() throws {
    try check(title: "Shop", path: "/home/ada/boats.json", asksAbout: "Shop")
    try check(title: "Untitled", path: "/home/ada/boats.json", asksAbout: "boats.json")
    try check(title: "", path: "/home/ada/boats.json", asksAbout: "boats.json")
    try check(title: "Untitled", path: nil, asksAbout: "Untitled")
    try check(title: "", path: nil, asksAbout: MapCrop.title)
  }

  @Test func `the other questions name the file, too`() throws {
    var files = try Self.files(title: "Untitled", path: "/home/ada/boats.json")
    files.state.library.current.assign(0.3, to: "parameters.ratio")
    var theirs = files.state.library.current.scene
    theirs.title = "Theirs"
    _ = files.handle(
      .read(path: "/home/ada/boats.json", bytes: Array(SceneWriter.text(of: theirs).utf8)), at: 0)
    _ = files.advance(to: 0, isHandFree: true)
    #expect(files.state.questions.sheet?.title == "boats.json has changed on disk")
    let text = UnsavedWork(files.state.library.current).text
    files = try Self.files()
    _ = files.handle(.leftover(AutosaveFile(key: "left", text: text, time: "12:31")), at: 0)
    _ = files.advance(to: 0, isHandFree: true)
    #expect(files.state.questions.sheet?.lines == ["Unsaved work on boats.json:", "/home/ada/boats.json"])
    files = try Self.files(title: "", path: "/home/ada/boats.json")
    _ = files.state.library.current.switchSetting()
    files.state.library.current.assign(0.3, to: "parameters.ratio")
    _ = files.state.library.current.switchSetting()
    files.leave(at: 0)
    _ = files.advance(to: 0, isHandFree: true)
    #expect(files.state.questions.sheet?.title == "Setting B of boats.json is not saved")
  }

  @Test func `what is told of the library is told once`() throws {
    var files = try Self.files()
    let first = files.advance(to: 0, isHandFree: true)
    let session = SessionRecord(files.state.library, view: SessionRecord.View()).text
    #expect(
      first == [
        .ask(.watch(["/home/ada/shop.json"])), .ask(.window(.title("Shop - Parallax"))),
        .ask(.files(.keepSession(session))),
      ])
    #expect(files.advance(to: 1, isHandFree: true).isEmpty)
    files.state.library.current.assign(0.3, to: "parameters.ratio")
    #expect(files.advance(to: 2, isHandFree: true) == [.ask(.window(.title("Shop \u{2022} - Parallax")))])
    #expect(files.advance(to: 2.1, isHandFree: true).isEmpty)
    _ = files.state.library.current.undo()
    #expect(files.advance(to: 2.2, isHandFree: true) == [.ask(.window(.title("Shop - Parallax")))])
    #expect(files.state.library.autosaveDue == nil)
  }

  @Test func `work that was stored once is not stored again until it is other work`() throws {
    var files = try Self.files()
    files.state.library.current.assign(0.3, to: "parameters.ratio")
    var keys: [String] = []
    func keep(until time: Double) {
      for step in files.advance(to: time, isHandFree: true) {
        guard case .ask(.files(.keep(_, let key))) = step else { continue }
        keys.append(key)
        #expect(files.handle(.kept(key: key), at: time).isEmpty)
      }
    }
    for time in stride(from: 0.0, through: 10, by: 0.25) { keep(until: time) }
    #expect(keys.count == 1)
    _ = files.state.library.current.switchSetting()
    for time in stride(from: 10.0, through: 20, by: 0.25) { keep(until: time) }
    #expect(keys.count == 2, "the other setting came to it")
    _ = files.state.library.current.settings.forgetOther()
    for time in stride(from: 20.0, through: 30, by: 0.25) { keep(until: time) }
    #expect(keys.count == 3 && Set(keys).count == 1)
  }
}

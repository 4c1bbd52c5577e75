import Documents
import Effects
import Notation
import Testing

@testable import StudioKit

/// Files without a stage: commands and replies go in, requests come out.
struct Desk {
  var files: FileSession
  var session: SessionState

  /// With one document read from a file.
  init(title: String = "Shop", path: String? = "/home/ada/shop.json", largest: Int = SceneReader.largestFile) throws {
    var scene = Scene(effect: MapCrop())
    scene.title = title
    let bytes = Array(SceneWriter.text(of: scene).utf8)
    let file = SceneFile(path: path, folder: "/home/ada", bytes: path == nil ? nil : bytes, saved: scene)
    let document = SceneDocument(name: "one", scene: scene, file: file)
    session = SessionState(try #require(Library([document])))
    files = FileSession(largestFile: largest)
  }

  mutating func advance(to time: Double) -> [SessionStep] {
    session.time = time
    files.advance(isHandFree: true, &session)
    return session.steps.takeAll()
  }
}

/// Questions and reports about files.
@Suite struct FileSessionTests {
  /// Checks the question about a document with changes when leaving.
  private func check(
    title: String, path: String?, asksAbout name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var desk = try Desk(title: title, path: path)
    desk.session.library.current.assign(0.3, to: "parameters.ratio")
    desk.files.leave(&desk.session)
    _ = desk.advance(to: 0)
    #expect(desk.session.questions.sheet?.title == "Save the changes to \(name)?", sourceLocation: sourceLocation)
  }

  @Test func `a question names the title, and where there is none the file`() throws {
    try check(title: "Shop", path: "/home/ada/boats.json", asksAbout: "Shop")
    try check(title: "Untitled", path: "/home/ada/boats.json", asksAbout: "boats.json")
    try check(title: "", path: "/home/ada/boats.json", asksAbout: "boats.json")
    try check(title: "Untitled", path: nil, asksAbout: "Untitled")
    try check(title: "", path: nil, asksAbout: MapCrop.title)
  }

  @Test func `the other questions name the file, too`() throws {
    var desk = try Desk(title: "Untitled", path: "/home/ada/boats.json")
    desk.session.library.current.assign(0.3, to: "parameters.ratio")
    var theirs = desk.session.library.current.scene
    theirs.title = "Theirs"
    let bytes = Array(SceneWriter.text(of: theirs).utf8)
    desk.files.take(FileReply.read(FileContent("/home/ada/boats.json", bytes)), &desk.session)
    _ = desk.advance(to: 0)
    #expect(desk.session.questions.sheet?.title == "boats.json has changed on disk")
    let text = UnsavedWork(desk.session.library.current).text
    desk = try Desk()
    desk.session.take(.leftover(AutosaveFile(key: "left", text: text, time: "12:31")))
    _ = desk.advance(to: 0)
    #expect(desk.session.questions.sheet?.lines == ["Unsaved work on boats.json:", "/home/ada/boats.json"])
    desk = try Desk(title: "", path: "/home/ada/boats.json")
    _ = desk.session.library.current.settings.switchSetting()
    desk.session.library.current.assign(0.3, to: "parameters.ratio")
    _ = desk.session.library.current.settings.switchSetting()
    desk.files.leave(&desk.session)
    _ = desk.advance(to: 0)
    #expect(desk.session.questions.sheet?.title == "Save the changes to boats.json?")
  }

  @Test func `what is told of the library is told once`() throws {
    var desk = try Desk()
    let first = desk.advance(to: 0)
    let session = SessionRecord(desk.session.library, view: SessionRecord.View()).text
    #expect(
      first == [
        .ask(.watch(["/home/ada/shop.json"])), .ask(.window(.title("Shop - Parallax"))),
        .ask(.files(.keepSession(session))),
      ])
    #expect(desk.advance(to: 1).isEmpty)
    desk.session.library.current.assign(0.3, to: "parameters.ratio")
    #expect(desk.advance(to: 2) == [.ask(.window(.title("Shop \u{2022} - Parallax")))])
    #expect(desk.advance(to: 2.1).isEmpty)
    _ = desk.session.library.current.settings.undo()
    #expect(desk.advance(to: 2.2) == [.ask(.window(.title("Shop - Parallax")))])
    #expect(desk.session.library.autosaveDue == nil)
  }

  @Test func `work that was stored once is not stored again until it is other work`() throws {
    var desk = try Desk()
    desk.session.library.current.assign(0.3, to: "parameters.ratio")
    var keys: [String] = []
    func keep(until time: Double) {
      for step in desk.advance(to: time) {
        guard case .ask(.files(.keep(_, let key))) = step else { continue }
        keys.append(key)
        desk.session.take(.kept(key: key))
        #expect(desk.session.steps.isEmpty)
      }
    }
    for time in stride(from: 0.0, through: 10, by: 0.25) { keep(until: time) }
    #expect(keys.count == 1)
    _ = desk.session.library.current.settings.switchSetting()
    for time in stride(from: 10.0, through: 20, by: 0.25) { keep(until: time) }
    #expect(keys.count == 2, "the other setting came to it")
    _ = desk.session.library.current.settings.apply(.delete(0))
    for time in stride(from: 20.0, through: 30, by: 0.25) { keep(until: time) }
    #expect(keys.count == 3 && Set(keys).count == 1)
  }
}

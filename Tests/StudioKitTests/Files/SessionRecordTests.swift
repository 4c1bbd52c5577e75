import Boundary
import Documents
import Geometry
import Testing

@testable import StudioKit

@Suite struct SessionRecordTests {
  @Test func `what is open is kept whenever it changes, and only then`() throws {
    var session = try Session()
    #expect(session.record?.files == [Session.path] && session.record?.onStage == Session.path)
    session.record = nil
    session.setRatio(0.3)
    session.wait(10)
    #expect(session.record == nil)
    session.studio.view.panel.record.sections = ["device"]
    session.studio.view.panel.record.width = 400
    session.settle()
    #expect(session.record?.view.panel == SessionRecord.PanelState(sections: ["device"], width: 400))
    #expect(session.record?.view.showsGesture == true)
    session.press(.letter("t"))
    #expect(session.record?.view.showsGesture == false)
    session.newScene()
    #expect(session.record?.onStage == "Untitled" && session.record?.files == [Session.path])
    session.dialog = .chosen(["/home/ada/other.json"])
    session.control("s")
    #expect(session.record?.files == [Session.path, "/home/ada/other.json"])
  }

  @Test func `a record is read as it was written, and garbage is none`() {
    var record = SessionRecord("{\"session\": 1, \"files\": [\"/a.json\", \"b.json\", 3], \"onStage\": \"x\"}")
    #expect(record?.files == ["/a.json"] && record?.view.panel == SessionRecord.PanelState())
    record?.view.panel = SessionRecord.PanelState(sections: ["effect", "device"], width: 300)
    record?.view.showsGesture = false
    record?.view.isMaximized = true
    record?.view.size = Size(width: 1500, height: 900)
    #expect(record.flatMap { SessionRecord($0.text) } == record)
    for text in ["", "[]", "{\"session\": 2, \"files\": [], \"onStage\": \"x\"}", "{\"session\": 1}"] {
      #expect(SessionRecord(text) == nil, "\(text)")
    }
    for sides in ["[10, 900]", "[1500]", "[1500, 900, 1]", "[1500, \"x\"]", "[1e9, 900]", "3"] {
      let text = "{\"session\": 1, \"files\": [], \"onStage\": \"x\", \"window\": \(sides)}"
      let record = SessionRecord(text)
      #expect(record != nil && record?.view.size == nil, "\(sides)")
    }
  }

  @Test func `the size of the window is kept, and not that of one which fills its display`() {
    let (small, large) = (Size(width: 900, height: 700), Size(width: 1920, height: 1053))
    var view = TestStudio("map-crop").studio.view
    #expect(view.record.size == nil)
    view.take(Size(width: 1280, height: 820), isMaximized: false, isFullScreen: false)
    view.take(small, isMaximized: false, isFullScreen: false)
    #expect(view.record.size == small)
    // Some desktops say the size first, some that the window fills its display.
    view.take(large, isMaximized: false, isFullScreen: false)
    view.take(large, isMaximized: true, isFullScreen: false)
    #expect(view.record.size == small && view.record.isMaximized)
    view.take(small, isMaximized: true, isFullScreen: false)
    view.take(small, isMaximized: false, isFullScreen: false)
    view.take(small, isMaximized: false, isFullScreen: true)
    view.take(large, isMaximized: false, isFullScreen: true)
    #expect(view.record.size == small && !view.record.isMaximized)
  }
}

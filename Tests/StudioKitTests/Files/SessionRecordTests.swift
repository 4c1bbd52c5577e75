import Boundary
import Documents
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
    #expect(record.flatMap { SessionRecord($0.text) } == record)
    for text in ["", "[]", "{\"session\": 2, \"files\": [], \"onStage\": \"x\"}", "{\"session\": 1}"] {
      #expect(SessionRecord(text) == nil, "\(text)")
    }
  }
}

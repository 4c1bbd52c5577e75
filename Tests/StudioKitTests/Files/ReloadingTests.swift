import Boundary
import Documents
import Geometry
import Testing

@testable import StudioKit

@Suite struct ReloadingTests {
  @Test func `a file that changes on disk changes on the stage`() throws {
    var session = try Session()
    session.fileIsWritten(session.text(ratio: 0.2))
    #expect(session.ratio == 0.2 && !session.isUnsaved)
  }

  @Test func `our own writing is no news`() throws {
    var session = try Session()
    session.setRatio(0.3)
    session.control("s")
    session.setRatio(0.4)
    session.happens(.file(.changed(path: Session.path)))
    #expect(session.ratio == 0.4 && session.isUnsaved && !session.studio.isAsking)
  }

  @Test func `a broken file keeps the picture and says where it is broken, until it is mended`() throws {
    var session = try Session()
    session.fileIsWritten("{ \"parallax\": 1, \"effect\": \"map-crop\", \"parameters\": { \"ratio\": \"fast\" } }")
    #expect(session.ratio == 0.7)
    session.wait(60)
    #expect(session.says("shop.json:1:"))
    session.fileIsWritten(session.text(ratio: 0.2))
    #expect(session.ratio == 0.2)
    session.wait(60)
    #expect(!session.says("shop.json:1:"))
  }

  @Test func `a broken file that becomes again what it was is no fault any more`() throws {
    var session = try Session()
    let sound = session.text(ratio: 0.7)
    session.fileIsWritten("{")
    session.fileIsWritten(sound)
    session.wait(60)
    #expect(!session.says("shop.json:1:"))
  }

  @Test func `two hands on one file: the person chooses, and keeps their own`() throws {
    var session = try Session()
    session.setRatio(0.3)
    let theirs = session.text(ratio: 0.2)
    session.fileIsWritten(theirs)
    #expect(session.studio.isAsking && session.ratio == 0.3)
    session.press(.escape)
    #expect(session.studio.isAsking, "there is no way around the question")
    session.press(.letter("k"))
    #expect(session.ratio == 0.3 && session.isUnsaved && session.files[Session.path] == Array(theirs.utf8))
    session.control("s")
    #expect(session.file() == session.studio.document.scene)
  }

  @Test func `or loads theirs`() throws {
    var session = try Session()
    session.setRatio(0.3)
    session.fileIsWritten(session.text(ratio: 0.2))
    session.press(.letter("l"))
    #expect(session.ratio == 0.2 && !session.isUnsaved)
    session.control("z")
    #expect(session.ratio == 0.3 && session.isUnsaved, "even that can be undone")
  }

  @Test func `or saves their own as a copy`() throws {
    var session = try Session()
    session.setRatio(0.3)
    let theirs = session.text(ratio: 0.2)
    session.fileIsWritten(theirs)
    session.dialog = .chosen(["/home/ada/mine.json"])
    session.press(.letter("s"))
    #expect(session.file("/home/ada/mine.json") == session.studio.document.scene)
    #expect(session.files[Session.path] == Array(theirs.utf8))
  }

  @Test func `saving over a file changed without notice asks first`() throws {
    var session = try Session()
    session.setRatio(0.3)
    let theirs = session.text(ratio: 0.2)
    session.files[Session.path] = Array(theirs.utf8)
    session.control("s")
    #expect(session.studio.isAsking && session.files[Session.path] == Array(theirs.utf8))
    session.press(.enter)
    #expect(session.file() == session.studio.document.scene && !session.isUnsaved)
  }

  @Test func `the question waits until the hand is free`() throws {
    var session = try Session()
    session.setRatio(0.3)
    let screen = session.studio.layout.screen
    let point = Point(x: screen.midX, y: screen.midY)
    session.window.handle(.down(point), at: session.time)
    session.fileIsWritten(session.text(ratio: 0.2))
    #expect(!session.studio.isAsking)
    session.window.handle(.up(point), at: session.time)
    session.settle()
    #expect(session.studio.isAsking)
  }

  @Test func `a folder that vanishes loses nothing`() throws {
    var session = try Session()
    session.files = [:]
    session.happens(.file(.changed(path: Session.path)))
    #expect(session.isUnsaved && session.says("shop.json: the file does not exist"))
    session.wait(1)
    #expect(session.kept.count == 1)
    session.control("s")
    #expect(session.file() == session.studio.document.scene && session.kept.isEmpty)
    #expect(!session.says("shop.json: the file does not exist"))
  }
}

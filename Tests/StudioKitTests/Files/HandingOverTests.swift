import Boundary
import Documents
import Geometry
import Handoff
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Exports from the window: the file, the question about overwriting, and the messages.
struct HandingOverTests {
  private func hand(_ system: HandoffSystem?, _ session: inout Session, dialog: ChoiceReply?) {
    session.dialog = dialog
    session.studio.perform(system.map(Command.saveCode) ?? .saveFolder, at: 0)
    session.settle()
  }

  /// Films the gesture as the question suggests.
  private func film(_ session: inout Session) {
    session.studio.perform(.film, at: session.time)
    session.settle()
    session.press(.enter)
  }

  /// The shot of the last order.
  private func shot(_ session: Session) throws -> Shot {
    switch session.exported.last?.order.content {
    case .film(let shot, _), .picture(let shot, _): shot
    default: throw Session.Empty()
    }
  }

  @Test func `what was picked is written, with pictures that are found from everywhere`() throws {
    var session = try Session()
    hand(.uikit, &session, dialog: .chosen(["/home/ada/Maps.swift"]))
    let sent = try #require(session.exported.last)
    #expect(sent.order.path == "/home/ada/Maps.swift" && sent.order.replaces)
    #expect(sent.order.scene?.scene.content.images == ["/home/ada/maps/a.jpg"])
    #expect(session.says("Writing Maps.swift"))
    session.happens(.export(sent, .done))
    #expect(session.says("Maps.swift is in /home/ada"))
    session.happens(.export(sent, .failed("Maps.swift was not written: no space left on device.")))
    #expect(session.says("no space left"))
  }

  @Test func `the moment that is shown is drawn for the clipboard, wherever the content has it from`() throws {
    var session = try Session()
    session.studio.stage.main.jump(to: 123.5, at: 0)
    session.control("c")
    let sent = try #require(session.exported.last)
    var shot = try shot(session)
    #expect(sent.order.replaces && sent.goal == .clipboard && sent.order.content == .picture(shot, .offsets([123.5])))
    #expect(shot.tape == nil && shot.situation == nil && shot.hasBody)
    session.studio.perform(.situation(.late), at: 0)
    session.studio.stage.scrub(to: 0.25, at: 0)
    session.press(.letter("r"))
    session.press(.letter("b"))
    session.press(.letter("e"), .shift)
    shot = try self.shot(session)
    #expect(session.exported.last?.order.content == .picture(shot, .time(0.25)))
    #expect(shot.tape == session.studio.stage.gesture && shot.situation == .late && !shot.hasBody)
    #expect(shot.scene.scene.device.width > shot.scene.scene.device.height)
    session.happens(.export(sent, .done))
    #expect(session.says("copied to the clipboard"))
  }

  @Test func `a name without an extension gets one, and replaces no existing file`() throws {
    var session = try Session()
    hand(.compose, &session, dialog: .chosen(["/home/ada/Maps"]))
    #expect(session.exported.last?.order.path == "/home/ada/Maps.kt" && session.exported.last?.order.replaces == false)
  }

  @Test func `the name that is suggested says what it is`() throws {
    var session = try Session()
    let names = [
      "shop-css.html", "shop.html", "ShopScene.swift", "ShopScene.swift", "ShopScene.kt", "ShopScene.dart",
      "ShopScene.tsx",
    ]
    for (system, name) in zip(HandoffSystem.all, names) {
      hand(system, &session, dialog: .chosen([]))
      #expect(session.choice == .handOff(suggestion: "/home/ada/\(name)"))
    }
    hand(nil, &session, dialog: .chosen([]))
    #expect(session.choice == .handOffFolder(folder: "/home/ada") && session.exported.isEmpty)
  }

  @Test func `a folder comes into the one that was picked, unless that is the one of an earlier time`() throws {
    var session = try Session()
    for path in ["/home/ada", "/home/ada/", "/home/ada/shop-hand-off"] {
      hand(nil, &session, dialog: .chosen([path]))
      #expect(session.exported.last?.order.path == "/home/ada/shop-hand-off")
      #expect(session.exported.last?.order.replaces == false)
    }
  }

  @Test(arguments: [nil, HandoffSystem.uikit])
  func `what is there already is asked about`(_ system: HandoffSystem?) throws {
    var session = try Session()
    hand(system, &session, dialog: .chosen([system == nil ? "/home/ada" : "/home/ada/a"]))
    let sent = try #require(session.exported.last)
    let path = sent.order.path
    let files = system == nil ? ["README.md", "page.html"].map { "\(path)/\($0)" } : [path]
    for (key, count) in [(Key.escape, 1), (.letter("r"), 2)] {
      session.happens(.export(sent, .blocked(by: files)))
      #expect(session.studio.isAsking && session.says("a.swift") == (system != nil))
      #expect(session.says("shop-hand-off/README.md") == (system == nil))
      session.press(key)
      #expect(session.exported.count == count)
    }
    #expect(session.exported.last?.order.replaces == true)
  }

  @Test func `without a dialog the path is typed`() throws {
    var session = try Session(isBuiltIn: true)
    hand(nil, &session, dialog: nil)
    #expect(session.says("Type the path of a folder"))
    session.press(.enter)
    #expect(session.exported.last?.order.path == "/home/ada/shop-hand-off")
  }

  @Test func `a page for the browser is asked for without a dialog`() throws {
    var session = try Session()
    session.studio.perform(.showPage(.page), at: 0)
    session.settle()
    let sent = try #require(session.exported.last)
    #expect(sent.order.path == "shop.html" && sent.goal == .browser && session.choice == nil)
    session.happens(.export(sent, .done))
    #expect(session.says("shop.html is in the browser"))
  }

  @Test func `E films what is compared, A left of B also while B is on the stage`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/both"])
    session.studio.perform(.switchSetting, at: 0)
    session.studio.edit(at: 0) { _ = $0.assign(.text("B"), to: "title") }
    session.studio.perform(.arrange(.split), at: 0)
    film(&session)
    let shot = try shot(session)
    #expect(shot.scene.scene.title != "B" && shot.companions.map(\.scene.scene.title) == ["B"])
    #expect(shot.way == .split(0.5) && shot.hasBody)
  }

  @Test func `E films all the devices that are shown`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/devices"])
    session.studio.perform(.screens, at: 0)
    film(&session)
    #expect(try shot(session).companions.map(\.scene.scene.device.presetName) == ["iphone-se", "pixel-9"])
  }

  @Test func `E films the curve that is shown beside the phone`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/curve"])
    func curve() throws -> CurveLayer? {
      film(&session)
      guard let sent = session.exported.last, case .film(_, let cut) = sent.order.content else { throw Session.Empty() }
      session.happens(.export(sent, nil))
      return cut.curve
    }
    #expect(try curve() == nil)
    session.studio.perform(Command.curve, at: 0)
    session.window.advance(to: 1)
    var all = try #require(try curve())
    #expect(all.name != nil && !all.isWhole)
    session.studio.perform(Command.wholeCurve, at: 1)
    session.window.advance(to: 2)
    all.isWhole = true
    #expect(try curve() == all)
  }

  @Test func `E films the gesture as it is on the stage, tells how far it is, and stops it`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/maps"])
    session.studio.perform(.gesture(.flick), at: 0)
    session.studio.perform(.situation(.late), at: 0)
    session.studio.perform(.turnDevice, at: 0)
    film(&session)
    #expect(session.choice == .handOff(suggestion: "/home/ada/shop.mp4"))
    let sent = try #require(session.exported.last)
    let shot = try shot(session)
    #expect(sent.order.content == .film(shot, FilmCut()) && sent.order.path == "/home/ada/maps.mp4")
    #expect(shot.situation == .late && shot.hasBody && shot.tape == session.studio.stage.gesture)
    #expect(shot.scene.scene.device.width > shot.scene.scene.device.height)
    session.happens(.export(sent, .progress(done: 91, of: 200)))
    #expect(session.says("Filming maps.mp4: 45 %"))
    #expect(session.studio.view.notice?.progress == 0.455)
    var widths = TextWidths(.fixed())
    let view = session.window.part(NoticePart.self).view
    let track = try #require(view?.progressTrack(&widths))
    let buttons = view?.buttons(&widths) ?? []
    #expect(buttons.allSatisfy { !$0.overlaps(track) } && view?.frame(&widths).contains(track.center) == true)
    var list = DrawList()
    view?.draw(&widths, into: &list)
    let bars = list.commands.compactMap { command -> Rect? in
      if case .shape(let shape) = command, shape.frame.y == track.y { shape.frame } else { nil }
    }
    #expect(bars.count == 2 && bars[0] == track && (bars[1].width - track.width * 0.455).magnitude < 0.01)
    session.studio.perform(Command.film, at: 1)
    #expect(session.studio.requests.takeAll().contains(.export(.stop)))
    session.happens(.export(sent, nil))
    #expect(session.says("was cancelled"))
    // The next one is another film.
    film(&session)
    #expect(session.exported.count == 2)
    session.happens(.export(sent, .failed("maps.mp4 was not filmed: the disk is full.")))
    #expect(session.says("the disk is full"))
  }

  @Test func `a gesture is saved as a tape`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/pull"])
    session.studio.perform(.gesture(.pull), at: 0)
    session.studio.perform(.saveTape, at: 0)
    session.settle()
    let order = try #require(session.exported.last?.order)
    guard case .text(let text, _) = order.content else { return #expect(Bool(false), "\(order)") }
    #expect(order.path == "/home/ada/pull.parallax-tape.json")
    #expect(TapeReader.read(Array(text.utf8)).tape == session.studio.stage.gesture)
  }

  @Test func `a tape that is opened plays on the scene that is there, and a wrong one is told of`() throws {
    var session = try Session()
    let tape = Tape(from: 10, events: [TapeEvent(time: 0.5, action: .input(.wheel(dx: 0, dy: -2, at: nil)))])
    let scenes = session.studio.library.documents.count
    for path in ["/home/ada/a.parallax-tape.json", "/home/ada/other.json"] {
      session.files[path] = Array(TapeWriter.text(of: tape).utf8)
      session.dialog = .chosen([path])
      session.studio.perform(.open, at: 0)
      session.settle()
      #expect(session.studio.stage.gesture == tape && session.studio.stage.isPlaying)
      #expect(session.studio.library.documents.count == scenes)
      session.studio.perform(.showEffect, at: 0)
    }
    session.files["/home/ada/b.parallax-tape.json"] = Array("{ \"tape\": 1 }".utf8)
    session.dialog = .chosen(["/home/ada/b.parallax-tape.json"])
    session.studio.perform(.open, at: 0)
    session.settle()
    #expect(session.says("b.parallax-tape.json:1:1: events: the events are missing"))
  }
}

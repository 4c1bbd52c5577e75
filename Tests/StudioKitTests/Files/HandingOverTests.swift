import Boundary
import Documents
import Handoff
import JSON
import PreviewKit
import Testing

@testable import StudioKit

/// A scene that is handed over from the window: which file, over what, and what is said of it.
struct HandingOverTests {
  private func hand(_ command: Command, _ session: inout Session, dialog: Reply?) {
    session.dialog = dialog
    session.studio.perform(command, at: 0)
    session.settle()
  }

  @Test func `what was picked is written, with pictures that are found from everywhere`() throws {
    var session = try Session()
    hand(.saveCode(.uikit), &session, dialog: .chosen("/home/ada/Maps.swift"))
    let sent = try #require(session.handed.last)
    #expect(sent.path == "/home/ada/Maps.swift" && sent.replaces)
    #expect(SceneReader.read(Array(sent.scene.utf8)).scene?.content.images == ["/home/ada/maps/a.jpg"])
    #expect(session.says("Writing Maps.swift"))
    session.happens(.handedOver(sent.order, path: sent.path))
    #expect(session.says("It is in /home/ada/Maps.swift"))
    session.happens(.handoffFailed("Maps.swift was not written: no space left on device."))
    #expect(session.says("no space left"))
  }

  @Test func `the moment that is shown is drawn for the clipboard, wherever the content has it from`() throws {
    var session = try Session()
    session.studio.stage.hand.preview.jump(to: 123.5, at: 0)
    session.control("c")
    var order = try #require(session.handed.last)
    #expect(order.replaces && order.order.isPassing && order.order.tape == nil)
    #expect(
      order.order.command(for: "s", tape: "t", to: "p.png", replaces: true)
        == ["render", "s", "-o", "p.png", "--offset=123.5", "--body"])
    session.studio.perform(.situation(.late), at: 0)
    session.studio.stage.scrub(to: 0.25, at: 0)
    session.press(.letter("r"))
    session.press(.letter("b"))
    session.press(.letter("e"), .shift)
    order = try #require(session.handed.last)
    #expect(order.order.tape == TapeWriter.text(of: session.studio.stage.gesture))
    #expect(
      order.order.command(for: "s", tape: "t", to: "p.png", replaces: true)
        == ["render", "s", "-o", "p.png", "--tape", "t", "--at", "0.25", "--situation", "late"])
    let scene = try #require(SceneReader.read(Array(order.scene.utf8)).scene)
    #expect(scene.device.width > scene.device.height)
    session.happens(.handedOver(order.order, path: "/tmp/x.png"))
    #expect(session.says("in the clipboard"))
  }

  @Test func `a name without an ending has one, and then nobody has asked about it`() throws {
    var session = try Session()
    hand(.saveCode(.compose), &session, dialog: .chosen("/home/ada/Maps"))
    #expect(session.handed.last?.path == "/home/ada/Maps.kt" && session.handed.last?.replaces == false)
  }

  @Test func `the name that is suggested says what it is`() throws {
    var session = try Session()
    let names = [
      "shop-css.html", "shop.html", "MapCrop.swift", "MapCrop.swift", "MapCrop.kt", "MapCrop.dart", "MapCrop.tsx",
    ]
    for (system, name) in zip(HandoffSystem.allCases, names) {
      hand(.saveCode(system), &session, dialog: .chosen(nil))
      #expect(session.choice == .handOff(suggestion: "/home/ada/\(name)"))
    }
    hand(.saveFolder, &session, dialog: .chosen(nil))
    #expect(session.choice == .handOffFolder(folder: "/home/ada") && session.handed.isEmpty)
  }

  @Test func `a folder comes into the one that was picked, unless that is the one of an earlier time`() throws {
    var session = try Session()
    for path in ["/home/ada", "/home/ada/", "/home/ada/shop-hand-off"] {
      hand(.saveFolder, &session, dialog: .chosen(path))
      #expect(session.handed.last?.path == "/home/ada/shop-hand-off" && session.handed.last?.replaces == false)
    }
  }

  @Test(arguments: [[], ["shop-hand-off/README.md", "shop-hand-off/page.html"]])
  func `what is there already is asked about`(_ files: [String]) throws {
    var session = try Session()
    hand(.saveFolder, &session, dialog: .chosen("/home/ada"))
    let sent = try #require(session.handed.last)
    for (key, count) in [(Key.escape, 1), (.letter("r"), 2)] {
      session.happens(.handoffBlocked(sent.order, path: sent.path, by: files))
      #expect(session.studio.isAsking && files.allSatisfy { session.says($0) })
      session.press(key)
      #expect(session.handed.count == count)
    }
    #expect(session.handed.last?.replaces == true)
  }

  @Test func `without a dialog the path is typed`() throws {
    var session = try Session(isBuiltIn: true)
    hand(.saveFolder, &session, dialog: nil)
    #expect(session.says("Type the path of a folder"))
    session.press(.enter)
    #expect(session.handed.last?.path == "/home/ada/shop-hand-off")
  }

  @Test func `a page for the browser is asked for without a dialog`() throws {
    var session = try Session()
    session.studio.perform(.showPage(.page), at: 0)
    session.settle()
    let sent = try #require(session.handed.last)
    #expect(sent.path == "shop.html" && sent.order.isForBrowser && session.choice == nil)
    session.happens(.handedOver(sent.order, path: "/home/ada/.cache/parallax/pages/shop.html"))
    #expect(session.says("shop.html is in the browser"))
  }

  @Test func `E films what is compared, A left of B also while B is on the stage`() throws {
    var session = try Session()
    session.dialog = .chosen("/home/ada/both")
    session.studio.perform(.switchSetting, at: 0)
    session.studio.edit(at: 0) { _ = $0.assign(.text("B"), to: "title") }
    session.studio.perform(.arrange(.split), at: 0)
    session.studio.perform(.film, at: 0)
    session.settle()
    let sent = try #require(session.handed.last)
    #expect(SceneReader.read(Array(sent.scene.utf8)).scene?.title != "B")
    #expect(SceneReader.read(Array(sent.order.otherScene?.utf8 ?? "".utf8)).scene?.title == "B")
    let words = sent.order.command(for: "S", tape: "T", other: "O", to: "/a.mp4", replaces: false)
    #expect(words?.suffix(7) == ["--body", "--compare", "O", "--view", "split", "--share", "0.5"], "\(words ?? [])")
  }

  @Test func `E films all the devices that are shown`() throws {
    var session = try Session()
    session.dialog = .chosen("/home/ada/devices")
    session.studio.perform(.screens, at: 0)
    session.studio.perform(.film, at: 0)
    session.settle()
    let words = try #require(session.handed.last).order.command(for: "S", tape: "T", to: "/a.mp4", replaces: false)
    #expect(words?.suffix(2) == ["--devices", "iphone-se,pixel-9"], "\(words ?? [])")
  }

  @Test func `E films the curve that is shown beside the phone`() throws {
    var session = try Session()
    session.dialog = .chosen("/home/ada/curve")
    func words() throws -> [String] {
      session.studio.perform(.film, at: 0)
      session.settle()
      let sent = try #require(session.handed.last)
      session.happens(.filmStopped)
      return try #require(sent.order.command(for: "S", tape: "T", to: "/a.mp4", replaces: false))
    }
    #expect(try !words().contains("--curve"))
    session.studio.perform(.curve, at: 0)
    session.window.advance(to: 1)
    let all = try words()
    #expect(all.suffix(3).dropLast() == ["--curve", "--layer"], "\(all)")
    session.studio.perform(.wholeCurve, at: 1)
    session.window.advance(to: 2)
    #expect(try words() == all + ["--whole"])
  }

  @Test func `E films the gesture as it is on the stage, tells how far it is, and stops it`() throws {
    var session = try Session()
    session.dialog = .chosen("/home/ada/maps")
    session.studio.perform(.gesture(.flick), at: 0)
    session.studio.perform(.situation(.late), at: 0)
    session.studio.perform(.turnDevice, at: 0)
    session.studio.perform(.film, at: 0)
    session.settle()
    #expect(session.choice == .handOff(suggestion: "/home/ada/shop.mp4"))
    let sent = try #require(session.handed.last)
    guard case .film(let film) = sent.order.part else { return #expect(Bool(false), "\(sent.order)") }
    #expect(
      sent.path == "/home/ada/maps.mp4" && film.look.situation == .late && film.look.hasBody && film.look.isTurned)
    let tape = try #require(TapeReader.read(Array(film.tape.utf8)).tape)
    #expect(tape == session.studio.stage.gesture)
    let device = try #require(SceneReader.read(Array(sent.scene.utf8)).scene).device
    #expect(device.width > device.height)
    let words = sent.order.command(for: "S", tape: "T", to: "/a.mp4", replaces: true)
    #expect(
      words == ["render", "S", "--tape", "T", "-o", "/a.mp4", "--progress", "--situation", "late", "--body", "--force"])
    session.happens(.filmed(path: sent.path, share: 0.455))
    #expect(session.says("Filming maps.mp4: 45 %. E stops it."))
    session.studio.perform(.film, at: 1)
    #expect(session.studio.requests.takeAll().contains(.stopFilm))
    session.happens(.filmStopped)
    #expect(session.says("nothing of it is left"))
    // The next one is another film.
    session.studio.perform(.film, at: 2)
    session.settle()
    #expect(session.handed.count == 2)
    session.happens(.filmFailed("maps.mp4 was not filmed: the disk is full."))
    #expect(session.says("the disk is full"))
  }

  @Test func `a gesture is saved as a tape`() throws {
    var session = try Session()
    session.dialog = .chosen("/home/ada/pull")
    session.studio.perform(.gesture(.pull), at: 0)
    session.studio.perform(.saveTape, at: 0)
    session.settle()
    let sent = try #require(session.handed.last)
    guard case .tape(let text) = sent.order.part else { return #expect(Bool(false), "\(sent.order)") }
    #expect(sent.path == "/home/ada/pull.parallax-tape.json")
    #expect(TapeReader.read(Array(text.utf8)).tape == session.studio.stage.gesture)
  }

  @Test func `a tape that is opened plays on the scene that is there, and a wrong one is told of`() throws {
    var session = try Session()
    let tape = Tape(from: 10, events: [TapeEvent(time: 0.5, action: .input(.wheel(dx: 0, dy: -2, at: nil)))])
    let scenes = session.studio.library.documents.count
    for path in ["/home/ada/a.parallax-tape.json", "/home/ada/other.json"] {
      session.files[path] = Array(TapeWriter.text(of: tape).utf8)
      session.dialog = .chosen(path)
      session.studio.perform(.open, at: 0)
      session.settle()
      #expect(session.studio.stage.gesture == tape && session.studio.stage.isPlaying)
      #expect(session.studio.library.documents.count == scenes)
      session.studio.perform(.showEffect, at: 0)
    }
    session.files["/home/ada/b.parallax-tape.json"] = Array("{ \"tape\": 1 }".utf8)
    session.dialog = .chosen("/home/ada/b.parallax-tape.json")
    session.studio.perform(.open, at: 0)
    session.settle()
    #expect(session.says("b.parallax-tape.json:1:1: events: the events are missing"))
  }
}

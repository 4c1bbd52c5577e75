import Boundary
import Documents
import Handoff
import Testing

@testable import StudioKit

/// A scene that is handed over from the window: which file, over what, and what is said of it.
struct HandingOverTests {
  private func hand(_ part: HandoffOrder.Part, _ session: inout Session, dialog: Reply?) {
    session.dialog = dialog
    session.studio.perform(.handOff(part), at: 0)
    session.settle()
  }

  @Test func `what was picked is written, with pictures that are found from everywhere`() throws {
    var session = try Session()
    hand(.file(.uikit), &session, dialog: .chosen("/home/ada/Maps.swift"))
    let sent = try #require(session.handed.last)
    #expect(sent.path == "/home/ada/Maps.swift" && sent.replaces)
    #expect(SceneReader.read(Array(sent.scene.utf8)).scene?.content.images == ["/home/ada/maps/a.jpg"])
    #expect(session.says("Writing Maps.swift"))
    session.happens(.handedOver(sent.order, path: sent.path))
    #expect(session.says("It is in /home/ada/Maps.swift"))
    session.happens(.handoffFailed("Maps.swift was not written: no space left on device."))
    #expect(session.says("no space left"))
  }

  @Test func `a name without an ending has one, and then nobody has asked about it`() throws {
    var session = try Session()
    hand(.file(.compose), &session, dialog: .chosen("/home/ada/Maps"))
    #expect(session.handed.last?.path == "/home/ada/Maps.kt" && session.handed.last?.replaces == false)
  }

  @Test func `the name that is suggested says what it is`() throws {
    var session = try Session()
    let names = [
      "shop-css.html", "shop.html", "MapCrop.swift", "MapCrop.swift", "MapCrop.kt", "MapCrop.dart", "MapCrop.tsx",
    ]
    for (system, name) in zip(HandoffSystem.allCases, names) {
      hand(.file(system), &session, dialog: .chosen(nil))
      #expect(session.choice == .handOff(suggestion: "/home/ada/\(name)"))
    }
    hand(.folder, &session, dialog: .chosen(nil))
    #expect(session.choice == .handOffFolder(folder: "/home/ada") && session.handed.isEmpty)
  }

  @Test func `a folder comes into the one that was picked, unless that is the one of an earlier time`() throws {
    var session = try Session()
    for path in ["/home/ada", "/home/ada/", "/home/ada/shop-hand-off"] {
      hand(.folder, &session, dialog: .chosen(path))
      #expect(session.handed.last?.path == "/home/ada/shop-hand-off" && session.handed.last?.replaces == false)
    }
  }

  @Test(arguments: [[], ["shop-hand-off/README.md", "shop-hand-off/page.html"]])
  func `what is there already is asked about`(_ files: [String]) throws {
    var session = try Session()
    hand(.folder, &session, dialog: .chosen("/home/ada"))
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
    hand(.folder, &session, dialog: nil)
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
}

import Boundary
import Documents
import Geometry
import Testing

@testable import StudioKit

/// Questions and the list of keys, driven by input events.
struct SheetTests {
  /// A session that asks for a path because there is no file dialog.
  private func asking() throws -> Session {
    var session = try Session()
    session.dialog = nil
    session.control("o")
    #expect(session.studio.isAsking)
    return session
  }

  @Test func `a path is edited like any text: all of it, by words, with the clipboard`() throws {
    var session = try asking()
    session.control("a")
    session.type("/home/ada/two words")
    session.press(.left, [.control, .shift])
    session.control("x")
    #expect(session.window.clipboard == "words" && session.says("/home/ada/two "))
    session.press(.home)
    session.control("v")
    #expect(session.says("words/home/ada/two "))
    session.control("z")
    #expect(session.says("/home/ada/two "))
    session.control("a")
    session.window.clipboard = Session.path
    session.control("v")
    session.press(.enter)
    #expect(!session.studio.isAsking)
  }

  @Test func `Tab goes to the buttons and back, Space presses, and what was typed is kept`() throws {
    var session = try asking()
    session.control("a")
    session.type("/nowhere/at-all.json")
    // There is nothing to complete.
    session.press(.tab)
    #expect(session.says("No file begins like that."))
    session.press(.tab)
    session.press(.tab)
    session.press(.tab)
    session.press(.end)
    session.type("5")
    #expect(session.says("/nowhere/at-all.json5"))
    session.press(.tab, .shift)
    session.press(.space)
    #expect(!session.studio.isAsking && session.says("at-all.json5: the file does not exist"))
  }

  @Test func `a whole path takes the place of the suggested folder`() throws {
    for (typed, text) in [("/srv/a.json", "/srv/a.json"), ("~/b.json", "~/b.json"), ("c.json", "/home/ada/c.json")] {
      var session = try asking()
      #expect(session.says("/home/ada/"))
      for letter in typed { session.type(String(letter)) }
      #expect(session.says(text) && !session.says("/home/ada//") && !session.says("/home/ada/~"), "\(typed)")
      session.press(.escape)
      session.control("o")
      session.window.clipboard = typed
      session.control("v")
      #expect(session.says(text) && !session.says("/home/ada//") && !session.says("/home/ada/~"), "\(typed)")
    }
  }

  @Test func `Tab completes a path as far as it is certain, lists what it may go on with, and then goes on`() throws {
    var session = try asking()
    for name in ["/srv/walks/lisbon.json", "/srv/walks/lisboa.json", "/srv/wall.json"] { session.files[name] = [] }
    session.type("/srv/wa")
    session.press(.tab)
    #expect(session.says("/srv/wal") && session.says("walks/   wall.json"))
    session.type("k")
    session.press(.tab)
    #expect(session.says("/srv/walks/") && !session.says("wall.json"))
    session.press(.tab)
    #expect(session.studio.isAsking, "Nothing more is certain: Tab has gone to the buttons.")
    session.press(.tab, .shift)
    session.press(.end)
    session.type("l")
    session.press(.tab)
    session.type("n")
    session.press(.tab)
    #expect(session.says("/srv/walks/lisbon.json"))
    session.press(.enter)
    #expect(!session.studio.isAsking && session.says("lisbon.json"))
  }

  @Test func `what was wrong with an answer is said in the color of errors`() throws {
    var session = try asking()
    session.press(.escape)
    session.missing = "/home/ada/hills.jpg"
    session.studio.perform(.choosePictures, at: session.time)
    session.settle()
    session.type("hills.jpg")
    session.press(.enter)
    var window = session.window
    let list = window.frame(at: session.time)
    let fault = session.studio.view.theme.look.fault
    let found = list.commands.contains {
      if case .text(let text, _, let style) = $0 {
        text.contains("does not exist") && style.color == fault
      } else {
        false
      }
    }
    #expect(found && session.studio.isAsking)
  }

  @Test func `one Escape cancels, whatever is being typed`() throws {
    var session = try asking()
    session.type("/nowhere.json")
    session.press(.escape)
    #expect(!session.studio.isAsking && session.studio.document.file.path == Session.path)
  }

  @Test func `a button is pressed where it is let go`() throws {
    var session = try asking()
    let place = try session.place(of: "Cancel")
    session.window.handle(.down(place), at: 0)
    session.window.handle(.up(Point(x: 1, y: 1)), at: 0)
    #expect(session.studio.isAsking)
    session.window.handle(.down(place), at: 0)
    session.window.handle(.up(place), at: 0)
    #expect(!session.studio.isAsking)
  }

  /// The text of the list of keys in a window of this size.
  private func keys(_ width: Double, _ height: Double) throws -> [DrawCommand] {
    var session = try Session()
    session.window.handle(.resize(Size(width: width, height: height), scale: 1), at: 0)
    session.press(.function(1))
    var list = DrawList()
    session.window.drawSheets(into: &list)
    return list.commands
  }

  @Test func `the list of keys cuts no word, and is scrolled where it is too long`() throws {
    for (width, height) in [(640.0, 480.0), (1000, 700), (1440, 900), (1900, 1000)] {
      let commands = try keys(width, height)
      let texts = commands.compactMap { if case .text(let text, let box, _) = $0 { (text, box) } else { nil } }
      #expect(texts.count > 10)
      for (text, box) in texts {
        #expect(!text.contains("\u{2026}") && box.maxX <= width, "\(text) at \(width)")
      }
    }
    var session = try Session()
    session.window.handle(.resize(Size(width: 640, height: 480), scale: 1), at: 0)
    session.press(.function(1))
    #expect(session.says("Drag, wheel") && !session.says("full screen"))
    let turn = InputEvent.wheel(dx: 0, dy: -1, at: Point(x: 320, y: 240))
    for _ in 0..<30 { session.window.handle(turn, at: 0) }
    #expect(!session.says("Drag, wheel") && session.says("full screen"))
    session.press(.escape)
    #expect(!session.says("full screen"))
  }

  @Test func `the list of keys names the keys of sliders`() throws {
    let texts = try keys(1440, 900).compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    for words in ["Arrows, drag, wheel", "Ctrl with a drag", "type it: 80*2, 50%, +10, /3"] {
      #expect(texts.contains(words))
    }
  }
}

extension Session {
  /// The center of the first such text in the question.
  fileprivate func place(of words: String) throws -> Point {
    var window = window
    var list = DrawList()
    window.drawSheets(into: &list)
    let box = list.commands.compactMap { command -> Rect? in
      if case .text(words, let box, _) = command { box } else { nil }
    }.first
    return try #require(box).center
  }
}

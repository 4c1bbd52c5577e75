import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Finding commands by name.
struct PaletteTests {
  private let search = CommandSearch(Facts(CommandTests.stage().studio))

  private func first(_ typed: String) -> Command? { search.find(typed).first?.command }

  @Test func `nothing typed lists everything in the order of the table`() {
    let stage = CommandTests.stage()
    let all = Command.available(Facts(stage.studio)).filter { $0 != .palette }
    for typed in ["", " ", "\t \n", "\u{2026}"] { #expect(search.find(typed).map(\.command) == all) }
    #expect(all.contains(.keptGesture(CommandTests.gesture)))
  }

  @Test func `every command is the first that its title finds, in any case and with any accent`() {
    for entry in search.entries {
      for typed in [entry.title, entry.title.uppercased(), "  \(entry.title) "] {
        #expect(first(typed) == entry.command, "\(typed)")
      }
      let accented = entry.title.replacing("e", with: "\u{E9}").replacing("a", with: "a\u{308}")
      #expect(first(accented) == entry.command, "\(accented)")
    }
  }

  @Test func `beginnings of words, keys, letters on the way and words of the help find a command`() {
    for (typed, command) in [
      ("ro de", Command.turnDevice), ("ctrl z", .undo), ("ctrl shift s", .saveElsewhere), ("x", .xray), ("xry", .xray),
      ("half", .situation(.halfRate)), ("deja", .keptGesture(CommandTests.gesture)), ("svg", .saveCurve),
    ] {
      #expect(first(typed) == command, "\(typed)")
    }
    #expect(search.find("no command is called this").isEmpty)
  }

  @Test func `any text finds each command once at most, and more letters find no more`() {
    var random = SplitMix64(seed: 30)
    let letters = Array("abcdefghijklmnopqrstuvwxyz  ÄéßØ.,+-/%\u{2026}\u{301}\u{1F469}\u{200D}\u{1F52C}\u{0}1234İ")
    for _ in 0..<2000 {
      var typed = ""
      var last = search.entries.count
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        typed.append(letters.randomElement(using: &random) ?? " ")
        let found = search.find(typed)
        #expect(Set(found.map(\.title)).count == found.count)
        if typed.last?.isASCII == true, typed.last?.isLetter == true { #expect(found.count <= last, "\(typed)") }
        last = found.count
      }
    }
  }

  @Test func `Ctrl Shift P or a slash opens it, Enter does what is chosen, and Escape closes it`() {
    var stage = CommandTests.stage()
    let closed = stage.frame()
    for open: InputEvent in [.keyDown(.letter("p"), [.control, .shift], isRepeat: false), .text("/")] {
      stage.handle(open)
      #expect(stage.frame() != closed && stage.window.takesText)
      stage.press(.escape)
      #expect(difference(stage.frame(), closed).isEmpty && !stage.window.takesText)
    }
    stage.handle(.text("/"))
    for letter in ["x", "-", "r"] {
      stage.press(.letter(Character(letter)))
      stage.handle(.text(letter))
    }
    #expect(!stage.studio.view.options.isXRay)
    stage.press(.enter)
    #expect(stage.studio.view.options.isXRay && !stage.studio.hasSheet)
    stage.press(.letter("p"), [.control, .shift])
    stage.press(.letter("p"), [.control, .shift])
    #expect(!stage.studio.hasSheet)
  }

  @Test func `arrows choose, a click does it, and one beside closes`() {
    var stage = CommandTests.stage()
    stage.handle(.text("/"))
    stage.handle(.text("frame times"))
    stage.press(.down)
    stage.press(.up)
    stage.press(.up)
    stage.press(.down)
    stage.press(.enter)
    #expect(!stage.studio.view.options.showsMeter)
    let closed = stage.frame()
    stage.handle(.text("/"))
    stage.press(.up)
    stage.handle(.text("x-ray"))
    let field = stage.window.caret ?? Rect(.zero)
    let row = Point(x: field.x, y: field.maxY + 24)
    for event in [InputEvent.hover(row), .down(row), .up(row)] { stage.handle(event) }
    #expect(stage.studio.view.options.isXRay && !stage.studio.hasSheet)
    stage.studio.perform(.xray, at: stage.time)
    stage.handle(.text("/"))
    for event in [InputEvent.down(Point(x: 3, y: 3)), .up(Point(x: 3, y: 3))] { stage.handle(event) }
    #expect(!stage.studio.hasSheet && difference(stage.frame(), closed).isEmpty)
  }

  @Test func `the name of a scene finds it, and Enter shows it`() throws {
    var stage = CommandTests.stage()
    var other = Scene(effect: MapCrop())
    other.title = "Caf\u{E9} walks"
    stage.studio.add(SceneDocument(name: "cafe", scene: other), at: stage.time)
    stage.studio.select(0, at: stage.time)
    let first = stage.studio.document.id
    for typed in ["cafe wa", "caf\u{E9} walks"] {
      stage.studio.select(0, at: stage.time)
      stage.handle(.text("/"))
      stage.handle(.text(typed))
      stage.press(.enter)
      #expect(stage.studio.document.scene.displayTitle == "Caf\u{E9} walks", "\(typed)")
    }
    let offered = stage.studio.sceneCommands.map { "\($0)" }
    #expect(offered.contains("scene-\(first)") && !offered.contains("scene-\(stage.studio.document.id)"))
  }

  @Test func `a question waits for the palette, and closing the window does not`() {
    var stage = CommandTests.stage()
    stage.handle(.text("/"))
    stage.studio.session.questions.append(.recent)
    stage.studio.advanceFiles(to: stage.time)
    #expect(!stage.studio.isAsking)
    stage.press(.escape)
    stage.studio.advanceFiles(to: stage.time)
    #expect(stage.studio.isAsking)
    stage.press(.escape)
    stage.handle(.text("/"))
    stage.handle(.close)
    stage.studio.advanceFiles(to: stage.time)
    #expect(stage.studio.isAsking, "about the changes")
  }

  @Test func `a screen reader has the field and every row, and presses one`() throws {
    var stage = CommandTests.stage()
    stage.window.isHeard = true
    stage.handle(.text("/"))
    _ = stage.frame()
    func part() throws -> AccessiblePart {
      try #require(stage.window.accessible(at: stage.time).parts.first { $0.part == .palette })
    }
    let items = try part().items
    #expect(
      items.first?.role == .field
        && items.filter { $0.role == .listEntry }.count == search.entries.count + stage.studio.sceneCommands.count)
    #expect(stage.window.accessible(at: stage.time).focus == AccessibleID(.palette, items[0].number))
    stage.press(.down)
    let chosen = try #require(try part().items.first { $0.isSet == true })
    #expect(stage.window.accessible(at: stage.time).focus == AccessibleID(.palette, chosen.number))
    let undo = try #require(try part().items.first { $0.name == "Undo" })
    #expect(undo.words == "Control Z" && undo.help == "Undoes the last step.")
    stage.window.receive(.act(AccessibleAction(.press, on: AccessibleID(.palette, undo.number))), at: stage.time)
    #expect(!stage.studio.hasSheet && stage.studio.document.history.position == 0)
    stage.window.receive(.act(AccessibleAction(.press, on: AccessibleID(.palette, undo.number))), at: stage.time)
    #expect(!stage.studio.hasSheet)
  }
}

/// Words of other programs in the palette.
struct PaletteWordsTests {
  @Test(
    arguments: [
      ("export", Command.film), ("gif", .film), ("copy code", .copyCode), ("rename", .rename),
      ("add layer", .choosePictures), ("hand off", .saveFolder), ("new from pictures", .newScene),
      ("keyframes", .keyTrack), ("3d", .depth),
    ])
  func `what people look for is found by their word`(_ typed: String, _ command: Command) {
    let stage = TestStudio("mountain-hero")
    let found = CommandSearch(Facts(stage.studio)).find(typed).prefix(8).map(\.command)
    #expect(found.contains(command), "\(typed): \(found)")
  }
}

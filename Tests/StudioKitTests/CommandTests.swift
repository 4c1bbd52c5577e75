import Boundary
import Documents
import Foundation
import Geometry
import Handoff
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The table of commands.
struct CommandTests {
  static let gesture = KeptGesture(name: "Un geste d\u{E9}j\u{E0} vu", tape: Tape(from: 0))

  /// A studio in which most commands are enabled, with a kept gesture.
  static func stage() -> TestStudio {
    var stage = TestStudio("stretch-banner")
    stage.studio.receive(.gestures([gesture], faults: []), at: stage.time)
    for ratio in [0.3, 0.4] {
      stage.studio.edit(at: stage.time) { _ = $0.assign(.number(ratio), to: "parameters.ratio") }
    }
    for command in [Command.undo, .switchSetting, .switchSetting, .meter, .curve, .zoom(2)] {
      stage.studio.perform(command, at: stage.time)
    }
    _ = stage.frame()
    _ = stage.window.takeRequests(at: stage.time)
    return stage
  }

  @Test func `every command has words, an id and a title of its own, and no two have a key`() {
    let facts = Facts(Self.stage().studio)
    for command in Command.all {
      let words = command.words
      #expect(!words.id.isEmpty && !words.title.isEmpty && !words.menu.isEmpty && !words.short.isEmpty, "\(command)")
      #expect(words.help.hasSuffix(".") && words.help.first?.isUppercase == true, "\(command)")
      for key in words.keys.prefix(1) { #expect(command.tip.contains(": \(key.phrase)"), "\(command)") }
    }
    #expect(Set(Command.all.map(\.words.id)).count == Command.all.count)
    #expect(Set(Command.all.map { CommandSearch.folded($0.menuTitle(facts)) }).count == Command.all.count)
    let strokes = Command.all.flatMap { ($0.words.keys + $0.words.quiet).map(\.stroke) }
    #expect(Set(strokes).count == strokes.count)
  }

  @Test func `every row is in a group`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/StudioKit/Commands")
      .standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    // Those about things with names are functions.
    let ids = sources.matches(of: /static let \w+ = Command\(\s*"([^"]+)"/).map { String($0.output.1) }
    #expect(ids.count >= 50)
    #expect(Set(ids).subtracting(Command.all.map(\.words.id)).isEmpty)
  }

  @Test func `the palette saves code for each system that has templates, and shows pages`() {
    let search = CommandSearch(Facts(Self.stage().studio), systems: HandoffSystem.all)
    for system in HandoffSystem.all {
      #expect(search.find("Save as \(system.title)").first?.command == .saveCode(system))
      #expect(search.entries.contains { $0.command == .showPage(system) } == system.isPage)
    }
  }

  @Test func `every key is in the list of keys`() {
    let rows = KeyList.groups.flatMap(\.rows)
    for command in Command.all {
      for shortcut in command.words.keys {
        let row = rows.first { $0.commands.contains(command) }
        let words = "\(shortcut)".split(separator: " ")
        // A row for many commands names their modifiers once.
        let key = ["Left", "Right", "Up", "Down"].contains(words[words.count - 1]) ? "arrows" : words[words.count - 1]
        let isInOne =
          row?.commands.count ?? 0 > 2 && row?.keys.hasPrefix(words.dropLast().joined(separator: " ")) == true
        #expect(
          row?.keys.contains("\(shortcut)") == true || isInOne && row?.keys.contains(key) == true,
          "\(command) \(shortcut)")
      }
    }
  }

  @Test func `a key does what its command does`() {
    let before = Self.stage()
    let facts = Facts(before.studio)
    for command in Command.all where command.isOn(facts) {
      for shortcut in command.words.keys + command.words.quiet {
        var (pressed, performed) = (before, before)
        switch shortcut.stroke {
        case .typed(let letter): pressed.handle(.text(letter))
        case .key(let key, let modifiers): pressed.handle(.keyDown(key, modifiers, isRepeat: false))
        }
        performed.studio.perform(command, at: performed.time)
        for _ in 0..<2 {
          pressed.wait(0.1)
          performed.wait(0.1)
          let name: Comment = "\(command) \(shortcut)"
          let frame = performed.frame()
          #expect(difference(pressed.frame(), frame).isEmpty, name)
          let requests = performed.window.takeRequests(at: performed.time)
          #expect(pressed.window.takeRequests(at: pressed.time) == requests, name)
          #expect(Facts(pressed.studio) == Facts(performed.studio), name)
        }
        var untouched = before
        untouched.wait(0.2)
        let isSeen =
          pressed.frame() != untouched.frame() || Facts(pressed.studio) != Facts(untouched.studio)
        var asked = before
        asked.studio.perform(command, at: asked.time)
        #expect(isSeen || !asked.window.takeRequests(at: asked.time).isEmpty, "\(command) \(shortcut)")
      }
    }
  }

  @Test func `a key that is held does it again only where that is of use`() {
    var stage = Self.stage()
    stage.handle(.keyDown(.letter("x"), [], isRepeat: true))
    #expect(!stage.studio.view.options.isXRay)
    let zoom = stage.studio.layout.zoom
    stage.handle(.keyDown(.letter("-"), .control, isRepeat: true))
    #expect(stage.studio.layout.zoom < zoom)
  }

  @Test func `choosing what is chosen already changes nothing`() {
    let before = Self.stage()
    let facts = Facts(before.studio)
    for command in Command.speeds + Command.situations + Command.repetitions where command.isLit(facts) {
      var stage = before
      stage.studio.perform(command, at: stage.time)
      #expect(command.isLit(Facts(stage.studio)), "\(command)")
    }
  }
}

import Boundary
import Documents
import Effects
import Foundation
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Ten jobs, by keys alone and by mouse alone, and how many acts they take at most.
struct JobTests {
  private struct Job {
    let name: String
    /// The most acts that are good.
    let most: (keys: Int, mouse: Int)
    var begin: (inout Hand) -> Void = { _ in }
    let keys: (inout Hand) throws -> Void
    let mouse: (inout Hand) throws -> Void
    let isDone: (Hand) -> Bool
  }

  private static func tool(_ command: Command, _ hand: Hand) throws -> ControlID {
    .tool(try #require(Tool.view(ToolSubject(hand.stage.studio)).firstIndex(of: command)))
  }

  private static func ratio(_ hand: Hand) -> Double? { (hand.stage.studio.document.scene.effect as? MapCrop)?.ratio }

  /// A request that a desktop answers with a file dialog.
  private static func asks(_ hand: Hand, _ isOne: (FileChoice) -> Bool) -> Bool {
    hand.requests.contains { if case .dialog(let choice) = $0 { isOne(choice) } else { false } }
  }

  private static func asksForFilm(_ hand: Hand, _ ending: String) -> Bool {
    asks(hand) { if case .handOff(let name) = $0 { name.hasSuffix(ending) } else { false } }
  }

  private static func film(by hand: inout Hand) throws {
    try hand.click(.choice(0), on: .timeLine)
    try hand.choose("Film it")
  }

  private static func jobs() -> [Job] {
    [
      Job(
        name: "Own pictures in place of the sample", most: (3, 2),
        keys: { $0.find("add pictures") },
        mouse: {
          $0.ask(at: Point(x: $0.stage.studio.layout.screen.x - 20, y: $0.stage.studio.layout.screen.midY))
          try $0.choose("Add pictures")
        }, isDone: { asks($0) { if case .pictures = $0 { true } else { false } } }),
      Job(
        name: "The ratio to 0.35", most: (4, 1),
        keys: {
          try $0.tab(to: .field("parameters.ratio"))
          $0.type("0.35")
          $0.press(.enter)
        },
        mouse: {
          let track = try #require($0.frame(of: .field("parameters.ratio"), on: .panel))
          let before = $0
          // The hand stops where the number is right.
          var (low, high) = (track.x, track.maxX)
          for _ in 0..<16 where abs((ratio($0) ?? 0) - 0.35) > 0.0001 {
            $0 = before
            $0.drag(from: track.center, to: Point(x: (low + high) / 2, y: track.midY))
            if (ratio($0) ?? 0) < 0.35 { low = (low + high) / 2 } else { high = (low + high) / 2 }
          }
        }, isDone: { abs((ratio($0) ?? 0) - 0.35) < 0.0001 }),
      Job(
        name: "A film", most: (2, 3),
        keys: {
          $0.press(.letter("e"))
          $0.press(.enter)
        },
        mouse: {
          try film(by: &$0)
          try $0.click(.button($0.stage.studio.sheet?.mainButton ?? 0), on: .sheet)
        }, isDone: { asksForFilm($0, "") }),
      Job(
        name: "A GIF", most: (4, 4),
        keys: {
          $0.press(.letter("e"))
          try $0.tab(to: .filmOption(0))
          for _ in 0..<4 where $0.stage.studio.sheet?.film?.format != .gif { $0.press(.right) }
          $0.press(.enter)
        },
        mouse: {
          try film(by: &$0)
          let gif = try #require($0.stage.studio.sheet?.film?.rows[0].words.firstIndex(of: "GIF"))
          try $0.click(.filmWord(0, gif), on: .sheet)
          try $0.click(.button($0.stage.studio.sheet?.mainButton ?? 0), on: .sheet)
        }, isDone: { asksForFilm($0, ".gif") }),
      Job(
        name: "Another device", most: (6, 2),
        keys: {
          try $0.go(to: .bar)
          try $0.tab(to: .device)
          $0.press(.enter)
          for _ in 0..<9 where $0.marked?.hasPrefix("Pixel 8") != true { $0.press(.letter("p")) }
          $0.press(.enter)
        },
        mouse: {
          try $0.click(.device, on: .bar)
          try $0.choose("Pixel 8")
        }, isDone: { $0.stage.studio.document.scene.device.presetName == "pixel-8" }),
      Job(
        name: "The code for a hand-off", most: (5, 1),
        keys: {
          $0.press(.tab)
          try $0.tab(to: .section(.handoff))
          $0.press(.enter)
        },
        mouse: { try $0.click(.section(.handoff), on: .panel) },
        isDone: {
          $0.stage.window.panel.document?.handoffCode != nil && $0.frame(of: .handoffTarget, on: .panel) != nil
        }),
      Job(
        name: "A beside B", most: (2, 2),
        keys: {
          $0.press(.letter("`"))
          $0.press(.letter("c"))
        },
        mouse: {
          try $0.click(.action(.switchSetting), on: .panel)
          try $0.click(try tool(.compare, $0), on: .footer)
        }, isDone: { $0.stage.studio.stage.beside.comparison != nil && $0.stage.studio.document.settings.other != nil }),
      Job(
        name: "Save as a copy", most: (1, 2),
        keys: { $0.press(.letter("s"), [.control, .shift]) },
        mouse: {
          $0.ask(at: $0.stage.thumbnail($0.stage.studio.library.selected))
          try $0.choose("Save as a copy")
        }, isDone: { asks($0) { if case .save = $0 { true } else { false } } }),
      Job(
        name: "Undo", most: (1, 1),
        begin: { hand in
          hand.stage.studio.edit(at: hand.stage.time) { _ = $0.assign(.number(0.6), to: "parameters.ratio") }
          hand.look()
        },
        keys: { $0.press(.letter("z"), .control) },
        mouse: { try $0.click(.action(.undo), on: .panel) },
        isDone: { ratio($0) != 0.6 }),
      Job(
        name: "X-ray", most: (1, 1),
        keys: { $0.press(.letter("x")) },
        mouse: { try $0.click(try tool(.xray, $0), on: .footer) },
        isDone: { $0.stage.studio.view.options.isXRay }),
    ]
  }

  /// A row of the table in the documents.
  private func row(_ job: Job) -> String {
    let counts = [(job.keys, job.most.keys), (job.mouse, job.most.mouse)].map { way, most in
      var hand = Hand()
      job.begin(&hand)
      // A studio is too much to print.
      if job.isDone(hand) { Issue.record("\(job.name) is done before it begins") }
      do { try way(&hand) } catch { Issue.record("\(job.name): \(error) after \(hand.acts)") }
      if !job.isDone(hand) { Issue.record("\(job.name) is not done by \(hand.acts)") }
      if hand.acts.count > most { Issue.record("\(job.name) takes \(hand.acts.count) acts: \(hand.acts)") }
      return "\(hand.acts.count)"
    }
    return "| \(job.name) | \(counts.joined(separator: " | ")) |"
  }

  @Test func `ten jobs take few acts, by keys and by mouse, and the documents say how many`() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../../docs/desktop.md").standardizedFileURL
    let document = try String(contentsOf: path, encoding: .utf8)
    let table = (["| job | by keys | by mouse |", "|---|---|---|"] + Self.jobs().map(row)).joined(separator: "\n")
    #expect(document.contains(table + "\n\n"), "\(table)")
  }
}

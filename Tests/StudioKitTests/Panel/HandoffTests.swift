import Boundary
import Documents
import Effects
import Geometry
import Handoff
import Notation
import TestSupport
import Testing

@testable import StudioKit

/// The sheet with the code for every system.
struct HandoffTests {
  private func bench(_ effect: any Effect = MapCrop()) throws -> Bench {
    var bench = try Bench(Scene(effect: effect), height: 900)
    bench.press(.letter("e"), .control)
    _ = bench.studio.requests.takeAll()
    return bench
  }

  private func part(_ bench: Bench) -> HandoffPart { bench.window.part(HandoffPart.self) }

  private func place(_ control: ControlID, _ bench: Bench) throws -> Rect {
    try #require(bench.window.ui.read(.handoff) { $0.parts[control] }, "there is no \(control)")
  }

  private func focus(_ bench: Bench) -> ControlID? { bench.window.ui.read(.handoff) { $0.focus.current } }

  private func click(_ control: ControlID, share: Double = 0.5, _ bench: inout Bench) throws {
    let frame = try place(control, bench)
    let point = Point(x: frame.x + frame.width * share, y: frame.midY)
    bench.time += 1
    bench.send(.hover(point), .down(point), .up(point))
  }

  private func choose(_ system: String, _ bench: inout Bench) throws {
    let index = try #require(part(bench).text?.systems.firstIndex { $0.name == system })
    try click(.system(index), &bench)
  }

  private func line(_ bench: inout Bench, _ name: String) throws -> (index: Int, line: HandoffLine) {
    if !part(bench).showsLibraries { try click(.libraries, &bench) }
    return try #require(part(bench).text?.lines.first { $0.line.name == name })
  }

  @Test func `a click on a system copies its number and says so`() throws {
    var bench = try bench()
    let found = try line(&bench, "jarallax")
    #expect(found.line.value == "0.7")
    // The text, and the glyph at the end.
    for share in [0.1, 0.99] {
      try click(.handoff(found.index), share: share, &bench)
      #expect(bench.studio.requests.takeAll() == [.window(.copy("0.7"))])
    }
    #expect(bench.inspector.clipboard == "0.7")
    #expect(bench.studio.document.history.steps.count == 1)
  }

  @Test func `with the number that is shown no picture is half a pixel from where it should be`() throws {
    for effect: any Effect in [HeaderParallax(), StretchBanner(), AlbumStack(), MapCrop(), WeatherMenu()] {
      // The smallest screen, a common one, and the largest.
      for (length, scale) in [(100, 4), (844, 3), (4096, 4)] as [(Double, Double)] {
        for ratio in stride(from: -0.4713, through: 1.5, by: 0.1171) {
          var scene = Scene(effect: effect)
          scene.device.width = length
          scene.device.height = length
          scene.device.scale = scale
          _ = scene.assign(.number(ratio), to: "parameters.ratio")
          let handoff = try #require(SceneHandoff(scene) { _ in nil })
          for (line, (translation, _)) in zip(HandoffLine.all(of: handoff), handoff.translations) {
            guard let number = line.value.flatMap({ Double($0) }) else { continue }
            let error = abs(translation.ratio(from: number) - (handoff.blueprint.ratio ?? .nan))
            // At either end of the pass, half of it from the neutral position.
            let pixels = error * handoff.blueprint.pass.travel / 2 * scale
            #expect(pixels < 0.5, "\(effect) \(translation.system) \(number) at \(length): \(pixels) pixels")
          }
        }
      }
    }
  }

  @Test func `a library that cannot say the ratio is not shown`() throws {
    var effect = MapCrop()
    effect.ratio = 1.3
    let bench = try bench(effect)
    let all = HandoffLine.all(of: try #require(bench.studio.document.handoff))
    let android = try #require(all.first { $0.name == "Android" })
    #expect(android.value == nil && android.tip.contains("it takes no less than 0"))
    #expect(part(bench).text?.lines.contains { $0.line == android } == false)
  }

  @Test func `the sheet opens on the button that copies the code, by a click, Enter or Ctrl C`() throws {
    var bench = try bench(HeaderParallax())
    let text = try #require(bench.studio.document.handoff).code(as: .uikit, from: .builtIn)
    #expect(part(bench).text?.words.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(focus(bench) == .copyCode)
    bench.press(.enter)
    #expect(bench.studio.requests.takeAll() == [.window(.copy(text))])
    try click(.copyCode, &bench)
    #expect(bench.studio.requests.takeAll() == [.window(.copy(text))])
    bench.press(.letter("c"), .control)
    #expect(bench.studio.requests.takeAll() == [.window(.copy(text))])
  }

  @Test func `buttons save what is shown, show a page and save a folder`() throws {
    var bench = try bench(HeaderParallax())
    for (command, choice) in [
      (Command.saveCode(.uikit), FileChoice.handOff(suggestion: "TestScene.swift")),
      (.saveFolder, .handOffFolder(folder: nil)),
    ] {
      try click(.action(command), &bench)
      #expect(bench.studio.requests.takeAll() == [.dialog(choice)])
      bench.studio.receive(.choice(.chosen([])), at: bench.time)
    }
    #expect(bench.window.ui.read(.handoff) { $0.parts[.action(.showPage(.uikit))] } == nil)
    try choose("page", &bench)
    try click(.action(.showPage(.page)), &bench)
    guard case .export(.make(let delivery))? = bench.studio.requests.takeAll().last,
      case .code(_, .page) = delivery.order.content
    else {
      Issue.record("nothing was asked")
      return
    }
    #expect(delivery.goal == .browser && delivery.order.replaces && delivery.order.path.hasSuffix(".html"))
  }

  @Test func `a wheel over the code scrolls it without a click before`() throws {
    var bench = try bench(HeaderParallax())
    let area = try #require(bench.window.ui.read(.handoff) { $0.scrolls.areas[.handoffCode]?.frame })
    bench.send(.wheel(dx: 0, dy: -2, at: area.center))
    #expect(bench.window.ui.read(.handoff) { $0.scrolls.offset(of: .handoffCode) } > 0)
  }

  @Test func `arrows go through the systems, and Enter shows the code of one`() throws {
    var bench = try bench(HeaderParallax())
    let systems = try #require(part(bench).text?.systems)
    let start = try #require(systems.firstIndex { $0.name == "uikit" })
    try choose("uikit", &bench)
    bench.press(.down)
    #expect(focus(bench) == .system(start + 1) && part(bench).text?.system?.name == "uikit")
    bench.press(.enter)
    #expect(part(bench).text?.system == systems[start + 1])
    let text = try #require(bench.studio.document.handoff).code(as: systems[start + 1], from: .builtIn)
    bench.press(.letter("c"), .control)
    #expect(bench.studio.requests.takeAll() == [.window(.copy(text))])
  }

  @Test func `nothing is worked out while the sheet is closed, and what it shows is of the scene at present`() throws {
    var bench = try bench()
    #expect(try line(&bench, "jarallax").line.value == "0.7")
    bench.studio.edit(at: bench.time) { $0.assign(.number(0.71), to: "parameters.ratio") }
    bench.look()
    #expect(try line(&bench, "jarallax").line.value == "0.71")
    bench.press(.escape)
    #expect(!bench.studio.view.options.showsHandoff && part(bench).text == nil)
  }

  @Test func `Escape, its key, the cross and a click beside it close the sheet`() throws {
    for close: (inout Bench) throws -> Void in [
      { $0.press(.escape) }, { $0.press(.letter("e"), .control) }, { try click(.close, &$0) },
      { $0.send(.hover(Point(x: 4, y: 300)), .down(Point(x: 4, y: 300)), .up(Point(x: 4, y: 300))) },
    ] {
      var bench = try bench()
      #expect(bench.studio.hasSheet)
      try close(&bench)
      #expect(!bench.studio.hasSheet && bench.window.ui.keyPart == nil)
    }
  }

  @Test func `a screen reader is told the systems, how the code was tried, and the buttons`() throws {
    var bench = try bench(HeaderParallax())
    bench.inspector.isHeard = true
    bench.look()
    let window = bench.window.accessible(at: bench.time)
    let part = try #require(window.parts.first { $0.part == .handoff })
    let names = part.items.map(\.name)
    for name in ["UIKit", "Flutter", "Other libraries", "Copy", "Save folder\u{2026}"] {
      #expect(names.contains(name), "\(name) is not among \(names)")
    }
    #expect(part.items.contains { $0.name == HandoffSystem.uikit.proof })
    #expect(window.focus?.part == .handoff)
  }

  @Test func `each system says how its code was tried`() {
    for system in HandoffSystem.all { #expect(system.proof != HandoffSystem(name: "x", title: "", ending: "").proof) }
  }

  @Test(arguments: [20, 33, 80, 200]) func `a long line goes on below, and loses nothing but its indentation`(
    _ columns: Int
  ) {
    var random = SplitMix64(seed: 21)
    for _ in 0..<60 {
      let length = Int.random(in: 0...300, using: &random)
      let text = String((0..<length).map { _ in "ab0 .\"/*".randomElement(using: &random) ?? "a" })
      let line = CodeWord.lines(of: text)[0]
      let rows = CodeRows.rows(of: line, columns: columns).map { $0.map(\.text).joined() }
      #expect(rows.allSatisfy { $0.count <= columns } || text.count <= columns)
      let indent = rows.count > 1 ? min(text.prefix { $0 == " " }.count + 4, columns / 2) : 0
      #expect(rows[0] + rows.dropFirst().map { String($0.dropFirst(indent)) }.joined() == text)
    }
  }

  @Test func `words of code keep every letter, and know what they are`() {
    let code = "let ratio = 0.5  // speed\n/* a\nb */ x(\"if 1\")"
    let lines = CodeWord.lines(of: code)
    #expect(lines.map { $0.map(\.text).joined() }.joined(separator: "\n") == code)
    #expect(lines[0].map(\.kind) == [.keyword, .plain, .number, .plain, .comment])
    #expect(lines[1].map(\.kind) == [.comment] && lines[2].map(\.kind) == [.comment, .plain, .text, .plain])
  }
}

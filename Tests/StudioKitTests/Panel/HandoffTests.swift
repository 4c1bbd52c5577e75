import Boundary
import Documents
import Effects
import Geometry
import Handoff
import Notation
import TestSupport
import Testing

@testable import StudioKit

/// The code for every system, beside the stage.
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

  @Test func `the code opens on the button that copies the code, by a click, Enter or Ctrl C`() throws {
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

  @Test func `nothing is worked out while the code is closed, and what it shows is of the scene at present`() throws {
    var bench = try bench()
    #expect(try line(&bench, "jarallax").line.value == "0.7")
    bench.studio.edit(at: bench.time) { $0.assign(.number(0.71), to: "parameters.ratio") }
    bench.look()
    #expect(try line(&bench, "jarallax").line.value == "0.71")
    bench.press(.escape)
    #expect(!bench.studio.view.options.showsHandoff && part(bench).text == nil)
  }

  @Test func `code is not written anew while a control is held`() throws {
    var bench = try bench()
    let text = part(bench).text?.text
    bench.studio.edit(at: bench.time) { $0.assign(.number(0.71), to: "parameters.ratio", isHeld: true) }
    bench.look()
    #expect(part(bench).text?.text == text)
    bench.studio.finishEdit()
    bench.look()
    #expect(part(bench).text?.text?.contains("0.71") == true)
  }

  @Test func `Escape, its key and the cross close the code, wherever the keys are`() throws {
    for close: (inout Bench) throws -> Void in [
      { $0.press(.escape) }, { $0.press(.letter("e"), .control) }, { try click(.close, &$0) },
    ] {
      for isOnStage in [false, true] {
        var bench = try bench()
        #expect(bench.window.ui.keyPart == .handoff)
        let phone = bench.studio.layout.screen.center
        if isOnStage { bench.send(.hover(phone), .down(phone), .up(phone)) }
        #expect(bench.studio.view.options.showsHandoff && bench.window.ui.keyPart == (isOnStage ? nil : .handoff))
        try close(&bench)
        #expect(!bench.studio.view.options.showsHandoff && bench.window.ui.keyPart == nil)
      }
    }
  }

  @Test func `the phone is in view beside the code in every window, and scrolls`() throws {
    for width in stride(from: 360.0, through: 2600, by: 80) {
      for height in [420.0, 900] {
        for columns in [[], [Command.audit], [.audit, .phone]] as [[Command]] {
          var bench = try bench()
          for command in columns { bench.studio.perform(command, at: bench.time) }
          bench.send(.resize(Size(width: width, height: height), scale: 1))
          let (layout, code) = (bench.studio.layout, bench.studio.layout[.handoff])
          let phone = layout.screen
          #expect(layout.stage.intersection(phone) == phone && phone.width > 30, "\(width) x \(height): \(phone)")
          #expect(!code.overlaps(phone) && !code.overlaps(layout.stage), "\(width) x \(height): \(code)")
          #expect(code.width >= (columns.isEmpty ? 350 : 200) && code.height >= 100, "\(width) x \(height): \(code)")
          let panel = layout[.panel]
          #expect(panel.isEmpty || !panel.overlaps(code) && width >= 1440, "\(width) x \(height): \(panel)")
          // A column lies over the phone of a window without room for both.
          guard columns.isEmpty || width >= 500 else { continue }
          let offset = bench.studio.stage.layers.offset
          bench.send(.wheel(dx: 0, dy: -2, at: phone.center))
          bench.time += 2
          bench.look()
          bench.window.layOut(at: bench.time)
          #expect(bench.studio.stage.layers.offset > offset, "\(width) x \(height)")
        }
      }
    }
  }

  @Test func `F6 comes to the code, and Ctrl C on the stage copies chosen layers, or else the code`() throws {
    var bench = try bench(Layers())
    let text = try #require(part(bench).text?.text)
    bench.press(.function(6))
    #expect(bench.window.ui.keyPart != .handoff)
    for _ in 0..<12 where bench.window.ui.keyPart != .handoff { bench.press(.function(6)) }
    #expect(bench.window.ui.keyPart == .handoff)
    let layer = bench.scene.composition.identities[0]
    for layers in [[], [layer]] {
      let phone = bench.studio.layout.screen.center
      bench.send(.hover(phone), .down(phone), .up(phone))
      bench.studio.apply(.chooseLayers(layers), at: bench.time)
      bench.press(.letter("c"), .control)
      let copied = bench.studio.requests.takeAll().contains(.window(.copy(text)))
      #expect(copied == layers.isEmpty, "\(layers)")
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

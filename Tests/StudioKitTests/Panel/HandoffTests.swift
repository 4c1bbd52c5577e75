import Boundary
import Documents
import Effects
import Geometry
import Handoff
import Notation
import TestSupport
import Testing

@testable import StudioKit

struct HandoffTests {
  private func bench(_ effect: any Effect = MapCrop()) throws -> Bench {
    var bench = try Bench(Scene(effect: effect))
    bench.inspector.showsLibraries = true
    bench.inspector.setOpen(.handoff, true)
    bench.look()
    _ = bench.studio.requests.takeAll()
    return bench
  }

  private func line(_ bench: Bench, _ name: String) throws -> (index: Int, line: HandoffLine) {
    let lines = try #require(bench.inspector.document?.handoff)
    let index = try #require(lines.firstIndex { $0.name == name })
    return (index, lines[index])
  }

  @Test func `a click on a system copies its number and says so`() throws {
    var bench = try bench()
    let found = try line(bench, "jarallax")
    #expect(found.line.value == "0.7")
    // The text, and the glyph at the end.
    for share in [0.1, 0.99] {
      try bench.click("handoff.\(found.index)", share: share)
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

  @Test func `a system that cannot say the ratio is not shown`() throws {
    var effect = MapCrop()
    effect.ratio = 1.3
    let bench = try bench(effect)
    let found = try line(bench, "Android")
    #expect(found.line.value == nil && found.line.tip.contains("it takes no less than 0"))
    #expect(!bench.inspector.controls.contains(.handoff(found.index)))
  }

  @Test func `a button copies the code that is shown`() throws {
    var bench = try bench(HeaderParallax())
    let text = try #require(bench.studio.document.handoff).code(as: .uikit, from: .builtIn)
    #expect(
      bench.inspector.document?.handoffCode?.count
        == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    try bench.click("copy-as.uikit")
    #expect(bench.studio.requests.takeAll() == [.window(.copy(text))])
    bench.inspector.focus = "copy-as.uikit"
    bench.press(.enter)
    #expect(bench.studio.requests.takeAll() == [.window(.copy(text))])
  }

  @Test func `buttons save what is shown, show a page and save a folder, by the keyboard too`() throws {
    var bench = try bench(HeaderParallax())
    for (control, choice) in [
      ("save-as.uikit", FileChoice.handOff(suggestion: "TestScene.swift")),
      ("save-folder", .handOffFolder(folder: nil)),
    ] as [(ControlID, FileChoice)] {
      bench.inspector.focus = control
      bench.press(.enter)
      #expect(bench.studio.requests.takeAll() == [.dialog(choice)])
      bench.studio.receive(.chosen(nil), at: bench.time)
    }
    #expect(!bench.inspector.controls.contains("show-page.uikit"))
    bench.inspector.focus = .handoffTarget
    bench.press(.left)
    #expect(bench.inspector.document?.handoffTarget == .page)
    try bench.click("show-page.page")
    guard case .export(.make(let delivery))? = bench.studio.requests.takeAll().last,
      case .code(_, .page) = delivery.order.content
    else {
      Issue.record("nothing was asked")
      return
    }
    #expect(delivery.goal == .browser && delivery.order.replaces && delivery.order.path.hasSuffix(".html"))
  }

  @Test func `a wheel over the code scrolls it without a click before, and the panel stays`() throws {
    var bench = try bench(HeaderParallax())
    let area = try #require(bench.inspector.ui.scrolls.areas[.handoffCode]?.frame)
    let (code, panel) = (bench.inspector.ui.scrolls.offset(of: .handoffCode), bench.inspector.scroll)
    bench.send(.wheel(dx: 0, dy: -2, at: area.center))
    #expect(bench.inspector.ui.scrolls.offset(of: .handoffCode) > code && bench.inspector.scroll == panel)
    #expect(bench.inspector.focus == nil)
  }

  @Test func `another system shows its code`() throws {
    var bench = try bench(HeaderParallax())
    bench.inspector.focus = .handoffTarget
    bench.press(.right)
    #expect(bench.inspector.document?.handoffTarget == .swiftui)
    let text = try #require(bench.studio.document.handoff).code(as: .swiftui, from: .builtIn)
    try bench.click("copy-as.swiftui")
    #expect(bench.studio.requests.takeAll() == [.window(.copy(text))])
  }

  @Test func `the keyboard copies, too`() throws {
    var bench = try bench()
    let found = try line(bench, "jarallax")
    bench.inspector.focus = "section.handoff"
    repeat { bench.press(.tab) } while bench.inspector.focus != "handoff.\(found.index)"
    bench.press(.space)
    #expect(bench.studio.requests.takeAll() == [.window(.copy("0.7"))])
  }

  @Test func `nothing is translated while the section is closed, and the words follow the scene while it is open`()
    throws
  {
    var bench = try bench()
    let index = try line(bench, "jarallax").index
    bench.inspector.focus = "parameters.ratio"
    bench.press(.right)
    #expect(bench.inspector.document?.handoff?[index].value == "0.71")
    bench.inspector.setOpen(.handoff, false)
    bench.press(.right)
    #expect(bench.inspector.document?.handoff == nil)
  }

  @Test func `words of code keep every letter, and know what they are`() {
    let code = "let ratio = 0.5  // speed\n/* a\nb */ x(\"if 1\")"
    let lines = CodeWord.lines(of: code)
    #expect(lines.map { $0.map(\.text).joined() }.joined(separator: "\n") == code)
    #expect(lines[0].map(\.kind) == [.keyword, .plain, .number, .plain, .comment])
    #expect(lines[1].map(\.kind) == [.comment] && lines[2].map(\.kind) == [.comment, .plain, .text, .plain])
  }
}

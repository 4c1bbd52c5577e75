import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import Testing

@testable import StudioKit

/// Every control has a tooltip, for the pointer and the keyboard.
struct TipTests {
  /// A panel with everything it can show: pictures, a page, two settings, a gap.
  private func bench(_ effect: any Effect) throws -> Bench {
    var scene = Scene(effect: effect)
    scene.content.images = ["a.jpg", "b.jpg"]
    scene.content.page = "page.png"
    var bench = try Bench(scene, height: 6000)
    for section: SectionName in [.effect, .device, .physics, .content, .published, .steps] {
      bench.inspector.setOpen(section, true)
    }
    bench.inspector.showsAllPhysics = true
    bench.press(.letter("`"))
    bench.studio.edit(at: bench.time) { $0.assign(.number(1), to: "parameters.ratio") }
    bench.studio.edit(at: bench.time) { $0.assign(.number(0.3), to: "parameters.ratio") }
    bench.studio.perform(.undo, at: bench.time)
    bench.look()
    return bench
  }

  @Test(arguments: [900.0, 1280, 1920, 2560]) func `a tool's tip is beside its tool, however long its strip`(
    _ width: Double
  ) throws {
    for key in [nil, Key.letter("c"), Key.letter("d")] {
      var stage = TestStudio(window: Size(width: width, height: 900))
      if let key { stage.press(key) }
      _ = stage.frame()
      for strip in stage.window.ui.names where strip != .panel {
        for (id, tool) in stage.window.ui.read(strip, { $0.parts }) {
          stage.handle(.hover(Point(x: 1, y: 1)))
          stage.handle(.hover(tool.center))
          _ = stage.frame()
          stage.wait(1)
          _ = stage.frame()
          guard stage.window.ui.read(strip, { $0.tips.isShown }) else { continue }
          // The plate of the tip is the last one that is drawn.
          let plates = stage.window.ui.read(strip) { surface in
            stage.window.ui.number(of: strip) == stage.window.ui.input.surface
              ? stage.window.ui.pen.list.commands : surface.list.commands
          }
          let plate = plates.compactMap {
            if case .shape(let shape) = $0, shape.shadow != nil { shape.frame } else { nil }
          }
          let tip = try #require(plate.last, "\(id) has no tip")
          let away = max(tip.x - tool.maxX, tool.x - tip.maxX, tip.y - tool.maxY, tool.y - tip.maxY, 0)
          #expect(away <= 360, "\(id) of \(strip) at \(tool): \(tip)")
        }
      }
    }
  }

  @Test func `a picture that moves says that it stands still`() throws {
    var scene = Scene(effect: MapCrop())
    scene.content.images = ["a.gif", "b.jpg"]
    var bench = try Bench(scene)
    bench.inspector.setOpen(.content, true)
    let pictures = ["It moves", nil].enumerated().map { index, remark in
      ScenePicture(
        id: PictureID(rawValue: index), size: Size(width: 30, height: 20), isOpaque: true, remark: remark)
    }
    let table = PictureTable(ScenePictures(images: pictures), of: bench.scene.content)
    bench.studio.receive(.pictures(.known(of: bench.studio.document.id, table)), at: bench.time)
    bench.look()
    for (index, words) in ["Picture 1\na.gif\nIt moves.", "Picture 2\nb.jpg"].enumerated() {
      bench.inspector.focus = "picture.\(index)"
      bench.time += 1
      bench.look()
      #expect(bench.inspector.pointed?.tip == words)
    }
  }

  private func check(_ tip: String?, of control: ControlID) {
    let words = tip ?? ""
    let first = words.split(separator: "\n").first ?? ""
    #expect(first.count > 5, "\(control) says \(words)")
  }

  @Test func `whatever Tab comes to says what it does, after a while`() throws {
    for effect: any Effect in [HeaderParallax(), MapCrop.published] {
      var bench = try bench(effect)
      let controls = bench.inspector.controls
      #expect(controls.count > 60)
      for control in controls {
        bench.window.handle(.keyDown(.tab, [], isRepeat: false), at: bench.time)
        #expect(bench.inspector.focus == control && !bench.inspector.showsTip, "\(control)")
        bench.time += 0.6
        bench.look()
        #expect(bench.inspector.showsTip && bench.inspector.pointed?.id == control, "\(control)")
        check(bench.inspector.pointed?.tip, of: control)
      }
    }
  }

  @Test(arguments: [
    ("returnRate", "Recorded: UIScrollView of iOS 26.5 in Apple's simulator, samoylenkodmitry/Cranpose#541"),
    ("decelerationRate", "Published: "), ("bounceFrequency", "Chosen for Parallax: "),
    ("wheelStep", "Chosen for Parallax."),
  ])
  func `a number of the physics says where its preset has it from`(_ field: String, _ says: String) throws {
    var bench = try bench(MapCrop())
    repeat { bench.press(.tab) } while bench.inspector.focus != .field("physics.\(field)")
    bench.time += 1
    bench.look()
    let tip = try #require(bench.inspector.pointed?.tip)
    #expect(tip.contains("\nThe preset's value: \(says)"), "\(tip)")
  }

  private func isPart(_ control: ControlID) -> Bool {
    switch control {
    case .label, .number, .written, .word, .removePicture, .removePage: true
    default: false
    }
  }

  @Test func `whatever can be pressed says what it does under the pointer`() throws {
    var bench = try bench(AlbumStack())
    // The parts of a field share its tooltip.
    for (part, frame) in bench.inspector.parts where !isPart(part) {
      let point = Point(x: frame.midX, y: frame.midY)
      bench.window.handle(.hover(point), at: bench.time)
      bench.look()
      check(bench.inspector.pointed?.tip, of: part)
    }
  }

  @Test func `a tooltip comes after a while and goes with the pointer`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.send(.hover(try bench.place("parameters.rowHeight/label")))
    let bare = bench.list
    let due = try #require(bench.inspector.dueTime)
    #expect(due > bench.time + 0.5 && due <= bench.time + 0.6)
    bench.time = due - 0.01
    bench.look()
    #expect(bench.list == bare && bench.inspector.dueTime == due)
    bench.time = due
    bench.look()
    #expect(bench.list != bare && bench.inspector.dueTime == nil)
    bench.send(.hover(nil))
    #expect(!bench.inspector.showsTip && bench.inspector.dueTime == nil)
  }

  @Test func `who uses a control by keys needs no tooltip, until Tab comes back`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    repeat { bench.press(.tab) } while bench.inspector.focus != "parameters.ratio"
    bench.press(.right)
    bench.time += 1
    bench.look()
    #expect(!bench.inspector.showsTip && bench.inspector.dueTime == nil)
    bench.press(.tab)
    bench.press(.tab, .shift)
    bench.time += 1
    bench.look()
    #expect(bench.inspector.showsTip && bench.inspector.pointed?.id == "parameters.ratio")
    bench.press(.escape)
    #expect(!bench.inspector.showsTip && bench.inspector.dueTime == nil)
  }

  @Test func `no tooltip shows beside a question or the list of keys`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.send(.hover(try bench.place("as-published")))
    bench.time += 1
    bench.look()
    #expect(bench.inspector.showsTip)
    bench.press(.function(1))
    #expect(!bench.inspector.showsTip && bench.inspector.dueTime == nil)
  }

  @Test func `the pointer and the keys take turns`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.send(.hover(try bench.place("as-published")))
    #expect(bench.inspector.pointed?.id == "as-published")
    bench.press(.tab)
    #expect(bench.inspector.pointed?.id == bench.inspector.focus)
    bench.send(.hover(try bench.place("section.steps")))
    #expect(bench.inspector.pointed?.id == "section.steps")
  }
}

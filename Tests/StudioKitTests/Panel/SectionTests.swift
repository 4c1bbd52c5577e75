import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import ScrollPhysics
import Testing

@testable import StudioKit

struct SectionTests {
  @Test func `every remedy that is offered covers the picture`() throws {
    var gap = MapCrop.published
    gap.ratio = 0.3
    var header = HeaderParallax()
    header.ratio = 1.2
    var albums = AlbumStack()
    albums.ratio = .number(0.2)
    var weather = WeatherMenu.published
    weather.imageHeight = 1600
    for effect: any Effect in [gap, header, albums, weather] {
      let first = try Bench(Scene(effect: effect))
      #expect(first.studio.advice.coverage?.isCovered == false)
      #expect(!first.studio.advice.remedies.isEmpty, "\(effect)")
      for index in first.studio.advice.remedies.indices {
        var bench = try Bench(Scene(effect: effect))
        try bench.click("remedy.\(index)")
        #expect(bench.studio.advice.coverage?.isCovered == true)
        #expect(bench.studio.document.history.steps.count == 2)
        bench.press(.letter("z"), .control)
        #expect(bench.studio.advice.coverage?.isCovered == false)
      }
    }
  }

  @Test func `buttons whose titles would be cut stand below each other`() throws {
    var wide = AlbumStack()
    (wide.coverSize, wide.cellWidth, wide.ratio) = (300, 280, .number(0.4))
    var long = try Bench(Scene(effect: wide))
    long.studio.apply(.panel(.widen(300)), at: long.time)
    long.look()
    let boxes = try long.studio.advice.remedies.indices.map {
      try #require(long.inspector.parts["remedy.\($0)"])
    }
    #expect(boxes.count == 2 && boxes[0].x == boxes[1].x && boxes[0].maxY < boxes[1].y)
    #expect(boxes.allSatisfy { $0.width == boxes[0].width && $0.width > 200 })
    let reset = try #require(long.inspector.parts["reset-effect"])
    let published = try #require(long.inspector.parts["as-published"])
    #expect(reset.y == published.y && reset.x > published.maxX)
  }

  @Test func `what is done otherwise than in the article is said with its credit`() throws {
    for effect in Catalog.effects {
      var bench = try Bench(Scene(effect: effect.init()))
      bench.inspector.setOpen(.published, true)
      bench.look()
      let words = bench.list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
      let said = words.joined(separator: " ")
      guard let publication = effect.publication else {
        #expect(!said.contains("article"))
        continue
      }
      #expect(said.contains("\(publication) first described the effect. \(publication.departure)"), "\(said)")
      #expect(words.contains("Read the article") == (publication.address != nil))
      guard publication.address != nil else { continue }
      try bench.click(.action(.readArticle))
      #expect(bench.studio.requests.takeAll().contains { $0 == publication.address.map(Request.browse) })
    }
  }

  @Test func `as published assigns the article's numbers and says what was different`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    #expect(bench.inspector.document?.published.map(\.path) == ["parameters.anchor", "parameters.overscan"])
    try bench.click("as-published")
    #expect(bench.scene.effect as? MapCrop == MapCrop.published)
    #expect(bench.inspector.document?.published.isEmpty == true)
    #expect(bench.studio.document.history.steps.last?.name == SceneEdit.published)
    // The list keeps showing the previous values and can restore each.
    #expect(bench.inspector.document?.taken.map(\.path) == ["parameters.anchor", "parameters.overscan"])
    bench.inspector.setOpen(.published, true)
    bench.look()
    try bench.click("published.parameters.anchor")
    #expect((bench.scene.effect as? MapCrop)?.anchor == MapCrop().anchor)
    #expect(bench.inspector.document?.taken.isEmpty == true)
    bench.press(.letter("z"), .control)
  }

  @Test func `a device and a preset are one step each`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.setOpen(.device, true)
    bench.inspector.setOpen(.physics, true)
    bench.look()
    try bench.click("device")
    try bench.choose("Pixel 8")
    #expect(bench.scene.device.presetName == "pixel-8")
    #expect(bench.studio.document.history.steps.last?.name == "Pixel 8")
    try bench.click("physics.preset")
    try bench.choose("gtk")
    #expect(bench.scene.physics.preset == .gtk)
    #expect(bench.studio.document.history.steps.count == 3)
    bench.inspector.setOpen(.steps, true)
    bench.look()
    try bench.click("step.0")
    #expect(bench.scene == Scene(effect: MapCrop()))
    try bench.click("step.2")
    #expect(bench.scene.device.presetName == "pixel-8")
  }

  @Test func `turning the device is no edit, and what is told is told of the device as it lies`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.setOpen(.device, true)
    bench.look()
    let drift = bench.studio.advice.coverage?.drift
    let version = bench.studio.document.version
    try bench.click("rotate")
    #expect(bench.scene.device.width == 390 && bench.studio.stage.scene.device.width == 844)
    #expect(bench.studio.document.history.steps.count == 1 && bench.studio.document.version == version)
    #expect(bench.inspector.document?.coverages.first?.drift != drift)
    try bench.click("rotate")
    #expect(bench.studio.stage.scene == bench.scene && bench.inspector.document?.coverages.first?.drift == drift)
  }

  @Test func `a remedy for a device that lies leaves the scene's device as it is`() throws {
    var effect = MapCrop()
    effect.overscan = .word(.none)
    effect.ratio = -0.4
    var bench = try Bench(Scene(effect: effect))
    bench.press(.letter("r"))
    #expect(bench.studio.advice.coverage?.isCovered == false)
    try bench.click("remedy.0")
    #expect(bench.studio.advice.coverage?.isCovered == true && bench.scene.device == Device())
  }

  @Test func `every step has its row, and those that are scrolled away can be reached`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 700)
    for index in 1...120 { bench.studio.edit(at: 0) { $0.assign(.number(Double(index)), to: "parameters.rowHeight") } }
    bench.studio.finishEdit()
    let count = bench.studio.document.history.steps.count
    #expect(count > 90)
    bench.inspector.setOpen(.steps, true)
    bench.look()
    #expect(Set(bench.inspector.controls).isSuperset(of: (0..<count).map { "step.\($0)" }))
    bench.inspector.focus = "section.steps"
    for _ in 0..<count { bench.press(.tab) }
    #expect(bench.inspector.focus == "step.0")
    bench.press(.enter)
    #expect(bench.scene == Scene(effect: MapCrop()))
  }

  @Test func `a press that the desktop takes away presses nothing`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.setOpen(.steps, true)
    bench.inspector.focus = "parameters.ratio"
    bench.press(.right)
    let place = try bench.place("reset-everything")
    bench.send(.hover(place), .down(place), .cancel)
    #expect((bench.scene.effect as? MapCrop)?.ratio == 0.71)
    #expect(!bench.inspector.isBusy)
    try bench.click("reset-everything")
    #expect(bench.scene == Scene(effect: MapCrop()))
  }

  @Test func `two settings take values from each other`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.press(.letter("`"))
    bench.inspector.focus = "parameters.ratio"
    bench.press(.right)
    #expect(bench.inspector.document?.differences.map(\.path) == ["parameters.ratio"])
    try bench.click("setting.parameters.ratio")
    #expect((bench.scene.effect as? MapCrop)?.ratio == 0.7)
    #expect(bench.inspector.document?.differences.isEmpty == true)
  }

  @Test func `nothing new is drawn while nothing happens`() throws {
    var bench = try Bench(Scene(effect: AlbumStack()))
    let before = bench.list
    #expect(!before.isEmpty)
    for _ in 0..<5 {
      bench.time += 1
      bench.look()
      #expect(bench.list == before)
      #expect(bench.inspector.dueTime == nil)
    }
  }
}

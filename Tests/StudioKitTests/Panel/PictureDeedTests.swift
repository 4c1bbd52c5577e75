import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Edits of a picture where it is seen.
@Suite struct PictureDeedTests {
  private func bench(_ count: Int = 3, of effect: any Effect = MapCrop()) throws -> Bench {
    var scene = Scene(effect: effect)
    scene.content.images = (0..<count).map { "\($0).jpg" }
    var bench = try Bench(scene)
    bench.inspector.setOpen(.content, true)
    bench.look()
    return bench
  }

  @Test func `a click on a picture shows it whole, and another click puts it away`() throws {
    var bench = try bench()
    try bench.click(.picture(1))
    #expect(bench.inspector.frame(of: .focusPoint(1)) != nil)
    try bench.click(.picture(1))
    #expect(bench.inspector.frame(of: .focusPoint(1)) == nil)
    bench.inspector.focus = .picture(2)
    bench.press(.enter)
    #expect(bench.inspector.frame(of: .focusPoint(2)) != nil)
  }

  @Test func `the focus is dragged in one step, and a double-click brings the middle back`() throws {
    var bench = try bench()
    try bench.click(.picture(1))
    try bench.drag(.focusPoint(1), from: 0.5, to: 0.25)
    #expect(bench.scene.content.images[1].focus == Point(x: 0.25, y: 0.5))
    #expect(bench.studio.document.history.steps.count == 2)
    bench.inspector.focus = .focusPoint(1)
    bench.press(.down)
    #expect(bench.scene.content.images[1].focus == Point(x: 0.25, y: 0.52))
    bench.press(.delete)
    #expect(bench.scene.content.images[1].focus == nil)
  }

  @Test func `a picture is seen whole at the click of a button, in one step, and another file keeps that`() throws {
    var bench = try bench(2, of: StackingCards())
    try bench.click(.picture(1))
    try bench.click(.action(.containPicture(1)))
    #expect(bench.scene.content.images[1] == SceneImage("1.jpg", fit: .contain))
    #expect(bench.studio.document.history.steps.last?.name == "Fit of picture 2")
    try bench.drag(.focusPoint(1), from: 0.5, to: 0.25)
    #expect(bench.scene.content.images[1] == SceneImage("1.jpg", focus: Point(x: 0.25, y: 0.5), fit: .contain))
    bench.studio.perform(.replacePicture(1), at: bench.time)
    bench.studio.receive(.choice(.chosen(["/srv/new.jpg"])), at: bench.time)
    #expect(bench.scene.content.images[1] == SceneImage("/srv/new.jpg", fit: .contain))
    bench.inspector.focus = .picture(1)
    bench.press(.menu)
    try bench.choose("Cover")
    #expect(bench.scene.content.images[1] == SceneImage("/srv/new.jpg"))
    bench.studio.perform(.undo, at: bench.time)
    #expect(bench.scene.content.images[1].fit == .contain)
  }

  @Test func `where the effect decides how much is seen, the button says so and the menus have none`() throws {
    var bench = try bench()
    try bench.click(.picture(1))
    try bench.click(.action(.containPicture(1)))
    #expect(bench.scene.content.images[1] == "1.jpg" && !bench.studio.document.history.canUndo)
    bench.send(.secondary(try bench.place(.picture(1))))
    let menu = try #require(bench.inspector.ui.input.menu)
    #expect(menu.item("Focus\u{2026}") != nil && menu.item("Contain") == nil)
  }

  @Test func `the menu of a picture replaces it, shows its file, moves and removes it`() throws {
    var bench = try bench()
    bench.send(.secondary(try bench.place(.picture(2))))
    try bench.choose("Show file")
    #expect(bench.studio.requests.takeAll().contains(.show("/nowhere/2.jpg")))
    bench.send(.secondary(try bench.place(.picture(2))))
    try bench.choose("Move to the front")
    #expect(bench.scene.content.imageFiles == ["2.jpg", "0.jpg", "1.jpg"])
    bench.inspector.focus = .picture(0)
    bench.press(.menu)
    #expect(bench.inspector.menu == .pictureMenu(0))
    bench.press(.enter)
    #expect(bench.studio.requests.takeAll().contains(.dialog(.picture(folder: "/nowhere"))))
    bench.studio.receive(.choice(.chosen(["/srv/new.jpg"])), at: bench.time)
    #expect(bench.scene.content.imageFiles == ["/srv/new.jpg", "0.jpg", "1.jpg"])
    #expect(bench.studio.document.history.steps.last?.name == "Picture 1 new.jpg")
  }

  @Test func `a picture on the stage has its own menu, with a dozen entries at most`() throws {
    var stage = TestStudio("map-crop")
    stage.handle(.down(stage.point(195, 400)))
    stage.handle(.up(nil))
    stage.wait(10)
    _ = stage.frame()
    stage.handle(.secondary(stage.point(120, 400)))
    let picture = try #require(stage.studio.view.pointedPicture)
    let groups = ToolButtons.shown(StagePart.phoneMenu, Facts(stage.studio))
    let commands = groups.flatMap(\.self)
    #expect(commands.count <= 12 && commands.first == .replacePicture(picture.index))
    #expect(commands.contains(.editPicture(picture.index)) && !commands.contains(.centerPicture(picture.index)))
    stage.studio.apply(.perform(.focusPicture(picture)), at: stage.time)
    #expect(stage.studio.document.scene.content.images[picture.index].focus == picture.point)
    stage.handle(.secondary(stage.point(120, 400)))
    #expect(
      ToolButtons.shown(StagePart.phoneMenu, Facts(stage.studio)).joined().contains(.centerPicture(picture.index)))
  }

  @Test(arguments: BuiltInScene.names)
  func `the other button on a picture that is seen offers to replace it, whatever is invisible above it`(
    _ name: String
  ) throws {
    var stage = TestStudio(name)
    _ = stage.frame()
    var layers: [Layer] = []
    stage.studio.stage.shown.layers(at: stage.studio.stage.moment(stage.time), into: &layers)
    let screen = stage.studio.stage.shown.setting.screen
    // A lattice of points: each on whose pixel some picture paints and nothing opaque is above it.
    var tried = 0
    for across in 1..<6 {
      for down in 1..<12 {
        let place = Point(x: screen.width * Double(across) / 6, y: screen.height * Double(down) / 12)
        let above = layers.filter { $0.isVisible && $0.isSolid && $0.placement.contains(place) }
        guard let top = above.last, let picture = top.content.picture, top.opacity >= 1, !top.isWhole else { continue }
        tried += 1
        stage.handle(.secondary(stage.point(place.x, place.y)))
        #expect(stage.studio.view.pointedPicture?.index == picture, "\(name) at \(place)")
        #expect(ToolButtons.shown(StagePart.phoneMenu, Facts(stage.studio)).joined().first == .replacePicture(picture))
        stage.press(.escape)
      }
    }
    #expect(tried > 0 || stage.studio.document.scene.content.page != nil, "\(name) shows no picture")
  }

  @Test func `the menu of a picture on the stage shows it whole where the effect lets it`() throws {
    let places = [("stacking-cards", Point(x: 195, y: 200), true), ("map-crop", Point(x: 120, y: 400), false)]
    for (name, point, fits) in places {
      var stage = TestStudio(name)
      _ = stage.frame()
      stage.handle(.secondary(stage.point(point.x, point.y)))
      let picture = try #require(stage.studio.view.pointedPicture)
      let command = Command.containPicture(picture.index)
      #expect(ToolButtons.shown(StagePart.phoneMenu, Facts(stage.studio)).joined().contains(command) == fits, "\(name)")
      stage.studio.apply(.perform(command), at: stage.time)
      #expect(stage.studio.document.scene.content.images[picture.index].fit == .contain)
      // With a focus it is at its longest.
      stage.studio.apply(.perform(.focusPicture(picture)), at: stage.time)
      stage.handle(.secondary(stage.point(point.x, point.y)))
      #expect(ToolButtons.shown(StagePart.phoneMenu, Facts(stage.studio)).joined().count <= 12)
    }
  }

  @Test func `every context menu has a dozen entries at most`() {
    for effect in TestStudio.names {
      var stage = TestStudio(effect)
      stage.press(.letter("g"))
      stage.press(.letter("m"))
      _ = stage.frame()
      for menu in RegionTests.menus {
        #expect(ToolButtons.shown(menu, Facts(stage.studio)).joined().count <= 12, "\(effect)")
      }
    }
  }

  @Test func `a typed path that leads nowhere is refused beside its field, and the pictures stay`() throws {
    var bench = try bench(2)
    bench.fault = "/nowhere/hills.jpg: the file does not exist"
    bench.studio.apply(.type("content.images", ["0.jpg", "hills.jpg"]), at: bench.time)
    bench.look()
    #expect(bench.scene.content.imageFiles == ["0.jpg", "1.jpg"])
    #expect(
      bench.inspector.complaint?.message == "/nowhere/hills.jpg: the file does not exist. Nothing was changed.")
    bench.fault = nil
    bench.studio.apply(.type("content.images", ["0.jpg", "hills.jpg"]), at: bench.time)
    bench.look()
    #expect(bench.scene.content.imageFiles == ["0.jpg", "hills.jpg"] && bench.inspector.complaint == nil)
    // Known files need no look.
    bench.studio.apply(.type("content.images", ["hills.jpg"]), at: bench.time)
    #expect(bench.scene.content.imageFiles == ["hills.jpg"])
  }

  @Test func `an older answer about typed pictures changes nothing`() throws {
    var bench = try bench(1)
    bench.studio.apply(.type("content.images", ["a.jpg"]), at: bench.time)
    let first = try #require(bench.studio.files.pictures.typed)
    bench.studio.apply(.type("content.images", ["b.jpg"]), at: bench.time)
    bench.window.receive(.pictures(.found(first, fault: nil)), at: bench.time)
    #expect(bench.scene.content.imageFiles == ["0.jpg"])
  }
}

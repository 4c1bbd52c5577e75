import Documents
import Effects
import Foundation
import Geometry
import Handoff
import Testing

/// The pages in a real browser: scrolled to fifty offsets, every picture lies where `layout` has it.
///
/// Chromium keeps lengths of boxes in 64ths of a pixel, so the scenes here have rows and boxes of such lengths; what
/// moves is free.
@Suite(.serialized) struct ChromiumTests {
  static let scenes =
    TestScene.builtIn + [
      TestScene("header-refresh", "parameters.ratio=0.3", "parameters.minHeight=88"),
      TestScene("stretch-banner", "parameters.ratio=0.8", "parameters.minHeight=60"),
      TestScene("stretch-banner", "parameters.aspect=1", "parameters.ratio=0.5", "parameters.minHeight=40"),
      TestScene("stretch-banner", "parameters.minHeight=400", "parameters.ratio=0.8"),
      TestScene(
        "stretch-banner", "parameters.minHeight=400", "parameters.stretch=zoom", "content.pictureSize=[4,5]"),
      TestScene("map-crop", "parameters.ratio=-0.3", "device=iphone-2013"),
      TestScene("map-crop", "parameters.anchor=top", "parameters.overscan=none"),
      TestScene("map-crop", "parameters.ratio=0.55", "content.rowHeights=[80,200,64.5]"),
      TestScene("weather-menu", "parameters.anchor=top"),
      TestScene("weather-menu", "parameters.ratio=0.613", "device=ipad-11"),
      TestScene("album-stack", "device.direction=rtl", "parameters.layers=3"),
      TestScene("album-stack", "device.direction=rtl", "device.insets.left=44", "device.insets.right=20"),
      TestScene("album-stack", "parameters.layerShape=published", "parameters.layerFill=outline"),
      TestScene("album-stack", "parameters.axis=vertical", "parameters.ratio=0.4", "parameters.layerShape=published"),
      TestScene("album-stack", "parameters.cellWidth=142", "parameters.coverSize=82", "parameters.pitch=112"),
      TestScene(
        "mountain-hero", "device.direction=rtl",
        "parameters.layers.2.keys=[{\"at\":20,\"x\":30},{\"at\":240,\"scale\":0.5,\"ease\":\"ease-in\"}]"),
      TestScene("pager", "device.direction=rtl"), TestScene("day-and-night", "parameters.place=header"),
    ]

  @Test(.enabled(if: Chromium.path != nil, "chromium is not installed"), arguments: scenes)
  func `a page agrees with layout to a hundredth of a pixel`(_ scene: TestScene) throws {
    let handoff = try scene.handoff
    let extent = handoff.scene.effect.extent(in: handoff.setting)
    let length = min(extent.bounds.upperBound - extent.bounds.lowerBound, wayToGo(handoff.blueprint))
    let stops = (0..<50).map { length * Double($0) / 49 }
    let boxes = try Chromium.boxes(on: handoff.text(as: .css), scrolledTo: stops, isMirrored: extent.isMirrored)
    var worst = (error: 0.0, place: "")
    var compared = 0
    for box in boxes {
      let offset = extent.bounds.lowerBound + box.scrolled
      var layers: [Layer] = []
      handoff.scene.effect.layers(at: Moment(offset: offset), in: handoff.setting, into: &layers)
      guard let name = self.name(of: box, in: handoff.blueprint),
        let layer = layers.first(where: { $0.id.description == name || $0.id.description == name + "-0" })
          ?? layers.first(where: { $0.id.description.hasPrefix(name + "-") })
      else { continue }
      var want = layer.drawnBox
      // A page has tiles as one box: it is compared where it begins.
      if layer.joined != nil {
        want.x = box.frame.x + (want.x - box.frame.x).remainder(dividingBy: want.width)
        want.width = box.frame.maxX - want.x
      }
      let errors = [
        want.x - box.frame.x, want.y - box.frame.y, want.maxX - box.frame.maxX, want.maxY - box.frame.maxY,
        layer.opacity - box.opacity,
      ]
      compared += 1
      for error in errors where error.magnitude > worst.error {
        worst = (error.magnitude, "\(box.name) at \(offset): \(box.frame), not \(want)")
      }
    }
    print("chromium: \(scene.testDescription): \(compared) boxes, largest error \(worst.error) px")
    #expect(compared >= 50)
    #expect(worst.error < 0.02, "\(worst.place)")
  }

  /// The layer that a box shows: a piece of a recipe says which one it is.
  private func name(of box: Chromium.Box, in blueprint: Blueprint) -> String? {
    guard box.name.hasPrefix("piece-"), case .recipe(let recipe) = blueprint else { return box.name }
    guard let number = Int(box.name.dropFirst(6)), recipe.pieces.indices.contains(number) else { return nil }
    return recipe.pieces[number].layer?.description
  }

  @Test(.enabled(if: Chromium.path != nil, "chromium is not installed"))
  func `of two albums the one nearer the middle is in front`() throws {
    let handoff = try TestScene("album-stack").handoff
    let boxes = try Chromium.boxes(
      on: handoff.text(as: .css), scrolledTo: [0, 90, 200, 333, 721, 1500], isMirrored: false)
    let covers = boxes.filter { $0.name.hasSuffix("layer-0") && $0.frame.maxX > 0 && $0.frame.x < 390 }
    func distance(_ box: Chromium.Box) -> Double { (box.frame.midX - 195).magnitude }
    for one in covers {
      for other in covers where other.scrolled == one.scrolled && distance(one) < distance(other) - 1 {
        #expect(one.depth > other.depth, "\(one.name) before \(other.name) at \(one.scrolled)")
      }
    }
    #expect(Set(covers.map(\.scrolled)).count == 6 && covers.count > 10)
  }

  /// How far it is worth scrolling: until a header has collapsed, and a few screens of a list.
  private func wayToGo(_ blueprint: Blueprint) -> Double {
    if case .header(let header) = blueprint { header.header.height - 1 } else { 2400 }
  }

  @Test(.enabled(if: Chromium.path != nil, "chromium is not installed"), arguments: scenes.filter { $0.sets.isEmpty })
  func `nothing moves for a person who asked for less motion`(_ scene: TestScene) throws {
    let page = try scene.handoff.text(as: .css)
    // What fades by keys still does: nothing moves by it.
    let fades = page.split(separator: "@keyframes fade-").count - 1
    #expect(try Chromium.animations(on: page, isStill: true) == fades)
    #expect(try Chromium.animations(on: page, isStill: false) > fades)
  }
}

extension Layer {
  /// The box that a page gives the layer: the whole picture, as wide as its row where it is one and fills it.
  fileprivate var drawnBox: Rect {
    guard id.owner == "row", let row = clip ?? Optional(frame) else { return frame }
    let whole = clip == nil ? wholePicture : frame
    return Rect(x: row.x, y: whole.y, width: row.width, height: whole.height)
  }
}

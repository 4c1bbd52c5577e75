import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The layout of the window at every possible size.
struct StudioLayoutTests {
  static let devices: [Device] = Device.presets.map(\.device) + Device.presets.map(\.device.rotated) + extremes

  static var extremes: [Device] {
    [(100, 4096), (4096, 100), (4096, 4096), (100, 100)].map { sides in
      var device = Device()
      (device.width, device.height) = sides
      return device
    }
  }

  func check(
    _ window: Size, scale: Double, device: Device, scenes: Int, showsPanels: Bool, showsCurve: Bool = false,
    scrolled: Double = 0
  ) {
    let shown = Window(
      window, scale: scale, device, scenes: scenes, showsPanels: showsPanels, showsCurve: showsCurve, scrolled: scrolled
    )
    let (layout, gallery) = (shown.studio.layout, shown.gallery)
    let thumbnails = (0..<gallery.count).map(gallery.thumbnail)
    let words =
      "\(window) @\(scale) \(device.width) x \(device.height), \(scenes) scenes, panels \(showsPanels), "
      + "scrolled by \(scrolled)"
    // If it fits neither beside nor below the phone, the curve lies over the stage.
    let isOver = layout[.curve].overlaps(layout.stage)
    #expect(!isOver || layout.stage.width < 465 && layout.stage.height < 480, "\(words): \(layout[.curve])")
    let parts =
      [layout[.bar], layout[.footer], layout[.gallery], layout.stage, layout[.panel], layout[.gesture]]
      + (isOver ? [] : [layout[.curve]])
    for part in parts + [layout.screen] {
      #expect(part.width >= 0 && part.height >= 0 && part.isFinite, "\(words): \(part)")
      #expect(
        part.x >= 0 && part.y >= 0 && part.maxX <= window.width && part.maxY <= window.height, "\(words): \(part)")
    }
    for (index, one) in parts.enumerated() {
      for other in parts[..<index] { #expect(!one.overlaps(other), "\(words): \(one) \(other)") }
    }
    for (index, one) in thumbnails.enumerated() {
      #expect(one.x >= layout[.gallery].x && one.maxX <= layout[.gallery].maxX, "\(words): \(one)")
      #expect(one.width > 100 && one.height >= 50, "\(words): \(one) shows nothing")
      for other in thumbnails[..<index] { #expect(!one.overlaps(other), "\(words)") }
    }
    #expect(layout[.gallery].width == 0 || !thumbnails.isEmpty, "\(words): an empty gallery")
    if let first = thumbnails.first, let last = thumbnails.last {
      let bar = gallery.bar
      #expect(first.y >= layout[.gallery].y || bar.map { $0.offset > 0 } == true, "\(words): \(first)")
      #expect(
        last.maxY + 20 <= layout[.gallery].maxY || bar.map { $0.offset < $0.farthest } == true, "\(words): \(last)")
      #expect(bar.map { $0.thumb.map { layout[.gallery].contains($0.origin) } == true } ?? true, "\(words)")
    }
    // The phone's body with its rim is inside the stage.
    let body = DeviceFrame(device.look, around: layout.screen, zoom: layout.zoom).outline
    let room = layout.stage.inset(by: -1)
    #expect(
      body.x >= room.x && body.y >= room.y && body.maxX <= room.maxX && body.maxY <= room.maxY,
      "\(words): \(body) in \(layout.stage)")
    #expect(layout.screen.width > 0 && layout.screen.height > 0 && layout.zoom > 0, "\(words)")
  }

  @Test func `nothing overlaps or leaves the window, from small to huge`() {
    for width in [240.0, 320, 480, 559, 639, 640, 879, 880, 1000, 1440, 3840, 8000] {
      for height in [200.0, 360, 479, 480, 820, 900, 2160, 5000] {
        for (index, device) in Self.devices.enumerated() {
          let scale = [1, 1.25, 2, 3, 4][index % 5]
          check(
            Size(width: width, height: height), scale: scale, device: device, scenes: [6, 1, 2, 40][index % 4],
            showsPanels: index % 5 != 0, showsCurve: index % 3 == 0)
        }
      }
    }
  }

  @Test func `nothing overlaps in windows of any size`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<3000 {
      check(
        Size(width: .random(in: 240...8000, using: &random), height: .random(in: 200...5000, using: &random)),
        scale: .random(in: 1...4, using: &random), device: Self.devices.randomElement(using: &random) ?? Device(),
        scenes: .random(in: 1...40, using: &random), showsPanels: .random(using: &random),
        showsCurve: .random(using: &random),
        scrolled: .random(in: -100...4000, using: &random))
    }
  }

  @Test func `a narrow window has controls before it has a gallery, and leaves the phone room`() {
    for width in stride(from: 240.0, through: 1440, by: 10) {
      let layout = Window(Size(width: width, height: 600), Device()).studio.layout
      #expect((layout[.panel].width > 0) == (width >= 640), "\(width)")
      #expect((layout[.gallery].width > 0) == (width >= 880), "\(width)")
      #expect(layout.stage.width >= min(width, 340), "\(width)")
    }
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3, 4]) func `the screen lies on whole pixels`(_ scale: Double) {
    for width in stride(from: 300.0, to: 2000, by: 173.3) {
      let layout = Window(Size(width: width, height: 777.7), scale: scale, Device()).studio.layout
      for edge in [layout.screen.x, layout.screen.y, layout.screen.maxX, layout.screen.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6, "\(width) \(layout.screen)")
      }
    }
  }

  /// The texts in the footer with their boxes, reduced to the width of the text.
  private func footerTexts(_ stage: inout TestStudio) -> [(text: String, box: Rect)] {
    let footer = stage.studio.layout[.footer]
    return stage.frame().commands.compactMap { command in
      guard case .text(let text, var box, let style) = command, box.y == footer.y, box.maxY == footer.maxY else {
        return nil
      }
      // Inter's average width: slightly more than half the font height per letter.
      let width = min(box.width, Double(text.count) * style.size * 0.56)
      if style.alignment == .trailing { box.x = box.maxX - width }
      box.width = width
      return (text, box)
    }
  }

  @Test func `words of the footer keep clear of each other and of the edge`() {
    for width in stride(from: 240.0, through: 1600, by: 20) {
      var stage = TestStudio("weather-menu", window: Size(width: width, height: 600))
      stage.handle(.down(stage.point(195, 300)))
      stage.handle(.up(stage.point(195, 300)))
      let texts = footerTexts(&stage)
      for (index, one) in texts.enumerated() {
        #expect(one.box.maxX <= width, "\(width): \(one)")
        for other in texts[..<index] { #expect(!one.box.overlaps(other.box), "\(width): \(one) \(other)") }
      }
    }
  }
}

extension Window {
  /// A window with some scenes for a device.
  ///
  /// - Parameter scrolled: The way of the gallery, in points.
  init(
    _ size: Size, scale: Double = 1, _ device: Device, scenes: Int = 6, showsPanels: Bool = true,
    showsCurve: Bool = false, scrolled: Double = 0
  ) {
    var scene = Scene(effect: MapCrop())
    scene.device = device
    let documents = (0..<max(1, scenes)).map { SceneDocument(name: "scene \($0)", scene: scene) }
    guard var studio = Studio(documents: documents, window: size, scale: scale) else { fatalError("no scene") }
    (studio.view.options.showsPanels, studio.view.options.showsCurve) = (showsPanels, showsCurve)
    self.init(studio)
    let gallery = studio.layout[.gallery]
    if scrolled != 0, !gallery.isEmpty { handle(.touchpad(dx: 0, dy: -scrolled / 12, at: gallery.center), at: 1) }
  }
}

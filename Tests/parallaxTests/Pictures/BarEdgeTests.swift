import Boundary
import Desktop
import Documents
import Effects
import Geometry
import PreviewKit
import SDLBackend
import TestSupport
import Testing

@testable import parallax

/// A picture does not show along the edges of a bar that covers it, wherever these fall between two pixels.
/// `PARALLAX_LONG_LIFE` tries every hundredth of a scale.
@Suite(.serialized) struct BarEdgeTests {
  private static let devices = ["iphone-se", "iphone-14", "iphone-15-plus", "pixel-8", "ipad-11"]
  private static let scales =
    isLong ? (50...300).map { Double($0) / 100 } : [0.5, 0.83, 1, 1.37, 1.5, 2.25, 2.77]

  /// The largest difference that the picture may make under a bar, of 255.
  private static let most = 8

  @Test(arguments: ["header-stretch", "mountain-hero"], CoveringTests.renderers)
  func `a white and a black picture under a collapsed bar look the same`(
    _ name: String, _ renderer: CanvasOptions.Renderer
  ) throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let stage = try OffscreenCanvas(pixels: Size(width: 64, height: 64), renderer: renderer, decoder: .built)
    for device in Self.devices {
      let (white, black) = (
        try Self.collapsed(name, on: device, over: 255, in: folder, stage),
        try Self.collapsed(name, on: device, over: 0, in: folder, stage)
      )
      for scale in Self.scales {
        let difference = try Self.pixels(of: white, scale, stage).difference(
          from: Self.pixels(of: black, scale, stage))
        #expect(difference.largest <= Self.most, "\(name) on \(device) at \(scale): \(difference)")
      }
    }
  }

  /// The scene with pictures of one gray, scrolled until its bar is opaque.
  private static func collapsed(
    _ name: String, on device: String, over gray: UInt8, in folder: ScratchFolder, _ stage: OffscreenCanvas
  ) throws -> Preview {
    var plain = Pixels(width: 600, height: 400)
    for byte in plain.bytes.indices { plain.bytes[byte] = byte % 4 == 3 ? 255 : gray }
    let file = folder / "\(gray).png"
    try plain.write(to: file)
    var placed = try LoadedScene(name, sets: []).placed
    placed.scene.device = try #require(Device.preset(named: device))
    placed.scene.content.images = placed.scene.content.images.map { _ in SceneImage(file) }
    var preview = stage.preview(of: placed)
    preview.jump(to: 420, hold: true, at: 0)
    var layers: [Layer] = []
    preview.layers(at: 0, into: &layers)
    #expect(layers.contains { $0.content == .surface(.bar) && $0.opacity >= 1 }, "\(name) has no collapsed bar at 420")
    return preview
  }

  private static func pixels(of preview: Preview, _ scale: Double, _ stage: OffscreenCanvas) throws -> Pixels {
    try stage.pixels(
      of: FirstFrameTests.frame(preview, at: 0, isXRay: false), size: preview.setting.viewport, scale: scale)
  }
}

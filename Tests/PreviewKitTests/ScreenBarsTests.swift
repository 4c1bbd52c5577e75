import Boundary
import Documents
import Effects
import Geometry
import Testing

@testable import PreviewKit

@Suite struct ScreenBarsTests {
  private let row = Layer(
    LayerID("row", 0, "background"), frame: Rect(x: 0, y: 0, width: 390, height: 100), content: .surface(.row))

  private func picture(_ frame: Rect, opacity: Double = 1) -> Layer {
    Layer(LayerID("row", 0, "image"), frame: frame, opacity: opacity, content: .picture(0))
  }

  /// A scene whose picture is black in its upper half and white below.
  private func tone() -> ScreenTone {
    let scene = Scene(effect: MapCrop())
    let id = PictureID(rawValue: 7)
    let pictures = ScenePictures(
      images: [ScenePicture(id: id, size: Size(width: 100, height: 100), isOpaque: true)])
    let tone = PictureTone { _, row in (luminance: row < PictureTone.rows / 2 ? 0 : 255, opacity: 255) }
    return ScreenTone(Preview(scene, pictures: pictures), tones: [id: tone])
  }

  private func ink(over layers: [Layer], _ device: Device = Device()) -> Color? {
    var list = DrawList()
    ScreenBars(device).draw(over: layers, tone(), into: &list)
    for case .text(_, _, let style) in list.commands { return style.color }
    return nil
  }

  @Test func `the ink is dark on rows, and follows the part of the picture that lies below`() {
    #expect(ink(over: [row]) == .black)
    #expect(ink(over: [row, picture(Rect(x: 0, y: 0, width: 390, height: 400))]) == .white)
    // Its lower half, which is white.
    #expect(ink(over: [row, picture(Rect(x: 0, y: -300, width: 390, height: 400))]) == .black)
  }

  @Test func `a picture that hardly shows changes nothing`() {
    #expect(ink(over: [row, picture(Rect(x: 0, y: 0, width: 390, height: 400), opacity: 0.2)]) == .black)
  }

  @Test func `every device's camera, bars and body lie where there is room for them, standing and lying`() {
    for preset in Device.presets {
      for device in [preset.device, preset.device.rotated] {
        let bars = ScreenBars(device)
        for part in [bars.camera, bars.homeBar, bars.statusBar].compactMap({ $0 }) {
          #expect(
            part.x >= 0 && part.y >= 0 && part.maxX <= device.width && part.maxY <= device.height,
            "\(preset.name): \(part)")
        }
        if let camera = bars.camera {
          let safe = Rect(
            x: device.insets.left, y: device.insets.top,
            width: device.width - device.insets.left - device.insets.right,
            height: device.height - device.insets.top - device.insets.bottom)
          #expect(!camera.overlaps(safe), "\(preset.name): the camera covers what is safe")
        }
        #expect((bars.homeBar == nil) == (device.insets.bottom == 0), "\(preset.name)")
      }
    }
  }

  @Test func `a phone that lies has its camera at its side, and no status bar`() throws {
    let camera = try #require(ScreenBars(Device().rotated).camera)
    #expect(camera.x == 0 && camera.height > camera.width)
    #expect(ScreenBars(Device().rotated).statusBar == nil)
  }

  @Test func `the time stands at the right where people read from there`() throws {
    var device = Device()
    func place(_ device: Device) -> Double? {
      var list = DrawList()
      ScreenBars(device).draw(over: [row], tone(), into: &list)
      for case .text(_, let box, _) in list.commands { return box.midX }
      return nil
    }
    let left = try #require(place(device))
    device.direction = .rtl
    let right = try #require(place(device))
    #expect(abs(left + right - device.width) < 1e-9)
  }
}

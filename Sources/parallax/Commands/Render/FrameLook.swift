import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import SDLBackend

/// How a screen is drawn into a picture.
struct FrameLook {
  /// Pixels per point.
  var scale: Double
  /// With outlines and numbers over it.
  var isXRay = false
  /// With the device around it, its status bar and its camera.
  var hasBody = false
}

extension FrameLook {
  /// The longest side of a picture, in pixels: what every driver can draw.
  private static let longestSide = 16_384.0

  private static let mostPixels = 268_435_456.0

  /// What a picture of a device takes, in points.
  func room(for device: Device) -> Size { hasBody ? BodyRoom.size(of: device) : device.size }

  /// So many pixels are drawn of a room.
  ///
  /// - Parameter count: Pictures of it, side by side.
  func pixels(of room: Size, count: Int = 1) throws(Failure) -> Size {
    let width = (room.width * scale).rounded()
    let height = (room.height * scale).rounded()
    guard max(width, height) <= Self.longestSide, width * Double(count) * height <= Self.mostPixels else {
      throw Failure(
        .usage, "That would be a picture of \(Int(width) * count) x \(Int(height)) pixels; take a lower --scale.")
    }
    return Size(width: max(1, width), height: max(1, height))
  }

  /// The picture of a moment, in the middle of a room.
  ///
  /// - Parameters:
  ///   - layers: What the scene shows then.
  ///   - time: The moment, on the clock of the preview.
  func picture(
    of layers: [Layer], _ preview: Preview, at time: Double, in room: Size, on stage: OffscreenStage
  ) throws(Failure) -> Pixels {
    let own = self.room(for: preview.scene.device)
    guard own != room else { return try picture(of: layers, preview, at: time, on: stage) }
    // A tape has turned the device: it lies in a room that has space for both.
    let corner = Rect(
      x: (room.width - own.width) / 2, y: (room.height - own.height) / 2, width: own.width, height: own.height
    ).onPixels(scale: scale)
    return try stage.pixels(size: room, scale: scale) { list, tones in
      var content = DrawList()
      draw(layers, of: preview, at: time, tones, into: &content)
      list.append(.fill(Rect(room), .black))
      list.clipped(to: corner) { $0.append(content, scaledBy: 1, at: corner.origin) }
    }
  }

  private func picture(
    of layers: [Layer], _ preview: Preview, at time: Double, on stage: OffscreenStage
  ) throws(Failure) -> Pixels {
    let size = room(for: preview.scene.device)
    guard hasBody else {
      var list = DrawList()
      draw(layers, of: preview, at: time, [:], into: &list)
      return try stage.pixels(of: list, size: size, scale: scale)
    }
    return try stage.pixels(size: size, scale: scale) { draw(layers, of: preview, at: time, $1, into: &$0) }
  }

  private func draw(
    _ layers: [Layer], of preview: Preview, at time: Double, _ tones: [PictureID: PictureTone],
    into list: inout DrawList
  ) {
    guard hasBody else { return drawScreen(layers, of: preview, at: time, into: &list) }
    var screen = DrawList()
    drawScreen(layers, of: preview, at: time, into: &screen)
    ScreenBars(preview.scene.device).draw(over: layers, ScreenTone(preview, tones: tones), into: &screen)
    BodyRoom(preview.scene, scale: scale).draw(screen, into: &list)
  }

  private func drawScreen(_ layers: [Layer], of preview: Preview, at time: Double, into list: inout DrawList) {
    LayerPainter(preview).draw(layers, at: time, into: &list)
    if isXRay { XRay(preview, scale: scale).draw(layers, at: time, into: &list) }
  }
}

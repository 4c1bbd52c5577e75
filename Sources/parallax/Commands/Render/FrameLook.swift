import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import SDLBackend
import StudioKit

/// The style in which a screen is drawn into a picture.
struct FrameLook {
  /// Pixels per point.
  var scale: Double
  /// Whether to add outlines and numbers.
  var isXRay = false
  /// Whether the layers are drawn apart.
  var isDepth = false
  /// Whether to add the device with its status bar and camera.
  var hasBody = false
  /// The color around devices.
  var ground = ShotGround.dark
}

extension FrameLook {
  /// Maximum side of a picture in pixels, supported by every driver.
  private static let longestSide = 16_384.0

  private static let mostPixels = 268_435_456.0

  /// Size of a picture of a device, in points.
  func room(for device: Device) -> Size { hasBody ? BodyRoom.size(of: device) : device.size }

  /// Size of a picture of several devices.
  ///
  /// - Parameter way: How two share the first one's screen. Nil if each has its own.
  func room(for devices: [Device], _ way: Superposition?) -> Size {
    Shot.room(for: devices, hasBody: hasBody, way)
  }

  /// Size in pixels of pictures side by side.
  ///
  /// - Parameter count: Number of pictures.
  func pixels(of room: Size, count: Int = 1) throws(Failure) -> Size {
    let width = (room.width * scale).rounded()
    let height = (room.height * scale).rounded()
    guard max(width, height) <= Self.longestSide, width * Double(count) * height <= Self.mostPixels else {
      throw Failure(
        .usage, "This would be a picture of \(Int(width) * count) x \(Int(height)) pixels; use a lower --scale.")
    }
    return Size(width: max(1, width), height: max(1, height))
  }

  /// The picture of a moment, centered in a room.
  ///
  /// - Parameters:
  ///   - others: The scenes beside it.
  ///   - way: How the other one shares the screen. Nil if each has its own.
  ///   - curve: The curve at the right of the room.
  func picture(
    of moment: ScreenMoment, beside others: [ScreenMoment] = [], _ way: Superposition? = nil, in room: Size,
    with curve: (list: DrawList, width: Double)? = nil, on canvas: OffscreenCanvas
  ) throws(Failure) -> Pixels {
    let all = [moment] + others
    let own = self.room(for: all.map(\.preview.scene.device), way)
    if own == room, !hasBody, curve == nil {
      var list = DrawList()
      draw(all, way, [:], into: &list)
      return try canvas.pixels(of: list, size: own, scale: scale)
    }
    // A tape may have rotated the device, so the room fits both orientations.
    let corner = Rect(
      x: (room.width - own.width) / 2, y: (room.height - own.height) / 2, width: own.width, height: own.height
    ).onPixels(scale: scale)
    let whole = Size(width: room.width + (curve?.width ?? 0), height: room.height)
    return try canvas.pixels(size: whole, scale: scale) { list, tones in
      guard own != whole else { return draw(all, way, tones, into: &list) }
      var content = DrawList()
      draw(all, way, tones, into: &content)
      list.append(.fill(Rect(room), .black))
      list.clipped(to: corner) { $0.append(content, scaledBy: 1, at: corner.origin) }
      guard let curve else { return }
      let beside = Rect(x: room.width, y: 0, width: curve.width, height: room.height).onPixels(scale: scale)
      list.clipped(to: beside) { $0.append(curve.list, scaledBy: 1, at: beside.origin) }
    }
  }

  private func draw(
    _ moments: [ScreenMoment], _ way: Superposition?, _ tones: [PictureID: PictureTone], into list: inout DrawList
  ) {
    guard let way, moments.count == 2 else {
      if moments.count == 1 { return put(screen(moments[0], tones), of: moments[0], into: &list) }
      return drawBeside(moments, tones, into: &list)
    }
    let place = Rect(moments[0].preview.scene.device.size).onPixels(scale: scale)
    var both = DrawList()
    way.draw(screen(moments[0], tones), screen(moments[1], tones), on: place, zoom: 1, into: &both)
    if case .split(let share) = way {
      Superposition.drawLine(before: Superposition.sides(of: place, share).right, into: &both)
    }
    put(both, of: moments[0], into: &list)
  }

  /// Draws them from left to right, aligned at the bottom.
  private func drawBeside(
    _ moments: [ScreenMoment], _ tones: [PictureID: PictureTone], into list: inout DrawList
  ) {
    let whole = room(for: moments.map(\.preview.scene.device), nil)
    list.append(.fill(Rect(whole), ground.color))
    var left = 0.0
    for moment in moments {
      let size = room(for: moment.preview.scene.device)
      let place = Rect(x: left, y: whole.height - size.height, width: size.width, height: size.height)
        .onPixels(scale: scale)
      left += size.width + (hasBody ? 0 : Shot.gap)
      var drawn = DrawList()
      put(screen(moment, tones), of: moment, into: &drawn)
      list.clipped(to: place) { $0.append(drawn, scaledBy: 1, at: place.origin) }
    }
  }

  /// Draws a screen with its body, if it has one.
  private func put(_ screen: DrawList, of moment: ScreenMoment, into list: inout DrawList) {
    guard hasBody else { return list.append(screen) }
    BodyRoom(moment.preview.scene, scale: scale, on: ground.color).draw(screen, into: &list)
  }

  private func screen(_ moment: ScreenMoment, _ tones: [PictureID: PictureTone]) -> DrawList {
    var screen = DrawList()
    drawScreen(moment.layers, of: moment.preview, at: moment.time, into: &screen)
    guard hasBody else { return screen }
    let tone = ScreenTone(moment.preview, tones: tones)
    ScreenBars(moment.preview.scene.device).draw(over: moment.layers, tone, into: &screen)
    return screen
  }

  /// What is seen between layers that are drawn apart.
  private static let depthGround = Color(0x17181A)

  private func drawScreen(_ layers: [Layer], of preview: Preview, at time: Double, into list: inout DrawList) {
    if isDepth {
      list.append(.fill(preview.setting.screen, Self.depthGround))
      return DepthView(preview).draw(layers, in: preview.setting.screen, into: &list)
    }
    LayerPainter(preview).draw(layers, at: time, into: &list)
    if isXRay { XRay(preview, scale: scale).draw(layers, at: time, into: &list) }
  }
}

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

  /// Between two screens side by side that have no body, in points.
  private static let gap = 24.0

  /// What a picture of a device takes, in points.
  func room(for device: Device) -> Size { hasBody ? BodyRoom.size(of: device) : device.size }

  /// What a picture of several takes.
  ///
  /// - Parameter way: How two lie on the screen of the first; nil: each has its own.
  func room(for devices: [Device], _ way: Superposition?) -> Size {
    let rooms = (way == nil ? devices[...] : devices.prefix(1)).map { room(for: $0) }
    let air = hasBody ? 0 : Self.gap * Double(max(0, rooms.count - 1))
    return Size(
      width: rooms.reduce(air) { $0 + $1.width }, height: rooms.reduce(0) { max($0, $1.height) })
  }

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
  ///   - others: What is seen beside it.
  ///   - way: How it lies on one screen with the other one; nil: each has its own.
  ///   - curve: What is drawn at the right of the room.
  func picture(
    of moment: ScreenMoment, beside others: [ScreenMoment] = [], _ way: Superposition? = nil, in room: Size,
    with curve: (list: DrawList, width: Double)? = nil, on stage: OffscreenStage
  ) throws(Failure) -> Pixels {
    let all = [moment] + others
    let own = self.room(for: all.map(\.preview.scene.device), way)
    if own == room, !hasBody, curve == nil {
      var list = DrawList()
      draw(all, way, [:], into: &list)
      return try stage.pixels(of: list, size: own, scale: scale)
    }
    // A tape may have turned the device: it lies in a room that has space for both.
    let corner = Rect(
      x: (room.width - own.width) / 2, y: (room.height - own.height) / 2, width: own.width, height: own.height
    ).onPixels(scale: scale)
    let whole = Size(width: room.width + (curve?.width ?? 0), height: room.height)
    return try stage.pixels(size: whole, scale: scale) { list, tones in
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

  /// From the left to the right, all standing on the same line.
  private func drawBeside(
    _ moments: [ScreenMoment], _ tones: [PictureID: PictureTone], into list: inout DrawList
  ) {
    let whole = room(for: moments.map(\.preview.scene.device), nil)
    list.append(.fill(Rect(whole), BodyRoom.ground))
    var left = 0.0
    for moment in moments {
      let size = room(for: moment.preview.scene.device)
      let place = Rect(x: left, y: whole.height - size.height, width: size.width, height: size.height)
        .onPixels(scale: scale)
      left += size.width + (hasBody ? 0 : Self.gap)
      var drawn = DrawList()
      put(screen(moment, tones), of: moment, into: &drawn)
      list.clipped(to: place) { $0.append(drawn, scaledBy: 1, at: place.origin) }
    }
  }

  /// With its body around it, if it has one.
  private func put(_ screen: DrawList, of moment: ScreenMoment, into list: inout DrawList) {
    guard hasBody else { return list.append(screen) }
    BodyRoom(moment.preview.scene, scale: scale).draw(screen, into: &list)
  }

  private func screen(_ moment: ScreenMoment, _ tones: [PictureID: PictureTone]) -> DrawList {
    var screen = DrawList()
    drawScreen(moment.layers, of: moment.preview, at: moment.time, into: &screen)
    guard hasBody else { return screen }
    let tone = ScreenTone(moment.preview, tones: tones)
    ScreenBars(moment.preview.scene.device).draw(over: moment.layers, tone, into: &screen)
    return screen
  }

  private func drawScreen(_ layers: [Layer], of preview: Preview, at time: Double, into list: inout DrawList) {
    LayerPainter(preview).draw(layers, at: time, into: &list)
    if isXRay { XRay(preview, scale: scale).draw(layers, at: time, into: &list) }
  }
}

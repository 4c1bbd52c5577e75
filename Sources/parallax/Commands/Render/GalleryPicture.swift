import Boundary
import Decoding
import Desktop
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import SDLBackend

/// The built-in scenes side by side in one picture, each at a characteristic moment.
enum GalleryPicture {
  private static let width = 1600.0
  private static let screen = Size(width: 390, height: 844)
  private static let zoom = 0.46
  private static let margin = 64.0
  /// Top of the first row of phones, and distance between rows.
  private static let top = 148.0
  private static let rowHeight = 508.0
  private static let ground = (from: Color(0x1B1C1F), to: Color(0x121315))

  static func pixels(_ invocation: Invocation, decodedBy decoder: PictureDecoder) throws(Failure) -> Pixels {
    let scale = try invocation.number("scale") ?? 1
    guard scale >= 0.25, scale <= 4 else { throw Failure(.usage, "The gallery takes a --scale of 0.25...4.") }
    let scenes = try SceneLibrary.gallery.map { (name) throws(Failure) in try LoadedScene(inGallery: name).placed }
    try InputFiles(scenes).refuse(output: invocation["output"])
    let rows = Rows(count: scenes.count)
    let size = Size(width: width, height: top + Double(rows.count) * rowHeight)
    let canvas = try OffscreenCanvas(
      pixels: Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded()),
      renderer: try invocation.renderer(), decoder: decoder)
    let previews = scenes.map { preview(of: $0, on: canvas) }
    return try canvas.pixels(size: size, scale: scale) { list, tones in
      list.append(.gradient(Rect(size), from: ground.from, to: ground.to, along: .vertical))
      heading(count: scenes.count, into: &list)
      for (index, preview) in previews.enumerated() {
        let place = rows.place(of: index)
        let column = (width - 2 * margin) / Double(rows.length)
        let x =
          margin + column * (Double(place.column) + rows.indent(of: place.row)) + (column - screen.width * zoom) / 2
        draw(
          preview, tones: tones, at: Point(x: x, y: top + Double(place.row) * rowHeight), scale: scale, into: &list)
      }
    }
  }

  private static func preview(of scene: PlacedScene, on canvas: OffscreenCanvas) -> Preview {
    var preview = canvas.preview(of: scene)
    preview.jump(
      to: preview.extent.bounds.lowerBound + preview.scene.effect.demo(in: preview.setting).moment, hold: true, at: 0)
    return preview
  }

  /// Scenes in rows of nearly equal length.
  private struct Rows {
    /// Number of rows, and of scenes in the longest.
    let count: Int
    let length: Int
    private let scenes: Int

    private static let longest = 6

    init(count scenes: Int) {
      self.scenes = scenes
      count = max(1, (scenes + Self.longest - 1) / Self.longest)
      length = max(1, (scenes + count - 1) / count)
    }

    func place(of scene: Int) -> (row: Int, column: Int) { (scene / length, scene % length) }

    /// Indent of a shorter row in columns, to center it.
    func indent(of row: Int) -> Double { Double(length - min(length, scenes - row * length)) / 2 }
  }

  private static func heading(count: Int, into list: inout DrawList) {
    list.append(
      .text(
        "Parallax", box: Rect(x: margin + 33, y: 48, width: 400, height: 40),
        style: TextStyle(size: 30, weight: .semibold, color: Color(0xE8E9EB))))
    list.append(
      .text(
        "\(counted(count, "scene", "scenes")), each in the middle of a scroll",
        box: Rect(x: margin + 33, y: 84, width: 600, height: 24),
        style: TextStyle(size: 15, color: Color(0x9A9DA3))))
  }

  private static func draw(
    _ preview: Preview, tones: [PictureID: PictureTone], at corner: Point, scale: Double, into list: inout DrawList
  ) {
    let frame = Rect(x: corner.x, y: corner.y, width: screen.width * zoom, height: screen.height * zoom)
      .onPixels(scale: scale)
    let device = preview.scene.device
    let body = DeviceFrame(device.look, around: frame, zoom: zoom)
    body.drawBody(into: &list)
    var layers: [Layer] = []
    var scene = DrawList()
    preview.layers(at: 0, into: &layers)
    LayerPainter(preview).draw(layers, at: 0, into: &scene)
    ScreenBars(device).draw(over: layers, ScreenTone(preview, tones: tones), into: &scene)
    list.clipped(to: frame) { $0.append(scene, scaledBy: zoom, at: frame.origin) }
    body.roundCorners(into: &list)
    list.append(
      .text(
        preview.scene.displayTitle, box: Rect(x: frame.x, y: frame.maxY + 20, width: frame.width, height: 22),
        style: TextStyle(size: 14, weight: .medium, color: Color(0xC9CBD0), alignment: .center)))
  }
}

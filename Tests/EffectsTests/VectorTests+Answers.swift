import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

extension VectorTests {
  /// The effects' results for the inputs of a vector.
  func answer(_ vector: Vector) throws -> [String: [Double]] {
    let inputs = vector.inputs
    switch vector.group {
    case "map_published": return try map(inputs, overscan: "none", anchor: "top").filter { $0.key == "crop" }
    case "map_centered": return try map(inputs, overscan: "auto", anchor: "center")
    case "weather_published": return try weather(inputs, anchor: "top")
    case "weather_centered": return try weather(inputs, anchor: "center")
    case "header_refresh": return try header(inputs, overscroll: "refresh")
    case "header_stretch": return try header(inputs, overscroll: "stretch")
    case "banner_published": return try banner(inputs)
    case "album_published": return try albums(inputs)
    default:
      Issue.record("no such group: \(vector.group)")
      return [:]
    }
  }

  private func number(_ inputs: [String: Double], _ name: String) throws -> Double { try #require(inputs[name]) }

  private func map(_ inputs: [String: Double], overscan: JSONValue, anchor: JSONValue) throws -> [String: [Double]] {
    let width = try number(inputs, "width")
    let height = try number(inputs, "height")
    let effect = MapCrop([
      "ratio": .number(try number(inputs, "ratio")), "rowHeight": .number(height), "anchor": anchor,
      "overscan": overscan,
    ])
    let setting = Setting(
      viewport: Size(width: width, height: try number(inputs, "viewportHeight")),
      pictures: [Size(width: inputs["aspect"] ?? 1, height: 1)])
    // The first map row begins below a row of text.
    let layer = try #require(
      effect.layer("row-1/image", at: effect.textHeight - number(inputs, "y"), in: setting))
    #expect(layer.frame == Rect(x: 0, y: try number(inputs, "y"), width: width, height: height))
    return [
      "crop": [layer.crop.x, layer.crop.y, layer.crop.width, layer.crop.height],
      "drawnHeight": [layer.wholePicture.height],
    ]
  }

  private func weather(_ inputs: [String: Double], anchor: JSONValue) throws -> [String: [Double]] {
    let effect = WeatherMenu([
      "imageHeight": .number(try number(inputs, "imageHeight")), "anchor": anchor,
      "rowHeight": .number(try number(inputs, "height")),
    ])
    let setting = Setting(viewport: Size(width: 320, height: try number(inputs, "viewportHeight")))
    let layer = try #require(effect.layer("row-0/image", at: -number(inputs, "y"), in: setting))
    return ["top": [layer.frame.y - (try number(inputs, "y"))]]
  }

  private func header(_ inputs: [String: Double], overscroll: JSONValue) throws -> [String: [Double]] {
    let effect = HeaderParallax([
      "ratio": .number(try number(inputs, "ratio")), "aspect": .number(try number(inputs, "aspect")),
      "overscroll": overscroll,
    ])
    let setting = Setting(
      viewport: Size(width: try number(inputs, "width"), height: 667), pictures: [Size(width: 2, height: 1)])
    let layer = try #require(effect.layer("header/image", at: number(inputs, "offset"), in: setting))
    let frame = layer.frame
    guard overscroll == "refresh" else {
      return ["pictureFrame": [frame.x, frame.y, frame.width, frame.height]]
    }
    let window = try #require(layer.clip)
    return [
      "pictureTop": [frame.y], "pictureHeight": [frame.height], "windowTop": [window.y],
      "windowHeight": [window.height],
    ]
  }

  private func banner(_ inputs: [String: Double]) throws -> [String: [Double]] {
    let setting = Setting(
      viewport: Size(width: try number(inputs, "width"), height: 667),
      pictures: [Size(width: try number(inputs, "pictureAspect"), height: 1)])
    let layer = try #require(StretchBanner().layer("banner/image", at: number(inputs, "offset"), in: setting))
    let frame = layer.frame
    return [
      "bannerHeight": [try #require(layer.clip).height], "drawn": [frame.x, frame.y, frame.width, frame.height],
    ]
  }

  private func albums(_ inputs: [String: Double]) throws -> [String: [Double]] {
    let cell = try number(inputs, "cellWidth")
    let cover = try number(inputs, "coverSize")
    let width = try number(inputs, "viewportWidth")
    let effect = AlbumStack([
      "layers": .number(try number(inputs, "layers")), "inset": .number(try number(inputs, "inset")),
      "cellWidth": .number(cell), "coverSize": .number(cover), "layerShape": "published",
    ])
    let setting = Setting(viewport: Size(width: width, height: 568), rows: 1)
    let x = try number(inputs, "x")
    // Only layers on the screen are returned; the others are computed from the stack.
    let shown = effect.layers(at: width / 2 - cell / 2 - x, in: setting)
    let pass = Pass(screen: width, cell: cell)
    let stack = DepthStack(
      pass: pass, cover: cover, layers: Double(effect.layers), inset: effect.inset,
      ratio: DepthStack.publishedRatio(pass: pass, cover: cover), isUniform: false)
    let frames = (0..<effect.layers).map { index in
      shown.first { $0.id.partIndex == index }?.frame.moved(x: -x, y: -(568 - cover) / 2)
        ?? stack.frame(layer: index, start: x)
    }
    return [
      "position": [pass.position(start: x)],
      "layers": frames.flatMap { [$0.x, $0.y, $0.width, $0.height] },
      "opacity": (0..<effect.layers).map { index in
        shown.first { $0.id.partIndex == index }?.opacity ?? max(0, 1 - effect.alphaStep * Double(index))
      },
    ]
  }
}

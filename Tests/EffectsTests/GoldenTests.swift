import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Every effect at rest, in motion and pulled at both ends, one layer per line. `make golden` rewrites them.
@Suite struct GoldenTests {
  /// A scene and the offsets at which its layers are recorded.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var effect: any Effect
    var setting = GoldenTests.small
    var moments: [Moment]

    var testDescription: String { name }
  }

  /// A screen of round numbers with few rows, so that figures can be checked by hand.
  static let small = Setting(
    viewport: Size(width: 200, height: 300), insets: Insets(top: 20, bottom: 10), scale: 2, rows: 8)

  /// The same with pictures that are seen whole, the first one at the end of its box, and one that covers it.
  private static let contained: Setting = {
    var setting = small
    setting.pictures = [Size(width: 100, height: 200), Size(width: 300, height: 100), Size(width: 100, height: 100)]
    setting.fits = [PictureFit(.contain, focus: Point(x: 1, y: 0)), PictureFit(.contain), PictureFit()]
    setting.items = [RowItem(picture: 0), RowItem(picture: 1)]
    return setting
  }()

  private static func at(_ offsets: Double...) -> [Moment] { offsets.map { Moment(offset: $0) } }

  /// The effects of the catalog, some with numbers that show more of them than their defaults.
  static let goldens =
    chosen + whole
    + Catalog.effects.filter { type in !chosen.contains { $0.effect.isA(type) } }.map { type in
      let bounds = type.init().extent(in: small).bounds
      return Case(
        name: type.name, effect: type.init(),
        moments: at(bounds.lowerBound, bounds.lowerBound + 70, bounds.lowerBound - 50, bounds.upperBound + 40))
    }

  private static let chosen = [
    Case(name: "header-stretch", effect: HeaderParallax(), moments: at(0, 40, -50, 250)),
    Case(
      name: "header-refresh", effect: HeaderParallax(["overscroll": "refresh", "minHeight": 30]),
      moments: at(0, 90, -50) + [Moment(offset: -60, refreshing: 0.25, indicator: 0)]),
    Case(name: "stretch-banner", effect: StretchBanner(), moments: at(-100, -60, 0, -150, 80)),
    Case(name: "album-stack", effect: AlbumStack(["layers": 3]), moments: at(0, 50, -40, 800)),
    Case(name: "map-crop", effect: MapCrop(["rowHeight": 100, "every": 3]), moments: at(-20, 100, -60, 400)),
    Case(name: "weather-menu", effect: WeatherMenu(), moments: at(-20, 150, -60, 560)),
  ]

  /// A page whose top is the header's picture.
  private static let page: Setting = {
    var setting = small
    setting.page = Size(width: 100, height: 450)
    (setting.isPageHeader, setting.pictures) = (true, [Size(width: 100, height: 450)])
    setting.fits = [PictureFit(focus: Point(x: 0.5, y: 0))]
    return setting
  }()

  /// Pictures that are seen whole, and a page in two parts.
  private static let whole = [
    Case(name: "header-contain", effect: HeaderParallax(), setting: contained, moments: at(0, 40, -50)),
    Case(name: "album-contain", effect: AlbumStack(["layers": 2, "radius": 20]), setting: contained, moments: at(50)),
    Case(name: "header-page", effect: HeaderParallax(), setting: page, moments: at(0, 40, -50)),
    Case(name: "banner-page", effect: StretchBanner(), setting: page, moments: at(-100, -60, -150)),
    Case(name: "cards-contain", effect: StackingCards(), setting: contained, moments: at(0, 250)),
  ]

  @Test(arguments: goldens)
  func `the layers are those written down`(_ golden: Case) throws {
    try Golden.check(text(of: golden), against: "Tests/EffectsTests/Goldens/\(golden.name).txt")
  }

  private func text(of golden: Case) -> String {
    let bounds = golden.effect.extent(in: golden.setting).bounds
    var text = "\(golden.effect.pasted), bounds \(number(bounds.lowerBound))...\(number(bounds.upperBound))\n"
    for moment in golden.moments {
      text += "\noffset \(number(moment.offset))\n"
      for layer in golden.effect.layers(at: moment, in: golden.setting) { text += line(layer) + "\n" }
    }
    return text
  }

  private func line(_ layer: Layer) -> String {
    var line = "  \(layer.id) \(layer.content.kind) \(numbers(layer.frame))"
    if layer.crop != .unit { line += " crop \(numbers(layer.crop))" }
    if layer.isWhole { line += " whole at \(numbers(layer.wholePicture))" }
    if let clip = layer.clip { line += " clip \(numbers(clip))" }
    if layer.radius != 0 { line += " radius \(number(layer.radius))" }
    if layer.shadow != 0 { line += " shadow \(number(layer.shadow))" }
    if layer.opacity != 1 { line += " opacity \(number(layer.opacity))" }
    switch layer.content {
    case .picture(let index, let shade): line += " picture \(index)" + (shade == 0 ? "" : " shade \(number(shade))")
    case .shape(let shape, _): line += " \(shape.outline) \(shape.paint)"
    case .title(let index, let title): line += " text \(index) \(title)"
    case .surface(let surface): line += " \(surface)"
    case .spinner(let pulled, let turns): line += " pulled \(number(pulled)) turns \(turns.map(number) ?? "none")"
    case .text(let text):
      line += " text \(text.lines.joined(separator: " / ")) \(number(text.size)) times \(number(text.zoom))"
    case .heading(let zoom, let share): line += " heading times \(number(zoom)) share \(number(share))"
    case .item(let index, let part, let place): line += " item \(index) \(part) \(place)"
    case .scrim(let share): line += " \(number(share))"
    case .blurred(let index): line += " picture \(index) blurred"
    case .page, .outline, .indicator, .backMark, .tab: break
    }
    return line
  }

  private func numbers(_ rect: Rect) -> String {
    "[" + [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: " ") + "]"
  }

  /// A number with up to six decimals.
  private func number(_ number: Double) -> String {
    number.formatted(.upTo(6))
  }
}

extension Effect {
  fileprivate func isA(_ type: any Effect.Type) -> Bool { Self.name == type.name }
}

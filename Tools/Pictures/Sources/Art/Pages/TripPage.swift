/// The page of a walk of five days: its figures, its profile, its way on a map, its days, what to carry, and pictures.
struct TripPage: Painter {
  var grain: Float { 0 }

  /// Of the page, in points.
  static let height: Float = 1660

  private static let ground = Light(hex: 0x111214)
  private static let card = Light(hex: 0x1C1C1E)
  private static let title = Light(hex: 0xFFFFFF)
  private static let quiet = Light(hex: 0xB4B4BC)
  private static let line = Light(hex: 0x3A3A3E)
  private static let accent = Light(hex: 0xFFB36B)

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    plate.shade { _, _ in Self.ground }
    var sheet = Sheet(plate)
    figures(&sheet)
    profile(&sheet)
    map(&sheet, dice.noise())
    days(&sheet)
    packing(&sheet)
    photographs(&sheet)
    plate = sheet.plate
  }
}

extension TripPage {
  private func heading(_ text: String, _ more: String, at y: Float, _ sheet: inout Sheet) {
    sheet.write(text, 21, .bold, at: 20, y, Self.title)
    sheet.write(more, 15, at: 370, y, Self.accent, .trailing)
  }

  private func figures(_ sheet: inout Sheet) {
    let figures = [("61 km", "on foot"), ("4120 m", "climbed"), ("4 huts", "booked")]
    for (index, figure) in figures.enumerated() {
      let x = 16 + Float(index) * 122
      sheet.plate.fill(sheet.rounded(x, 20, 114, 82, radius: 14), Self.card)
      sheet.write(figure.0, 22, .bold, at: x + 57, 60, Self.title, .center)
      sheet.write(figure.1, 14, at: x + 57, 84, Self.quiet, .center)
    }
  }

  /// The heights of the way, in metres, evenly.
  private static let heights: [Float] = [
    980, 1120, 1390, 1640, 1910, 2040, 1890, 1720, 1690, 1680, 1700, 1980, 2260, 2530, 2764, 2610, 2280, 2050, 1820,
    1960, 2190, 2310, 2120, 1870, 1650, 1590, 1480, 1270, 1110, 1010, 940,
  ]

  private func profile(_ sheet: inout Sheet) {
    heading("Profile", "2764 m", at: 148, &sheet)
    sheet.plate.fill(sheet.rounded(16, 164, 358, 158, radius: 14), Self.card)
    let (left, right, top, foot): (Float, Float, Float, Float) = (32, 358, 186, 288)
    func place(_ share: Float, _ height: Float) -> Spot {
      Spot(mix(left, right, share), mix(foot, top, (height - 800) / 2000))
    }
    let last = Float(Self.heights.count - 1)
    let points = Self.heights.enumerated().map { place(Float($0) / last, $1) }
    let curve = Terrain.curve(points, steps: 10)
    let area = Outline(ring: ([Spot(left, foot)] + curve + [Spot(right, foot)]).map { $0 * sheet.point })
    let point = sheet.point
    sheet.plate.fill(area) { p, _ in
      let share = unit((p.y / point - top) / (foot - top))
      return mix(mix(Self.card, Self.accent, 0.75), Self.card, smooth(0, 1, share))
    }
    for day in 0...5 {
      let x = mix(left, right, Float(day) / 5)
      if (1...4).contains(day) { sheet.line([Spot(x, top), Spot(x, foot)], width: 0.7, Self.line) }
      guard day < 5 else { continue }
      sheet.write(["Mon", "Tue", "Wed", "Thu", "Fri"][day], 13, at: x + 32.6, 309, Self.quiet, .center)
    }
    sheet.line(curve, width: 2.4, Self.accent)
    let peak = place(14 / last, 2764)
    sheet.disc(peak.x, peak.y, 6.5, Self.card)
    sheet.disc(peak.x, peak.y, 4, Self.title)
  }

  private func map(_ sheet: inout Sheet, _ noise: Noise) {
    heading("Route", "Sheets 23, 24", at: 368, &sheet)
    let point = sheet.point
    let pixel = sheet.plate.pixel / point
    sheet.plate.fill(sheet.rounded(16, 384, 358, 214, radius: 14)) { p, _ in
      let place = p / point
      func height(_ place: Spot) -> Float { noise.fractal(place * 0.0068 + Spot(4.1, 7.7), octaves: 5, gain: 0.46) }
      let here = height(place)
      let slope = Spot(height(place + Spot(1.5, 0)) - here, height(place + Spot(0, 1.5)) - here) / 1.5
      let low = Ramp(even: [0x1C2B27, 0x22362C, 0x33402F, 0x4A4A3A, 0x5D5850])
      // Light from the upper left.
      let shade = 1 + (slope.x + slope.y) * 26
      var light = low.light(at: unit(here * 0.75 + 0.5)) * max(0.45, min(1.7, shade))
      // Lines of equal height, each fifth heavier, as wide wherever the slope is.
      let lines = here * 22
      let number = Exact.floor(lines + 0.5)
      let away = (lines - Float(number)).magnitude / max(0.02, length(slope) * 22)
      let isFifth = number % 5 == 0
      let width: Float = isFifth ? 0.75 : 0.4
      light = mix(light, Light(hex: 0xA79C84), smooth(width + pixel, width - pixel, away) * (isFifth ? 0.6 : 0.34))
      return light
    }
    let stops: [Spot] = [Spot(44, 560), Spot(104, 492), Spot(176, 520), Spot(238, 436), Spot(300, 462), Spot(348, 412)]
    let way = Terrain.curve(
      [
        stops[0], Spot(62, 524), Spot(84, 512), stops[1], Spot(132, 486), Spot(150, 510), stops[2], Spot(206, 516),
        Spot(214, 470), stops[3], Spot(262, 428), Spot(276, 452), stops[4], Spot(322, 458), Spot(330, 428), stops[5],
      ], steps: 10)
    sheet.line(way, width: 6, Light(hex: 0x14181A))
    sheet.line(way, width: 3.2, Self.accent)
    for (index, stop) in stops.enumerated() {
      let isEnd = index == 0 || index == stops.count - 1
      sheet.disc(stop.x, stop.y, isEnd ? 7.5 : 6, Light(hex: 0x14181A))
      sheet.disc(stop.x, stop.y, isEnd ? 5.5 : 4, isEnd ? Self.accent : Self.title)
    }
  }

  /// A day: its title, what it brings, how far, and a picture of it.
  private struct Day {
    var title: String
    var words: String
    var way: String
    var seed: UInt64
    var view: any Painter
  }

  private func days(_ sheet: inout Sheet) {
    let days = [
      Day(title: "Ridge walk", words: "Monday · up through the larches", way: "14 km", seed: 55, view: DawnRidges()),
      Day(title: "Rest by the lake", words: "Tuesday · swim, sleep, read", way: "2 km", seed: 23, view: AlpineLake()),
      Day(title: "Over the pass", words: "Wednesday · start before six", way: "19 km", seed: 55, view: TallPeak()),
      Day(title: "Two valleys", words: "Thursday · bread at the mill", way: "15 km", seed: 30, view: DesertDusk()),
      Day(title: "The long way down", words: "Friday · bus back at 17:20", way: "11 km", seed: 41, view: NightCoast()),
    ]
    heading("Days", "July 6 - 10", at: 644, &sheet)
    sheet.plate.fill(sheet.rounded(16, 660, 358, 370, radius: 14), Self.card)
    for (index, day) in days.enumerated() {
      let y = 660 + Float(index) * 74
      if index > 0 { sheet.line([Spot(90, y), Spot(374, y)], width: 0.5, Self.line) }
      sheet.picture(day.view, seed: day.seed, 28, y + 11, 52, 52, radius: 9)
      sheet.write(day.title, 17, .medium, at: 92, y + 33, Self.title)
      sheet.write(day.words, 14, at: 92, y + 54, Self.quiet)
      sheet.write(day.way, 16, at: 360, y + 33, Self.quiet, .trailing)
    }
  }

  private func packing(_ sheet: inout Sheet) {
    let list = [
      ("Rope, 30 m", true), ("Stove and a full can", true), ("Dry socks, three pairs", true),
      ("Map and a pencil", true),
      ("Something to read", false), ("Coins for the huts", false),
    ]
    heading("To carry", "4 of 6", at: 1076, &sheet)
    sheet.plate.fill(sheet.rounded(16, 1092, 358, 252, radius: 14), Self.card)
    for (index, item) in list.enumerated() {
      let y = 1092 + Float(index) * 42
      if index > 0 { sheet.line([Spot(60, y), Spot(374, y)], width: 0.5, Self.line) }
      sheet.disc(40, y + 21, 10, item.1 ? Self.accent : Self.quiet)
      if item.1 {
        let tick = [Spot(35.5, y + 21.5), Spot(38.8, y + 24.8), Spot(44.8, y + 17.6)]
        sheet.line([tick[0], tick[1]], width: 2, Self.card)
        sheet.line([tick[1], tick[2]], width: 2, Self.card)
      } else {
        sheet.disc(40, y + 21, 8.6, Self.card)
      }
      sheet.write(item.0, 16, at: 62, y + 26.5, item.1 ? Self.quiet : Self.title)
    }
  }

  private func photographs(_ sheet: inout Sheet) {
    heading("From last summer", "318", at: 1390, &sheet)
    sheet.picture(AlpineLake(), seed: 61, 16, 1406, 175, 110, radius: 12)
    sheet.picture(DawnRidges(), seed: 17, 199, 1406, 175, 110, radius: 12)
    sheet.picture(NightCoast(), seed: 5, 16, 1524, 175, 110, radius: 12)
    sheet.picture(DesertDusk(), seed: 8, 199, 1524, 175, 110, radius: 12)
  }
}

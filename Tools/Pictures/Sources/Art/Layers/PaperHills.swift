/// A drawing of hills cut out of paper, two screens high, in Inkscape's layers.
struct PaperHills: Sendable {
  private let seed: UInt64

  private static let (width, height): (Float, Float) = (390, 1300)

  init(seed: UInt64) { self.seed = seed }

  /// A sheet of paper: its layer, color, and where its edge is.
  private struct Sheet {
    var name: String
    var color: UInt32
    var edge: Float
    var relief: Float
    var frequency: Float
  }

  private static let sheets = [
    Sheet(name: "Ridge", color: 0xF4A07A, edge: 400, relief: 120, frequency: 1.1),
    Sheet(name: "Hills", color: 0xE07A6E, edge: 520, relief: 90, frequency: 1.4),
    Sheet(name: "Village", color: 0xB4566B, edge: 640, relief: 60, frequency: 1.2),
    Sheet(name: "Orchard", color: 0x7C3F66, edge: 770, relief: 60, frequency: 1.6),
    Sheet(name: "Meadow", color: 0x4A2C58, edge: 900, relief: 46, frequency: 1.9),
    Sheet(name: "Grass", color: 0x271C41, edge: 1050, relief: 30, frequency: 2.4),
  ]
}

extension PaperHills {
  var svg: String {
    var dice = Dice(seed: seed)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\"",
      "  xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"",
      "  width=\"390\" height=\"1300\" viewBox=\"0 0 390 1300\">",
      "<defs><linearGradient id=\"light\" x2=\"0\" y2=\"1\"><stop stop-color=\"#234a6b\"/>"
        + "<stop offset=\"0.2\" stop-color=\"#7fa3ab\"/><stop offset=\"0.42\" stop-color=\"#fbd9a5\"/>"
        + "<stop offset=\"1\" stop-color=\"#fbd9a5\"/></linearGradient></defs>",
      layer("Sky @0", "<rect width=\"390\" height=\"1300\" fill=\"url(#light)\"/>"),
      layer(
        "Sun",
        "<circle cx=\"258\" cy=\"330\" r=\"92\" fill=\"#fff1c9\" opacity=\"0.4\"/>"
          + "<circle cx=\"258\" cy=\"330\" r=\"58\" fill=\"#fff1c9\"/>"),
      layer("Clouds", (0..<5).map { _ in cloud(&dice) }.joined(separator: "\n"), style: "opacity:0.75"),
    ]
    for sheet in Self.sheets {
      let noise = dice.noise()
      let edge = (0...39).map { step in
        let x = Float(step) * 10
        return Spot(x, sheet.edge - sheet.relief * noise.fractal(x / Self.width * sheet.frequency, octaves: 3))
      }
      lines.append(layer(sheet.name, things(on: sheet, edge, &dice) + paper(edge, sheet.color)))
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func layer(_ name: String, _ content: String, style: String? = nil) -> String {
    let style = style.map { " style=\"\($0)\"" } ?? ""
    let id = name.lowercased().filter(\.isLetter)
    return "<g inkscape:groupmode=\"layer\" inkscape:label=\"\(name)\" id=\"\(id)\"\(style)>\n\(content)\n</g>"
  }

  /// A sheet from its edge down, the thickness of paper as a lighter rim, and a shadow on the sheet behind.
  private func paper(_ edge: [Spot], _ color: UInt32) -> String {
    func path(_ shift: Float) -> String {
      var path = "M0 \(number(edge[0].y + shift))"
      for (one, next) in zip(edge, edge.dropFirst()) {
        let middle = (one + next) * 0.5
        path += "Q\(number(one.x)) \(number(one.y + shift)) \(number(middle.x)) \(number(middle.y + shift))"
      }
      return path + "L390 \(number((edge.last?.y ?? 0) + shift))V1300H0Z"
    }
    let shadows = [(Float(-7), 0.06), (-4, 0.08), (-2, 0.1)].map {
      "<path d=\"\(path($0.0))\" fill=\"#1b1030\" opacity=\"\($0.1)\"/>\n"
    }
    let rim = "<path d=\"\(path(0))\" fill=\"\(hex(mix(color, 0xFFFFFF, 0.28)))\"/>\n"
    return shadows.joined() + rim + "<path d=\"\(path(2.4))\" fill=\"\(hex(color))\"/>"
  }

  private func things(on sheet: Sheet, _ edge: [Spot], _ dice: inout Dice) -> String {
    switch sheet.name {
    case "Village":
      return (0..<9).map { index in house(at: edge[5 + index * 3 + dice.below(2)], color: sheet.color, &dice) }.joined()
    case "Orchard":
      return (0..<12).map { index in tree(at: edge[1 + index * 3 + dice.below(2)], sheet.color, &dice) }.joined()
    case "Grass": return blades(along: edge, sheet.color, &dice)
    default: return ""
    }
  }

  private func house(at foot: Spot, color: UInt32, _ dice: inout Dice) -> String {
    let (width, height) = (dice.between(15, 24), dice.between(12, 22))
    let (left, top, roof) = (foot.x - width / 2, foot.y - height, dice.between(8, 13))
    var house =
      "<path d=\"M\(number(left)) \(number(foot.y + 9))V\(number(top))l\(number(width / 2)) \(number(0 - roof))l\(number(width / 2)) "
      + "\(number(roof))V\(number(foot.y + 9))Z\" fill=\"\(hex(mix(color, 0x1B1030, 0.2)))\"/>"
    for column in 0..<2 {
      let x = left + width * (0.25 + 0.5 * Float(column)) - 1.8
      house += "<rect x=\"\(number(x))\" y=\"\(number(top + 4))\" width=\"3.6\" height=\"4.6\" fill=\"#ffe2a0\"/>"
    }
    return house + "\n"
  }

  private func tree(at foot: Spot, _ color: UInt32, _ dice: inout Dice) -> String {
    let radius = dice.between(9, 15)
    let crown = hex(mix(color, 0xF4A07A, dice.between(0, 0.35)))
    return
      "<path d=\"M\(number(foot.x)) \(number(foot.y + 8))v\(number(0 - radius * 1.8))\" stroke=\"#271c41\" stroke-width=\"2.2\"/>"
      + "<circle cx=\"\(number(foot.x))\" cy=\"\(number(foot.y - radius * 1.7 + 6))\" r=\"\(number(radius))\" fill=\"\(crown)\"/>\n"
  }

  private func blades(along edge: [Spot], _ color: UInt32, _ dice: inout Dice) -> String {
    var path = ""
    for foot in edge {
      for _ in 0..<5 {
        let (x, length, lean) = (foot.x + dice.between(-5, 5), dice.between(16, 46), dice.between(-12, 12))
        path +=
          "M\(number(x - 1.6)) \(number(foot.y + 6))q\(number(lean * 0.3)) \(number(0 - length * 0.6)) \(number(lean)) \(number(0 - length))"
          + "q\(number(2 - lean * 0.4)) \(number(length * 0.5)) \(number(3 - lean)) \(number(length))Z"
      }
    }
    return "<path d=\"\(path)\" fill=\"\(hex(color))\"/>\n"
  }

  private func cloud(_ dice: inout Dice) -> String {
    let (x, y, length) = (dice.between(10, 320), dice.between(160, 300), dice.between(40, 90))
    var cloud =
      "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(length))\" height=\"11\" rx=\"5.5\" fill=\"#fff6e4\"/>"
    cloud +=
      "<rect x=\"\(number(x + length * 0.3))\" y=\"\(number(y - 8))\" width=\"\(number(length * 0.5))\" height=\"11\" rx=\"5.5\" fill=\"#fff6e4\"/>"
    return cloud
  }

  /// A number with one decimal place.
  private func number(_ value: Float) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  private func mix(_ one: UInt32, _ other: UInt32, _ share: Float) -> UInt32 {
    [16, 8, 0].reduce(0) { color, shift in
      let (from, to) = (Float(one >> UInt32(shift) & 255), Float(other >> UInt32(shift) & 255))
      return color << 8 | UInt32((from + (to - from) * share).rounded())
    }
  }

  private func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

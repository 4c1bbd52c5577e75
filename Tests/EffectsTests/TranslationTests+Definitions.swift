import Geometry
import Testing

@testable import Effects

/// The behavior of each system with its number, step by step: the place of the layer on the screen when its element
/// begins at `y`.
private struct Definition: Sendable {
  var system: String
  var place: @Sendable (_ number: Double, _ y: Double, _ pass: Pass<Double>) -> Double

  init(_ system: String, _ place: @escaping @Sendable (_ number: Double, _ y: Double, _ pass: Pass<Double>) -> Double) {
    self.system = system
    self.place = place
  }

  /// The progress of an element through the screen.
  static func progress(_ y: Double, _ pass: Pass<Double>) -> Double { (pass.screen - y) / (pass.screen + pass.cell) }

  static let all = [
    // A square picture of 100 points; the crop's middle is from the article.
    Definition("Core Animation") { k, y, pass in
      let place = 2 * (y / pass.screen - 0.5)
      return y + pass.cell / 2 - 100 * (0.5 - (k - 1) * 0.5 * pass.screen / 100 * place)
    },
    Definition("jarallax") { speed, y, pass in
      let back = max(pass.cell, pass.screen) - max(0, pass.cell - pass.screen)
      let way = speed * (speed < 0 ? back : pass.cell + pass.screen)
      return way / 2 * (1 - 2 * progress(y, pass))
    },
    Definition("UIKit header") { share, y, _ in y - share * y },
    Definition("Android") { multiplier, y, _ in y - multiplier * y },
    Definition("React Native") { factor, y, pass in
      let padding = factor * pass.cell
      return y - padding + 2 * padding * (pass.screen - y) / (2 * pass.screen)
    },
    Definition("Flutter's") { height, y, pass in
      let align = 2 * min(1, max(0, (y + pass.cell / 2) / pass.screen)) - 1
      return y + (pass.cell - height) / 2 * (1 + align)
    },
    Definition("fixed picture height I, by the row's top") { height, y, pass in
      let more = height - pass.cell
      return y - more / 2 + (pass.screen / 2 - y) / pass.screen * more
    },
    Definition("fixed picture height I, by the row's middle") { height, y, pass in
      let more = height - pass.cell
      return y - more / 2 + (pass.screen / 2 - y - pass.cell / 2) / (pass.screen + pass.cell) * more
    },
    Definition("largest travel") { most, y, pass in y - most + 2 * most * progress(y, pass) },
    Definition("CSS") { way, y, pass in y - way / 2 + way * progress(y, pass) },
    Definition("Motion") { way, y, pass in
      let (start, end) = (-way / 2, way / 2)
      return y + start + (end - start) * min(1, max(0, progress(y, pass)))
    },
    // It animates y over a pass scaled by 1/speed on both sides.
    Definition("GSAP") { speed, y, pass in
      let (travel, way) = (pass.travel, pass.travel / (speed == 0 ? 1 : speed))
      return y + way * (1 - speed) * ((pass.screen - y + (way - travel) / 2) / way - 0.5)
    },
    Definition("stellar.js, `data-stellar-ratio`") { ratio, y, _ in y + -y * -(ratio - 1) },
    Definition("stellar.js, `data-stellar-background-ratio`") { ratio, y, _ in y + -y * (1 - ratio) },
    Definition("Rellax") { speed, y, pass in y + speed * 100 * (1 - progress(y, pass)) },
    Definition("react-scroll-parallax") { speed, y, pass in
      let (from, to) = (speed * 10, -speed * 10)
      let apart = (abs(from) + abs(to)) * (to > from ? -1 : 1)
      let scale = max((pass.screen + pass.cell) / (pass.screen + pass.cell + apart), 1)
      let begin = -pass.screen + min(0, from) * scale
      let end = pass.cell + max(0, to) * scale
      return y + scale * (from + (to - from) * (-y - begin) / (end - begin))
    },
    Definition("locomotive") { speed, y, pass in y - (2 * progress(y, pass) - 1) * pass.screen * speed },
    Definition("simpleParallax, `scale` c, orientation down") { scale, y, pass in
      y + (progress(y, pass) - 0.5) * (pass.cell * scale - pass.cell)
    },
    Definition("simpleParallax, `scale` c, orientation up") { scale, y, pass in
      y - (progress(y, pass) - 0.5) * (pass.cell * scale - pass.cell)
    },
  ]
}

extension TranslationTests {
  @Test(arguments: [0, 0.3, 0.5, 1, 1.2, -0.2, 0.01, -0.5, 1.5])
  func `what a system does with its number is the ratio`(_ ratio: Double) throws {
    for pass in [Self.pass, Pass(screen: 667, cell: 120), Pass(screen: 400, cell: 900), Pass(screen: 390, cell: 390)] {
      for definition in Definition.all {
        let translation = try #require(Translation.all(for: pass).first { $0.system.hasPrefix(definition.system) })
        guard case .number(let number) = translation.answer(for: ratio) else { continue }
        // The middle of the visible part is on the screen.
        let (one, other) = (pass.screen * 0.3 - pass.cell * 0.45, -pass.cell * 0.2)
        let places = [one, other].map { definition.place(number, $0, pass) }
        let got = (places[0] - places[1]) / (one - other)
        #expect(abs(got - ratio) < 1e-9, "\(definition.system) does \(got) with \(number) in \(pass)")
      }
    }
  }

  @Test(
    arguments: [
      (0, ["Flutter", "GSAP", "react-scroll", "simpleParallax up"]), (0.3, ["Flutter", "simpleParallax up"]),
      (0.5, ["Flutter", "simpleParallax up"]), (1, ["Flutter"]),
      (1.2, ["Android", "React", "Flutter", "Flutter recipe", "fixed", "fixed", "largest", "simpleParallax down"]),
      (-0.2, ["Android", "Flutter", "GSAP", "react-scroll", "simpleParallax up"]),
    ] as [(Double, [String])])
  func `who cannot say a ratio`(_ ratio: Double, _ names: [String]) {
    let silent = Translation.all(for: Self.pass).filter {
      if case .impossible = $0.answer(for: ratio) { true } else { false }
    }
    #expect(silent.count == names.count, "\(silent.map(\.system))")
    for (translation, name) in zip(silent, names) {
      let words = name.split(separator: " ")
      #expect(words.allSatisfy { translation.system.contains($0) }, "\(translation.system), not \(name)")
    }
  }

  @Test(arguments: [0.3, 0.5, 0.7, 1.2, -0.2])
  func `a row of a map list moves as each system moves it with its number`(_ ratio: Double) throws {
    var map = MapCrop()
    map.ratio = ratio
    map.rowHeight = Self.pass.cell
    map.every = 1
    let setting = Setting(
      viewport: Size(width: 390, height: Self.pass.screen), rows: 40, pictures: [Size(width: 300, height: 300)])
    var seen: [(y: Double, picture: Double)] = []
    for offset in [700.0, 960, 1190] {
      var layers: [Layer] = []
      map.layers(at: Moment(offset: offset), in: setting, into: &layers)
      let layer = try #require(layers.first { $0.id == LayerID("row", 14, "image") })
      seen.append(((layer.clip ?? layer.frame).y, (layer.clip == nil ? layer.wholePicture : layer.frame).midY))
    }
    for definition in Definition.all {
      let translation = try #require(Translation.all(for: Self.pass).first { $0.system.hasPrefix(definition.system) })
      guard case .number(let number) = translation.answer(for: ratio) else { continue }
      for (one, other) in zip(seen, seen.dropFirst()) {
        let way = definition.place(number, one.y, Self.pass) - definition.place(number, other.y, Self.pass)
        #expect(abs(way - (one.picture - other.picture)) < 1e-6, "\(definition.system) with \(number)")
      }
    }
  }
}

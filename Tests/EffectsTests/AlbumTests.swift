import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Albums come and go only at the edges of the screen; few layers and few albums are legal; the nearer one is in front.
@Suite struct AlbumTests {
  @Test func `an album comes and goes at an edge of the screen`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<400 {
      var effect = AlbumStack.any(using: &random)
      effect.pitch = max(effect.pitch, effect.cellWidth / 6)
      let setting = Setting.any(using: &random, rows: 1...20)
      // Where layers leave their cell they are cut off with it: the panel and the lint say so.
      if effect.coverSize <= effect.cellWidth && !effect.advice(in: setting).coverage.isCovered {
        effect.ratio = .number(1)
      }
      if effect.coverSize > effect.cellWidth { effect.ratio = .number(1) }
      let screen = setting.viewport.length(along: effect.extent(in: setting).axis)
      let album = Double(random.whole(0...setting.rows - 1)) * effect.pitch
      let overhang = max(0, effect.coverSize - effect.cellWidth) / 2
      for reach in [(screen + effect.cellWidth) / 2, (screen + effect.cellWidth) / 2 + overhang] {
        for edge in [album - reach, album + reach] {
          let jump = jump(of: effect, from: edge - 1e-7, to: edge + 1e-7, in: setting)
          try #require(jump == nil, "\(effect.pasted) at \(edge) in \(setting): \(jump ?? "")")
        }
      }
    }
  }

  @Test func `the cover in the middle shows behind everything and gives way to the next one evenly`() throws {
    let effect = AlbumStack(["coverBehind": 0.4, "pitch": 200])
    let setting = Setting(rows: 3, pictures: [Size(width: 1, height: 1), Size(width: 3, height: 2)])
    func behind(_ offset: Double) -> [Layer] {
      effect.layers(at: offset, in: setting).filter { $0.id.part == "behind" }
    }
    #expect(behind(0).map(\.content) == [.blurred(0)] && behind(0)[0].opacity == 0.4)
    #expect(behind(200).map(\.content) == [.blurred(1)])
    // Pulled past either end it stays.
    #expect(behind(-80) == behind(0) && behind(480).map(\.id) == [LayerID("album", 2, "behind")])
    for offset in stride(from: 0.0, through: 400, by: 1) {
      let layers = behind(offset)
      #expect(effect.layers(at: offset, in: setting).prefix(layers.count).elementsEqual(layers), "they lie deepest")
      #expect(layers.allSatisfy { $0.frame == setting.screen })
      #expect((layers.reduce(1) { $0 * (1 - $1.opacity) } - 0.6).magnitude < 1e-12, "\(offset)")
    }
    #expect(AlbumStack().layers(at: 0, in: setting).allSatisfy { $0.id.part != "behind" })
    #expect(AlbumStack(["coverBehind": 0.9]).layers(at: 0, in: Setting(rows: 0)).isEmpty)
  }

  @Test func `a stack of no layers shows nothing, and says so instead of that it covers`() throws {
    let (empty, setting) = (AlbumStack(["layers": 0]), Setting(pictures: [Size(width: 1, height: 1)]))
    #expect(empty.layers(at: 0, in: setting).isEmpty && empty.advice(in: setting).coverages.isEmpty)
    #expect(empty.advice(in: setting).pictureNeeds(most: .max).isEmpty)
    #expect(empty.advice(in: setting).findings.map(\.fields) == [["layers"]])
    let remedy = try #require(empty.advice(in: setting).remedies.first)
    #expect(remedy.advice(in: setting).findings.isEmpty && !remedy.layers(at: 0, in: setting).isEmpty)
  }

  @Test func `the album nearer the middle is in front`() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let effect = AlbumStack(["layers": 2, "pitch": .number(random.number(20...200))])
      let setting = Setting(rows: 12)
      let offset = random.number(0...1200)
      let covers = effect.layers(at: offset, in: setting).filter { $0.id.partIndex == 0 }
      let distances = covers.map { abs($0.frame.midX - setting.viewport.width / 2) }
      try #require(
        zip(distances, distances.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 }, "\(effect.pasted) at \(offset)")
    }
  }

  @Test(arguments: [0, 1, 12])
  func `any number of layers and of albums is legal`(_ layers: Int) {
    for rows in [0, 1, 2] {
      let effect = AlbumStack(["layers": .whole(layers), "cellWidth": 400])
      let shown = effect.layers(at: 0, in: Setting(rows: rows))
      #expect(shown.count == layers * rows)
      if let cover = shown.first(where: { $0.id == LayerID("album", 0, "layer", 0) }) {
        #expect(cover.frame == Rect(x: 154, y: 381, width: 82, height: 82))
      }
    }
  }

  @Test func `lips lie above the cover, and left of it on the vertical axis`() throws {
    let lip = try #require(AlbumStack().layer("album-0/layer-2", at: 0, in: Setting(rows: 1)))
    #expect(lip.frame == Rect(x: 156, y: 377, width: 78, height: 78))
    let upright = AlbumStack(["axis": "vertical"])
    let turned = try #require(upright.layer("album-0/layer-2", at: 0, in: Setting(rows: 1)))
    #expect(turned.frame == Rect(x: 150, y: 383, width: 78, height: 78))
  }

  @Test func `the first and the last album rest in the middle`() throws {
    for axis: JSONValue in ["horizontal", "vertical"] {
      let effect = AlbumStack(["axis": axis])
      let setting = Setting(rows: 9)
      let bounds = effect.extent(in: setting).bounds
      #expect(bounds == 0...896)
      for (album, offset) in [(0, bounds.lowerBound), (8, bounds.upperBound)] {
        let cover = try #require(effect.layer("album-\(album)/layer-0", at: offset, in: setting))
        #expect(cover.frame.center == setting.screen.center)
      }
    }
  }
}

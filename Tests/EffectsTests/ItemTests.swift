import Geometry
import Notation
import TestSupport
import Testing

@testable import Effects

/// Rows with items, and the places of their parts.
@Suite struct ItemTests {
  private func setting(_ items: [RowItem], isRightToLeft: Bool = false) -> Setting {
    var setting = Setting(isRightToLeft: isRightToLeft, rows: 30, pictures: [Size(width: 300, height: 200)])
    setting.items = items
    return setting
  }

  private func layers(_ effect: any Effect, _ setting: Setting, offset: Double = 0) -> [Layer] {
    var layers: [Layer] = []
    effect.layers(at: Moment(offset: offset), in: setting, into: &layers)
    return layers
  }

  private func frame(_ name: String, _ layers: [Layer]) -> Rect? {
    layers.first { $0.id.description == name }?.frame
  }

  private static let full = RowItem(subtitles: 2, hasValue: true, hasSymbol: true)

  @Test func `title, lines below it, value and symbol stand apart in their row`() throws {
    let shown = layers(HeaderParallax(), setting([Self.full]))
    let row = try #require(frame("row-2/background", shown))
    let title = try #require(frame("row-2/title", shown))
    let first = try #require(frame("row-2/subtitle-0", shown))
    let second = try #require(frame("row-2/subtitle-1", shown))
    let value = try #require(frame("row-2/value", shown))
    let symbol = try #require(frame("row-2/symbol", shown))
    #expect(symbol.maxX < title.x && title.maxX < value.x && value.maxX <= row.maxX - RowParts.margin)
    #expect(title.maxY == first.y && first.maxY == second.y)
    #expect(abs((title.y + second.maxY) / 2 - row.midY) < 1e-9, "they stand in the middle of the row")
  }

  @Test(arguments: [0.5, 1, 1.4, 2, 3.1])
  func `the scrim of a row is dark under its texts at any size, and stays in the row`(_ scale: Double) throws {
    var setting = setting([RowItem(subtitles: 1, hasValue: true)])
    (setting.scrim, setting.textScale) = (0.6, scale)
    let shown = layers(WeatherMenu(), setting)
    let scrim = try #require(shown.first { $0.id.description == "row-2/scrim" })
    let row = try #require(shown.first { $0.id.description == "row-2/image" }?.clip)
    #expect(scrim.visibleFrame.y >= row.y && scrim.frame.maxY == row.maxY)
    for part in ["row-2/title", "row-2/value"] {
      let top = max(row.y, try #require(frame(part, shown)).y)
      // It gets dark over its upper half.
      #expect((top - scrim.frame.y) / (scrim.frame.height / 2) > 0.75, "\(part) at \(scale)")
    }
  }

  @Test func `a right-to-left reader sees the same in a mirror`() {
    let items = [Self.full, RowItem(subtitles: 1, picture: 0)]
    for effect in [HeaderParallax(), MapCrop(), WeatherMenu()] as [any Effect] {
      let (left, right) = (layers(effect, setting(items)), layers(effect, setting(items, isRightToLeft: true)))
      #expect(left.count == right.count)
      for (one, other) in zip(left, right) {
        let mirrored = one.frame.mirrored(inWidth: 390)
        #expect(
          abs(mirrored.x - other.frame.x) < 1e-9 && mirrored.width == other.frame.width, "\(one.id) in \(effect)")
      }
    }
  }

  @Test func `whatever an item has, its parts stay between the edges of the screen`() {
    var random = SplitMix64(seed: 171)
    for _ in 0..<400 {
      let items = (0..<random.whole(1...5)).map { _ in
        RowItem(
          subtitles: random.whole(0...3), hasValue: random.flag(), hasSymbol: random.flag(),
          picture: random.flag() ? random.whole(0...4) : nil)
      }
      var setting = setting(items, isRightToLeft: random.flag())
      setting.viewport.width = random.number(200...900)
      setting.insets = Insets(top: 0, left: random.number(0...40), bottom: 0, right: random.number(0...40))
      setting.textScale = random.number(0.5...3)
      setting.hasCards = random.flag()
      let effects: [any Effect] = [HeaderParallax(), StretchBanner(), MapCrop(), WeatherMenu()]
      for layer in layers(random.pick(effects), setting, offset: random.number(-50...900)) {
        switch layer.content {
        case .item,
          .picture where layer.id.part == "thumbnail":
          #expect(
            layer.frame.x >= -1e-9 && layer.frame.maxX <= setting.viewport.width + 1e-9 && layer.frame.width >= 0,
            "\(layer.id): \(layer.frame) on \(setting.viewport.width)")
        default: break
        }
      }
    }
  }

  @Test func `cards stand apart from each other and from the edges, and keep the place of their rows`() throws {
    var cards = setting([Self.full])
    let plain = layers(HeaderParallax(), cards)
    cards.hasCards = true
    let shown = layers(HeaderParallax(), cards)
    let (row, card) = (
      try #require(frame("row-1/background", plain)), try #require(frame("row-1/background", shown))
    )
    let next = try #require(frame("row-2/background", shown))
    #expect(card.midY == row.midY && card.midX == row.midX)
    #expect(next.y - card.maxY == RowParts.cardGap && card.x == RowParts.cardMargin)
    #expect(!shown.contains { $0.id.part == "separator" })
  }

  @Test func `only the words of the cover in the middle show`() throws {
    var albums = AlbumStack()
    albums.pitch = 300
    let setting = setting([Self.full])
    let shown = layers(albums, setting, offset: 300).filter { $0.id.part == "title" }
    #expect(shown.map(\.id.index) == [1])
    #expect(shown.first?.opacity == 1)
    #expect(layers(albums, setting, offset: 450).allSatisfy { $0.id.part != "title" || $0.opacity < 0.4 })
  }

  @Test func `the focus of a picture is always seen, where it is in the picture`() {
    var random = SplitMix64(seed: 172)
    for _ in 0..<2000 {
      let focus = Point(x: random.number(0...1), y: random.number(0...1))
      let box = Size(width: random.number(1...900), height: random.number(1...900))
      let crop = PictureFit(focus: focus).crop(aspect: random.number(0.1...9), box: box)
      #expect(crop.x >= -1e-12 && crop.maxX <= 1 + 1e-12 && crop.y >= -1e-12 && crop.maxY <= 1 + 1e-12)
      #expect(abs((focus.x - crop.x) / crop.width - focus.x) < 1e-9)
      #expect(abs((focus.y - crop.y) / crop.height - focus.y) < 1e-9)
    }
  }

  @Test func `a picture that is seen whole changes no box, and leaves free on purpose what it does not fill`() {
    var random = SplitMix64(seed: 173)
    for round in 0..<600 {
      let effects: [any Effect] = [
        HeaderParallax.any(using: &random), AlbumStack.any(using: &random), StackingCards.any(using: &random),
      ]
      let effect = effects[round % 3]
      var setting = Setting.any(using: &random, rows: 1...12)
      guard !setting.pictures.isEmpty else { continue }
      let offset = random.number(-200...1200)
      let covering = layers(effect, setting, offset: offset)
      setting.fits = setting.pictures.map { _ in
        PictureFit(.contain, focus: Point(x: random.number(0...1), y: random.number(0...1)))
      }
      let whole = layers(effect, setting, offset: offset)
      #expect(whole.map(\.id) == covering.map(\.id) && whole.map(\.frame) == covering.map(\.frame), "\(effect)")
      for layer in whole where layer.content.picture != nil {
        let (picture, slack) = (layer.wholePicture, 1e-6 * max(1, layer.frame.width, layer.frame.height))
        #expect(layer.isWhole && layer.frame.inset(by: -slack).intersection(picture).distance(to: picture) < slack)
        #expect(picture.width >= layer.frame.width - slack || picture.height >= layer.frame.height - slack)
      }
      // It needs no more pixels than one that covers.
      let needs = effect.advice(in: setting).pictureNeeds(most: 9)
      setting.fits = []
      for (need, covering) in zip(needs, effect.advice(in: setting).pictureNeeds(most: 9)) {
        #expect(need.size.width <= covering.size.width + 1e-6, "\(effect)")
      }
    }
  }

  @Test func `layers need the pictures beside the texts of their list`() {
    var setting = setting([RowItem(picture: 1), RowItem(picture: 0)])
    setting.pictures = [Size(width: 900, height: 600), Size(width: 400, height: 100), Size(width: 1, height: 1)]
    setting.scale = 3
    let needs = Layers(["layers": [["picture": 0, "fill": true]]]).advice(in: setting).pictureNeeds(most: 9)
    #expect(needs[0].size.width >= setting.viewport.width * 3)
    // Four times as wide as high, and 48 points high.
    #expect(needs[1].size == Size(width: 4 * 48 * 3, height: 48 * 3) && needs[2].size == .zero)
  }

  @Test func `a focus moves the crop of every effect that shows a part of its pictures`() {
    for effect in [HeaderParallax(), WeatherMenu(), AlbumStack()] as [any Effect] {
      var setting = setting([])
      setting.pictures = [Size(width: 900, height: 100)]
      let centered = layers(effect, setting).first { $0.content.picture == 0 }
      setting.fits = [PictureFit(focus: Point(x: 0, y: 0.5))]
      let left = layers(effect, setting).first { $0.content.picture == 0 }
      #expect(centered?.crop.midX == 0.5 && left?.crop.x == 0, "\(effect)")
    }
  }
}

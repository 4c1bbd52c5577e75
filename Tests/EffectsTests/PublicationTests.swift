import Effects
import Geometry
import TestSupport
import Testing

/// The statements about the articles, number by number.
@Suite struct PublicationTests {
  private func says(_ effect: any Effect.Type, _ words: String...) -> Bool {
    words.allSatisfy { effect.publication?.departure.contains($0) == true }
  }

  @Test func `every difference has a reason, and every credit names a title`() {
    for effect in Catalog.effects {
      guard let publication = effect.publication else { continue }
      #expect(publication.departure.hasSuffix(".") && publication.departure.hasPrefix("The article"))
      #expect(publication.departure.contains("because"), "\(effect.name) gives no reason")
      #expect(publication.credit.contains(publication.article.title) && publication.credit.hasSuffix("."))
    }
    #expect(Catalog.effects.count { $0.publication != nil } == 5)
  }

  @Test func `a pulled header ends at the size that its sentence has`() throws {
    #expect(HeaderParallax().maxStretch == 3 && says(HeaderParallax.self, "at 3 times its size"))
    let pulled = try #require(HeaderParallax().layer("header/image", at: -500, in: Setting()))
    #expect(pulled.frame.height == 585)
  }

  @Test func `a banner that is laid down has the heights that its sentence has`() {
    #expect(says(StretchBanner.self, "390 x 844", "195", "422"))
    let lying = Size(width: 844, height: 390)
    var setting = Setting(viewport: lying)
    #expect(StretchBanner().extent(in: setting).bounds.lowerBound == -422)
    setting.slips.loadedWidth = 390
    #expect(StretchBanner().extent(in: setting).bounds.lowerBound == -195)
  }

  @Test func `the spread of albums is the ratios that its sentence has`() {
    #expect(says(AlbumStack.self, "142", "82", "0.87 on a screen of 320", "0.89 on one of 390"))
    for (width, ratio) in [(320.0, 0.87), (390, 0.89)] {
      let spread = AlbumStack.published.advice(in: Setting(viewport: Size(width: width, height: 800))).coverage.ratio
      #expect((spread * 100).rounded() / 100 == ratio)
    }
  }

  @Test func `a map ends in sight below the ratio that its sentence has`() throws {
    #expect(says(MapCrop.self, "100", "390 x 844", "0.656"))
    var map = MapCrop.published
    map.rowHeight = 100
    let safe = try #require(map.advice(in: Setting(pictures: [Size(width: 9, height: 9)])).coverage.safe)
    #expect((safe.lowerBound * 1000).rounded() / 1000 == 0.656 && safe.contains(map.ratio))
  }

  @Test func `a weather picture is off by the points that its sentence has`() throws {
    #expect(says(WeatherMenu.self, "100", "568", "8.8"))
    let setting = Setting(viewport: Size(width: 320, height: 568))
    // The row lies in the middle of the screen.
    func top(_ effect: WeatherMenu) throws -> Double {
      try #require(effect.layer("row-0/image", at: -234, in: setting)).frame.y - 234
    }
    #expect(try top(WeatherMenu()) == -50)
    #expect(abs(try top(WeatherMenu.published) + 50 - 8.8) < 0.01)
  }
}

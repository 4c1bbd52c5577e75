import Effects
import Geometry
import Parameters
import TestSupport
import Testing

/// A page whose top is the picture of the header over the rest of it.
@Suite struct PageHeaderTests {
  private func setting(_ page: Size, using random: inout SplitMix64) -> Setting {
    var setting = Setting.any(using: &random)
    setting.page = page
    (setting.isPageHeader, setting.pictures, setting.fits) = (true, [page], [PictureFit(focus: Point(x: 0.5, y: 0))])
    return setting
  }

  @Test func `at rest the two parts are the page in one piece, and nothing is seen twice`() throws {
    var random = SplitMix64(seed: 61)
    var cuts = 0
    for _ in 0..<600 {
      let isBanner = random.flag()
      var (header, banner) = (HeaderParallax.any(using: &random), StretchBanner.any(using: &random))
      (header.minHeight, banner.minHeight) = (0, 0)
      let effect: any HeaderOverRows = isBanner ? banner : header
      let page = Size(width: random.number(100...2000), height: random.number(100...9000))
      let setting = setting(page, using: &random)
      let (width, height) = (setting.viewport.width, effect.header(in: setting).height)
      let whole = Rect(x: 0, y: 0, width: width, height: width / page.aspect)
      let extent = effect.extent(in: setting)
      let layers = effect.layers(at: extent.bounds.lowerBound, in: setting)
      let parts = layers.filter { $0.content == .page }
      #expect(!layers.contains { $0.content.picture != nil })
      let top = try #require(parts.first { $0.id.owner != "page" })
      #expect(top.visibleFrame.intersection(setting.screen).height <= height + 1e-6)
      guard let rest = parts.first(where: { $0.id.owner == "page" }) else {
        // Below the screen, or there is nothing of it.
        #expect(height >= setting.viewport.height - 1e-6 || whole.height <= height + 1e-6, "\(effect)")
        continue
      }
      cuts += 1
      for part in [top, rest] {
        let seen = part.wholePicture
        #expect(max(abs(seen.y - whole.y), abs(seen.width - width), abs(seen.height - whole.height)) < 1e-6 * width)
      }
      #expect(abs(rest.frame.y - height) < 1e-6 && abs(rest.frame.maxY - whole.height) < 1e-6, "\(effect)")
      #expect(rest.crop.y > 0 && abs(rest.crop.maxY - 1) < 1e-9 && abs(top.crop.maxY - rest.crop.y) < 1e-6)
    }
    #expect(cuts > 100)
  }

  @Test func `a taller header takes more of the page, and the content stays as long`() throws {
    var setting = Setting(pictures: [Size(width: 390, height: 3000)], page: Size(width: 390, height: 3000))
    (setting.isPageHeader, setting.fits) = (true, [PictureFit(focus: Point(x: 0.5, y: 0))])
    for (aspect, share) in [(2.0, 0.065), (1, 0.13), (4, 0.0325)] {
      var effect = HeaderParallax()
      effect.aspect = aspect
      let layers = effect.layers(at: 0, in: setting)
      let header = try #require(layers.first { $0.id.owner == "header" })
      let rest = try #require(layers.first { $0.id.owner == "page" })
      #expect(abs(header.crop.maxY - share) < 1e-9 && abs(rest.crop.y - share) < 1e-9)
      #expect(effect.extent(in: setting).bounds.upperBound == 3000 - 844)
      #expect(effect.advice(in: setting).pictureNeeds(most: 9).map(\.size.width) == [390 * 3])
    }
  }
}

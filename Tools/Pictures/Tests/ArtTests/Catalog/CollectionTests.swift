import Testing

@testable import Art

@Suite struct CollectionTests {
  @Test func `names are unique and say their folder`() {
    let names = Collection.artworks.map(\.name)
    #expect(Set(names).count == names.count)
    let folders = ["landscapes", "albums", "maps", "weather", "layers", "pages"]
    #expect(names.allSatisfy { name in folders.contains { name.hasPrefix($0 + "/") } })
  }

  @Test func `seeds are unique, but for the place that is shown at two hours`() throws {
    let day = try #require(Collection.artwork(named: "layers/coast-day"))
    let others = Collection.artworks.filter { $0.name != "layers/coast-night" }
    #expect(Set(others.map(\.seed)).count == others.count)
    #expect(Collection.artwork(named: "layers/coast-night")?.seed == day.seed)
  }

  @Test(arguments: [("landscapes", 5), ("albums", 12), ("maps", 6), ("weather", 12), ("layers", 15), ("pages", 1)])
  func `every folder is complete`(folder: String, count: Int) {
    #expect(Collection.artworks.count { $0.name.hasPrefix(folder + "/") } == count)
  }

  @Test func `pictures are larger than their windows`() {
    for artwork in Collection.artworks {
      switch artwork.name.prefix(while: { $0 != "/" }) {
      case "landscapes": #expect(artwork.width >= 1600 && artwork.height >= 800, "\(artwork.name)")
      case "albums": #expect(artwork.width == 780 && artwork.height == 780, "\(artwork.name)")
      case "maps": #expect(artwork.width >= 1200 && artwork.height >= 900, "\(artwork.name)")
      case "layers":
        let isRecord = artwork.name.hasPrefix("layers/record")
        #expect(artwork.width >= (artwork.name.hasSuffix("moon") ? 480 : isRecord ? 975 : 1170), "\(artwork.name)")
      default: #expect(artwork.width >= 1170 && artwork.height >= 600, "\(artwork.name)")
      }
    }
  }

  @Test func `the four headers are two to one, the banner is tall`() {
    let shapes = Collection.landscapes.map { $0.width == 2 * $0.height }
    #expect(shapes == [true, true, true, true, false])
    #expect(Collection.artwork(named: "landscapes/tall").map { $0.height > $0.width } == true)
  }

  @Test func `a picture is found by name and by file, and nothing else is`() {
    #expect(Collection.artwork(named: "maps/grid")?.name == "maps/grid")
    #expect(Collection.artwork(named: "maps/grid.jpg")?.name == "maps/grid")
    #expect(Collection.artwork(named: "maps/atlantis") == nil)
    #expect(Collection.artwork(named: "") == nil)
  }
}

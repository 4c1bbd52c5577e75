import Testing

@testable import Art

@Suite struct CollectionTests {
  @Test func `names are unique and say their folder`() {
    let names = Collection.artworks.map(\.name)
    #expect(Set(names).count == names.count)
    let folders = ["landscapes", "albums", "maps", "weather"]
    #expect(names.allSatisfy { name in folders.contains { name.hasPrefix($0 + "/") } })
  }

  @Test func `seeds are unique`() {
    #expect(Set(Collection.artworks.map(\.seed)).count == Collection.artworks.count)
  }

  @Test(arguments: [("landscapes", 5), ("albums", 12), ("maps", 6), ("weather", 12)])
  func `every folder is complete`(folder: String, count: Int) {
    #expect(Collection.artworks.count { $0.name.hasPrefix(folder + "/") } == count)
  }

  @Test func `pictures are larger than their windows`() {
    for artwork in Collection.artworks {
      switch artwork.name.prefix(while: { $0 != "/" }) {
      case "landscapes": #expect(artwork.width >= 1600 && artwork.height >= 800, "\(artwork.name)")
      case "albums": #expect(artwork.width == 600 && artwork.height == 600, "\(artwork.name)")
      case "maps": #expect(artwork.width >= 1200 && artwork.height >= 900, "\(artwork.name)")
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

import Testing

@testable import Art

@Suite struct PaintingTests {
  @Test func `the stack lists the front layer first, groups around theirs, and places`() throws {
    let lake = try #require(Collection.paintings.first)
    let lines = lake.stack(lake.layers.indices.map { (x: $0, y: 10 * $0) }).split(separator: "\n")
    let names = lines.compactMap { line in
      line.contains("name=") ? line.split(separator: "\"")[1] : line.hasPrefix("</stack>") ? "/" : nil
    }
    #expect(names == ["Firs", "Mist", "Lake", "Hills", "Near", "Far", "/", "Sky 0.1", "/"])
    #expect(lines.contains("<layer name=\"Mist\" src=\"data/layer4.png\" x=\"4\" y=\"40\" opacity=\"0.8\"/>"))
    #expect(lines[1] == "<image version=\"0.0.5\" w=\"1290\" h=\"1290\">")
  }

  @Test func `clear borders are cut off, and where the rest is is kept`() {
    var bytes = [UInt8](repeating: 0, count: 5 * 4 * 4)
    for (x, y) in [(1, 2), (3, 2)] { bytes.replaceSubrange((y * 5 + x) * 4..<(y * 5 + x + 1) * 4, with: [1, 2, 3, 4]) }
    let trimmed = Bitmap(width: 5, height: 4, channels: 4, bytes: bytes).trimmed()
    #expect(trimmed.x == 1 && trimmed.y == 2 && trimmed.bitmap.width == 3 && trimmed.bitmap.height == 1)
    #expect(trimmed.bitmap.bytes == [1, 2, 3, 4, 0, 0, 0, 0, 1, 2, 3, 4])
    let empty = Bitmap(width: 5, height: 4, channels: 4, bytes: []).trimmed()
    #expect(empty.bitmap.width == 1 && empty.bitmap.opacity(0, 0) == 0)
  }

  @Test func `only the sky is opaque, and every layer has something`() throws {
    for layer in try #require(Collection.paintings.first).layers {
      let bitmap = layer.artwork.painted(width: 96, height: 96)
      let opacities = (0..<96).flatMap { y in (0..<96).map { bitmap.opacity($0, y) } }
      #expect(opacities.contains { $0 > 100 } && opacities.contains(0) == !layer.name.hasPrefix("Sky"), "\(layer.name)")
    }
  }

  @Test func `a drawing is the same from the same seed, and has its layers once`() {
    let text = PaperHills(seed: 511).svg
    #expect(text == PaperHills(seed: 511).svg && text != PaperHills(seed: 512).svg)
    #expect(text.split(separator: "inkscape:groupmode=\"layer\"").count == 10)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    let ids = text.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
  }
}

import Testing

@testable import Art

@Suite struct DrawingReaderTests {
  private func file(_ content: String) throws -> ArtFile {
    let root =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' "
      + "width='30' height='20'>"
    return try ArtFile(ArtBytes(Array((root + content + "</svg>").utf8)))
  }

  /// The changed text of the drawing for a layer, without its root.
  private func text(_ art: ArtFile, _ path: String) throws -> (id: String, text: Substring) {
    let order = try art.order(for: path)
    guard order.kind == .drawing, let part = DrawingPart(message: order.bytes) else { throw ArtProblem("no drawing") }
    let text = String(decoding: part.drawing, as: UTF8.self)
    return (part.id, text.drop { $0 != ">" }.dropFirst())
  }

  @Test func `Inkscape's layers are the layers, through their groups`() throws {
    let art = try file(
      """
      <defs><g id="x" inkscape:groupmode="layer"/></defs>
      <g inkscape:groupmode="layer" inkscape:label="Sky" id="l1"><path/><g id="inner"/></g>
      <g inkscape:groupmode="layer" id="l2" inkscape:label="Hills" style="opacity:0.5;display:none">
      <g inkscape:groupmode="layer" inkscape:label="Near" id="l3"/></g>
      """)
    #expect(art.format == .drawing && art.width == 30 && art.height == 20)
    #expect(art.allLayers.map(\.path) == ["Sky", "Hills", "Hills/Near"])
    #expect(art.layers[1].opacity == 0.5 && !art.layers[1].isVisible && art.layers[0].isVisible)
    let hills = try text(art, "Hills")
    #expect(hills.id == "l2" && hills.text.contains("style=\"opacity:1;display:inline\""))
    #expect(try text(art, "Hills/Near").text.contains("opacity:0.5"))
  }

  @Test func `without layers the groups are, and shapes between them`() throws {
    let art = try file(
      "<rect id='back'/><g/><g id='front' opacity='40%'/><circle/><!-- --><metadata/><line/>")
    #expect(art.layers.map(\.name) == ["back", "Layer 1", "front", "Shapes"])
    #expect(art.layers[2].opacity == 0.4)
    let shapes = try text(art, "Shapes")
    #expect(shapes.text.hasSuffix("<g id=\"\(shapes.id)\"><circle/><!-- --><metadata/><line/></g></svg>"))
    let group = try text(art, "Layer 1")
    #expect(group.text.contains("<g id=\"\(group.id)\"/>"))
    #expect(try text(art, "front").text.contains("<g id='front' opacity='1'/>"))
  }

  @Test func `an id that is taken is replaced`() throws {
    let art = try file("<g id='a'/><g id='a'/>")
    #expect(art.layers.map(\.path) == ["a", "a#2"])
    let second = try text(art, "a#2")
    #expect(second.id != "a" && second.text == "<g id='a'/><g id='\(second.id)'/></svg>")
    let gradient = try file("<defs><linearGradient id='sky'/></defs><g id='sky'/><g id='sun'><path id='sun'/></g>")
    #expect(try text(gradient, "sky").id != "sky" && text(gradient, "sun").id == "sun")
  }

  @Test func `a layer changes with its own text, with styles, and with what it copies`() throws {
    func prints(_ style: String, _ first: String, _ second: String) throws -> [UInt64] {
      let art = try file("<style>\(style)</style><g id='a'>\(first)</g><g id='b'>\(second)</g>")
      return try ["a", "b"].map { try art.order(for: $0).fingerprint }
    }
    let before = try prints("", "<path/>", "<rect/>")
    let after = try prints("", "<path d='M0 0'/>", "<rect/>")
    #expect(before[0] != after[0] && before[1] == after[1])
    #expect(try zip(prints("g{}", "<path/>", "<rect/>"), before).allSatisfy { $0 != $1 })
    let copies = try prints("", "<path/>", "<g><use href='#x'/></g>")
    #expect(try prints("", "<path d='M0 0'/>", "<g><use href='#x'/></g>")[1] != copies[1])
  }

  @Test func `a mode of blending is named`() throws {
    let art = try file("<g id='a' style='mix-blend-mode:multiply'/>")
    #expect(art.layers[0].mode == .multiply && art.layers[0].remark == CompositorTests.modeRemark)
  }

  @Test func `pictures that are only linked are named`() throws {
    let art = try file(
      "<image href='a/b.png'/><g id='a'><g><image xlink:href='c.png'/></g></g><g id='b'><image href='data:image/png;base64,'/></g>"
    )
    #expect(
      art.layers.map(\.remark) == [
        "Its picture, \"a/b.png\", is only linked, and not shown. Embed it in the drawing.",
        "Its picture, \"c.png\", is only linked, and not shown. Embed it in the drawing.", nil,
      ])
  }

  @Test func `what would blend with something behind its layer is named`() throws {
    let words = "What blends in it blends only with the rest of it here."
    let art = try file(
      """
      <g inkscape:groupmode="layer" id="sky"/>
      <g inkscape:groupmode="layer" id="hills"><g inkscape:groupmode="layer" id="near" style="mix-blend-mode:multiply"/></g>
      <g inkscape:groupmode="layer" id="sun"><path style="mix-blend-mode:screen"/><path style="mix-blend-mode:normal"/></g>
      """)
    #expect(art.layers.map(\.ownRemark) == [nil, words, words])
  }

  @Test(.timeLimit(.minutes(1))) func `a hundred thousand shapes between layers are one layer in a moment`() throws {
    let art = try file(String(repeating: "<path/>", count: 100_000))
    #expect(art.layers.map(\.name) == ["Shapes"])
  }

  @Test func `the file's own picture is for other decoders`() throws {
    #expect(ArtFile.isPlainPicture(Array("<svg/>".utf8)) && ArtFile.isPlainPicture([1, 2, 3]))
    #expect(!ArtFile.isPlainPicture(Archive.signature))
  }
}

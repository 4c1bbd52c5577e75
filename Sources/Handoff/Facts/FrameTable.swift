import Documents
import Effects
import Geometry

/// The frames of the scene's layers at a few offsets, with which the tests of a hand-off compare.
///
/// Points of a screen without insets.
struct FrameTable {
  let handoff: SceneHandoff
  private let setting: Setting

  init(_ handoff: SceneHandoff) {
    self.handoff = handoff
    var setting = handoff.setting
    setting.insets = Insets()
    self.setting = setting
  }

  /// The layers of each offset at most.
  private static let most = 4
}

extension FrameTable {
  var facts: TemplateFacts {
    TemplateFacts([
      "testWidth": .arithmetic(.number(setting.viewport.width)),
      "testHeight": .arithmetic(.number(setting.viewport.height)),
      // One for each layer at each offset: `offset` from rest; `start` and `length` of its row or album along the axis,
      // its `aspect`, its `index` in the album or the scene, and its frame on the screen.
      "frames": .list(offsets.flatMap { frames($0) } + stillOffsets.flatMap { frames($0, isStill: true) }),
    ])
  }

  /// The offset from rest; negative for a pull.
  private var offsets: [Double] {
    switch handoff.blueprint {
    case .header(let header): [-60, 0, header.header.height / 4, header.header.height / 2, header.header.height * 1.5]
    case .recipe(let recipe): (recipe.header == nil ? [] : [-60]) + [0, 60, 150, 300, 640]
    case .rows, .stack: [0, 90, 240]
    case .cards(let cards): [-60, 0] + [0.4, 1, 2.3].map { ($0 * cards.pile.pitch).rounded() }
    }
  }

  /// Those with reduced motion. Only layers differ there beyond what a system does by itself.
  private var stillOffsets: [Double] {
    guard case .recipe(let recipe) = handoff.blueprint else { return [] }
    return [0, 150, 640, recipe.header == nil ? recipe.screen.length(along: recipe.axis) : 300]
  }

  private func frames(_ offset: Double, isStill: Bool = false) -> [TemplateFacts] {
    let effect = handoff.scene.effect
    var setting = setting
    setting.isStill = isStill
    let low = effect.extent(in: setting).bounds.lowerBound
    var layers: [Layer] = []
    effect.layers(at: Moment(offset: low + offset), in: setting, into: &layers)
    let entries = entries(layers, offset: offset, isStill: isStill)
    // Of a scene's layers the last ones are its words, which reduced motion must not lose.
    return Array(isStill ? entries.suffix(Self.most) : entries.prefix(Self.most)).map { entry in
      entry.adding(
        TemplateFacts([
          "offset": .arithmetic(.number(offset)), "frameIsStill": .name(String(isStill)),
          "frameStill": .arithmetic(isStill ? 1 : 0),
        ]))
    }
  }

  private func isAsWideAsWords(_ piece: Piece) -> Bool {
    if case .text(let text, _) = piece.content { text.hugs } else { false }
  }

  private func entries(_ layers: [Layer], offset: Double, isStill: Bool) -> [TemplateFacts] {
    switch handoff.blueprint {
    case .header(let header):
      func bar(_ part: String) -> Layer? { layers.first { $0.id.owner == "bar" && $0.id.part == part } }
      var title = 1.0
      if case .heading(let zoom, _) = bar("title")?.content { title = zoom }
      // How much of the bar's ground shows, and the size of the title over that at rest.
      let looks = TemplateFacts([
        "frameBar": .arithmetic(.number(bar("background")?.opacity ?? 0)),
        "frameTitle": .arithmetic(.number(title)),
      ])
      // Off the screen there is no bar to compare with.
      guard header.bar == nil || offset <= 0 || bar("background") != nil else { return [] }
      return layers.filter { $0.id.part == "image" && ["header", "banner"].contains($0.id.owner) }
        .map { Self.facts($0.frame).adding(looks) }
    case .rows:
      return layers.filter { $0.id.part == "image" }.map { layer in
        let row = layer.clip ?? layer.frame
        var aspect = 1.5
        if case .picture(let picture, _) = layer.content { aspect = setting.aspect(ofPicture: picture) }
        return Self.facts(layer.clip == nil ? layer.wholePicture : layer.frame, start: row.y, length: row.height)
          .adding(TemplateFacts(["aspect": .arithmetic(.number(aspect))]))
      }
    case .stack(let stack):
      let isAcross = stack.isAcross
      var covers: [Int?: Rect] = [:]
      var captions: [Int?: Double] = [:]
      for layer in layers where layer.id.owner == "album" {
        if layer.id.part == "layer", layer.id.partIndex == 0 { covers[layer.id.index] = layer.frame }
        if layer.id.part == "title" { captions[layer.id.index] = layer.opacity }
      }
      return layers.filter { $0.id.part == "layer" }.compactMap { layer in
        guard let cover = covers[layer.id.index], let index = layer.id.partIndex else { return nil }
        let (middle, edge) = isAcross ? (cover.midX, cover.y) : (cover.midY, cover.x)
        // Seen from its cell, whose edge the lips stand out of.
        let frame = isAcross ? layer.frame.moved(y: -edge) : layer.frame.moved(x: -edge)
        return Self.facts(frame, start: middle - stack.stack.pass.cell / 2, length: stack.stack.pass.cell, index: index)
          .adding(
            TemplateFacts([
              "frameOpacity": .arithmetic(.number(layer.opacity)),
              // Of the words below the cover.
              "frameCaption": .arithmetic(.number((captions[layer.id.index] ?? 0))),
            ]))
      }
    case .cards:
      return layers.filter { $0.id.owner == "card" && $0.id.part == "image" }.map { layer in
        Self.facts(layer.frame, index: layer.id.index ?? 0)
          .adding(TemplateFacts(["frameOpacity": .arithmetic(.number(layer.opacity))]))
      }
    case .recipe(let recipe):
      let box = Size(width: setting.viewport.width, height: recipe.header?.height ?? setting.viewport.height)
      // A pull enlarges what fills a header, from the middle of its top.
      let grown = recipe.header.map { max(1, ($0.height - offset) / $0.height) } ?? 1
      let rests = recipe.pieces.map { $0.resting(isStill: isStill).frame(in: box) }
      return layers.filter { $0.id.owner == "layer" && ($0.id.partIndex ?? 0) == 0 }.compactMap { layer in
        // A box that is as wide as its words depends on the system's font.
        guard let index = recipe.pieces.firstIndex(where: { $0.layer?.index == layer.id.index }),
          !isAsWideAsWords(recipe.pieces[index])
        else { return nil }
        return Self.facts(layer.wholePicture, index: index)
          .adding(TemplateFacts(["frameOpacity": .arithmetic(.number(layer.opacity))]))
          .adding(
            moved(
              layer.wholePicture, from: rests[index],
              grown: isStill || recipe.pieces[index].cover == nil ? 1 : grown))
      }
    }
  }

  /// How far the middle of a layer is from where it rests, and its size over that at rest, in a header that has grown.
  private func moved(_ frame: Rect, from rest: Rect, grown: Double) -> TemplateFacts {
    let middle = setting.viewport.width / 2
    return TemplateFacts([
      "moveX": .arithmetic(.number(middle + (frame.midX - middle) / grown - rest.midX)),
      "moveY": .arithmetic(.number(frame.midY / grown - rest.midY)),
      "moveScale": .arithmetic(.number(rest.width > 0 ? frame.width / grown / rest.width : 1)),
    ])
  }

  private static func facts(_ frame: Rect, start: Double = 0, length: Double = 0, index: Int = 0) -> TemplateFacts {
    TemplateFacts([
      "start": .arithmetic(.number(start)), "length": .arithmetic(.number(length)), "index": .number(Double(index)),
      "frameLeft": .arithmetic(.number(frame.x)), "frameTop": .arithmetic(.number(frame.y)),
      "frameWidth": .arithmetic(.number(frame.width)), "frameHeight": .arithmetic(.number(frame.height)),
    ])
  }
}

extension Piece {
  /// With reduced motion a picture that fills covers no more than its box.
  fileprivate func resting(isStill: Bool) -> Piece {
    guard isStill, cover != nil else { return self }
    var piece = self
    var cover = Cover()
    cover.zoom = still.zoom
    piece.cover = cover
    return piece
  }
}

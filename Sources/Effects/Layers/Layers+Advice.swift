import Geometry
import Notation
import Parameters

extension Layers {
  /// Advice on layers: sizes, missing pictures, a collapsed header that rows show through.
  public struct Advice: EffectAdvice {
    public var effect: Layers
    public var setting: Setting
  }

  public func advice(in setting: Setting) -> Advice { Advice(effect: self, setting: setting) }
}

extension Layers.Advice {
  /// A coverage for every picture: its drift against the content, and its size.
  public var coverages: [Coverage] {
    let space = effect.space(in: setting)
    return effect.layers.enumerated().compactMap { index, layer in
      guard !layer.hidden, let picture = layer.picture.map(setting.picture) else { return nil }
      let sizes = sizes(of: layer, aspect: setting.aspect(ofPicture: picture), in: space)
      let travel = space.travel.upperBound - space.travel.lowerBound
      var coverage = Coverage(
        ratio: space.ratio(of: layer), safe: -3...3, drift: (1 - space.ratio(of: layer)) * travel,
        zoom: sizes.zoom * sizes.growth, restZoom: sizes.growth > 1 ? sizes.zoom : nil, sharpPicture: sizes.sharp)
      coverage.name = layer.title
      coverage.field = Layers.path(of: \.ratio, ofLayer: index)
      return coverage
    }
  }

  public var effort: Int { effect.layers.reduce(0) { $0 + 1 + $1.keys.count } }

  /// A bar through which the rows show, missing pictures, and keys that no picture covers.
  public var findings: [Finding] {
    var findings: [Finding] = []
    let count = max(1, setting.pictures.count)
    func find(_ field: PartialKeyPath<LayerSettings>, of index: Int, _ message: String, at sight: Sight) {
      let list = Layers.path(of: \.layers)
      findings.append(Finding(["\(list)[\(index)].\(LayerSettings.path(of: field))"], message, at: sight))
    }
    for (index, layer) in effect.layers.enumerated() where !layer.hidden {
      if case .position(let picture)? = layer.picture, picture >= count {
        find(
          \.picture, of: index,
          setting.pictures.isEmpty
            ? "there is no picture \(picture): the scene has none"
            : "there is no picture \(picture): the scene has \(count), counted from 0; "
              + "\(setting.picture(picture)) is shown", at: .layer(index))
      }
      if effect.startsTooLate(layer, in: setting) {
        let end = effect.lastDistance(in: setting).formatted(.upTo(1))
        find(
          \.start, of: index,
          "its time never starts: \(layer.start.formatted(.upTo(1))) pt is beyond the end of the scroll, \(end) pt",
          at: .layer(index))
      }
      if let key = layer.vanishingKey {
        find(\.keys, of: index, "it shrinks so far that it cannot cover its box", at: .offset(start + key.at))
      }
    }
    if let leak = LayerLeak(of: effect, in: setting) {
      let way = leak.gap.formatted(.upTo(0, .up))
      let moment = leak.scrolled < 0 ? "pulled" : "scrolled"
      let distance = leak.scrolled.magnitude.formatted(.upTo(0))
      find(
        \.fill, of: leak.layer,
        "\(effect.layers[leak.layer].title) leaves a gap of \(way) pt when the content is \(moment) by \(distance) pt",
        at: .offset(start + leak.scrolled))
    }
    if effect.layers.allSatisfy(\.hidden) {
      findings.append(finding([\.layers], "every layer is hidden", at: .offset(start)))
    } else if isBare(effect) {
      findings.append(
        finding(
          [\.minHeight, \.layers], "no layer fills the collapsed header, so that rows show through it",
          at: .offset(start + effect.space(in: setting).travel.upperBound)))
    }
    return findings
  }

  /// Whether rows show through the collapsed header: neither a bar nor a layer covers it from behind.
  private func isBare(_ effect: Layers) -> Bool {
    guard effect.place == .header, setting.points(effect.minHeight) > 0, !effect.bar else { return false }
    let last = effect.space(in: setting).travel.upperBound
    return !effect.layers.contains { layer in
      !layer.hidden && layer.fill && layer.coversItsBox && layer.keys.value(at: last).isWhole
        && layer.keys.allSatisfy { $0.at < last || $0.isWhole }
    }
  }

  /// Pictures that exist, layers that do not have to fill, and a bar with a background of its own, or none.
  public var remedies: [Layers] {
    var remedy = effect
    if remedy.layers.allSatisfy(\.hidden) {
      for index in remedy.layers.indices { remedy.layers[index].hidden = false }
      return [remedy]
    }
    for index in remedy.layers.indices {
      if case .position(let picture)? = remedy.layers[index].picture {
        remedy.layers[index].picture = .position(setting.picture(picture))
      }
      if remedy.layers[index].vanishingKey != nil { remedy.layers[index].fill = false }
      if remedy.startsTooLate(remedy.layers[index], in: setting) {
        remedy.layers[index].start = max(0, remedy.lastDistance(in: setting)).rounded(.down)
      }
    }
    if let leak = LayerLeak(of: remedy, in: setting) { remedy.layers[leak.layer].fill = true }
    guard isBare(remedy) else { return remedy == effect ? [] : [remedy] }
    return [remedy.with(\.bar, true), remedy.with(\.minHeight, 0)]
  }

  public func idle(_ field: PartialKeyPath<Layers>) -> IdleField? {
    switch field {
    case \.axis, \.length:
      guard effect.place == .header else { return nil }
      return IdleField(
        "A header scrolls with its list.", "Use the whole screen", set: \Layers.place, to: Layers.Place.screen)
    case \.bar where effect.place == .header: return IdleField.bar(below: \.minHeight, of: effect, in: setting)
    case \.height, \.minHeight, \.rowHeight, \.bar:
      guard effect.place == .screen else { return nil }
      return IdleField(
        "The whole screen has no header.", "Use a header", set: \Layers.place, to: Layers.Place.header)
    default: return nil
    }
  }

  public func idle(at path: String) -> IdleField? {
    if let field = Layers.field(path) { return idle(field) }
    let words = path.split(separator: ".").map(String.init)
    guard words.count == 3, words[0] == Layers.path(of: \.layers), let index = Int(words[1]),
      effect.layers.indices.contains(index), let field = LayerSettings.field(words[2])
    else { return nil }
    return idle(field, ofLayer: index)
  }

  private func idle(_ field: PartialKeyPath<LayerSettings>, ofLayer index: Int) -> IdleField? {
    let layer = effect.layers[index]
    func idle(
      _ why: String, _ wayOut: String, set field: PartialKeyPath<LayerSettings>, to value: some ParameterValue
    ) -> IdleField {
      IdleField(
        why: why, wayOut: wayOut, path: "parameters.\(Layers.path(of: field, ofLayer: index))", value: value.value)
    }
    switch field {
    case \.width where layer.fill && !layer.isText:
      return idle("It fills its box.", "Give it a width", set: \.fill, to: false)
    case \.repeat where effect.place == .header:
      return IdleField(
        "Only a whole screen repeats.", "Use the whole screen", set: \Layers.place, to: Layers.Place.screen)
    case \.start, \.returns:
      guard layer.over != .time else { return nil }
      let runs = layer.over == .offset ? "the offset" : "the speed"
      return idle("Its keys run over \(runs).", "Let them run over time", set: \.over, to: LayerSettings.Over.time)
    case \.tone where layer.isText && layer.color != nil:
      return idle("It has a color of its own.", "Use the tone", set: \.color, to: HexColor?.none)
    case \.size, \.align, \.tone, \.color, \.weight, \.family, \.lineHeight, \.spacing, \.hug:
      guard !layer.isText else { return nil }
      return idle("It is a \(layer.kindName).", "Make it a text", set: \.text, to: "Title")
    case \.radius, \.shadow, \.blend:
      guard layer.picture == nil else { return nil }
      return idle("It is a \(layer.kindName).", "Make it a picture", set: \.picture, to: 0)
    case \.width where layer.isText && layer.hug:
      return idle("It is as wide as its words.", "Give it a width", set: \.hug, to: false)
    case \.fill where layer.isText, \.repeat where layer.isText:
      return idle("It is a text.", "Make it a picture", set: \.picture, to: 0)
    default: return nil
    }
  }
}

extension Layers {
  /// The distance from rest at the end of the scroll, in points.
  fileprivate func lastDistance(in setting: Setting) -> Double {
    let bounds = extent(in: setting).bounds
    return bounds.upperBound - bounds.lowerBound
  }

  /// Whether the time of its keys would start beyond the end of the scroll.
  fileprivate func startsTooLate(_ layer: LayerSettings, in setting: Setting) -> Bool {
    layer.over == .time && layer.start > lastDistance(in: setting)
  }

  /// The path of a layer's field: `layers.2.ratio`.
  static func path(of field: PartialKeyPath<LayerSettings>, ofLayer index: Int) -> String {
    "\(path(of: \.layers)).\(index).\(LayerSettings.path(of: field))"
  }
}

extension LayerSettings {
  /// The key at which it should fill its box and is too small for that.
  fileprivate var vanishingKey: LayerKey? {
    guard fill, !isText else { return nil }
    let values = keys.indices.lazy.map { keys.values(atKey: $0) }
    return zip(keys, values).first { $1[.scale] < 0.05 && $1[.opacity] > 0 }?.0
  }
}

extension LayerKey {
  /// Whether nothing behind it is seen within its box.
  fileprivate var isWhole: Bool { opacity >= 1 && reveal >= 1 }
}

extension Layers.Advice {
  /// Pixels of a blurred picture for each standard deviation: more would not be seen.
  private static let pixelsPerBlur = 3.0

  /// The largest size at which a layer's picture is drawn.
  private func sizes(
    of layer: LayerSettings, aspect: Double, in space: LayerSpace
  ) -> (sharp: Size, zoom: Double, growth: Double) {
    let resting = space.restingFrame(of: layer, aspect: aspect)
    let zoom = layer.fill ? LayerFill(layer, aspect: aspect, in: space).enlargement : 1
    let scale = space.isStill ? 1 : layer.keys.range(of: .scale).upperBound
    let growth = layer.fill ? space.growth(scrolled: space.reach.lowerBound) : 1
    let blur = layer.keys.range(of: .blur).lowerBound * setting.scale
    let factor = max(scale, 0) * growth * setting.scale * (blur > 0 ? min(1, Self.pixelsPerBlur / blur) : 1)
    return (Size(width: resting.width * factor, height: resting.height * factor), zoom * max(1, scale), growth)
  }

  /// The need of each picture: that of the largest layer or row showing it.
  public func pictureNeeds(most: Int) -> [PictureNeed] {
    let space = effect.space(in: setting)
    let nothing = PictureNeed(size: .zero, growth: 1)
    var needs = [PictureNeed](repeating: nothing, count: min(most, setting.pictures.count))
    for layer in effect.layers {
      guard let picture = layer.picture.map(setting.picture), needs.indices.contains(picture) else { continue }
      let sizes = sizes(of: layer, aspect: setting.aspect(ofPicture: picture), in: space)
      guard sizes.sharp.width > needs[picture].size.width else { continue }
      needs[picture] = PictureNeed(size: sizes.sharp, growth: sizes.growth)
    }
    for item in setting.items {
      guard let picture = item.picture.map(setting.picture), needs.indices.contains(picture) else { continue }
      let need = setting.need(ofPicture: picture, in: ItemRow.largestPicture)
      if need.size.width > needs[picture].size.width { needs[picture] = need }
    }
    return needs
  }
}

import Geometry
import Notation
import Parameters

extension Layers {
  /// A coverage for every picture: how far it drifts against the content, and how large it gets.
  public func coverages(in setting: Setting) -> [Coverage] {
    let stage = stage(in: setting)
    return layers.enumerated().compactMap { index, layer in
      guard let picture = layer.picture.map(setting.picture) else { return nil }
      let sizes = sizes(of: layer, aspect: setting.aspect(ofPicture: picture), on: stage, in: setting)
      let travel = stage.travel.upperBound - stage.travel.lowerBound
      var coverage = Coverage(
        ratio: stage.ratio(of: layer), safe: -3...3, drift: (1 - stage.ratio(of: layer)) * travel,
        zoom: sizes.zoom * sizes.growth, restZoom: sizes.growth > 1 ? sizes.zoom : nil, sharpPicture: sizes.sharp)
      coverage.name = layer.name.isEmpty ? "Layer \(index + 1)" : layer.name
      coverage.field = "layers.\(index).ratio"
      return coverage
    }
  }

  /// A bar through which the rows show, pictures that are not there, and keys that no picture covers.
  public func findings(in setting: Setting) -> [Finding] {
    var findings: [Finding] = []
    let count = max(1, setting.pictures.count)
    for (index, layer) in layers.enumerated() {
      if let picture = layer.picture, picture >= count {
        findings.append(
          Finding(
            ["layers[\(index)].picture"],
            setting.pictures.isEmpty
              ? "there is no picture \(picture): the scene has none"
              : "there is no picture \(picture): the scene has \(count), counted from 0; "
                + "\(setting.picture(picture)) is shown"))
      }
      if layer.shrinksAway {
        findings.append(Finding(["layers[\(index)].keys"], "it shrinks so far that it cannot cover its box"))
      }
    }
    if place == .header, minHeight > 0, !hasGround(in: setting) {
      findings.append(
        Finding(["minHeight", "layers"], "no layer fills the collapsed header, so that rows show through it"))
    }
    return findings
  }

  /// Whether something covers the header from behind once it has collapsed.
  private func hasGround(in setting: Setting) -> Bool {
    if bar { return true }
    let last = stage(in: setting).travel.upperBound
    return layers.contains { layer in
      layer.fill && !layer.isText && layer.keys.value(at: last).opacity >= 1
        && layer.keys.allSatisfy { $0.at < last || $0.opacity >= 1 }
    }
  }

  /// Pictures that are there, layers that do not have to fill, and a bar with a ground of its own, or none.
  public func remedies(in setting: Setting) -> [Self] {
    var remedy = self
    for index in remedy.layers.indices {
      if let picture = remedy.layers[index].picture { remedy.layers[index].picture = setting.picture(picture) }
      if remedy.layers[index].shrinksAway { remedy.layers[index].fill = false }
    }
    guard place == .header, minHeight > 0, !remedy.hasGround(in: setting) else { return remedy == self ? [] : [remedy] }
    return [remedy.with(\.bar, true), remedy.with(\.minHeight, 0)]
  }

  public func idle(_ field: String, in setting: Setting) -> IdleField? {
    switch field {
    case "axis", "length":
      guard place == .header else { return nil }
      return IdleField(
        why: "A header scrolls with its list.", wayOut: "Use the whole screen", path: "parameters.place",
        value: Place.screen.value)
    case "bar" where place == .header: return IdleField.bar(minHeight: minHeight)
    case "height", "minHeight", "rowHeight", "bar":
      guard place == .screen else { return nil }
      return IdleField(
        why: "The whole screen has no header.", wayOut: "Use a header", path: "parameters.place",
        value: Place.header.value)
    default: return idleInLayer(field)
    }
  }

  /// The same for a field of a layer: `layers.2.size`.
  private func idleInLayer(_ field: String) -> IdleField? {
    let words = field.split(separator: ".")
    guard words.count == 3, words[0] == "layers", let index = Int(words[1]), layers.indices.contains(index) else {
      return nil
    }
    let layer = layers[index]
    func idle(_ why: String, _ wayOut: String, _ name: String, _ isSet: Bool) -> IdleField {
      IdleField(why: why, wayOut: wayOut, path: "parameters.layers.\(index).\(name)", value: isSet.value)
    }
    switch words[2] {
    case "width" where layer.fill && !layer.isText:
      return idle("It fills its box.", "Give it a width", "fill", false)
    case "repeat" where place == .header:
      return IdleField(
        why: "Only a whole screen repeats.", wayOut: "Use the whole screen", path: "parameters.place",
        value: Place.screen.value)
    case "size", "align", "tone":
      guard !layer.isText else { return nil }
      return IdleField(
        why: "It is a picture.", wayOut: "Make it a text", path: "parameters.layers.\(index).text",
        value: "Title".value)
    case "fill" where layer.isText, "repeat" where layer.isText:
      return IdleField(
        why: "It is a text.", wayOut: "Make it a picture", path: "parameters.layers.\(index).picture",
        value: 0.value)
    default: return nil
    }
  }
}

extension LayerSettings {
  /// It is to fill its box and becomes so small that no picture could.
  fileprivate var shrinksAway: Bool {
    fill && !isText && keys.contains { $0.scale < 0.05 && $0.opacity > 0 }
  }
}

extension Layers {
  /// How large a layer's picture is drawn at most.
  private func sizes(
    of layer: LayerSettings, aspect: Double, on stage: LayerStage, in setting: Setting
  ) -> (sharp: Size, zoom: Double, growth: Double) {
    let resting = stage.restingFrame(of: layer, aspect: aspect)
    let zoom = layer.fill ? LayerFill(layer, aspect: aspect, on: stage).enlargement : 1
    let scale = stage.isStill ? 1 : layer.keys.map(\.scale).max() ?? 1
    let growth = layer.fill ? stage.growth(scrolled: stage.reach.lowerBound) : 1
    let factor = max(scale, 0) * growth * setting.scale
    return (Size(width: resting.width * factor, height: resting.height * factor), zoom * max(1, scale), growth)
  }

  /// For each picture the largest of the layers that show it.
  public func pictureNeeds(in setting: Setting, most: Int) -> [PictureNeed] {
    let stage = stage(in: setting)
    let nothing = PictureNeed(size: .zero, growth: 1)
    var needs = [PictureNeed](repeating: nothing, count: min(most, setting.pictures.count))
    for layer in layers {
      guard let picture = layer.picture.map(setting.picture), needs.indices.contains(picture) else { continue }
      let sizes = sizes(of: layer, aspect: setting.aspect(ofPicture: picture), on: stage, in: setting)
      guard sizes.sharp.width > needs[picture].size.width else { continue }
      needs[picture] = PictureNeed(size: sizes.sharp, growth: sizes.growth)
    }
    return needs
  }
}

import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit

/// Tries changes of a scene until one ends a failure without causing another.
struct RemedySearch<Painter: AuditPainter> {
  let pictures: ScenePictures
  let painter: Painter
  /// The screen on which it fails.
  let shown: AuditedScene
  /// The texts whose letters cannot be read without a remedy.
  let illegible: Set<String>
  /// The remedies found for other texts, and what an audit of the scene with each finds.
  private var known: [(remedy: AuditRemedy, findings: [ContrastFinding])] = []

  init(pictures: ScenePictures, painter: Painter, shown: AuditedScene, illegible: Set<String> = []) {
    (self.pictures, self.painter, self.shown, self.illegible) = (pictures, painter, shown, illegible)
  }

  private static var shares: [Double] { [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] }
  private static var places: [Point] {
    [(0.5, 0.2), (0.5, 0.8), (0.2, 0.5), (0.8, 0.5), (0.5, 0.5)].map { Point(x: $0.0, y: $0.1) }
  }
}

extension RemedySearch {
  /// The smallest change that helps.
  ///
  /// - Parameters:
  ///   - failing: The texts that fail without a remedy.
  ///   - first: Remedies found for other texts, which are tried first: texts that fail alike are mended by one change.
  mutating func remedy(
    for finding: ContrastFinding, in scene: Scene, failing: Set<String>, first: [AuditRemedy]
  ) throws(AuditFailure) -> AuditRemedy? {
    for remedy in first + candidates(for: finding, in: scene) {
      if try helps(remedy, finding, in: scene, failing: failing) { return remedy }
    }
    return nil
  }

  /// Whether a change ends a failure, and nothing else fails for it.
  mutating func helps(
    _ remedy: AuditRemedy, _ finding: ContrastFinding, in scene: Scene, failing: Set<String>
  ) throws(AuditFailure) -> Bool {
    var tried = scene
    guard remedy.apply(to: &tried), tried != scene else { return false }
    let audit = audit(of: tried)
    // Most are given up where the text was faintest.
    guard try audit.passes(finding), !self.audit(of: scene).canBeRead(finding.layer) || audit.canBeRead(finding.layer)
    else { return false }
    if let findings = known.first(where: { $0.remedy == remedy })?.findings {
      // Rows that look alike are audited once.
      return findings.allSatisfy { $0.layer != finding.layer || !$0.fails }
    }
    guard try audit.findings(only: finding.layer).allSatisfy({ !$0.fails }) else { return false }
    let findings = try audit.findings()
    guard findings.allSatisfy({ !$0.fails || failing.contains($0.layer) }) else { return false }
    let letters = try LegibleAudit(screen(of: tried), painter).findings().found
    guard letters.allSatisfy({ illegible.contains($0.layer) }) else { return false }
    known.append((remedy, findings))
    return true
  }

  private func audit(of scene: Scene) -> ContrastAudit<Painter> { ContrastAudit(screen(of: scene), painter) }

  private func screen(of scene: Scene) -> AuditedScreen {
    var tried = scene
    tried.device = shown.scene.device
    tried.content.tone = shown.tone
    tried.content.textScale = shown.scene.content.textScale
    return AuditedScreen(tried, pictures)
  }

  /// The changes that may help, the smallest first.
  private func candidates(for finding: ContrastFinding, in scene: Scene) -> [AuditRemedy] {
    var remedies: [AuditRemedy] = []
    if type(of: scene.effect).content.contains(.scrim) {
      remedies += Self.shares.filter { $0 > scene.content.scrim }.map { AuditRemedy("content.scrim", .number($0)) }
    }
    if let index = Self.entry(of: finding.layer), let layers = (scene.effect as? Layers)?.layers,
      layers.indices.contains(index)
    {
      remedies += Self.candidates(for: layers[index], index, over: layers[..<index])
    }
    if finding.layer == "bar/title" { remedies.append(AuditRemedy("content.bar.style", .text("small"))) }
    for index in pictures(under: finding) {
      remedies += Self.places.compactMap { Self.focus($0, of: index, in: scene) }
    }
    return remedies
  }

  /// All pictures, one of them with another focus point: in a file, a picture may be its name alone.
  static func focus(_ point: Point, of index: Int, in scene: Scene) -> AuditRemedy? {
    var scene = scene
    scene.content.images[index].focus = point
    return scene.parameter("content.images").map { AuditRemedy($0.path, $0.get(scene)) }
  }

  /// Distances by which a text is moved, in heights of its box, and the heights between which it stays.
  private static var ways: [Double] { [0.05, -0.05, 0.1, -0.1, 0.2, -0.2] }
  private static var room: ClosedRange<Double> { 0.1...0.9 }

  /// The same for a text of a layers scene: one change, or one along with the other tone.
  private static func candidates(
    for layer: LayerSettings, _ index: Int, over below: ArraySlice<LayerSettings>
  ) -> [AuditRemedy] {
    let path = "parameters.layers.\(index)"
    var tone = AuditRemedy(
      "\(path).tone", .text((layer.tone == .light ? LayerSettings.Tone.dark : .light).rawValue))
    // A color of its own is over the tone.
    let plain = layer.color.map { _ in AuditRemedy("\(path).color", .null) }
    if let plain { tone = AuditRemedy(tone.settings + plain.settings) }
    var others: [AuditRemedy] = []
    if layer.size < Legibility.large { others.append(AuditRemedy("\(path).size", .number(Legibility.large))) }
    // With the picture under it, it stays over the same part of it.
    for below in below.reversed() where below.ratio != layer.ratio && below.text == nil {
      others.append(AuditRemedy("\(path).ratio", .number(below.ratio)))
    }
    for way in ways where room.contains(layer.y + way) {
      others.append(AuditRemedy("\(path).y", .number(((layer.y + way) * 1000).rounded() / 1000)))
    }
    return (plain.map { [$0] } ?? []) + [tone] + others + others.map { AuditRemedy(tone.settings + $0.settings) }
  }

  /// The pictures under a text where it is faintest, by their places in the scene.
  private func pictures(under finding: ContrastFinding) -> [Int] {
    let layers = AuditedScreen(shown.scene, pictures).layers(at: finding.offset)
    guard let text = layers.firstIndex(where: { $0.id.description == finding.layer }) else { return [] }
    var found: [Int] = []
    for layer in layers[..<text].reversed() where layer.isVisible && layer.paintedFrame.overlaps(layers[text].frame) {
      guard let picture = layer.content.picture, !found.contains(picture) else { continue }
      found.append(picture)
    }
    return found.filter(shown.scene.content.images.indices.contains)
  }

  /// The number of a layer: 3 of `layer-3/text`.
  private static func entry(of layer: String) -> Int? {
    guard layer.hasPrefix("layer-") else { return nil }
    return Int(layer.dropFirst(6).prefix { $0 != "/" })
  }

  /// Rows that are high enough for a finger on every device.
  static func remedy(
    for finding: TouchFinding, in scene: Scene, _ pictures: ScenePictures, _ screens: [AuditedScene]
  ) -> AuditRemedy? {
    let rows =
      scene.parameters.filter { $0.role == .rowHeight }.map(\.path) + ["parameters.cardHeight", "parameters.coverSize"]
    for path in rows {
      let remedy = AuditRemedy(path, .number(finding.needs))
      let passes = screens.allSatisfy { shown in
        var tried = shown.scene
        guard remedy.apply(to: &tried) else { return false }
        return TouchAudit(AuditedScreen(tried, pictures)).findings().allSatisfy {
          $0.thing != finding.thing || $0.passes
        }
      }
      if passes { return remedy }
    }
    return nil
  }
}

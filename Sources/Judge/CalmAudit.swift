import Effects
import Geometry
import PreviewKit

/// A rule of reduced motion, and whether a scene keeps it.
public struct CalmFinding: Hashable, Sendable {
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Layers go with the content or stay.
    case motion
    /// Every text that can be read in full motion can be read.
    case words
    /// Everything that can be reached in full motion can be reached.
    case reach
    /// Nothing moves by itself.
    case autoplay
  }

  public var rule: Rule
  public var passes: Bool
  /// The layers that break it, by their names in the output of `layout`.
  public var layers: [String]
  public var sentence: String
}

/// What a scene does with reduced motion, by its formulas.
struct CalmAudit {
  private let moving: AuditedScreen
  private let still: AuditedScreen

  init(moving: AuditedScreen, still: AuditedScreen) { (self.moving, self.still) = (moving, still) }

  /// The distance of offsets that are looked at, and the distance over which a motion is told, in points.
  private static let (step, way) = (8.0, 0.001)
  private static let mostNamed = 5
}

extension CalmAudit {
  func findings() -> [CalmFinding] {
    let restless = restless()
    let (words, others) = (seen(in: moving), seen(in: still))
    let unread = words.words.subtracting(others.words)
    let lost = words.things.subtracting(others.things)
    let autoplay = still.extent.autoplay
    return [
      finding(
        .motion, restless, "Every layer goes exactly with the scroll, or stays.", "These move otherwise than the scroll"
      ),
      finding(
        .words, names(unread), "Every text that can be read in full motion can be read.",
        "These can be read only in full motion"),
      finding(
        .reach, names(lost), "Nothing is out of reach.", "These come onto the screen only in full motion"),
      CalmFinding(
        rule: .autoplay, passes: autoplay == 0, layers: [],
        sentence: autoplay == 0 ? "Nothing plays by itself." : "The content scrolls by itself."),
    ]
  }

  private func finding(
    _ rule: CalmFinding.Rule, _ layers: [String], _ good: String, _ bad: String
  ) -> CalmFinding {
    let named = layers.prefix(Self.mostNamed).joined(separator: ", ")
    let more = layers.count - Self.mostNamed
    return CalmFinding(
      rule: rule, passes: layers.isEmpty, layers: layers,
      sentence: layers.isEmpty ? good : "\(bad): \(named)\(more > 0 ? " and \(more) more" : "").")
  }

  private func names(_ layers: Set<LayerID>) -> [String] { layers.map(\.description).sorted() }

  private func offsets(of screen: AuditedScreen) -> [Double] {
    let bounds = screen.extent.bounds
    let marks = screen.landmarks.flatMap { [$0 - 0.5, $0, $0 + 0.5] }
    return (screen.offsets(every: Self.step) + marks + [bounds.lowerBound, bounds.upperBound]).filter(bounds.contains)
      .sorted()
  }

  /// The layers that move otherwise than the content or not at all. Formulas are straight between landmarks.
  private func restless() -> [String] {
    var names: [String] = []
    for offset in offsets(of: still) {
      let later = Dictionary(
        still.layers(at: offset + Self.way).map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
      for layer in still.layers(at: offset) {
        guard let other = later[layer.id], !names.contains(layer.id.description),
          layer.isRestless(against: other, by: still.extent.isMirrored ? Self.way : 0 - Self.way, still.extent.axis)
        else { continue }
        names.append(layer.id.description)
      }
    }
    return names
  }

  /// The texts that can be read whole, and the things of which most is on the screen, at some offset each.
  private func seen(in screen: AuditedScreen) -> (words: Set<LayerID>, things: Set<LayerID>) {
    var (words, things): (Set<LayerID>, Set<LayerID>) = ([], [])
    for offset in offsets(of: screen) {
      for layer in screen.layers(at: offset) where layer.isVisible {
        if layer.isReadWhole(on: screen.setting.screen) { words.insert(layer.id) }
        if layer.isThing, layer.opacity > 0.5, layer.visibleFrame.overlaps(screen.setting.screen) {
          things.insert(layer.id)
        }
      }
    }
    return (words, things)
  }
}

extension Layer {
  /// Whether it can be tapped as a thing by itself: a row, a card or an album, not a picture behind others.
  var isThing: Bool {
    switch (id.owner, id.part) {
    case ("row", "background"), ("row", "image"), ("card", "image"), ("album", "layer"), ("banner", "image"): isSolid
    default: false
    }
  }

  /// Whether all of a text is on the screen, opaque, sharp and large enough.
  func isReadWhole(on screen: Rect) -> Bool {
    guard content.isWords, opacity > 0.9, crop == .unit, blur < 0.5 else { return false }
    if case .text(let text) = content, text.size * text.zoom <= 9 { return false }
    var whole = self
    whole.clip = nil
    let (box, seen) = (whole.placement.bounds, placement.bounds.intersection(screen))
    return (seen.x - box.x).magnitude < 1e-6 && (seen.y - box.y).magnitude < 1e-6
      && (seen.maxX - box.maxX).magnitude < 1e-6 && (seen.maxY - box.maxY).magnitude < 1e-6
  }

  /// Whether it moved otherwise than the content or not at all, or changed its size, turn or sharpness.
  fileprivate func isRestless(against later: Layer, by way: Double, _ axis: Axis) -> Bool {
    let (before, after) = (wholePicture, later.wholePicture)
    let near = 1e-6 * max(1, frame.width, frame.height)
    let downwards = [after.y - before.y, after.maxY - before.maxY]
    let sideways = [after.x - before.x, after.maxX - before.maxX]
    let (along, across) = axis == .vertical ? (downwards, sideways) : (sideways, downwards)
    guard along.allSatisfy({ $0.magnitude < near || ($0 - way).magnitude < near }) else { return true }
    // The ground of a bar goes from the top of the screen to the rows.
    let isSurface = if case .surface = content { true } else { false }
    if !isSurface, (along[0] - along[1]).magnitude >= near { return true }
    guard across.allSatisfy({ $0.magnitude < near }) else { return true }
    return rotation != later.rotation || blur != later.blur || reveal != later.reveal
  }
}

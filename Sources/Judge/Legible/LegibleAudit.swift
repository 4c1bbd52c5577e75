import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// Whether each text that shows can be read at some offset: sharp, whole, uncovered and by itself.
struct LegibleAudit<Painter: AuditPainter> {
  private let screen: AuditedScreen
  private let painter: Painter
  private let bars: ScreenBars

  init(_ screen: AuditedScreen, _ painter: Painter) {
    (self.screen, self.painter, bars) = (screen, painter, ScreenBars(screen.preview.scene.device))
  }

  /// The distance of offsets at which texts are looked at, and that around the best of them, in points.
  private static var step: Double { 12 }
  private static var nearStep: Double { 2 }
  /// A text on its way in or out is not judged: it is read where it is about as opaque as it gets, or at half of that with
  /// enough contrast.
  private static var fade: Double { 0.9 }
  private static var halfFaded: Double { 0.5 }
  /// The most offsets at which a text is drawn.
  private static var mostLooks: Int { 120 }
}

/// Where a text shows.
private struct TextPlaces {
  /// An offset, and what is in the way there by the rectangles alone: 0 is nothing.
  struct Place {
    var offset: Double
    var opacity: Double
    var trouble: Double
  }

  var words = ""
  var places: [Place] = []
  var most = 0.0

  /// The places with some opacity, those with the least in the way first.
  func promising(_ isMeant: (Double) -> Bool) -> [Place] {
    places.filter { isMeant($0.opacity) }.sorted { ($0.trouble, $0.offset) < ($1.trouble, $1.offset) }
  }
}

/// How much of a line can be read where it is read best.
private struct LineReading {
  var offset: Double
  var loss: LetterLoss
}

extension LegibleAudit {
  /// A finding for each text that cannot be read anywhere, and for each that another one runs through where the content
  /// begins. Of things that repeat, such as rows, there is one.
  ///
  /// - Parameter afterEach: Called after each text, with the number of all.
  func findings(
    afterEach: (Int) -> Void = { _ in }
  ) throws(AuditFailure) -> (found: [LegibleFinding], undecided: [String]) {
    var (findings, undecided): ([LegibleFinding], [String]) = ([], [])
    var (failing, clashing): (Set<LayerKind>, Set<LayerKind>) = ([], [])
    let appearances = appearances()
    for (id, appearance) in appearances where !failing.contains(id.kind) {
      defer { afterEach(appearances.count) }
      let (full, half) = (appearance.most * Self.fade, appearance.most * Self.halfFaded)
      let places = appearance.promising { $0 >= full }
      let start = places.first { $0.offset == self.start && $0.trouble > 0 }
      guard let first = places.first, first.trouble > 0 || start != nil else { continue }
      let faint = appearance.promising { $0 < full && $0 >= half }
      var found: LegibleFinding?
      if first.trouble > 0 {
        found = try finding(for: id, appearance.words, places.map(\.offset), faint: faint.map(\.offset))
      }
      if found == nil, start != nil, !clashing.contains(id.kind) { found = try clash(of: id, appearance.words) }
      guard let finding = found else { continue }
      if finding.kind == .covered, isUnderMissing(id, at: finding.offset) {
        undecided.append(appearance.words)
        continue
      }
      findings.append(finding)
      guard id.owner != "layer" else { continue }
      if finding.passes { clashing.insert(id.kind) } else { failing.insert(id.kind) }
    }
    return (findings, undecided)
  }

  /// Whether a picture over a text is missing: what it would hide is not known.
  private func isUnderMissing(_ id: LayerID, at offset: Double) -> Bool {
    let layers = screen.layers(at: offset)
    guard let index = layers.firstIndex(where: { $0.id == id }) else { return false }
    return layers[(index + 1)...].contains {
      $0.isVisible && $0.drawnFrame.overlaps(layers[index].visibleFrame)
        && screen.isMissing($0, among: painter.lostPictures)
    }
  }

  /// The offsets at which content can rest: the system's own ends of a pull are no place to read.
  private var offsets: [Double] {
    let bounds = screen.extent.bounds
    let even = screen.offsets(every: Self.step)
    let stops = screen.extent.items == nil ? [] : even.compactMap { screen.preview.stop(nearest: $0) }
    let all = even + screen.landmarks + stops + [bounds.lowerBound, bounds.upperBound]
    return Set(all.filter(bounds.contains)).sorted()
  }

  /// Where the content begins.
  private var start: Double { min(max(0, screen.extent.bounds.lowerBound), screen.extent.bounds.upperBound) }

  private func appearances() -> [(LayerID, TextPlaces)] {
    var order: [LayerID] = []
    var all: [LayerID: TextPlaces] = [:]
    for offset in offsets {
      let layers = screen.layers(at: offset)
      for (index, layer) in layers.enumerated() where layer.content.isWords && layer.isVisible {
        guard layer.placement.bounds.overlaps(screen.setting.screen), let line = WordLine(layer, screen.painter) else {
          continue
        }
        if all[layer.id] == nil { order.append(layer.id) }
        let place = TextPlaces.Place(
          offset: offset, opacity: layer.opacity, trouble: trouble(index, line, among: layers))
        all[layer.id, default: TextPlaces()].places.append(place)
        all[layer.id, default: TextPlaces()].words = line.words
        all[layer.id, default: TextPlaces()].most = max(all[layer.id]?.most ?? 0, layer.opacity)
      }
    }
    return order.compactMap { id in all[id].map { (id, $0) } }
  }

  /// What may be in the way of a text, by the rectangles alone.
  private func trouble(_ index: Int, _ line: WordLine, among layers: [Layer]) -> Double {
    let (layer, box) = (layers[index], line.outer)
    let area = max(1, box.width * box.height)
    func share(_ part: Rect) -> Double { part.isEmpty ? 0 : part.width * part.height / area }
    let room = layer.clip.map(screen.setting.screen.intersection) ?? screen.setting.screen
    var trouble = 2 * max(0, 1 - share(box.intersection(room)))
    if layer.crop != .unit { trouble += 2 * max(0, 1 - layer.crop.width * layer.crop.height) }
    if layer.blur > LetterLook<Painter>.leastBlur * line.style.size * line.style.zoom {
      trouble += layer.blur / max(1, line.style.size * line.style.zoom)
    }
    if bars.bodyTouches(box) { trouble += 0.05 }
    for (place, other) in layers.enumerated() where place != index && other.isVisible {
      guard place > index || other.content.isWords, other.drawnFrame.overlaps(box) else { continue }
      trouble += max(0.01, 0.3 * share(other.drawnFrame.intersection(box)))
    }
    return trouble
  }
}

extension LegibleAudit {
  /// Nil if every line of a text can be read somewhere.
  private func finding(
    for id: LayerID, _ words: String, _ offsets: [Double], faint: [Double]
  ) throws(AuditFailure) -> LegibleFinding? {
    var best: [Letters.Place: LineReading] = [:]
    var known: [KnownLetters: Letters?] = [:]
    func isRead() -> Bool { !best.isEmpty && best.values.allSatisfy(\.loss.isReadable) }
    for offset in Self.chosen(offsets) {
      try look(at: id, offset, &best, &known)
      if isRead() { return nil }
    }
    for offset in Self.chosen(faint) {
      try look(at: id, offset, &best, &known, isFaint: true)
      if isRead() { return nil }
    }
    // Between those offsets it may be read for a moment.
    let worst = best.values.filter { !$0.loss.isReadable }.max { $0.loss.total < $1.loss.total }
    guard let near = worst?.offset else { return nil }
    for distance in stride(from: Self.nearStep, to: Self.step, by: Self.nearStep) {
      for offset in [near - distance, near + distance] where screen.extent.bounds.contains(offset) {
        try look(at: id, offset, &best, &known)
        if isRead() { return nil }
      }
    }
    guard let found = best.values.filter({ !$0.loss.isReadable }).max(by: { $0.loss.total < $1.loss.total }) else {
      return nil
    }
    return LegibleFinding(
      layer: id.description, words: words, kind: found.loss.kind, offset: found.offset,
      share: min(1, found.loss.shares[found.loss.kind] ?? 0), passes: false)
  }

  /// A text that can be read elsewhere, and which another one runs through where the content begins.
  private func clash(of id: LayerID, _ words: String) throws(AuditFailure) -> LegibleFinding? {
    var best: [Letters.Place: LineReading] = [:]
    var known: [KnownLetters: Letters?] = [:]
    try look(at: id, start, &best, &known)
    let lost = best.values.map(\.loss).filter { !$0.isReadable && $0.kind == .overlap }
    guard let worst = lost.max(by: { $0.total < $1.total }) else { return nil }
    return LegibleFinding(
      layer: id.description, words: words, kind: .overlap, offset: start,
      share: min(1, worst.shares[.overlap] ?? 0), passes: true)
  }

  /// The most promising offsets, and some of all the others.
  private static func chosen(_ offsets: [Double]) -> [Double] {
    guard offsets.count > mostLooks else { return offsets }
    let (first, rest) = (offsets.prefix(mostLooks / 2), offsets.dropFirst(mostLooks / 2))
    return first
      + (0..<mostLooks / 2).map { rest[rest.startIndex + $0 * rest.count / (mostLooks / 2)] }
  }

  private struct KnownLetters: Hashable {
    var shape: WordLine.Shape
    var part: Int
  }

  /// Reads a text at an offset, as far as it has not been read elsewhere.
  private func look(
    at id: LayerID, _ offset: Double, _ best: inout [Letters.Place: LineReading],
    _ known: inout [KnownLetters: Letters?],
    isFaint: Bool = false
  ) throws(AuditFailure) {
    let layers = screen.layers(at: offset)
    guard let index = layers.firstIndex(where: { $0.id == id }) else { return }
    guard let text = WordLine(layers[index].sharpAndWhole, screen.painter) else { return }
    let isText = if case .text = layers[index].content { true } else { false }
    for line in text.rows {
      // Lines of a long text that are far from the screen are left out.
      let above = (line.box.midY - layers[index].wholePicture.y) / max(1, line.box.height)
      let number = isText ? Int(above.rounded(.down)) : 0
      var (part, parts) = (0, 1)
      while part < parts {
        defer { part += 1 }
        let key = KnownLetters(shape: line.shape, part: part)
        if known[key] == nil {
          known[key] = .some(try Letters(of: line, part: part, room: screen.setting.screen.width, painter))
        }
        guard case .some(.some(let found)) = known[key] else { continue }
        parts = found.parts
        let place = Letters.Place(line: number, part: part)
        guard best[place]?.loss.isReadable != true else { continue }
        let look = LetterLook(
          screen: screen, painter: painter, bars: bars, letters: Letters(found, of: line), layers: layers, index: index)
        let loss = try look.loss()
        if isFaint {
          guard loss.isReadable, try look.hasContrast() else { continue }
        }
        guard loss.isReadable || loss.total < best[place]?.loss.total ?? .infinity else { continue }
        best[place] = LineReading(offset: offset, loss: loss)
      }
    }
  }
}

extension Layer {
  /// The layer without what its keys, its clip and its opacity take from it.
  fileprivate var sharpAndWhole: Layer {
    var layer = self
    (layer.frame, layer.crop, layer.clip, layer.blur, layer.blurs) = (wholePicture, .unit, nil, 0, 0...0)
    return layer
  }
}

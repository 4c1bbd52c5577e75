import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The contrast of every line of text that can be over a picture.
struct ContrastAudit<Painter: AuditPainter> {
  private let looker: WordLooker<Painter>
  private var screen: AuditedScreen { looker.screen }

  init(_ screen: AuditedScreen, _ painter: Painter) { looker = WordLooker(screen, painter) }

  /// The distance of offsets at which all texts are looked for, in points.
  private static var step: Double { 12 }
  /// A text that fades in is judged where it is as opaque as it gets, but for this, and as sharp, but for this many points
  /// of blur.
  private static var fade: Double { 0.99 }
  private static var softness: Double { 0.05 }
  /// Offsets at which the ground of a text is looked at.
  private static var grounds: Int { 9 }
}

/// The offsets at which a text shows.
private struct Showing {
  var offsets: [(offset: Double, opacity: Double, blur: Double)] = []
  var most = 0.0

  /// The least opacity and the greatest blur at which it is judged.
  func limits(fade: Double, softness: Double) -> (opacity: Double, blur: Double) {
    let opacity = most * fade
    return (opacity, (offsets.filter { $0.opacity >= opacity }.map(\.blur).min() ?? 0) + softness)
  }
}

extension ContrastAudit {
  /// - Parameters:
  ///   - other: The same scene in another tone; texts that look there as they do here are left out.
  ///   - found: What was found there.
  ///   - only: The one text that is looked at, by its name; nil: all.
  ///   - afterEach: Called after each text, with the number of all.
  func findings(
    unlessAsOn other: AuditedScreen? = nil, _ found: [ContrastFinding] = [], only name: String? = nil,
    afterEach: (Int) -> Void = { _ in }
  ) throws(AuditFailure) -> [ContrastFinding] {
    var findings: [ContrastFinding] = []
    var known: Set<Int> = []
    let before = other.map { WordLooker($0, looker.painter) }
    let showings = showings()
    for (id, showing) in showings where name == nil || id.description == name {
      if let before, let finding = found.first(where: { $0.layer == id.description }),
        try isAlike(id, before, finding)
      {
        continue
      }
      let limits = showing.limits(fade: Self.fade, softness: Self.softness)
      let offsets = showing.offsets.filter { $0.opacity >= limits.opacity && $0.blur <= limits.blur }.map(\.offset)
      guard !offsets.isEmpty else { continue }
      if let signature = try signature(of: id, among: offsets), !known.insert(signature).inserted { continue }
      guard try isOverPicture(id, at: offsets, { $0.content.isPicture }) else {
        let middle = offsets[offsets.count / 2]
        var search = ContrastSearch(looker, id)
        if let finding = try search.run(over: [middle...middle]), finding.fails { findings.append(finding) }
        afterEach(showings.count)
        continue
      }
      var search = ContrastSearch(looker, id)
      if var finding = try search.run(over: try runs(of: id, offsets, limits)) {
        finding.isOnMissingPicture = try isOverPicture(id, at: offsets + [finding.offset]) {
          screen.isMissing($0, among: looker.painter.lostPictures)
        }
        findings.append(finding)
      }
      afterEach(showings.count)
    }
    return findings.sorted { $0.worst / $0.needs < $1.worst / $1.needs }
  }

  /// Whether a text can be read whole at some offset.
  func canBeRead(_ name: String) -> Bool {
    screen.stretches.contains { stretch in
      stride(from: stretch.lowerBound, through: stretch.upperBound, by: Self.step).contains { offset in
        screen.layers(at: offset).contains {
          $0.id.description == name && $0.isReadWhole(on: screen.setting.screen)
        }
      }
    }
  }

  /// Whether a text has enough contrast at one offset, or does not show there.
  func passes(_ finding: ContrastFinding) throws(AuditFailure) -> Bool {
    for layer in screen.layers(at: finding.offset) where layer.id.description == finding.layer {
      guard let look = try looker.look(for: layer.id, at: finding.offset) else { return true }
      return try looker.contrast(of: look).ratio >= Legibility.needed(by: look.line.style)
    }
    return true
  }

  /// Whether a text and what is under it look the same here and there all the way.
  private func isAlike(
    _ id: LayerID, _ before: WordLooker<Painter>, _ finding: ContrastFinding
  ) throws(AuditFailure) -> Bool {
    let shown = finding.shown
    for share in [0, 0.13, 0.29, 0.5, 0.71, 0.87, 1] {
      let offset = shown.lowerBound + share * (shown.upperBound - shown.lowerBound)
      guard let here = try looker.look(for: id, at: offset), let there = try before.look(for: id, at: offset) else {
        continue
      }
      guard here.color == there.color, try looker.pixels(under: here) == before.pixels(under: there) else {
        return false
      }
    }
    return true
  }

  /// Every text, and the offsets at which some of it shows.
  private func showings() -> [(LayerID, Showing)] {
    var order: [LayerID] = []
    var all: [LayerID: Showing] = [:]
    let whole = screen.setting.screen
    for stretch in screen.stretches {
      let steps = max(1, Int(((stretch.upperBound - stretch.lowerBound) / Self.step).rounded(.up)))
      let even = (0...steps).map {
        stretch.lowerBound + (stretch.upperBound - stretch.lowerBound) * Double($0) / Double(steps)
      }
      for offset in (even + screen.landmarks.filter { stretch.contains($0) }).sorted() {
        for layer in screen.layers(at: offset) where layer.content.isWords && layer.isVisible {
          guard layer.visibleFrame.overlaps(whole) else { continue }
          if all[layer.id] == nil { order.append(layer.id) }
          all[layer.id, default: Showing()].offsets.append((offset, layer.opacity, layer.blur))
          all[layer.id, default: Showing()].most = max(all[layer.id]?.most ?? 0, layer.opacity)
        }
      }
    }
    return order.compactMap { id in all[id].map { (id, $0) } }
  }

  /// Ranges of offsets at which the text shows and is as opaque and sharp as it gets, to a hundredth of a point.
  private func runs(
    of id: LayerID, _ offsets: [Double], _ limits: (opacity: Double, blur: Double)
  ) throws(AuditFailure) -> [ClosedRange<Double>] {
    var runs: [ClosedRange<Double>] = []
    func shows(_ offset: Double) throws(AuditFailure) -> Bool {
      guard let look = try looker.look(for: id, at: offset) else { return false }
      return look.opacity >= limits.opacity && look.layer.blur <= limits.blur
    }
    func edge(inside: Double, outside: Double) throws(AuditFailure) -> Double {
      var (inside, outside) = (inside, outside)
      while (inside - outside).magnitude > 0.01 {
        let middle = (inside + outside) / 2
        if try shows(middle) { inside = middle } else { outside = middle }
      }
      return inside
    }
    var run: [Double] = []
    func end() throws(AuditFailure) {
      guard let first = run.first, let last = run.last else { return }
      let way = screen.way
      let low =
        first > way.lowerBound ? try edge(inside: first, outside: max(way.lowerBound, first - Self.step)) : first
      let high = last < way.upperBound ? try edge(inside: last, outside: min(way.upperBound, last + Self.step)) : last
      runs.append(low...high)
      run = []
    }
    for offset in offsets {
      guard try shows(offset) else {
        try end()
        continue
      }
      if let last = run.last, offset - last > Self.step * 1.5 { try end() }
      run.append(offset)
    }
    try end()
    return runs
  }

  /// Whether a layer such as a picture can be seen under the letters somewhere.
  private func isOverPicture(
    _ id: LayerID, at offsets: [Double], _ isMeant: (Layer) -> Bool
  ) throws(AuditFailure) -> Bool {
    for number in 0..<Self.grounds {
      let offset = offsets[(offsets.count - 1) * number / max(1, Self.grounds - 1)]
      guard let look = try looker.look(for: id, at: offset) else { continue }
      for layer in look.below.reversed() where layer.isVisible && !layer.content.isWords {
        guard layer.paintedFrame.overlaps(look.frame) else { continue }
        if isMeant(layer) { return true }
        if screen.hides(layer, look.frame) { break }
      }
    }
    return false
  }

  /// The same number for two texts that look alike all the way, such as those of rows that repeat. Nil for a text that
  /// does not go with the content.
  private func signature(of id: LayerID, among offsets: [Double]) throws(AuditFailure) -> Int? {
    guard id.index != nil, let look = try firstLook(for: id, among: offsets) else { return nil }
    var hasher = Hasher()
    let along = screen.extent.axis
    let place = look.frame.center.position(along: along)
    for share in [0.25, 0.5, 0.8] {
      let moved = place - screen.length * share
      let offset = look.offset + (screen.extent.isMirrored ? 0 - moved : moved)
      guard screen.way.contains(offset), let there = try looker.look(for: id, at: offset) else { return nil }
      guard (there.frame.center.position(along: along) - screen.length * share).magnitude < 0.01 else { return nil }
      hasher.combine(there.line.shape)
      hasher.combine(there.line.style.color)
      hasher.combine(there.line.box.size)
      for layer in there.below where layer.isVisible && layer.drawnFrame.overlaps(there.frame) && !layer.content.isWords
      {
        hasher.combine(layer.content)
        for number in [
          layer.frame.x - there.frame.x, layer.frame.y - there.frame.y, layer.frame.width, layer.frame.height,
          layer.crop.x * 100, layer.crop.y * 100, layer.opacity * 100,
        ] {
          hasher.combine(Int((number * 10).rounded()))
        }
      }
    }
    return hasher.finalize()
  }

  private func firstLook(for id: LayerID, among offsets: [Double]) throws(AuditFailure) -> WordLook? {
    for offset in offsets {
      if let look = try looker.look(for: id, at: offset) { return look }
    }
    return nil
  }
}

extension Point {
  fileprivate func position(along axis: Axis) -> Double { axis == .vertical ? y : x }
}

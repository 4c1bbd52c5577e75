import Boundary
import Effects
import Geometry
import PreviewKit

/// The letters of a line that cannot be read at an offset, by what hides them.
struct LetterLoss {
  /// The share of the letters that each kind hides.
  private(set) var shares: [LegibleFinding.Kind: Double] = [:]
  /// The greatest share that is hidden of a part as wide as a letter.
  private(set) var worstLetter = 0.0

  var total: Double { shares.values.reduce(0, +) }

  /// What hides most.
  var kind: LegibleFinding.Kind {
    LegibleFinding.Kind.allCases.max { shares[$0] ?? 0 < shares[$1] ?? 0 } ?? .covered
  }

  /// A reader fills in this share of a line, and this share of a letter.
  private static let (spare, spareOfLetter) = (0.1, 0.6)
  var isReadable: Bool { total <= Self.spare && worstLetter <= Self.spareOfLetter }
}

extension LetterLoss {
  /// Width of a letter over the font's size.
  private static let letter = 0.6
  /// A part with less ink than this share of the average is a comma or a space.
  private static let leastInk = 0.3

  /// - Parameter hidden: What hides each pixel of the letters; nil where it can be read.
  init(_ letters: Letters, _ hidden: [LegibleFinding.Kind?]) {
    let isUpright = letters.width >= letters.height
    let length = isUpright ? letters.width : letters.height
    let count = max(1, Int((Double(length) / max(1, letters.size * Self.letter)).rounded()))
    var (ink, lost) = ([Double](repeating: 0, count: count), [Double](repeating: 0, count: count))
    for index in hidden.indices where letters.cover[index] >= Letters.least {
      let place = isUpright ? index % letters.width : index / letters.width
      let (part, weight) = (place * count / length, Double(letters.cover[index]))
      ink[part] += weight
      guard let kind = hidden[index] else { continue }
      lost[part] += weight
      shares[kind, default: 0] += weight
    }
    let all = ink.reduce(0, +)
    guard all > 0 else { return }
    shares = shares.mapValues { $0 / all }
    for part in ink.indices where ink[part] >= all / Double(count) * Self.leastInk {
      worstLetter = max(worstLetter, lost[part] / ink[part])
    }
  }
}

/// Looks at the letters of a line at an offset as they are drawn: with their blur, under what lies over them, among the
/// other texts and in the body of the device.
struct LetterLook<Painter: AuditPainter> {
  let screen: AuditedScreen
  let painter: Painter
  let bars: ScreenBars
  let letters: Letters
  let layers: [Layer]
  /// The text, by its place among the layers.
  let index: Int

  private var layer: Layer { layers[index] }
  private var frame: Rect { letters.frame }
  private var needs: Double { Legibility.needed(by: letters.line.style) }

  /// A blur below this share of the font's size leaves letters as they are.
  static var leastBlur: Double { 0.02 }
  /// A pixel that letters cover more of has their color.
  private static var full: UInt8 { 192 }
  /// A text that is fainter does not disturb another one.
  private static var faint: Double { 0.1 }
  /// The contrast from which on strokes of another text are seen.
  private static var seen: Float { 1.5 }
  /// The distance at which strokes of another text disturb, over the font's size.
  private static var near: Double { 0.05 }
  /// The same words this close to each other are an outline or a shadow made of text, over the font's size.
  private static var double: Double { 0.15 }
}

extension LetterLook {
  func loss() throws(AuditFailure) -> LetterLoss {
    var hidden = (0..<letters.cover.count).map {
      letters.cover[$0] >= Letters.least ? edge(at: letters.point($0)) : nil
    }
    func hide(as kind: LegibleFinding.Kind, _ isHidden: (Int) -> Bool) {
      for index in hidden.indices
      where hidden[index] == nil && letters.cover[index] >= Letters.least && isHidden(index) { hidden[index] = kind }
    }
    let isBlurred = layer.blur > Self.leastBlur * letters.size
    let (covers, others) = (isCovered, otherTexts)
    guard covers || isBlurred || !others.isEmpty else { return LetterLoss(letters, hidden) }

    let things = layers.indices.filter { !layers[$0].content.isWords }
    let bare = try pixels { $0 < index && !layers[$0].content.isWords }
    if covers {
      let (before, after) = (
        try pixels { $0 <= index && ($0 == index || !layers[$0].content.isWords) },
        (try pixels { $0 == index || !layers[$0].content.isWords }, try pixels { things.contains($0) })
      )
      hide(as: .covered) { place in
        let own = contrast(before, bare, place)
        let seen = contrast(after.0, after.1, place)
        // Where the letters are faint by themselves, it is their contrast or their blur that is wrong, unless nothing is left.
        return own > 1.2 ? Double(seen) < needs && seen - 1 < (own - 1) / 2 : seen < 1.01
      }
    }
    if !others.isEmpty {
      let ground = try pixels { things.contains($0) }
      let words = try pixels { things.contains($0) || others.contains($0) }
      let strokes = (0..<letters.cover.count).map { contrast(words, ground, $0) >= Self.seen }
      let near = letters.around(strokes, max(1, Int((Self.near * letters.size).rounded())))
      hide(as: .overlap) { near[$0] }
    }
    if isBlurred {
      let loss = BlurLoss(letters, try letters.blurred(layer.blur, painter))
      let (color, alpha) = (letters.line.style.color.channels, Float(letters.line.style.color.alpha) / 255)
      hide(as: .blur) { place in loss.hides(color, alpha, on: bare.color(place), needs: needs) }
    }
    return LetterLoss(letters, hidden)
  }

  /// Whether the letters have the contrast that they need, as they are drawn: a text that fades may keep enough.
  func hasContrast() throws(AuditFailure) -> Bool {
    let ground = try pixels { !layers[$0].content.isWords }
    let words = try pixels { $0 == index || !layers[$0].content.isWords }
    let inked = letters.cover.indices.filter { letters.cover[$0] >= Self.full }
    let seen = inked.count { Double(contrast(words, ground, $0)) >= needs }
    return !inked.isEmpty && Double(seen) >= 0.9 * Double(inked.count)
  }

  /// What cuts off a point: the screen, the layer's clip or reveal, or the device.
  private func edge(at point: Point) -> LegibleFinding.Kind? {
    guard screen.setting.screen.contains(point), layer.clip?.contains(point) != false else { return .edge }
    let placement = layer.placement
    if layer.crop != .unit, !placement.frame.contains(placement.turn?.origin(of: point) ?? point) { return .edge }
    return bars.bodyCovers(point) ? .cutout : nil
  }

  private var isCovered: Bool {
    layers[(index + 1)...].contains { $0.isVisible && !$0.content.isWords && $0.drawnFrame.overlaps(frame) }
  }

  /// Other texts that run into the letters' rectangle.
  private var otherTexts: Set<Int> {
    Set(
      layers.indices.filter { place in
        let other = layers[place]
        guard place != index, other.content.isWords, other.opacity > Self.faint, other.drawnFrame.overlaps(frame) else {
          return false
        }
        guard let words = WordLine(other, screen.painter), let own = WordLine(layer, screen.painter) else {
          return false
        }
        let (one, two) = (words.box, own.box)
        let distance = max((one.midX - two.midX).magnitude, (one.midY - two.midY).magnitude)
        return words.words != own.words || distance > Self.double * letters.size
      })
  }

  /// The pixels of the letters' rectangle with some of the layers.
  private func pixels(_ isDrawn: (Int) -> Bool) throws(AuditFailure) -> PixelGrid {
    var list = DrawList()
    screen.painter.draw(layers.indices.filter(isDrawn).map { layers[$0] }, at: 0, into: &list)
    return try painter.pixels(of: list, from: frame.origin, width: letters.width, height: letters.height)
  }

  private func contrast(_ one: PixelGrid, _ other: PixelGrid, _ place: Int) -> Float {
    Legibility.contrast(Legibility.luminance(one.color(place)), Legibility.luminance(other.color(place)))
  }
}

/// How much of its strokes a blur leaves, and how much it puts between them: 1 and 0 without one.
struct BlurLoss {
  let strokes: Float
  let gaps: Float

  /// The distance up to which pixels beside letters are gaps between strokes, over the font's size.
  private static let near = 0.1
  /// A pixel that letters cover less of is a gap.
  private static let gap: UInt8 = 16

  init(_ letters: Letters, _ blurred: [UInt8]) {
    let inked = letters.cover.map { $0 >= Letters.least }
    let near = letters.around(inked, max(1, Int((Self.near * letters.size).rounded())))
    var (sharp, soft, weight, beside, count) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in inked.indices {
      let cover = Double(letters.cover[index])
      if inked[index] {
        weight += cover
        sharp += cover * cover
        soft += cover * Double(blurred[index])
      } else if near[index], letters.cover[index] < Self.gap {
        beside += Double(blurred[index])
        count += 1
      }
    }
    let full = weight > 0 ? sharp / weight : 255
    strokes = Float(min(1, weight > 0 ? soft / weight / full : 0))
    gaps = Float(min(1, count > 0 ? beside / count / full : 0))
  }

  /// Whether strokes and gaps of a color cannot be told apart on a ground. Where they could not without the blur either,
  /// it is the contrast that is wrong.
  func hides(_ color: SIMD4<Float>, _ alpha: Float, on ground: SIMD4<Float>, needs: Double) -> Bool {
    func light(_ share: Float) -> Float { Legibility.luminance(ground + (color - ground) * (alpha * share)) }
    let least = Float(needs.squareRoot())
    return Legibility.contrast(light(1), light(0)) >= least && Legibility.contrast(light(strokes), light(gaps)) < least
  }
}

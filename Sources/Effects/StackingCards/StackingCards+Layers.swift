import Geometry
import Notation

extension StackingCards {
  /// Distance of a card's words from its edges, and the height of a title's line, in points.
  static let wordMargin = 18.0
  static let titleLine = 24.0
  /// How much of a card a scrim takes, from its foot.
  static let scrimShare = 0.45

  func pile(in setting: Setting) -> CardPile<Double> {
    CardPile(
      height: cardHeight, gap: gap, top: top, peek: peek, visible: Double(visible), scale: scale, dim: dim,
      isStill: setting.isStill)
  }

  /// The first card is in its place at offset 0, the last one at the last offset.
  public func extent(in setting: Setting) -> Extent {
    let pitch = cardHeight + gap
    return Extent(
      bounds: Extent.bounds(from: 0, to: Double(max(1, setting.rows) - 1) * pitch),
      items: setting.rows > 0 ? Extent.Items(RowTrack(count: setting.rows, rhythm: .even(pitch)), from: 0) : nil)
  }

  public func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let pile = pile(in: setting)
    for card in pile.cards(of: setting.rows, scrolled: moment.place, screen: setting.viewport.height) {
      append(card, at: pile.place(of: card, scrolled: moment.place), in: setting, into: &layers)
    }
    let extent = extent(in: setting)
    let bounds = extent.bounds
    IndicatorLayer.append(
      at: moment, from: setting.insets.top, content: bounds.upperBound + setting.viewport.height, bounds: bounds,
      in: setting, into: &layers)
    Bars.append(at: moment, of: extent, in: setting, into: &layers)
  }

  /// The frame of a card before it is scaled.
  func frame(top: Double, in setting: Setting) -> Rect {
    Rect(x: margin, y: top, width: max(0, setting.viewport.width - 2 * margin), height: cardHeight)
  }

  private func append(_ card: Int, at place: CardPile<Double>.Place, in setting: Setting, into layers: inout [Layer]) {
    guard place.opacity > 0 else { return }
    let frame = frame(top: place.top, in: setting)
    let group = LayerGroup(
      scale: place.scale, anchor: Point(x: setting.viewport.width / 2, y: place.top), opacity: place.opacity)
    let radius = min(radius, frame.width / 2, frame.height / 2)
    var image = Layer(LayerID(.cardImage, card), frame: frame, picture: setting.picture(card), in: setting)
    image.radius = radius
    layers.show(image.inside(group), on: setting.screen)
    if setting.scrim > 0 {
      var scrim = Layer(
        LayerID(.cardScrim, card), frame: frame.lower(share: Self.scrimShare), content: .scrim(setting.scrim))
      scrim.radius = radius
      layers.show(scrim.inside(group), on: setting.screen)
    }
    words(card, frame: frame, group, in: setting, into: &layers)
    guard place.shade > 0 else { return }
    var shade = Layer(LayerID(.cardDim, card), frame: frame, opacity: place.shade, content: .surface(.shade))
    shade.radius = radius
    layers.show(shade.inside(group), on: setting.screen)
  }

  /// The texts at the foot of a card, from its leading edge on.
  private func words(
    _ card: Int, frame: Rect, _ group: LayerGroup, in setting: Setting, into layers: inout [Layer]
  ) {
    guard setting.items.isEmpty else {
      return ItemRow(row: card, item: card % setting.items.count, frame: frame, kinds: .card, group: group)
        .appendOnPicture(margin: Self.wordMargin, in: setting, into: &layers)
    }
    let height = Self.titleLine * setting.textScale
    let box = Rect(
      x: frame.x + Self.wordMargin + setting.leadingInset, y: frame.maxY - Self.wordMargin - height,
      width: max(0, frame.width - 2 * Self.wordMargin - setting.leadingInset - setting.trailingInset), height: height)
    layers.show(
      Layer(LayerID(.cardTitle, card), frame: setting.directed(box), clip: frame, content: .title(card, .picture))
        .inside(group), on: setting.screen)
  }
}

extension Rect {
  /// The lower part of the rectangle.
  fileprivate func lower(share: Double) -> Rect {
    Rect(x: x, y: maxY - height * share, width: width, height: height * share)
  }
}

extension StackingCards {
  /// Puts three cards on each other, and takes them off again. The moment is between the second and the third.
  public func demo(in setting: Setting) -> Demo {
    let end = extent(in: setting).bounds.upperBound
    let pitch = cardHeight + gap
    return Demo(
      Gesture(
        Gesture.Stroke(to: min(end, pitch), lasting: 1.1, pause: 0.3),
        Gesture.Stroke(to: min(end, pitch * 3), lasting: 1.8, pause: 0.4),
        Gesture.Stroke(to: 0, lasting: 1.8, pause: 0.3)), moment: min(end, pitch * 1.6).rounded())
  }

  public func affordances(in setting: Setting) -> any EffectAffordances {
    CardAffordances(effect: self, setting: setting)
  }
}

/// The lower edge of a card to drag, and the depths of the x-ray.
private struct CardAffordances: EffectAffordances {
  let effect: StackingCards
  let setting: Setting

  /// The lower edge of a card that no other covers: every card above it grows along.
  func handles(on layers: [Layer], at offset: Double) -> [Handle] {
    let free = layers.filter { $0.id.kind == .cardImage && $0.frame.height >= effect.cardHeight }
    return [Handle.row(\StackingCards.cardHeight, part: .cardImage, of: free, in: setting) { $0 + 1 }]
      .compactMap(\.self)
  }

  /// The strips of covered cards, labeled with the number of cards on them: side by side, as they lie close together.
  func marks(at moment: Moment) -> [Mark] {
    let pile = effect.pile(in: setting)
    return pile.cards(of: setting.rows, scrolled: moment.place, screen: setting.viewport.height).compactMap { card in
      let place = pile.place(of: card, scrolled: moment.place)
      guard place.depth > 0, place.opacity > 0 else { return nil }
      let frame = effect.frame(top: place.top, in: setting)
        .scaled(by: place.scale, about: Point(x: setting.viewport.width / 2, y: place.top))
      let share = card.isMultiple(of: 2) ? 0.5 : 0.75
      return Mark(
        frame: Rect(
          x: frame.x + share * frame.width, y: frame.y, width: frame.width / 4, height: min(effect.peek, frame.height)),
        text: "depth \(place.depth.rounded(digits: 2))")
    }
  }
}

extension ItemRow.Kinds {
  fileprivate static let card = Self(title: .cardTitle, subtitle: .cardSubtitle, value: .cardValue)
}

extension LayerKind {
  fileprivate static let cardImage = LayerKind("card", "image")
  fileprivate static let cardScrim = LayerKind("card", "scrim")
  fileprivate static let cardTitle = LayerKind("card", "title")
  fileprivate static let cardSubtitle = LayerKind("card", "subtitle")
  fileprivate static let cardValue = LayerKind("card", "value")
  fileprivate static let cardDim = LayerKind("card", "dim")
}

import Effects
import Geometry
import Parameters

extension Recipe {
  /// - Parameters:
  ///   - asset: The name under which an app files a picture, by its place in the scene.
  ///   - image: How a page shows it.
  func facts(asset: (Int) -> PictureAsset, image: (Int) -> TemplateFacts) -> TemplateFacts {
    let (placed, bar) = (placedSteps, header?.bar)
    let layers = pieces.indices.map { facts(of: pieces[$0], asset).adding(styleFacts(at: $0, image)) }
    return shapeFacts.adding(runFacts).adding(
      BarBlueprint.facts(of: bar, height: box?.height ?? 0, low: box?.low ?? 0).adding(boxFacts).adding(
        TemplateFacts([
          "constants": constants.facts,
          // The layers lie in a header; else on the whole screen.
          "inHeader": .flag(header != nil), "sticks": .flag(header != nil),
          // Some picture in it stays once the header has collapsed, and grows with it.
          "collapses": .flag(header != nil && hasCovers),
          // The name of how far a layer is scrolled.
          "travel": .name(header != nil && hasCovers ? "travel" : isLinked ? "followed" : "s"),
          // Of the screen that keys were tuned on, along the axis.
          "screenLength": .number(screen.length(along: axis)),
          "isAcross": .flag(isAcross),
          "isMirrored": .flag(isMirrored),
          "hasCovers": .flag(hasCovers),
          "hasTexts": .flag(hasTexts),
          // Pictures that only move and grow.
          "isPlain": .flag(isPlain),
          "isPlainHeader": .flag(header != nil && isPlain),
          // Some picture fills its box, and no more than that.
          "isPlainCover": .flag(isPlainCover),
          // Layers go straight up with the content, each by its ratio; those that fill the header grow with it.
          "movesPlainly": .flag(movesPlainly), "growsPlainly": .flag(movesPlainly && isPlainCover),
          // What most pictures have, and layers without a value of their own; and what only some scenes have values of.
          "usualAspect": .arithmetic(.number(usualAspect)), "hasWidths": .flag(hasWidths),
          "usualStillRatio": .arithmetic(.number(usualStillRatio)),
          "hasStillRatios": .flag(pieces.contains { $0.still.ratio != 1 }),
          // Some text has several lines; some is of another weight than bold.
          // Some layer is a shape; some picture has round corners, a shadow or blends; and the type of texts.
          "hasShapes": .flag(pieces.contains { $0.shape != nil }),
          "hasShadows": .flag(pieces.contains { $0.shadow > 0 }),
          "hasBlends": .flag(pieces.contains { $0.blend != .normal }),
          "hasLooks": .flag(hasLooks), "hasFaces": .flag(hasTexts || hasLooks),
          "hasBare": .flag(hasTexts || pieces.contains { $0.shape != nil }),
          // What draws a layer that is no text.
          "face": .name(pieces.contains { $0.shape != nil } ? "Face" : "motion.img"),
          // The height of a line over the font size, in the names of the code.
          "ownLine": .name(hasLineHeights ? "lineHeight" : "1.25"),
          "floatLine": .name(hasLineHeights ? "lineHeight" : "1.25f"),
          "lineOfLayer": .name(hasLineHeights ? "layer.lineHeight" : "1.25"),
          "hasFamilies": .flag(texts.contains { $0.family != nil }),
          "hasLineHeights": .flag(hasLineHeights),
          "hasSpacings": .flag(texts.contains { $0.spacing != 0 }), "hasHugs": .flag(texts.contains(where: \.hugs)),
          "hasLines": .flag(texts.contains { $0.lines.count > 1 }),
          "hasAligns": .flag(texts.contains { $0.align != .center }),
          "hasWeights": .flag(texts.contains { $0.weight != .bold }),
          "hasKeys": .flag(hasKeys),
          "hasTiles": .flag(hasTiles),
          "isEased": .flag(isEased),
          // Keys of some layer set only some values: layers have several lists of keys, each of some values.
          "hasKeyLists": .flag(hasKeyLists),
          "height": .number(header?.height),
          // Some key changes a layer's size or turns it, about its middle.
          "isScaled": .flag(uses(.scale) || uses(.rotation)),
          "moves": .flag(header != nil || pieces.contains(where: \.isAnimated)),
          // Some picture is drawn larger, so that its keys can shrink it.
          "isZoomed": .flag(isZoomed), "isStillZoomed": .flag(isStillZoomed),
          // Some picture covers less under reduced motion.
          "coversLess": .flag(isZoomed || !moreNames.isEmpty),
          // Names of what a picture covers more than its box.
          "moreFields": .list(moreNames.map { TemplateFacts(["field": .name($0)]) }),
          "layers": .list(layers),
          // Where a layer rests: its width, its height by its picture or by its line, and its corner.
          "widthSteps": .formulas(placed.width),
          "heightSteps": .formulas(placed.height),
          "lineSteps": .formulas(placed.line),
          "cornerSteps": .formulas(placed.corner),
          "coveringSteps": .formulas(coveringSteps),
          // Some segment between keys is linear, and one behind it is not.
          "mixesEases": .flag(pieces.contains { $0.runs.contains { $0.eases.contains(.linear) } }),
          "barSteps": .formulas(barSteps),
        ])
      ).adding(roomFacts).adding(pastFacts))
  }

  /// What a picture that fills is to cover, over its box and in points, and how much of that is before the box.
  private var roomFacts: TemplateFacts {
    let names = moreNames
    func sum(_ kind: String, _ sides: [String], from first: Expression? = nil) -> Fact {
      let parts = sides.map { kind + $0 }.filter(names.contains).map { Expression.name($0, Bounds(0, .infinity)) }
      let terms = parts.isEmpty ? [] : (first.map { [$0] } ?? []) + parts
      return .arithmetic(terms.dropFirst().reduce(terms.first) { sum, part in sum.map { $0 + part } })
    }
    return TemplateFacts([
      "roomShareX": sum("share", ["Left", "Right"], from: 1), "roomPointsX": sum("more", ["Left", "Right"]),
      "roomShareY": sum("share", ["Top", "Bottom"], from: 1), "roomPointsY": sum("more", ["Top", "Bottom"]),
      "moreShareX": sum("share", ["Left"]), "morePointsX": sum("more", ["Left"]),
      "moreShareY": sum("share", ["Top"]), "morePointsY": sum("more", ["Top"]),
    ])
  }

  private var isPlain: Bool { !hasTexts && !hasKeys && !hasTiles && !hasLooks }
  private var hasLooks: Bool { pieces.contains { !$0.isText && !$0.look.isEmpty } }
  private var hasLineHeights: Bool { texts.contains { $0.lineHeight != 1.25 } }
  private var isPlainCover: Bool { hasCovers && !hasTexts && moreNames.isEmpty && !isZoomed && !isStillZoomed }
  private var movesPlainly: Bool { header != nil && !hasKeys && !hasPins && !isAcross }

  /// How keys turn, reveal and blur layers, and whether layers stay in place for a while.
  private var shapeFacts: TemplateFacts {
    let moreChannels: [TemplateFacts] = [KeyChannel.rotation, .blur, .reveal].filter(uses).map(Self.facts)
    let placeChannels: [TemplateFacts] = [KeyChannel.x, .y, .scale].filter(uses).map(Self.facts)
    return TemplateFacts([
      // The values of keys that some key changes: those of its place, and those beside these and the opacity.
      "placeChannels": .list(placeChannels), "keysX": .flag(uses(.x)), "keysY": .flag(uses(.y)),
      "keysScale": .flag(uses(.scale)), "moreChannels": .list(moreChannels), "isShaped": .flag(!moreChannels.isEmpty),
      "turns": .flag(uses(.rotation)), "reveals": .flag(uses(.reveal)), "blurs": .flag(uses(.blur)),
      "beginsPlaced": .flag(pieces.contains(where: \.beginsPlaced)), "hasPins": .flag(hasPins),
      "hasShapedTiles": .flag(pieces.contains(where: hasShapedTiles)),
      "hasLeads": .flag(pieces.contains { lead(of: $0) > 0 }),
    ])
  }

  private static func facts(of channel: KeyChannel) -> TemplateFacts {
    TemplateFacts([
      "channel": .name(channel.name), "atRest": .number(channel.rest), "isFactor": .flag(channel.rest == 1),
      // It is never below 0; and never above 1.
      "isPositive": .flag(channel.limits.lowerBound == 0), "isShare": .flag(channel.limits.upperBound == 1),
    ])
  }

  private func facts(of piece: Piece, _ asset: (Int) -> PictureAsset) -> TemplateFacts {
    let more = piece.cover.map { self.more(of: $0) } ?? []
    let copies = piece.isRepeated ? String(copies(of: piece)) : nil
    // Where it lies, how fast it is and how often it is drawn, by the names of the code; the usual is left out.
    let fields: [(String, Fact)] =
      [
        ("x", .number(piece.x, unless: 0.5)), ("y", .arithmetic(.number(piece.y))),
        ("width", .number(piece.width, unless: piece.cover == nil ? 1 : piece.width)),
        ("ratio", .arithmetic(.number(piece.ratio))),
        ("stillRatio", .number(piece.still.ratio, unless: usualStillRatio)),
        ("fills", .name(piece.cover == nil ? nil : "true")),
      ] + more.map { ($0.name, .number($0.value, unless: 0)) }
      + [
        ("zoom", .number(piece.cover?.zoom ?? 1, unless: 1)), ("stillZoom", .number(piece.still.zoom, unless: 1)),
      ] + pinAndSide(of: piece)
    let copyFields: [(String, Fact)] = [
      ("copies", .name(copies)), ("lead", .name(lead(of: piece) > 0 ? "\(lead(of: piece))" : nil)),
    ]
    var facts = TemplateFacts([
      "layer": .words(piece.name),
      "picture": .name(nil), "pictureFile": .name(nil), "aspect": .arithmetic(nil),
      "ownAspect": .arithmetic(nil),
      "text": .words(nil), "size": .arithmetic(nil), "align": .arithmetic(nil), "ink": .name(nil), "argb": .name(nil),
      "weight": .name(nil), "fontWeight": .name(nil), "lines": .name(nil), "textLines": .list([]),
      "fields": .fields(fields + copyFields), "ownFields": .fields(fields),
      "x": .arithmetic(.number(piece.x)), "y": .arithmetic(.number(piece.y)),
      "ratio": .arithmetic(.number(piece.ratio)),
      "fills": .flag(piece.cover != nil), "zoom": .number(piece.cover?.zoom ?? 1, unless: 1),
      "keyLists": .list(piece.runs.map(\.keyFacts)),
      // What stands still of its keys under reduced motion.
      "stillKey": .list(piece.still.values == .rest ? [] : [LayerKey(still: piece.still.values).facts(isFirst: true)]),
    ])
    var single = piece
    single.keys = piece.runs.first?.keys ?? []
    facts = facts.adding(single.keyFacts)
    facts = facts.adding(piece.pastFacts).adding(piece.lookFacts)
    switch piece.content {
    case .picture(let index, let aspect):
      facts = facts.adding(asset(index).facts)
      facts["aspect"] = .arithmetic(.number(aspect))
      facts["ownAspect"] = .number(aspect, unless: usualAspect)
    case .shape(let shape):
      facts["aspect"] = .arithmetic(.number(shape.aspect))
      facts["ownAspect"] = .number(shape.aspect, unless: usualAspect)
    case .text(let text, _):
      facts["text"] = .words(text.lines.joined(separator: "\n"))
      facts["size"] = .arithmetic(.number(text.size))
      // White is the usual.
      let ink = HexColor(hex: text.color).digits
      facts["ink"] = .name(ink == "FFFFFF" ? nil : ink)
      facts["argb"] = .name(ink == "FFFFFF" ? nil : "FF" + ink)
      // And so are bold and one line.
      facts["weight"] = .name(text.weight == .bold ? nil : "\(text.weight.number)")
      facts["fontWeight"] = .name(text.weight == .bold ? nil : "W\(text.weight.number)")
      facts["lines"] = .name(text.lines.count == 1 ? nil : "\(text.lines.count)")
      if text.lines.count > 1 { facts["textLines"] = .list(text.lines.map { TemplateFacts(["line": .words($0)]) }) }
      // -1 begins at its left, 1 ends at its right. A line in a box as wide as itself is in the middle.
      let isCentered = text.align == .center || text.hugs && text.lines.count == 1
      facts["align"] = .arithmetic(isCentered ? nil : text.align == .leading ? -1 : 1)
    }
    return facts
  }
}

extension Recipe {
  /// The stretch over which a piece stays in place, and the hidden share at each of its sides.
  private func pinAndSide(of piece: Piece) -> [(String, Fact)] {
    let hidden = piece.uses(.reveal) ? piece.hidden : Insets(top: 1)
    return [
      ("pinFrom", .number(piece.pin?.from ?? 0, unless: 0)), ("pinTo", .number(piece.pin?.to ?? 0, unless: 0)),
      ("hiddenLeft", .number(hidden.left, unless: 0)), ("hiddenTop", .number(hidden.top, unless: 1)),
      ("hiddenRight", .number(hidden.right, unless: 0)), ("hiddenBottom", .number(hidden.bottom, unless: 0)),
    ]
  }
}

extension LayerSettings.Weight {
  /// As style sheets count it.
  var number: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}

extension Piece {
  fileprivate var keyFacts: TemplateFacts {
    TemplateFacts([
      "keys": .list(keys.indices.map { keys[$0].facts(isFirst: $0 == 0) }),
      // The same by value: those that are not the usual one at all keys, and the curves up to the last that is one.
      "tracks": .list(tracks), "eases": .list(eases.map { TemplateFacts($0.curve) }),
    ])
  }

  /// The values of each channel at its keys, where some key has another than the one without keys.
  fileprivate var tracks: [TemplateFacts] {
    KeyChannel.allCases.compactMap { channel in
      let values = keys.map { $0.values[channel] }
      guard values.contains(where: { $0 != channel.rest }) else { return nil }
      return TemplateFacts([
        "channel": .name(channel.name),
        "values": .list(values.map { TemplateFacts(["value": .arithmetic(.number($0))]) }),
      ])
    }
  }

  /// The easing of each segment between keys, up to the last that has a curve.
  fileprivate var eases: [Easing] {
    let eases = keys.dropFirst().map(\.ease)
    return Array(eases.prefix((eases.lastIndex { $0 != .linear } ?? -1) + 1))
  }
}

extension LayerKey {
  fileprivate init(still values: KeyValues) {
    self.init(at: 0)
    self.values = values
  }

  fileprivate func facts(isFirst: Bool) -> TemplateFacts {
    var facts = TemplateFacts([
      // The usual is left out.
      "fields": .fields(
        [("at", .arithmetic(.number(at)))]
          + KeyChannel.allCases.map { ($0.name, .number(values[$0], unless: $0.rest)) }),
      "stillFields": .fields(KeyChannel.allCases.map { ($0.name, .number(values[$0], unless: $0.rest)) }),
      "at": .arithmetic(.number(at)), "curve": .flag(false), "curveName": .name(nil),
    ])
    if !isFirst { for (name, fact) in ease.curve { facts[name] = fact } }
    return facts
  }
}

extension Easing {
  /// The facts of its curve.
  fileprivate var curve: [String: Fact] {
    guard case .bezier(let x1, let y1, let x2, let y2) = self else {
      return ["curve": .flag(false), "curveName": .name(nil)]
    }
    // Some curves have a name in most languages.
    let name = self == .easeIn ? "easeIn" : self == .easeOut ? "easeOut" : self == .easeInOut ? "easeInOut" : nil
    let points = ["x1": x1, "y1": y1, "x2": x2, "y2": y2].mapValues { Fact.arithmetic(.number($0)) }
    return points.merging(["curve": .flag(true), "curveName": .name(name)]) { $1 }
  }
}

extension Fact {
  /// A number as the language has it, absent where it is what code takes by itself.
  fileprivate static func number(_ number: Double, unless usual: Double) -> Fact {
    .arithmetic(number == usual ? nil : .number(number))
  }

  /// The fields that a value of the code has.
  fileprivate static func fields(_ fields: [(String, Fact)]) -> Fact {
    .list(fields.filter { $0.1.isTrue }.map { TemplateFacts(["field": .name($0), "value": $1]) })
  }
}

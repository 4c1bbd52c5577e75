import Effects
import Geometry
import Notation
import Parameters

extension Recipe {
  /// Distance from the first key to the rest, in points, if the key is before it.
  private var lead: Double {
    pieces.compactMap { piece in piece.over == .offset ? piece.keys.first.map { max(0, 0 - $0.at) } : nil }.max() ?? 0
  }
  /// Farther than a page scrolls, in points: as many screens as a scene may have, each as wide as the widest, or a header
  /// with all that moves while it collapses.
  private var far: Double {
    inHeader ? 10_000 : max(200_000, pieces.compactMap { $0.pin?.to }.max() ?? 0)
  }
  private var inHeader: Bool { header != nil }

  /// A layer as a style sheet and a page have it.
  func styleFacts(at index: Int, _ image: (Int) -> TemplateFacts) -> TemplateFacts {
    let piece = pieces[index]
    let first = piece.keys.isEmpty ? nil : piece.beginning
    var facts = TemplateFacts([
      "index": .name("\(index)"),
      "isTiled": .flag(piece.isRepeated),
      // The number of tiles in a strip, and how many of them precede the one at rest.
      "tiles": .number(Double(tiles(piece).count)), "tilesBefore": .number(Double(tiles(piece).before)),
      // It moves so far that it stays in its header once that has collapsed.
      "staysCollapsed": .flag(staysCollapsed(piece)),
      "travels": .flag(piece.travels),
      // The axis of the screen along which it travels.
      "wayIsX": .flag(piece.travels && isAcross), "wayIsY": .flag(piece.travels && !isAcross),
      // Where its keys hold it with reduced motion, and its style then.
      "isStillPlaced": .flag(piece.still.values[.x] != 0 || piece.still.values[.y] != 0),
      "stillX": .number(piece.still.values[.x]), "stillY": .number(piece.still.values[.y]),
      "stillTileStyle": .list(stillTileStyle(piece).map(\.facts)),
      "isTurned": .flag(piece.uses(.rotation)), "isRevealed": .flag(piece.uses(.reveal)),
      "isBlurred": .flag(piece.uses(.blur)),
      // Copies of it are turned and revealed, each by itself; over the offset.
      "isShapedTile": .flag(hasShapedTiles(piece)),
      // It stays in place for a stretch of the offset, of which the style sheet knows the ends.
      "isPinned": .flag(piece.pin != nil && piece.travels),
      "pinStart": .number(piece.pin?.from), "pinEnd": .number(piece.pin?.to),
      // Its state before its first key.
      // Moved or scaled, which it is not with reduced motion.
      "beginsPlaced": .flag(piece.beginsPlaced),
      "beginsFaded": .flag(first.map { $0.opacity != 1 } ?? false),
      "beginsBlurred": .flag(first.map { $0.blur != 0 } ?? false),
      "beginsTurned": .flag(first.map { $0.rotation != 0 } ?? false),
      "firstRotation": .number(first?.rotation), "firstBlur": .number(first.map(piece.blur)),
      // The share of it that is hidden, and the sides at which it is.
      "firstHidden": .number((1 - (first?.reveal ?? 1)) * 100), "hiddenClip": .name(piece.hiddenClip),
      "firstX": .number(first?.x), "firstY": .number(first?.y), "firstScale": .number(first?.scale),
      "firstOpacity": .number(first?.opacity),
    ])
    // It has nothing but its ratio to go by, and no pin: as far as the page scrolls, or until its header has collapsed.
    facts["isPlainWay"] = .flag(piece.travels && !staysCollapsed(piece) && piece.pin == nil)
    facts["isPlainFill"] = .flag(staysCollapsed(piece) && piece.pin == nil)
    // Runs of one layer have the clock of the layer.
    let isTimed = piece.over == .time && playedRuns(of: piece).count > 1
    facts["clockEnd"] = .number(isTimed ? piece.keys.last?.at : nil)
    // Its keys that a timeline plays, each run with some values; and those of copies that each turn by themselves.
    for (name, runs) in [("runs", playedRuns(of: piece)), ("tileRuns", tileRuns(of: piece))] {
      facts[name] = .list(runs.indices.map { self.facts(ofRun: $0, in: runs, at: index) })
    }
    // Its own style, without what all layers of its kind have in common.
    let common = piece.kind.map { commonStyle(of: $0) } ?? []
    facts["ownStyle"] = .list(style(piece).filter { !common.contains($0) }.map(\.facts))
    if hasShapedTiles(piece) {
      facts["tileFaces"] = .list(Array(repeating: TemplateFacts(), count: tiles(piece).count))
    }
    if case .picture(let picture, _) = piece.content { return facts.adding(image(picture)) }
    return facts
  }

  private func playedRuns(of piece: Piece) -> [Piece] {
    piece.styleRuns(isTile: hasShapedTiles(piece)).filter { $0.isFaded || isKeyed($0, in: piece) }
  }

  /// The runs that each copy of a piece plays.
  private func tileRuns(of piece: Piece) -> [Piece] {
    hasShapedTiles(piece) ? piece.styleRuns(isTile: true).filter(\.isShapeKeyed) : []
  }

  /// A run in a style sheet. The names of it end in `-2` for the second run of its layer.
  private func facts(ofRun number: Int, in runs: [Piece], at index: Int) -> TemplateFacts {
    let (run, isTile) = (runs[number], hasShapedTiles(pieces[index]))
    // Layers with equal keyframes share one set.
    let names = (0...index).filter { hasShapedTiles(pieces[$0]) == isTile }.flatMap { other in
      playedRuns(of: pieces[other]).enumerated().map { (name: "\(other)\(Self.suffix($0))", run: $1) }
    }
    let name = "\(index)\(Self.suffix(number))"
    let shared = names.first { $0.run.hasSameFrames(as: run) }?.name ?? name
    let isMoved = isMoved(run, isTile: isTile)
    return TemplateFacts([
      "run": .name(Self.suffix(number)), "runName": .name(name), "keysName": .name(shared),
      "hasOwnFrames": .flag(shared == name),
      // Where a timeline has its first key.
      "keysAt": .number(keysAt(run)),
      "firstAt": .number(run.keys.first?.at), "lastAt": .number(run.keys.last?.at),
      // Where the clock of its layer ends.
      "endAt": .number(pieces[index].keys.last?.at),
      "isFaded": .flag(run.isFaded),
      // Its keys change more than its blur and what of it is revealed.
      "isMoved": .flag(isMoved), "isTurned": .flag(run.uses(.rotation)),
      // Its transform comes behind that of an earlier run.
      "isAdded": .flag(isMoved && runs.prefix(number).contains { self.isMoved($0, isTile: isTile) }),
      "isBlurred": .flag(run.uses(.blur)), "isRevealed": .flag(run.uses(.reveal)),
      "turnsCopies": .flag(runs.count == 1 || run.uses(.rotation)),
      "frames": .list(run.frames), "legs": .list(run.legs),
    ])
  }

  private func isMoved(_ run: Piece, isTile: Bool) -> Bool {
    run.changes([.x, .y, .scale]) || run.changes([.rotation]) && !isTile
  }

  private static func suffix(_ number: Int) -> String { number == 0 ? "" : "-\(number + 1)" }

  /// How layers of a style sheet move: some by their ratio, some with a header that collapses.
  var runFacts: TemplateFacts {
    TemplateFacts([
      "usesWay": .flag(pieces.contains(where: \.travels)),
      "usesPlainWay": .flag(pieces.contains { $0.travels && !staysCollapsed($0) && $0.pin == nil }),
      "usesPlainFill": .flag(pieces.contains { staysCollapsed($0) && $0.pin == nil }), "far": .number(far),
      // As lengths of a style sheet: how far a layer goes, and where it stays in place. In a header it may go less far.
      "wayLength": .name(inHeader ? "var(--fx-far, \(far.px))" : far.px),
      "holdStart": .name(inHeader ? "var(--fx-pin-from, 0px)" : "calc(1px * var(--fx-pin-from, 0))"),
      "holdEnd": .name(inHeader ? "var(--fx-pin-to, 0px)" : "calc(1px * var(--fx-pin-to, 0))"),
      "holdSpan": .name(
        inHeader
          ? "(var(--fx-pin-to, 0px) - var(--fx-pin-from, 0px))" : "1px * (var(--fx-pin-to, 0) - var(--fx-pin-from, 0))"),
      // What layers of a kind have in common, and the rules of reduced motion.
      "textStyle": .list(commonStyle(of: .text).map(\.facts)),
      "groundStyle": .list(commonStyle(of: .ground).map(\.facts)),
      "tilesStyle": .list(commonStyle(of: .tiles).map(\.facts)),
      "hasStill": .flag(pieces.indices.contains { !stillStyle(at: $0).isEmpty || !stillTileStyle(pieces[$0]).isEmpty }),
      "changesStill": .flag(
        !playedProperties.isEmpty || pieces.indices.contains { !ownStillStyle(at: $0).isEmpty }),
      "stillRules": .list(rules(pieces.indices.map(stillStyle))),
      "ownStillRules": .list(rules(pieces.indices.map(ownStillStyle))),
      // A timeline begins at the first key, which may be before the rest, and reaches farther than a page scrolls.
      "begin": .number(lead), "beginBefore": .number(0 - lead), "hasLead": .flag(lead > 0), "span": .number(far + lead),
      // The timeline of a wrapper counts from its upper edge, that of a scroller from its start.
      "edge": .name(isAcross ? "" : "exit-crossing "), "hasOwnScroller": .flag(isAcross),
      "usesScreen": .flag(header == nil), "usesEase": .flag(isEased),
      "plays": .flag(pieces.contains { $0.isFaded || $0.isKeyed }),
      // The runs that some layer plays, and whether a layer plays several that place it.
      "keyRuns": .list(
        (0..<max(1, pieces.map { playedRuns(of: $0).count }.max() ?? 0)).map {
          TemplateFacts(["run": .name(Self.suffix($0))])
        }),
      "addsRuns": .flag(pieces.contains { playedRuns(of: $0).count > 1 }),
      "allCalm": .flag(header?.bar == nil && !pieces.contains { hasShapedTiles($0) && $0.isShapeKeyed }),
      "playedProperties": .list(playedProperties),
      // What a picture that covers more than its box is to fill, and how far that begins before the box.
      "drawsLarger": .flag(isZoomed || isStillZoomed), "moreX": .flag(moreX),
      "roomX": .name(moreX ? "var(--fx-room-x)" : "100cqw"),
      "moreY": .flag(moreY), "roomY": .name(moreY ? "var(--fx-room-y)" : "var(--fx-box)"),
      "lessX": .name(moreX ? " - var(--fx-more-left, 0px)" : ""),
      "lessY": .name(moreY ? " - var(--fx-more-top, 0px)" : ""),
    ])
  }

  /// Where a timeline has the first key of a piece: one over speed begins with it.
  private func keysAt(_ piece: Piece) -> Double {
    let first = piece.keys.first?.at ?? 0
    return piece.over == .offset ? first + lead : piece.over == .time ? first : 0
  }

  private var moreX: Bool { moreNames.contains { $0.hasSuffix("Left") || $0.hasSuffix("Right") } }
  private var moreY: Bool { moreNames.contains { $0.hasSuffix("Top") || $0.hasSuffix("Bottom") } }

  private func staysCollapsed(_ piece: Piece) -> Bool { header != nil && piece.cover != nil && piece.travels }

  /// What a picture covers more than its box on each side, as lengths, and how much larger it is drawn.
  private func coverStyle(_ piece: Piece) -> [StyleProperty] {
    guard let cover = piece.cover else { return [] }
    func length(_ share: Double, isWide: Bool, _ points: Double) -> String? {
      let part = isWide ? "\((share * 100).short)cqw" : "\(share.short) * var(--fx-box)"
      let sum = (share == 0 ? [] : [part]) + (points == 0 ? [] : [points.px])
      guard let first = sum.first else { return nil }
      return sum.count == 1 && (share == 0 || isWide) ? first : "calc(\(sum.joined(separator: " + ")))"
    }
    let (shares, points) = (cover.shares, cover.points)
    let sides = [
      ("left", length(shares.left, isWide: true, points.left)),
      ("top", length(shares.top, isWide: false, points.top)),
      ("right", length(shares.right, isWide: true, points.right)),
      ("bottom", length(shares.bottom, isWide: false, points.bottom)),
    ]
    return sides.compactMap { name, length in length.map { StyleProperty("--fx-more-\(name)", $0) } }
      + (cover.zoom == 1 ? [] : [StyleProperty("--fx-zoom", cover.zoom.short)])
  }

  /// A layer's position and speed, and the type of a text.
  private func style(_ piece: Piece) -> [StyleProperty] {
    var style = [StyleProperty("--fx-ratio", piece.ratio.short)]
    func add(_ property: String, _ value: String) { style.append(StyleProperty(property, value)) }
    if !piece.isText { add("--fx-picture", piece.aspect.short) }
    add("--fx-x", piece.x.short)
    add("--fx-y", piece.y.short)
    if piece.cover == nil { add("--fx-width", piece.width.short) }
    style += coverStyle(piece)
    if piece.isRepeated {
      let (before, count) = tiles(piece)
      add("--fx-tiles", "\(count)")
      if before != 0 { add("--fx-before", "\(before)") }
    }
    guard let text = piece.text else { return style + piece.look.map(StyleProperty.init) }
    add("--fx-size", text.size.px)
    if text.align != .leading { add("text-align", text.align == .center ? "center" : "end") }
    let ink = HexColor(hex: text.color).digits.lowercased()
    if ink != "ffffff" { add("color", "#\(ink)") }
    if text.weight != .bold { add("font-weight", "\(text.weight.number)") }
    if text.lines.count > 1 { add("--fx-lines", "\(text.lines.count)") }
    return style + piece.look.map(StyleProperty.init)
  }

  /// What all layers of a kind have, where there are several.
  private func commonStyle(of kind: Piece.Kind) -> [StyleProperty] {
    let styles = pieces.filter { $0.kind == kind }.map(style)
    guard styles.count > 1 else { return [] }
    return styles[0].filter { property in styles.allSatisfy { $0.contains(property) } }
  }

  /// Layers with the same style, which share a rule; those without any have none.
  private func rules(_ styles: [[StyleProperty]]) -> [TemplateFacts] {
    var rules: [(style: [StyleProperty], layers: [Int])] = []
    for (index, style) in styles.enumerated() where !style.isEmpty {
      if let rule = rules.firstIndex(where: { $0.style == style }) {
        rules[rule].layers.append(index)
      } else {
        rules.append((style, [index]))
      }
    }
    return rules.map { style, layers in
      let members = layers.map { TemplateFacts(["index": .name("\($0)"), "isLast": .flag($0 == layers.last)]) }
      return TemplateFacts(["members": .list(members), "style": .list(style.map(\.facts))])
    }
  }

  /// Tiles of a piece that goes on without end, as one box: how many before the one at rest, and how many in all, on
  /// the longest screen there is.
  private func tiles(_ piece: Piece) -> (before: Int, count: Int) {
    let longest = isAcross ? screen : Size(width: screen.width, height: screen.width * 3)
    let frame = piece.frame(in: longest)
    let tile = frame.size.length(along: axis)
    guard tile > 0 else { return (0, 1) }
    let start = isAcross ? frame.x : frame.y
    let whole = longest.length(along: axis)
    let way = (isMirrored ? 1 : -1) * piece.ratio * (length - 1) * whole
    let shifts = piece.keys.map { isAcross ? $0.x : $0.y } + [0]
    let low = start + min(0, way) + (shifts.min() ?? 0)
    let high = start + max(0, way) + (shifts.max() ?? 0)
    let lead = lead(of: piece)
    let before = max(0, Int((high / tile).rounded(.up))) + lead
    return (before, before + lead + max(1, Int(((whole - low) / tile).rounded(.up))))
  }
}

/// A declaration of a style sheet.
private struct StyleProperty: Equatable {
  var name: String
  var value: String
  /// Properties that keys animate.
  static let played = ["transform", "filter", "clip-path"]

  init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

  var facts: TemplateFacts {
    TemplateFacts(["property": .name(name), "value": .name(value), "isPlayed": .flag(Self.played.contains(name))])
  }
}

extension Recipe {
  /// Those that some key animates, which stop with reduced motion.
  private var playedProperties: [TemplateFacts] {
    let uses = [uses(.x) || uses(.y) || uses(.scale) || uses(.rotation), uses(.blur), uses(.reveal)]
    return zip(StyleProperty.played, uses).filter(\.1).map { StyleProperty($0.0, "none").facts }
  }

  /// The same as the next, without what every layer is then.
  private func ownStillStyle(at index: Int) -> [StyleProperty] { stillStyle(at: index).filter { $0.value != "none" } }

  /// What the style of a layer is under reduced motion where it is something else otherwise.
  private func stillStyle(at index: Int) -> [StyleProperty] {
    let (piece, values) = (pieces[index], pieces[index].still.values)
    var style: [StyleProperty] = []
    func add(_ property: String, _ value: String) { style.append(StyleProperty(property, value)) }
    if piece.still.ratio != piece.ratio { add("--fx-ratio", piece.still.ratio.short) }
    for property in coverStyle(piece) where property.name != "--fx-zoom" { add(property.name, 0.px) }
    if let cover = piece.cover, cover.zoom != piece.still.zoom { add("--fx-zoom", piece.still.zoom.short) }
    let isPlaced = values[.x] != 0 || values[.y] != 0 || values[.scale] != 1
    let (isTurned, isTile) = (values[.rotation] != 0, hasShapedTiles(piece))
    let first = piece.keys.isEmpty ? nil : piece.beginning
    if isPlaced || isTurned && !isTile || (first.map { $0.rotation != 0 } ?? false) && !isTile {
      let transform = [
        values[.x] != 0 || values[.y] != 0 ? "translate(\(values[.x].px), \(values[.y].px))" : "",
        values[.scale] == 1 ? "" : "scale(\(values[.scale].short))",
        isTurned && !isTile ? "rotate(\(values[.rotation].short)deg)" : "",
      ].filter { !$0.isEmpty }.joined(separator: " ")
      add("transform", transform.isEmpty ? "none" : transform)
    }
    if values[.blur] != 0 || (first.map { $0.blur != 0 } ?? false) {
      add("filter", values[.blur] == 0 ? "none" : "blur(\((values[.blur] / max(0.001, values[.scale])).px))")
    }
    return isTile ? style : style + stillClip(piece)
  }

  private func stillTileStyle(_ piece: Piece) -> [StyleProperty] {
    guard hasShapedTiles(piece) else { return [] }
    let turn = piece.still.values[.rotation]
    let isTurned = turn != 0 || piece.beginning.rotation != 0
    return (isTurned ? [StyleProperty("transform", turn == 0 ? "none" : "rotate(\(turn.short)deg)")] : [])
      + stillClip(piece)
  }

  private func stillClip(_ piece: Piece) -> [StyleProperty] {
    let reveal = piece.still.values[.reveal]
    guard reveal != 1 || piece.beginning.reveal != 1 else { return [] }
    var key = LayerKey(at: 0)
    key.reveal = reveal
    return [StyleProperty("clip-path", reveal == 1 ? "none" : piece.clip(key))]
  }
}

extension Recipe {
  /// The keys of a piece move it as a whole: of a strip of copies, each is turned and revealed by itself.
  private func isKeyed(_ run: Piece, in piece: Piece) -> Bool {
    hasShapedTiles(piece) ? run.isMovedByKeys : run.isKeyed
  }
}

extension Piece {
  /// What a style sheet has a rule of.
  fileprivate enum Kind { case text, ground, tiles }
  fileprivate var kind: Kind? { isText ? .text : isRepeated ? .tiles : cover != nil ? .ground : nil }

  /// Its keyframes are the same over its own stretch of the offset.
  fileprivate func hasSameFrames(as other: Piece) -> Bool {
    keys.count == other.keys.count && from == other.from
      && [KeyChannel.rotation, .blur, .reveal].allSatisfy { uses($0) == other.uses($0) }
      && zip(keys, other.keys).allSatisfy { $0.values == $1.values && $0.ease == $1.ease }
      && zip(shares, other.shares).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  /// Where its keys are from the first to the last.
  private var shares: [Double] {
    let (first, last) = (keys.first?.at ?? 0, keys.last?.at ?? 0)
    return keys.map { ($0.at - first) / max(1e-9, last - first) }
  }

  /// It moves by a ratio, in full motion or with reduced motion.
  fileprivate var travels: Bool { ratio != 0 || still.ratio != 0 }
  /// Its keys move, scale, blur, turn or reveal it.
  var isKeyed: Bool { isMovedByKeys || isShapeKeyed }
  /// Its keys move, scale or blur it.
  var isMovedByKeys: Bool { changes([.x, .y, .scale, .blur]) }
  /// Its keys turn or reveal it.
  var isShapeKeyed: Bool { changes([.rotation, .reveal]) }
  /// Its keys change what reduced motion leaves.
  var isFaded: Bool { changes([.opacity]) }
  var isAnimated: Bool { ratio != 0 || isKeyed || isFaded }

  func changes(_ channels: [KeyChannel]) -> Bool {
    channels.contains { channel in
      let own = keys.filter { $0.sets(channel) }
      guard let first = own.first, let last = own.last, last.at > first.at else { return false }
      return own.contains { $0.values[channel] != first.values[channel] }
    }
  }

  /// The values before its first key.
  var beginning: LayerKey { keys.value(at: -.infinity) }

  /// Its first key moves or scales it.
  var beginsPlaced: Bool { beginning.x != 0 || beginning.y != 0 || beginning.scale != 1 }

  /// The part that a style sheet cuts off at each side at a key.
  fileprivate func clip(_ key: LayerKey) -> String {
    let sides = [hidden.top, hidden.right, hidden.bottom, hidden.left].map { ($0 * (1 - key.reveal) * 100).short + "%" }
    return "inset(\(sides.joined(separator: " ")))"
  }

  /// The same by the property of the share that is hidden.
  fileprivate var hiddenClip: String {
    func side(_ share: Double) -> String {
      share == 0 ? "0" : share == 1 ? "var(--fx-hidden)" : "calc(\(share.short) * var(--fx-hidden))"
    }
    return "inset(\([hidden.top, hidden.right, hidden.bottom, hidden.left].map(side).joined(separator: " ")))"
  }

  /// Its blur before it is scaled, as a style sheet has it.
  func blur(_ key: LayerKey) -> Double { key.blur / max(0.001, key.scale) }

  private var spansKeys: Bool { keys.count > 1 && keys[keys.count - 1].at > keys[0].at }

  /// The values of a key, and the easing of the way to or from it.
  private func facts(of key: LayerKey, ease: Easing) -> TemplateFacts {
    var facts = TemplateFacts([
      "x": .number(key.x), "y": .number(key.y), "scale": .number(key.scale), "opacity": .number(key.opacity),
      "rotation": .number(key.rotation), "blur": .number(blur(key)), "clip": .name(clip(key)), "isEased": .flag(false),
    ])
    guard case .bezier(let x1, let y1, let x2, let y2) = ease else { return facts }
    facts["isEased"] = .flag(true)
    for (name, value) in [("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)] { facts[name] = .number(value) }
    return facts
  }

  /// The ways from a key to the next one, with the values that are others there.
  fileprivate var legs: [TemplateFacts] {
    zip(keys, keys.dropFirst()).map { before, key in
      func changed(_ value: (LayerKey) -> Double) -> Fact {
        .arithmetic(value(key) == value(before) ? nil : .number(value(key)))
      }
      return facts(of: key, ease: key.ease)
        .adding(
          TemplateFacts([
            "duration": .number(key.at - before.at),
            "toX": changed(\.x), "toY": changed(\.y), "toScale": changed(\.scale), "toOpacity": changed(\.opacity),
            "toRotation": changed(\.rotation), "toBlur": changed(blur), "toHidden": changed { (1 - $0.reveal) * 100 },
          ]))
    }
  }

  /// The keys as keyframes, with the easing of the way to the next one.
  fileprivate var frames: [TemplateFacts] {
    guard spansKeys else { return [] }
    let (from, to) = (keys[0].at, keys[keys.count - 1].at)
    return keys.indices.map { number in
      let key = keys[number]
      // Two at one place are a jump: the first one stands a thousandth of a point before it.
      let isJump = number + 1 < keys.count && keys[number + 1].at == key.at
      let share = ((isJump ? max(from, key.at - 0.001) : key.at) - from) / (to - from) * 100
      return facts(of: key, ease: number + 1 < keys.count ? keys[number + 1].ease : .linear)
        .adding(TemplateFacts(["percent": .name(share.formatted(.upTo(9)))]))
    }
  }
}

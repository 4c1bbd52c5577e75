/// What a Photoshop file says of a layer before its channels.
struct LayerRecord {
  enum Section { case none, group, end }

  private(set) var name = ""
  /// The editor's number of it.
  private(set) var number: Int?
  private(set) var frame = ArtFrame.zero
  private(set) var channels: [ChannelLayout.Channel] = []
  private(set) var mode = BlendMode.normal
  private(set) var passesThrough = false
  private(set) var opacity = 1.0
  private(set) var isVisible = true
  /// Whether it is drawn only where the nearest layer behind it is that is not clipped itself.
  private(set) var isClipped = false
  private(set) var section = Section.none
  private(set) var mask: ChannelLayout.Mask?
  /// Whether its channels are its picture: adjustments have none.
  private(set) var isPicture = true
  /// What is not shown.
  private(set) var remark: String?
  /// Effects are listed twice, for old editors and for those since 1998.
  private var (hasOldEffects, hasEffects) = (false, false)
  /// The pixels of a filled shape are cut by it already.
  private var (hasVectorMask, isFill) = (false, false)

  /// Reads a record and moves behind it.
  init(_ bytes: ArtBytes, at place: inout Int, before end: Int, _ limits: ArtLimits) throws(ArtProblem) {
    guard end - place >= 18 else { throw .cutOff }
    var head = ByteCursor(try bytes.bytes(at: place, count: 18))
    let (top, left) = (try head.signedBig(), try head.signedBig())
    let (bottom, right) = (try head.signedBig(), try head.signedBig())
    // Of layers without pixels, some sizes are negative.
    frame = ArtFrame(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    let count = try head.big(2)
    guard frame.isSane, limits.isWithin(width: frame.width, height: frame.height),
      count <= PhotoshopReader.mostChannels
    else { throw .damaged("a layer has no sensible size") }
    place += 18
    guard end - place >= 6 * count + 16 else { throw .cutOff }
    var rest = ByteCursor(try bytes.bytes(at: place, count: 6 * count + 16))
    for _ in 0..<count {
      channels.append(ChannelLayout.Channel(id: try rest.signedBig16(), length: try rest.big(4)))
    }
    guard try rest.big(4) == 0x3842_494D else { throw .damaged("its list of layers is broken") }
    readMode(String(decoding: try rest.take(4), as: UTF8.self))
    opacity = Double(try rest.byte()) / 255
    isClipped = try rest.byte() == 1
    isVisible = try rest.byte() & 2 == 0
    try rest.skip(1)
    let extra = try rest.big(4)
    place += 6 * count + 16
    guard extra <= end - place, extra <= limits.textSize else { throw .cutOff }
    var more = ByteCursor(try bytes.bytes(at: place, count: extra))
    place += extra
    try readMask(&more, limits)
    try readRanges(&more)
    let length = try more.byte()
    name = MacRoman.text(try more.take(length))
    try more.skip(min(more.left, (3 - length % 4)))
    try readBlocks(&more)
  }
}

extension LayerRecord {
  private mutating func say(_ words: String) {
    if remark?.contains(words) != true { remark = remark.map { "\($0) \(words)" } ?? words }
  }

  private static let modes: [String: BlendMode] = [
    "norm": .normal, "mul ": .multiply, "scrn": .screen, "over": .overlay, "dark": .darken, "lite": .lighten,
    "div ": .colorDodge, "idiv": .colorBurn, "hLit": .hardLight, "sLit": .softLight, "diff": .difference,
    "smud": .exclusion, "lddg": .add, "fsub": .subtract, "fdiv": .divide, "hue ": .hue, "sat ": .saturation,
    "colr": .color, "lum ": .luminosity,
  ]
  private static let others = [
    "diss": "dissolve", "lbrn": "linear-burn", "dkCl": "darker-color", "lgCl": "lighter-color", "vLit": "vivid-light",
    "lLit": "linear-light", "pLit": "pin-light", "hMix": "hard-mix",
  ]

  private mutating func readMode(_ key: String) {
    if key == "pass" {
      (mode, passesThrough) = (.normal, true)
    } else {
      mode = Self.modes[key] ?? .other(Self.others[key] ?? LayerNames.clean(key, limits: .standard))
      passesThrough = false
    }
  }

  private mutating func readMask(_ cursor: inout ByteCursor, _ limits: ArtLimits) throws(ArtProblem) {
    let size = try cursor.big(4)
    guard size > 0 else { return }
    var data = ByteCursor(try cursor.take(size))
    guard size >= 18 else { return }
    let (top, left) = (try data.signedBig(), try data.signedBig())
    let (bottom, right) = (try data.signedBig(), try data.signedBig())
    let (around, flags) = (try data.byte(), try data.byte())
    let frame = ArtFrame(x: left, y: top, width: right - left, height: bottom - top)
    // A mask that is turned off.
    guard flags & 2 == 0 else { return }
    guard frame.isSane, limits.isWithin(width: frame.width, height: frame.height) else {
      return say("Its mask is not shown.")
    }
    mask = ChannelLayout.Mask(frame: frame, around: around)
    if flags & 16 != 0 { try readMaskParameters(&data) }
  }

  private mutating func readMaskParameters(_ data: inout ByteCursor) throws(ArtProblem) {
    guard data.left > 0 else { return }
    let given = try data.byte()
    if given & 1 != 0 { mask?.density = try data.byte() }
    if given & 2 != 0, try data.take(8).contains(where: { $0 != 0 }) { say("Its mask is shown without its feather.") }
  }

  /// Ranges of colors, of its own and of those behind, over which it is drawn.
  private mutating func readRanges(_ cursor: inout ByteCursor) throws(ArtProblem) {
    let ranges = try cursor.take(try cursor.big(4))
    let isWhole = stride(from: 0, to: ranges.count - 3, by: 4).allSatisfy { ranges[$0..<$0 + 4] == [0, 0, 255, 255] }
    if !isWhole { say("It is drawn over all colors, not only where \u{201C}Blend If\u{201D} says.") }
  }

  /// Layers that change what is behind them, and what they are called.
  private static let adjustments = [
    "levl": "levels", "curv": "curves", "hue2": "hue and saturation", "brit": "brightness and contrast",
    "blnc": "color balance", "mixr": "a channel mixer", "selc": "selective color", "thrs": "a threshold",
    "post": "posterizing", "grdm": "a gradient map", "phfl": "a photo filter", "expA": "exposure",
    "vibA": "vibrance", "nvrt": "inverting", "clrL": "a color table", "blwh": "black and white",
  ]
  private static let fills = ["SoCo": "a solid color", "GdFl": "a gradient", "PtFl": "a pattern"]

  private mutating func readBlocks(_ cursor: inout ByteCursor) throws(ArtProblem) {
    while cursor.left >= 12 {
      let signature = try cursor.big(4)
      guard signature == 0x3842_494D || signature == 0x3842_3634 else { break }
      let key = String(decoding: try cursor.take(4), as: UTF8.self)
      let size = try cursor.big(4)
      guard size <= cursor.left else { break }
      var block = ByteCursor(try cursor.take(size))
      if size & 1 == 1, cursor.left > 0 { try cursor.skip(1) }
      try readBlock(key, &block)
    }
    if hasVectorMask, !isFill { say("Its vector mask is not shown.") }
    if hasOldEffects, !hasEffects { say("Its effects are not shown.") }
  }

  private mutating func readBlock(_ key: String, _ block: inout ByteCursor) throws(ArtProblem) {
    switch key {
    case "luni":
      guard block.left >= 4 else { return }
      let count = min(try block.big(4), block.left / 2)
      var units: [UInt16] = []
      for _ in 0..<count { units.append(UInt16(truncatingIfNeeded: try block.big(2))) }
      let text = String(decoding: units, as: UTF16.self)
      name = text.hasSuffix("\0") ? String(text.dropLast()) : text
    case "lyid":
      if block.left >= 4 { number = try block.big(4) }
    case "lsct", "lsdk":
      guard block.left >= 4 else { return }
      switch try block.big(4) {
      case 1, 2: section = .group
      case 3: section = .end
      default: break
      }
      guard section == .group, block.left >= 8, try block.big(4) == 0x3842_494D else { return }
      readMode(String(decoding: try block.take(4), as: UTF8.self))
    case "iOpa":
      if block.left >= 1 { opacity *= Double(try block.byte()) / 255 }
    case "lrFX": hasOldEffects = true
    case "lfx2", "lmfx", "lfxs":
      hasEffects = true
      if let words = LayerEffects.remark(&block) { say(words) }
    case "clbl":
      if block.left > 0, try block.byte() == 0 { say("The layers that are clipped to it are blended as a group.") }
    case "knko":
      if block.left > 0, try block.byte() != 0 { say("It is no knockout here.") }
    case "vmsk", "vsms":
      guard block.left >= 8 else { return }
      try block.skip(4)
      // A mask that is turned off.
      hasVectorMask = try block.big(4) & 4 == 0
    case "vscg", "vstk": isFill = true
    case "artb", "artd", "abdd":
      say("The edges and the background of its artboard are not shown.")
    default:
      if let words = Self.adjustments[key] {
        isPicture = false
        say("An adjustment is not shown: \(words).")
      } else if let words = Self.fills[key] {
        isFill = true
        if frame.isEmpty { say("A fill is not shown: \(words). Rasterize the layer.") }
      }
    }
  }
}

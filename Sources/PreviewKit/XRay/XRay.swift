import Boundary
import Documents
import Effects
import Geometry
import Notation

/// The scene's skeleton drawn over it: outlines of every visible layer with names and numbers, and of the whole picture
/// behind each window.
///
/// The album's colors are those of its article: blue covers, green cells, gray floating layers.
public struct XRay {
  var preview: Preview
  /// Width of an outline, in points.
  var line: Double
  /// Screen points per label point: labels have the size of window text, however small the phone is.
  var unit: Double
  /// The layers of the scene that have their names and numbers. Empty: all.
  public var named: Set<Int> = []

  private static let cover = Color(0x2F7BFF)
  private static let cell = Color(0x34C759)
  private static let layer = Color(0xA0A4AB)
  private static let window = Color(0xFF9F0A)
  private static let paper = Color(0x0B0B0C, opacity: 0.78)

  /// - Parameters:
  ///   - scale: Pixels per point: outlines are one and a half pixels wide.
  ///   - zoom: Display size of a screen point: 1 for actual size.
  public init(_ preview: Preview, scale: Double, zoom: Double = 1) {
    self.preview = preview
    unit = zoom > 0 ? 1 / zoom : 1
    line = scale > 0 ? max(0.5, 1.5 / scale) : 1
  }
}

extension XRay {
  public func draw(_ layers: [Layer], at time: Double, into list: inout DrawList) {
    let affordances = preview.scene.effect.affordances(in: preview.setting)
    let moment = preview.moment(at: time)
    let marks = affordances.marks(at: moment)
    let bar = CoveringBar(of: layers, on: preview.setting.screen)
    func isSeen(_ index: Int) -> Bool { layers[index].isVisible && bar?.covers(layers, index) != true }
    outlineWithoutLag(layers, at: moment, into: &list)
    for index in layers.indices where isSeen(index) { outline(layers[index], into: &list) }
    for mark in marks { outline(mark.frame, Self.cell, into: &list) }
    // Labels come last, so that no outline crosses them, and the foremost layers' first, so that they get the space.
    var taken: [Rect] = []
    var pictures: [Rect] = []
    for index in layers.indices where isSeen(index) {
      if layers[index].content.isWords { taken.append(layers[index].visibleFrame) }
      if isNarrow(layers[index]) { pictures.append(layers[index].visibleFrame) }
    }
    for index in layers.indices.reversed()
    where isSeen(index) && isNamed(layers[index])
      && (named.isEmpty || layers[index].id.composedIndex.map(named.contains) ?? true)
    {
      let layer = layers[index]
      label(
        words(for: layer, affordances.name(of: layer.id), at: moment), at: layer.visibleFrame,
        clearOf: isNarrow(layer) || layer.content.isWords ? pictures : nil, color: color(of: layer), besides: &taken,
        into: &list)
    }
    for mark in marks {
      let below = Rect(x: mark.frame.x, y: mark.frame.maxY + 2, width: mark.frame.width, height: 0)
      label([mark.text], at: below, color: Self.cell, besides: &taken, into: &list)
    }
  }

  /// Whether a picture leaves room for its name beside it.
  private func isNarrow(_ layer: Layer) -> Bool {
    switch layer.content {
    case .picture, .shape, .outline: layer.visibleFrame.width < preview.setting.screen.width * 0.75
    default: false
    }
  }

  /// Faint outlines of the places that layers would have if none lagged.
  private func outlineWithoutLag(_ layers: [Layer], at moment: Moment, into list: inout DrawList) {
    guard var past = moment.past, past.hasLag else { return }
    past.catchUp()
    var moment = moment
    moment.past = past
    var prompt: [Layer] = []
    preview.scene.effect.layers(at: moment, in: preview.setting, into: &prompt)
    for layer in prompt where isNamed(layer) {
      guard let late = layers.first(where: { $0.id == layer.id }), late.wholePicture != layer.wholePicture else {
        continue
      }
      outline(layer.wholePicture, Self.layer.opacity(0.6), turn: layer.placement.turn, into: &list)
    }
  }

  private func outline(_ layer: Layer, into list: inout DrawList) {
    switch layer.content {
    case .indicator, .surface(.separator), .surface(.lightSeparator): return
    case .scrim, .blurred: return
    case .title, .text, .heading, .backMark, .tab, .item, .surface, .spinner:
      outline(layer, Self.layer.opacity(0.5), into: &list)
    case .picture, .shape, .page, .outline:
      let whole = layer.wholePicture
      if whole != layer.visibleFrame, isNamed(layer), layer.rotation == 0 || whole != layer.frame {
        outline(whole, Self.window.opacity(0.45), turn: layer.placement.turn, into: &list)
      }
      outline(layer, color(of: layer), into: &list)
    }
  }

  /// Outlines what shows of a layer; of one that is turned, its turned box within its clip.
  private func outline(_ layer: Layer, _ color: Color, into list: inout DrawList) {
    guard let turn = layer.placement.turn else { return outline(layer.visibleFrame, color, into: &list) }
    guard let clip = layer.clip else { return outline(layer.frame, color, turn: turn, into: &list) }
    list.clipped(to: clip) { outline(layer.frame, color, turn: turn, into: &$0) }
  }

  /// Deeper layers of a stack lie under their cover, where their names would only overlap.
  private func isNamed(_ layer: Layer) -> Bool {
    switch layer.content {
    case .picture, .shape, .page, .text: (layer.id.partIndex ?? 0) == 0
    default: false
    }
  }

  private func color(of layer: Layer) -> Color {
    guard let index = layer.id.partIndex else { return Self.window }
    return index == 0 ? Self.cover : Self.layer
  }

  private func outline(_ rect: Rect, _ color: Color, turn: Turn? = nil, into list: inout DrawList) {
    var shape = RoundedShape(frame: rect, radius: 0, border: color, borderWidth: line)
    shape.turn = turn
    list.append(.shape(shape))
  }

  private func words(for layer: Layer, _ name: String?, at moment: Moment) -> [String] {
    let frame = layer.frame
    let whole = layer.wholePicture
    var lines = [
      name ?? LayerName(layer.id).title,
      "\(short(frame.width)) \u{D7} \(short(frame.height)) pt, top at \(short(frame.y))",
    ]
    if layer.isWhole {
      lines.append(
        "whole at \(short(whole.x - frame.x)), \(short(whole.y - frame.y)): "
          + "\(short(whole.width)) \u{D7} \(short(whole.height)) pt")
    } else if layer.crop != .unit, layer.content.isPicture {
      lines.append(
        "of \(short(whole.width)) \u{D7} \(short(whole.height)) pt, "
          + "from \(short(frame.x - whole.x)), \(short(frame.y - whole.y))")
    } else if layer.visibleFrame != whole {
      lines.append("whole from \(short(whole.y))")
    }
    if let past = moment.past, let lag = past.lag(of: layer.id) { lines.append("\(short(lag)) pt of scroll behind") }
    if layer.rotation != 0 { lines.append("turned \(short(layer.rotation))\u{B0}") }
    if layer.blur != 0 { lines.append("blur \(short(layer.blur)) pt") }
    return lines
  }

  private func short(_ number: Double) -> String { number.formatted(.fixed(1)) }

  /// Draws a label above or below what it names, else in its corner below words and labels that it would overlap; only
  /// the name if there is no space for more, and nothing if there is none for that.
  ///
  /// - Parameter pictures: What a label beside its frame must not cover. Nil if there is no space beside it.
  private func label(
    _ lines: [String], at frame: Rect, clearOf pictures: [Rect]? = nil, color: Color, besides taken: inout [Rect],
    into list: inout DrawList
  ) {
    for count in lines.count > 1 ? [lines.count, 1] : [1] {
      let shown = Array(lines.prefix(count))
      let size = size(of: shown)
      guard
        let box = pictures.flatMap({ place(size, beside: frame, clearOf: taken + $0) })
          ?? place(size, at: frame, besides: taken)
      else { continue }
      taken.append(box)
      return draw(shown, in: box, color: color, into: &list)
    }
  }

  private static let size = 9.0
  private static let leading = 12.0
  /// Farthest distance of a label from what it names.
  private static let reach = 140.0

  /// The screen without its bars and rounded corners, where a label would cover the clock or be cut.
  private var room: Rect {
    let (screen, insets) = (preview.setting.screen, preview.setting.insets)
    // A corner reaches further in than a low bar.
    let corner = preview.scene.device.look.corner
    let rise = max(0, corner - min(insets.top, insets.bottom))
    let cut = (corner - (corner * corner - rise * rise).squareRoot()).rounded(.up)
    let (left, right) = (max(insets.left, cut), max(insets.right, cut))
    return Rect(
      x: left, y: insets.top, width: screen.width - left - right, height: screen.height - insets.top - insets.bottom)
  }

  private func size(of lines: [String]) -> Size {
    Size(
      width: (Double(lines.map(\.count).max() ?? 0) * Self.size * 0.56 + 10) * unit,
      height: (Self.leading * Double(lines.count) + 3) * unit)
  }

  /// The frame of a label that begins where its layer does, but in the room.
  private func box(_ size: Size, at frame: Rect, y: Double) -> Rect {
    Rect(
      x: min(max(room.x, frame.x), max(room.x, room.maxX - size.width)), y: y, width: size.width, height: size.height)
  }

  /// The place above or below a frame that is nearest to it and free. Nil if there is none near it.
  private func place(_ size: Size, beside frame: Rect, clearOf taken: [Rect]) -> Rect? {
    for isAbove in [true, false] {
      var box = box(size, at: frame, y: isAbove ? frame.y - size.height - unit : frame.maxY + unit)
      while let other = taken.first(where: { $0.overlaps(box) }) {
        box.y = isAbove ? other.y - size.height - unit : other.maxY + unit
      }
      let distance = isAbove ? frame.y - box.maxY : box.y - frame.maxY
      if box.y >= room.y, box.maxY <= room.maxY, distance <= Self.reach * unit { return box }
    }
    return nil
  }

  private func place(_ size: Size, at frame: Rect, besides taken: [Rect]) -> Rect? {
    let room = room
    // Kept in the room, so that the position of a header that has left at the top is still shown.
    var box = box(size, at: frame, y: min(max(room.y, frame.y), room.maxY - size.height))
    let end = max(frame.maxY, box.maxY)
    while let other = taken.first(where: { $0.overlaps(box) }) {
      box.y = other.maxY + unit
      guard box.maxY <= min(end, room.maxY) else { return nil }
    }
    return box
  }

  private func draw(_ lines: [String], in box: Rect, color: Color, into list: inout DrawList) {
    list.append(.fill(box, Self.paper))
    for (index, text) in lines.enumerated() {
      let line = Rect(
        x: box.x + 5 * unit, y: box.y + (1.5 + Self.leading * Double(index)) * unit, width: box.width - 8 * unit,
        height: Self.leading * unit)
      let style = TextStyle(
        size: Self.size * unit, weight: index == 0 ? .semibold : .regular,
        color: index == 0 ? color : Color(0xE8E9EB), hasTabularDigits: index > 0 || lines.count == 1)
      list.append(.text(text, box: line, style: style))
    }
  }
}

extension LayerContent {
  /// Whether it is words, which no label covers.
  fileprivate var isWords: Bool {
    switch self {
    case .title, .text, .heading, .item: true
    default: false
    }
  }
}

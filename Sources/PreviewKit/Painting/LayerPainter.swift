import Boundary
import Documents
import Effects
import Geometry

/// Turns layers into a frame: text into fonts and colors, pictures into their IDs.
public struct LayerPainter {
  var preview: Preview
  var palette: Palette

  public init(_ preview: Preview) {
    self.preview = preview
    palette = Palette.of(preview.scene.backdrop)
  }

  /// The color behind all layers.
  public var page: Color { palette.page }
}

extension LayerPainter {
  /// Appends a whole screen. It covers every pixel, so nothing needs to be cleared below it.
  public func draw(_ layers: [Layer], at time: Double, into list: inout DrawList) {
    fillGaps(between: layers, into: &list)
    let bar = CoveringBar(of: layers, on: preview.setting.screen)
    // One point more, since the bar's edge may lie between two pixels.
    if let bar { list.append(.fill(bar.frame.inset(by: -1).intersection(preview.setting.screen), palette.page)) }
    let tapped = preview.tappedLayer(at: time)
    var start = 0
    while start < layers.count {
      let run = start..<endOfRun(of: layers, from: start)
      if tapped == nil, var order = PictureOrder(of: layers, in: run) {
        while let index = order.next() { draw(layers, index, below: bar, into: &list) }
      } else if tapped == nil, canDrawRowsLast(of: layers, in: run) {
        for index in run where !layers[index].isDetail && !layers[index].isRow {
          draw(layers, index, below: bar, into: &list)
        }
        drawInOrder(layers, in: run, below: bar, tapped: nil, into: &list) { $0.isRow }
      } else {
        drawInOrder(layers, in: run, below: bar, tapped: tapped, at: time, into: &list) { !$0.isDetail }
      }
      for index in run where layers[index].isLine { draw(layers, index, below: bar, into: &list) }
      for index in run where layers[index].isWords { draw(layers, index, below: bar, into: &list) }
      start = run.upperBound
    }
  }

  /// Draws the layers of a run accepted by `isWanted`, with adjacent rows merged.
  private func drawInOrder(
    _ layers: [Layer], in run: Range<Int>, below bar: CoveringBar?, tapped: LayerID?, at time: Double = 0,
    into list: inout DrawList, _ isWanted: (Layer) -> Bool
  ) {
    var rows = MergedRows()
    for index in run where isWanted(layers[index]) {
      if !rows.takes(layers[index]) {
        fill(&rows, into: &list)
        if !rows.takes(layers[index]) { draw(layers, index, below: bar, into: &list) }
      }
      guard let tapped, tapped == layers[index].id else { continue }
      fill(&rows, into: &list)
      let (frame, mark) = (layers[index].visibleFrame, Palette.tapped.opacity(preview.tapShare(at: time)))
      list.append(
        layers[index].radius > 0
          ? .shape(RoundedShape(frame: frame, radius: layers[index].radius, fill: mark)) : .fill(frame, mark))
    }
    fill(&rows, into: &list)
  }

  /// Draws the merged rows, if there are any.
  private func fill(_ rows: inout MergedRows, into list: inout DrawList) {
    if let frame = rows.take() { list.append(.fill(frame, palette.row)) }
  }

  /// Appends one layer, without anything below it.
  public func draw(alone layer: Layer, into list: inout DrawList) { draw(layer, into: &list) }

  private func draw(_ layers: [Layer], _ index: Int, below bar: CoveringBar?, into list: inout DrawList) {
    guard let bar, bar.covers(layers, index) else { return draw(layers[index], into: &list) }
    if let layer = bar.shrunk(layers[index]) { draw(layer, into: &list) }
  }

  private func draw(_ layer: Layer, into list: inout DrawList) {
    switch layer.content {
    case .picture(let index, let shade):
      draw(
        layer, file: preview.pictures.image(index), sharpAt: preview.sharpSize(of: layer), shade: shade, into: &list)
    case .shape(let shape, let width):
      guard width > 0 else { return }
      draw(
        layer, .shape(shape), sharpAt: Size(width: width, height: width / shape.aspect), tint: .white, into: &list)
    case .page:
      draw(layer, file: preview.pictures.page, sharpAt: preview.sharpSize(of: layer), shade: 0, into: &list)
    case .blurred(let index):
      guard layer.opacity > 0, let file = preview.pictures.image(index) else { return }
      let tint = Color.white.opacity(layer.opacity)
      list.append(.picture(PictureQuad(file.id.blurred, crop: layer.crop, frame: layer.frame, tint: tint)))
    case .title(let index, let title): draw(title, index: index, layer: layer, into: &list)
    case .heading(let zoom, let share): draw(headingZoom: zoom, share: share, layer, into: &list)
    case .backMark: drawBackMark(layer, into: &list)
    case .tab(let isChosen): drawTab(isChosen: isChosen, layer, into: &list)
    case .text(let text): draw(text, of: layer, into: &list)
    case .item(let index, let part, let place):
      drawItem(index, part, place, layer, into: &list)
    case .scrim(let share): drawScrim(share, layer, into: &list)
    case .surface(.shade):
      list.append(
        .shape(
          RoundedShape(
            frame: layer.visibleFrame, radius: layer.radius, fill: color(of: .shade).opacity(layer.opacity))))
    case .surface(.card):
      list.append(
        .shape(RoundedShape(frame: layer.frame, radius: layer.radius, fill: palette.row.opacity(layer.opacity))))
    case .surface(let surface): list.append(.fill(layer.visibleFrame, color(of: surface).opacity(layer.opacity)))
    case .outline:
      list.append(
        .shape(
          RoundedShape(
            frame: layer.frame, radius: layer.radius, border: Color.white.opacity(layer.opacity),
            borderWidth: 1)))
    case .spinner(let pulled, let turns):
      Spinner(pulled: pulled, turns: turns).draw(in: layer.frame, color: palette.spinner, into: &list)
    case .indicator:
      guard layer.opacity > 0 else { return }
      list.append(
        .shape(
          RoundedShape(
            frame: layer.frame, radius: layer.frame.width / 2, fill: palette.indicator.opacity(layer.opacity))))
    }
  }

  /// A darkening that is uniform under the text and fades into the picture above. Only its lower corners can be round.
  private func drawScrim(_ share: Double, _ layer: Layer, into list: inout DrawList) {
    guard layer.opacity > 0 else { return }
    if let clip = layer.clip, layer.visibleFrame != layer.frame {
      var whole = layer
      whole.clip = nil
      return list.clipped(to: clip) { drawScrim(share, whole, into: &$0) }
    }
    let frame = layer.frame
    let (soft, dark) = (Palette.scrim.opacity(0), Palette.scrim.opacity(share * layer.opacity))
    var half = frame
    half.height = frame.height / 2
    guard layer.radius <= 0 else {
      let radius = min(layer.radius, frame.height)
      return RoundedScrim(frame: frame, radius: radius, even: min(half.maxY, frame.maxY - radius), color: dark)
        .draw(into: &list)
    }
    list.append(.gradient(half, from: soft, to: dark, along: .vertical))
    list.append(.fill(half.moved(x: 0, y: half.height), dark))
  }

  /// A picture, already cut to its clip: the canvas then has nothing to remember from one row to the next.
  private func draw(
    _ layer: Layer, file: ScenePicture?, sharpAt size: Size?, shade: Double, into list: inout DrawList
  ) {
    guard layer.opacity > 0 else { return }
    let frame = layer.paintedFrame
    if layer.rotation == 0 {
      guard !frame.isEmpty || layer.finish != nil else { return }
      if layer.isCutByItsBox {
        // The corners are the box's.
        var box = layer
        (box.isWhole, box.shadow) = (false, 0)
        return list.clipped(to: frame) { draw(box, file: file, sharpAt: size, shade: shade, into: &$0) }
      }
    }
    guard let file else { return drawTile(of: layer, in: frame, into: &list) }
    let tint = shade == 0 ? Color.white : Color.white.mixed(with: .black, share: shade)
    if layer.shadow > 0, !layer.isWhole, layer.finish == nil {
      list.append(
        .shape(
          RoundedShape(
            frame: frame.inset(by: 1), radius: layer.radius,
            shadow: RoundedShape.Shadow(
              color: Color.black.opacity(layer.shadow * layer.opacity), blur: 18, offset: Point(x: 0, y: 6),
              moves: true))))
    }
    draw(layer, layer.finish?.making(file.id), file.id, sharpAt: size, tint: tint, into: &list)
  }

  /// Stands in for a picture that is missing.
  private func drawTile(of layer: Layer, in frame: Rect, into list: inout DrawList) {
    let (radius, missing) = (layer.isWhole ? 0 : layer.radius, Palette.missing.opacity(layer.opacity))
    guard layer.rotation != 0 else {
      return list.append(
        radius > 0 ? .shape(RoundedShape(frame: frame, radius: radius, fill: missing)) : .fill(frame, missing))
    }
    var tile = RoundedShape(frame: layer.frame, radius: radius, fill: missing)
    tile.turn = layer.placement.turn
    guard let clip = layer.clip else { return list.append(.shape(tile)) }
    list.clipped(to: clip) { $0.append(.shape(tile)) }
  }

  /// A picture of a file, or one that is made. One that is turned is cut by its clip anywhere.
  private func draw(
    _ layer: Layer, _ making: PictureMaking?, _ file: PictureID = PictureID(rawValue: -1), sharpAt size: Size?,
    tint: Color, into list: inout DrawList
  ) {
    guard layer.opacity > 0 else { return }
    let part = layer.blurredPart
    var (frame, crop) = (part.frame, part.crop)
    if layer.rotation == 0 {
      frame = part.frame == layer.frame ? layer.paintedFrame : layer.clip.map(part.frame.intersection) ?? part.frame
      guard !frame.isEmpty else { return }
      crop = layer.crop(in: frame)
    }
    var quad =
      making.map { PictureQuad($0, crop: crop, frame: frame, tint: tint.opacity(layer.opacity)) }
      ?? PictureQuad(file, crop: crop, frame: frame, tint: tint.opacity(layer.opacity))
    layer.blur(&quad)
    if let blend = layer.finish?.blend { quad.blend = PictureBlend(blend) }
    quad.sharpSize = size
    if making == nil, !layer.isWhole { quad.radius = layer.radius }
    if layer.rotation == 0 {
      quad.joined = layer.joined
      // The corners are those of the whole picture, wherever its clip cuts it.
      if quad.radius > 0, layer.finish != nil, let clip = layer.clip, frame != layer.frame {
        (quad.frame, quad.crop) = (layer.frame, layer.crop)
        return list.clipped(to: clip) { $0.append(.picture(quad)) }
      }
      return list.append(.picture(quad))
    }
    quad.turn = layer.placement.turn
    guard let clip = layer.clip else { return list.append(.picture(quad)) }
    list.clipped(to: clip) { $0.append(.picture(quad)) }
  }

  /// The scene's title in its bar: white with a shadow on the picture, and as dark as the rows' titles on the bar.
  private func draw(headingZoom zoom: Double, share: Double, _ layer: Layer, into list: inout DrawList) {
    guard layer.opacity > 0, zoom > 0 else { return }
    let isSmall = preview.setting.hasSmallTitle
    let color = isSmall || share >= BarMeasures.inkShare ? palette.title : .white
    let style = TextStyle(
      size: BarMeasures.titleSize, zoom: zoom, weight: .bold, color: color.opacity(layer.opacity),
      isRightToLeft: preview.setting.isRightToLeft)
    // On a bar of its own color, a shadow would only blur the letters.
    if color == .white, !isSmall, share < 1 {
      var shadow = style
      shadow.color = Color.black.opacity(BarMeasures.shadow.opacity * layer.opacity)
      // It shrinks with the title, so that it is set once for all sizes.
      shadow.blur = BarMeasures.shadow.deviation * zoom
      // Twice, since one is faint beside thin strokes.
      for _ in 0..<2 { list.append(.text(preview.scene.barTitle, box: layer.frame, style: shadow)) }
    }
    list.append(.text(preview.scene.barTitle, box: layer.frame, style: style))
  }

  /// Draws a back chevron at the start of a line, as large as a title at rest.
  private func drawBackMark(_ layer: Layer, into list: inout DrawList) {
    guard layer.opacity > 0 else { return }
    let isRightToLeft = preview.setting.isRightToLeft
    let style = TextStyle(
      size: BarMeasures.titleSize, color: palette.title.opacity(layer.opacity), isRightToLeft: isRightToLeft)
    list.append(.text(isRightToLeft ? "›" : "‹", box: layer.frame, style: style))
  }

  /// Draws a symbol of a tab bar: the chosen one is filled.
  private func drawTab(isChosen: Bool, _ layer: Layer, into list: inout DrawList) {
    var shape = RoundedShape(frame: layer.frame, radius: layer.radius)
    if isChosen {
      shape.fill = palette.title.opacity(layer.opacity)
    } else {
      (shape.border, shape.borderWidth) = (palette.quiet.opacity(layer.opacity), 2)
    }
    list.append(.shape(shape))
  }

  /// Draws lines laid out once and scaled to their current size, clipped.
  private func draw(_ text: LayerText, of layer: Layer, into list: inout DrawList) {
    guard layer.opacity > 0, text.zoom * layer.zoom > 0 else { return }
    let alignment: TextStyle.Alignment =
      switch text.align {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let weight: TextStyle.Weight =
      switch text.weight {
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    var style = TextStyle(
      size: text.size, zoom: text.zoom * layer.zoom, weight: weight,
      color: Color(text.color).opacity(layer.opacity), alignment: alignment,
      isRightToLeft: preview.setting.isRightToLeft)
    (style.family, style.spacing) = (text.family, text.spacing)
    let count = text.lines.count
    if text.hugs, count == 1 { style.alignment = .center }
    let room = text.hugs ? preview.setting.viewport.width : 0
    for number in 0..<count { line(text.lines[number], of: layer, style, number, of: count, room: room, into: &list) }
  }

  /// Draws a line of text, clipped if its layer's clip requires it.
  ///
  /// - Parameters:
  ///   - number: Which of the lines that share the layer's box, the first at the top.
  ///   - count: How many these are.
  ///   - room: Points beyond either end of the box that a line may take.
  func line(
    _ text: String, of layer: Layer, _ style: TextStyle, _ number: Int = 0, of count: Int = 1, room: Double = 0,
    into list: inout DrawList
  ) {
    var style = style
    style.turn = layer.placement.turn
    style.part = layer.crop
    (style.blur, style.blurs) = (layer.blur, layer.blurs)
    // Whatever shows of a line, it is set for its whole box.
    var box = layer.wholePicture
    if count > 1 {
      let (lines, first) = (Double(count), Double(number))
      box.height /= lines
      box.y += box.height * first
      let (top, bottom) = (max(0, layer.crop.y * lines - first), min(1, layer.crop.maxY * lines - first))
      guard bottom > top else { return }
      (style.part.y, style.part.height) = (top, bottom - top)
      // Of a text that is taller than the screen, lines more than a screen away are left out.
      let screen = preview.setting.screen
      guard (style.turn?.bounds(of: box) ?? box).overlaps(screen.inset(by: -screen.height)) else { return }
    }
    if room > 0, style.part == .unit {
      let isRight = style.alignment == (style.isRightToLeft ? .leading : .trailing)
      let isLeft = style.alignment != .center && !isRight
      if !isLeft { box.x -= room }
      box.width += isLeft || isRight ? room : 2 * room
    }
    guard let clip = layer.clip, layer.visibleFrame != layer.frame || layer.rotation != 0 || layer.blur > 0 else {
      return list.append(.text(text, box: box, style: style))
    }
    list.clipped(to: clip) { $0.append(.text(text, box: box, style: style)) }
  }

  private func draw(_ title: LayerContent.Title, index: Int, layer: Layer, into list: inout DrawList) {
    let titles = preview.scene.content.titles
    let text = titles.isEmpty ? RowName.text(of: index) : titles[index % titles.count]
    let isRightToLeft = preview.setting.isRightToLeft
    let scale = preview.setting.textScale
    var style =
      switch title {
      case .row: TextStyle(size: 17 * scale, color: palette.title, isRightToLeft: isRightToLeft)
      case .picture: TextStyle(size: 18 * scale, weight: .medium, color: .white, isRightToLeft: isRightToLeft)
      }
    style.color = style.color.opacity(layer.opacity)
    style.zoom = layer.zoom
    list.append(.text(text, box: layer.frame, style: style))
  }

  private func color(of surface: LayerSurface) -> Color {
    switch surface {
    case .row, .card: palette.row
    case .separator: palette.separator
    case .lightSeparator: .white
    case .missing: Palette.missing
    case .bar: palette.bar
    case .shade: Palette.scrim
    }
  }
}

extension LayerPainter {
  /// Fills only the areas not covered by any layer with the page's color: painting below the rows would cost as much as
  /// the rows.
  private func fillGaps(between layers: [Layer], into list: inout DrawList) {
    let screen = preview.setting.screen
    var covered = 0.0
    while covered < screen.height {
      let reached = reach(of: layers, from: covered, on: screen)
      if reached > covered {
        covered = reached
      } else {
        let next = nextTop(of: layers, below: covered, on: screen)
        list.append(.fill(Rect(x: 0, y: covered, width: screen.width, height: next - covered), palette.page))
        covered = next
      }
    }
  }

  /// The bottom of the gapless cover from `top` on. One pass suffices, as rows are in order; a header that comes after
  /// them takes another.
  private func reach(of layers: [Layer], from top: Double, on screen: Rect) -> Double {
    var reached = top
    for index in layers.indices where isCovering(layers, index, screen) {
      let frame = layers[index].visibleFrame
      if frame.y <= reached { reached = max(reached, frame.maxY) }
    }
    return reached
  }

  private func nextTop(of layers: [Layer], below top: Double, on screen: Rect) -> Double {
    var next = screen.height
    for index in layers.indices where isCovering(layers, index, screen) {
      let y = layers[index].visibleFrame.y
      if y > top { next = min(next, y) }
    }
    return next
  }

  /// Queried in the array, so that layers rejected by a number are not copied.
  private func isCovering(_ layers: [Layer], _ index: Int, _ screen: Rect) -> Bool {
    // Round corners show what is below them, and so do the edges of what is turned.
    guard layers[index].opacity >= 1, layers[index].finish == nil, layers[index].radius <= 0,
      layers[index].rotation == 0, !layers[index].isWhole,
      layers[index].blur == 0 || !layers[index].blurEdges.spreads, layers[index].frame.x <= 0,
      layers[index].frame.maxX >= screen.width
    else { return false }
    return preview.pictures.isOpaque(layers[index].content)
  }
}

extension LayerFinish {
  /// A picture made from a file’s. Nil if the file’s is drawn as it is.
  fileprivate func making(_ picture: PictureID) -> PictureMaking? {
    guard isMade else { return nil }
    return .finished(
      picture,
      PictureFinishing(
        radius: corner, shadow: shadow, deviation: Self.deviation / width, drop: Self.drop / width))
  }
}

extension PictureBlend {
  fileprivate init(_ blend: LayerSettings.Blend) {
    self =
      switch blend {
      case .normal: .normal
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      }
  }
}

extension Layer {
  /// Blurs a quad of its picture, and says what blurs are to come.
  fileprivate func blur(_ quad: inout PictureQuad) {
    guard blurs.upperBound > 0 else { return }
    quad.blursAhead = BlursAhead(least: blurs.lowerBound, most: blurs.upperBound, edges: blurEdges)
    if blur > 0 { quad.soften(BlurMix(deviation: blur, width: wholePicture.width, edges: blurEdges)) }
  }

  /// Whether the round corners of a box cut a picture that is seen whole in it.
  fileprivate var isCutByItsBox: Bool {
    guard isWhole, radius > 0 else { return false }
    let picture = wholePicture
    return max(min(picture.x - frame.x, frame.maxX - picture.maxX), min(picture.y - frame.y, frame.maxY - picture.maxY))
      < radius
  }

  /// The part of the picture visible in a part of its frame.
  func crop(in part: Rect) -> Rect {
    guard part != frame, frame.width > 0, frame.height > 0 else { return crop }
    return Rect(
      x: crop.x + (part.x - frame.x) / frame.width * crop.width,
      y: crop.y + (part.y - frame.y) / frame.height * crop.height, width: crop.width * part.width / frame.width,
      height: crop.height * part.height / frame.height)
  }
}

extension LayerPainter {
  /// Tolerance in points for edges that differ only by rounding.
  private static let touch = 0.01

  /// The end of a run of layers whose lines and text may all be drawn last, lines before text.
  ///
  /// All text shares one texture and lines are plain like rows, so a list drawn row by row changes textures with every
  /// layer, and in runs only twice. The result is the same as long as nothing in the run overlaps text or lines before
  /// it: the first layer that does begins the next run.
  func endOfRun(of layers: [Layer], from start: Int) -> Int {
    var details: Rect?
    for index in start..<layers.count {
      let frame = layers[index].drawnFrame
      if layers[index].isDetail {
        details = details.map { $0.union(frame) } ?? frame
      } else if let details, details.inset(by: Self.touch).overlaps(frame) {
        return index
      }
    }
    return layers.count
  }
}

extension LayerPainter {
  /// Whether it is better, and possible, to draw the plain rows of a run after everything except text and lines: they
  /// are not all adjacent, and none lies under a later layer.
  ///
  /// Rows and pictures often alternate. Drawn consecutively, plain rows are one batch, and the pictures before them
  /// fully cover the pixels that both share, so that their own edges need no drawing either.
  func canDrawRowsLast(of layers: [Layer], in run: Range<Int>) -> Bool {
    var rows = MergedRows()
    var groups = 0
    for index in run where layers[index].isRow {
      if groups == 0 || !rows.takes(layers[index]) {
        groups += 1
        _ = rows.take()
        _ = rows.takes(layers[index])
      }
      let row = layers[index].visibleFrame.inset(by: Self.touch)
      for later in index + 1..<max(run.upperBound, index + 1)
      where !layers[later].isDetail && !layers[later].isRow && layers[later].visibleFrame.overlaps(row) {
        return false
      }
    }
    return groups > 1
  }
}

extension Layer {
  /// Whether it is the opaque surface of a row.
  var isRow: Bool { if case .surface(.row) = content { opacity >= 1 } else { false } }

  /// Whether it is text or a line on other layers.
  var isDetail: Bool { isWords || isLine }

  var isWords: Bool {
    switch content {
    case .title, .item: true
    default: false
    }
  }

  /// Whether it is a hairline between rows.
  var isLine: Bool {
    switch content {
    case .surface(.separator), .surface(.lightSeparator): true
    default: false
    }
  }
}

import Boundary
import Documents
import Effects
import Geometry

/// Turns layers into a frame: words into colors and fonts, pictures into their numbers.
public struct Paint {
  var preview: Preview
  var palette: Palette

  public init(_ preview: Preview) {
    self.preview = preview
    palette = Palette.of(type(of: preview.scene.effect).backdrop)
  }
}

extension Paint {
  /// Appends a whole screen. It covers every pixel of it, so nothing has to be cleared under it.
  public func draw(_ layers: [Layer], at time: Double, into list: inout DrawList) {
    fillGaps(between: layers, into: &list)
    let tapped = preview.tappedLayer(at: time)
    var start = 0
    while start < layers.count {
      let run = start..<endOfRun(of: layers, from: start)
      if tapped == nil, var order = PictureOrder(of: layers, in: run) {
        while let index = order.next() { draw(layers[index], into: &list) }
      } else if tapped == nil, canDrawRowsLast(of: layers, in: run) {
        for index in run where !layers[index].isDetail && !layers[index].isRow { draw(layers[index], into: &list) }
        drawInOrder(layers, in: run, tapped: nil, into: &list) { $0.isRow }
      } else {
        drawInOrder(layers, in: run, tapped: tapped, at: time, into: &list) { !$0.isDetail }
      }
      for index in run where layers[index].isLine { draw(layers[index], into: &list) }
      for index in run where layers[index].isWords { draw(layers[index], into: &list) }
      start = run.upperBound
    }
  }

  /// Draws those layers of a run that `isWanted` wants, rows that follow each other as one.
  private func drawInOrder(
    _ layers: [Layer], in run: Range<Int>, tapped: LayerID?, at time: Double = 0, into list: inout DrawList,
    _ isWanted: (Layer) -> Bool
  ) {
    var ground = Ground()
    for index in run where isWanted(layers[index]) {
      if !ground.takes(layers[index]) {
        fill(&ground, into: &list)
        if !ground.takes(layers[index]) { draw(layers[index], into: &list) }
      }
      guard let tapped, tapped == layers[index].id else { continue }
      fill(&ground, into: &list)
      list.append(.fill(layers[index].visibleFrame, Palette.tapped.opacity(preview.tapShare(at: time))))
    }
    fill(&ground, into: &list)
  }

  /// Draws the ground that was collected, if there is any.
  private func fill(_ ground: inout Ground, into list: inout DrawList) {
    if let frame = ground.take() { list.append(.fill(frame, palette.row)) }
  }

  private func draw(_ layer: Layer, into list: inout DrawList) {
    switch layer.content {
    case .picture(let index, let shade):
      draw(layer, file: preview.pictures.image(index), shade: shade, into: &list)
    case .page: draw(layer, file: preview.pictures.page, shade: 0, into: &list)
    case .title(let index, let title): draw(title, index: index, layer: layer, into: &list)
    case .surface(let surface): list.append(.fill(layer.visibleFrame, color(of: surface)))
    case .outline:
      list.append(
        .shape(
          RoundedShape(
            frame: layer.frame, radius: 0, border: Color.white.opacity(layer.opacity),
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

  /// A picture, already cut to its clip: the canvas then has nothing to remember from one row to the next.
  private func draw(_ layer: Layer, file: ScenePicture?, shade: Double, into list: inout DrawList) {
    guard layer.opacity > 0 else { return }
    let frame = layer.visibleFrame
    guard let file else { return list.append(.fill(frame, Palette.missing.opacity(layer.opacity))) }
    let tint = Color.white.mixed(with: .black, share: shade).opacity(layer.opacity)
    list.append(.picture(PictureQuad(file.id, crop: layer.crop(in: frame), frame: frame, tint: tint)))
  }

  private func draw(_ title: LayerContent.Title, index: Int, layer: Layer, into list: inout DrawList) {
    let titles = preview.scene.content.titles
    let text = titles.isEmpty ? RowName.text(of: index) : titles[index % titles.count]
    let isRightToLeft = preview.setting.isRightToLeft
    let style =
      switch title {
      case .row: TextStyle(size: 17, color: palette.title, isRightToLeft: isRightToLeft)
      case .picture: TextStyle(size: 18, weight: .medium, color: .white, isRightToLeft: isRightToLeft)
      }
    list.append(.text(text, box: layer.frame, style: style))
  }

  private func color(of surface: LayerContent.Surface) -> Color {
    switch surface {
    case .row: palette.row
    case .separator: palette.separator
    case .lightSeparator: .white
    case .missing: Palette.missing
    }
  }
}

extension Paint {
  /// Fills what no layer covers with the page's color, and nothing else: painting under the rows would cost as much
  /// as the rows.
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

  /// How far down layers cover without a gap. In one go, since rows come in order; a header that comes after them
  /// takes another.
  private func reach(of layers: [Layer], from top: Double, on screen: Rect) -> Double {
    var reached = top
    for layer in layers where isCovering(layer, screen) {
      let frame = layer.visibleFrame
      if frame.y <= reached { reached = max(reached, frame.maxY) }
    }
    return reached
  }

  private func nextTop(of layers: [Layer], below top: Double, on screen: Rect) -> Double {
    var next = screen.height
    for layer in layers where isCovering(layer, screen) && layer.visibleFrame.y > top {
      next = min(next, layer.visibleFrame.y)
    }
    return next
  }

  private func isCovering(_ layer: Layer, _ screen: Rect) -> Bool {
    guard layer.opacity >= 1, layer.frame.x <= 0, layer.frame.maxX >= screen.width else { return false }
    return switch layer.content {
    case .surface(.row), .surface(.missing): true
    case .picture(let index, _): preview.pictures.image(index)?.isOpaque ?? true
    case .page: preview.pictures.page?.isOpaque ?? true
    default: false
    }
  }
}

extension Layer {
  /// The part of the picture that shows in a part of its frame.
  func crop(in part: Rect) -> Rect {
    guard part != frame, frame.width > 0, frame.height > 0 else { return crop }
    return Rect(
      x: crop.x + (part.x - frame.x) / frame.width * crop.width,
      y: crop.y + (part.y - frame.y) / frame.height * crop.height, width: crop.width * part.width / frame.width,
      height: crop.height * part.height / frame.height)
  }
}

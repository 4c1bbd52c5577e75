import Geometry
import Notation
import Parameters

extension AlbumStack {
  var scrollAxis: Axis { axis == .vertical ? .vertical : .horizontal }

  func stack(in setting: Setting) -> DepthStack<Double> {
    let pass = Pass(screen: setting.viewport.length(along: scrollAxis), cell: cellWidth)
    let ratio =
      switch self.ratio {
      case .word(.auto): DepthStack.publishedRatio(pass: pass, cover: coverSize)
      case .number(let number): number
      }
    let effective = setting.ratio(ratio)
    return DepthStack(
      pass: pass, cover: coverSize, layers: Double(layers), inset: inset, ratio: effective,
      isSpread: self.ratio == .word(.auto) && effective == ratio, isUniform: layerShape == .uniform)
  }

  /// The first album is in the middle at offset 0, the second at `pitch`, the last at the last offset. Insets extend
  /// the range.
  public func extent(in setting: Setting) -> Extent {
    let insets = setting.insets
    let (before, after) =
      scrollAxis == .vertical ? (insets.top, insets.bottom) : (setting.leadingInset, setting.trailingInset)
    return Extent(
      axis: scrollAxis, bounds: Extent.bounds(from: 0 - before, to: Double(max(1, setting.rows) - 1) * pitch + after),
      isMirrored: scrollAxis == .horizontal && setting.isRightToLeft, autoplay: setting.isStill ? 0 : autoplay,
      items: Extent.Items(RowTrack(count: setting.rows, rhythm: .even(pitch)), from: 0))
  }

  public func layers(at moment: Moment, in setting: Setting, into list: inout [Layer]) {
    let stack = stack(in: setting)
    appendCoversBehind(at: moment, in: setting, into: &list)
    let first = firstStart(at: moment, stack)
    let albums = RowTrack(count: setting.rows, rhythm: .even(pitch))
    let visible = visibleAlbums(at: moment, in: setting, stack)
    var left = visible.lowerBound
    var right = visible.upperBound - 1
    // From both ends inwards: of two neighbors, the one nearer the middle is in front.
    while left <= right {
      let isLeftFarther =
        stack.pass.position(start: first + albums.top(of: left)).magnitude
        >= stack.pass.position(start: first + albums.top(of: right)).magnitude
      let album = isLeftFarther ? left : right
      if isLeftFarther { left += 1 } else { right -= 1 }
      append(album, start: first + albums.top(of: album), behind: moment.lag(), stack: stack, in: setting, into: &list)
    }
    if setting.tabBar != nil { Bars.append(at: moment, of: extent(in: setting), in: setting, into: &list) }
  }

  /// The blurred cover of the album in the middle and, between two albums, that of the next one, behind everything.
  private func appendCoversBehind(at moment: Moment, in setting: Setting, into list: inout [Layer]) {
    guard coverBehind > 0, setting.rows > 0 else { return }
    let place = min(max(0, moment.place / max(1, pitch)), Double(setting.rows - 1))
    let album = Int(place)
    let (going, coming) = Crossfade(share: place - Double(album)).opacities(together: coverBehind)
    func behind(_ album: Int, _ opacity: Double) {
      guard opacity > 0 else { return }
      let picture = setting.picture(album)
      let crop = PictureFit(focus: setting.fit(ofPicture: picture).focus)
        .crop(aspect: setting.aspect(ofPicture: picture), box: setting.viewport)
      list.show(
        Layer(
          LayerID(.behind, album), frame: setting.screen, crop: crop, opacity: opacity,
          content: .blurred(picture)), on: setting.screen)
    }
    behind(album, going)
    behind(album + 1, coming)
  }

  /// Start of the first cell on the screen, in points.
  fileprivate func firstStart(at moment: Moment, _ stack: DepthStack<Double>) -> Double {
    stack.pass.screen / 2 - cellWidth / 2 - moment.place
  }

  /// The albums whose cells start in `-cell ... screen`. Covers wider than their cells extend the range.
  fileprivate func visibleAlbums(at moment: Moment, in setting: Setting, _ stack: DepthStack<Double>) -> Range<Int> {
    let first = firstStart(at: moment, stack)
    return RowTrack(count: setting.rows, rhythm: .even(pitch))
      .rows(from: -first - cellWidth - overhang, to: stack.pass.screen - first + overhang)
  }

  /// Overhang of a cover beyond its cell on either side, in points.
  private var overhang: Double { max(0, coverSize - cellWidth) / 2 }

  private func append(
    _ album: Int, start: Double, behind lag: Double, stack: DepthStack<Double>, in setting: Setting,
    into list: inout [Layer]
  ) {
    guard start - overhang < stack.pass.screen, start + cellWidth + overhang > 0 else { return }
    let across = (setting.viewport.length(along: scrollAxis.crossing) - coverSize) / 2
    for index in stride(from: layers - 1, through: 0, by: -1) {
      let along = stack.frame(layer: index, start: start, behind: lag).moved(x: start, y: across)
      let frame = scrollAxis == .vertical ? along.transposed : setting.directed(along)
      var layer = Layer(
        LayerID(.albumLayer, album, index), frame: frame, opacity: Self.opacity(layer: Double(index), step: alphaStep),
        picture: setting.picture(album + index), shade: Self.shade(layer: Double(index), step: shade), in: setting)
      if index > 0 && layerFill == .outline { layer.content = .outline }
      layer.radius = min(radius, frame.width / 2, frame.height / 2)
      layer.shadow = index == 0 ? shadow : 0
      list.show(layer, on: setting.screen)
      // Outlined stacks have a frame around the cover too, as in the article.
      guard index == 0, layerFill == .outline else { continue }
      list.show(Layer(LayerID(.border, album), frame: frame, content: .outline), on: setting.screen)
    }
    if !setting.items.isEmpty, scrollAxis == .horizontal {
      caption(album, start: start, below: across + coverSize, stack, in: setting, into: &list)
    }
  }

  /// The texts of an album below its cover, while it is near the middle.
  private func caption(
    _ album: Int, start: Double, below bottom: Double, _ stack: DepthStack<Double>, in setting: Setting,
    into list: inout [Layer]
  ) {
    let middle = start + cellWidth / 2
    let away = (middle - stack.pass.screen / 2) / max(1, pitch)
    let opacity = Self.captionOpacity(away: away)
    guard opacity > 0 else { return }
    let item = album % setting.items.count
    let width = min(setting.viewport.width - 32, max(cellWidth, coverSize))
    var top = bottom + Self.captionGap
    func line(_ part: ItemPart, _ kind: LayerKind, _ number: Int?, _ height: Double) {
      let box = Rect(x: middle - width / 2, y: top, width: width, height: height * setting.textScale)
      list.show(
        Layer(
          LayerID(kind, album, number), frame: setting.directed(box), opacity: opacity,
          content: .item(item, part, coverBehind > 0 ? .captionOnPicture : .caption)), on: setting.screen)
      top += box.height
    }
    line(.title, .albumTitle, nil, 30)
    for number in 0..<setting.item(item).subtitles { line(.subtitle(number), .albumSubtitle, number, 24) }
    if setting.item(item).hasValue { line(.value, .albumValue, nil, 24) }
  }

  public static let captionGap = 28.0

  /// Distances of a cover from the middle, in pitches, at which its texts begin to fade and are gone.
  public static let captionReach = (full: 0.6 / 2.6, none: 1.6 / 2.6)

  /// Opacity of the texts below a cover.
  ///
  /// - Parameter away: Distance of the cover from the middle, in pitches, with its sign.
  public static func captionOpacity<Number: Quantity>(away: Number) -> Number {
    let fading = captionReach.none - captionReach.full
    let (most, slope) = (Number(floatLiteral: captionReach.none / fading), Number(floatLiteral: 1 / fading))
    return (most - slope * .size(away)).clamped(0, 1).called("captionOpacity", "of the words below it")
  }

  /// Opacity of a layer: the deeper, the paler.
  public static func opacity<Number: Quantity>(layer: Number, step: Number) -> Number {
    Number.most(0, 1 - step * layer).called("opacity", "the deeper, the paler")
  }

  /// The shade of a layer relative to the cover: deeper layers are darker.
  public static func shade<Number: Quantity>(layer: Number, step: Number) -> Number {
    .least(Number(floatLiteral: deepestShade), step * layer)
  }

  public static let deepestShade = 0.5
}

extension AlbumStack {
  /// Scrolls a few albums on, so that stacks fan out as they pass the middle, then a few more, and back. The moment is
  /// between two covers.
  public func demo(in setting: Setting) -> Demo {
    let start = extent(in: setting).bounds.lowerBound
    return Demo(
      Gesture(
        Gesture.Stroke(to: start + pitch * 2, lasting: 1.1, pause: 0.3),
        Gesture.Stroke(to: start + pitch * 4, lasting: 1.1, pause: 0.3),
        Gesture.Stroke(to: start, lasting: 1.6, pause: 0.3)), moment: 320)
  }

  public func affordances(in setting: Setting) -> any EffectAffordances {
    AlbumAffordances(effect: self, setting: setting)
  }
}

/// The edge of a cover to drag, and the cells of the x-ray.
private struct AlbumAffordances: EffectAffordances {
  let effect: AlbumStack
  let setting: Setting

  /// The far edge of the cover nearest to the middle. Covers are centered in their cells, so the size grows by twice
  /// the drag distance.
  func handles(on layers: [Layer], at offset: Double) -> [Handle] {
    let middle = setting.screen.center
    func distance(_ layer: Layer) -> Double {
      (layer.frame.midX - middle.x).magnitude + (layer.frame.midY - middle.y).magnitude
    }
    let covers = layers.filter { $0.id.kind == .albumLayer && $0.id.partIndex == 0 }
    guard let frame = covers.min(by: { distance($0) < distance($1) })?.frame else { return [] }
    let line =
      effect.axis == .horizontal
      ? Rect(x: frame.maxX, y: frame.y, width: 0, height: frame.height)
      : Rect(x: frame.x, y: frame.maxY, width: frame.width, height: 0)
    return [Handle(\AlbumStack.coverSize, line: line, axis: effect.scrollAxis, .length(perPoint: 2))]
  }

  /// The cells, labeled with their positions.
  func marks(at moment: Moment) -> [Mark] {
    let (stack, axis) = (effect.stack(in: setting), effect.scrollAxis)
    let across = (setting.viewport.length(along: axis.crossing) - effect.coverSize) / 2
    return effect.visibleAlbums(at: moment, in: setting, stack).map { album in
      let start = effect.firstStart(at: moment, stack) + Double(album) * effect.pitch
      let along = Rect(x: start, y: across, width: effect.cellWidth, height: effect.coverSize)
      let position = stack.pass.position(start: start).rounded(digits: 2)
      return Mark(frame: axis == .vertical ? along.transposed : setting.directed(along), text: "pos \(position)")
    }
  }
}

extension LayerKind {
  fileprivate static let albumLayer = LayerKind("album", "layer")
  fileprivate static let behind = LayerKind("album", "behind")
  fileprivate static let border = LayerKind("album", "border")
  fileprivate static let albumTitle = LayerKind("album", "title")
  fileprivate static let albumSubtitle = LayerKind("album", "subtitle")
  fileprivate static let albumValue = LayerKind("album", "value")
}

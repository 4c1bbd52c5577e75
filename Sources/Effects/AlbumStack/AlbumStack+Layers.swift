import Geometry
import Parameters
import Text

extension AlbumStack {
  var scrollAxis: Axis { axis == .vertical ? .vertical : .horizontal }

  func stack(in setting: Setting) -> DepthStack {
    let pass = Pass(screen: setting.viewport.length(along: scrollAxis), cell: cellWidth)
    let ratio =
      switch self.ratio {
      case .word(.auto): DepthStack.publishedRatio(pass: pass, cover: coverSize)
      case .number(let number): number
      }
    return DepthStack(
      pass: pass, cover: coverSize, layers: layers, inset: inset, ratio: setting.ratio(ratio),
      isUniform: layerShape == .uniform)
  }

  /// At offset 0 the first album is in the middle, at `pitch` the second, at the last offset the last one; insets let
  /// the content go on by as much.
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
    let first = firstStart(at: moment, stack)
    let albums = RowTrack(count: setting.rows, rhythm: .even(pitch))
    let visible = visibleAlbums(at: moment, in: setting, stack)
    var left = visible.lowerBound
    var right = visible.upperBound - 1
    // From both ends inwards: of two neighbours, the one nearer the middle is in front.
    while left <= right {
      let isLeftFarther =
        stack.pass.position(start: first + albums.top(of: left)).magnitude
        >= stack.pass.position(start: first + albums.top(of: right)).magnitude
      let album = isLeftFarther ? left : right
      if isLeftFarther { left += 1 } else { right -= 1 }
      append(album, start: first + albums.top(of: album), stack: stack, in: setting, into: &list)
    }
  }

  /// Where the first cell begins on the screen.
  private func firstStart(at moment: Moment, _ stack: DepthStack) -> Double {
    stack.pass.screen / 2 - cellWidth / 2 - moment.place
  }

  /// The albums whose cells touch the screen: those that start in `-cell ... screen`. A cover wider than its cell
  /// does for longer.
  private func visibleAlbums(at moment: Moment, in setting: Setting, _ stack: DepthStack) -> Range<Int> {
    let first = firstStart(at: moment, stack)
    return RowTrack(count: setting.rows, rhythm: .even(pitch))
      .rows(from: -first - cellWidth - overhang, to: stack.pass.screen - first + overhang)
  }

  /// How far a cover wider than its cell reaches out of it on either side.
  private var overhang: Double { max(0, coverSize - cellWidth) / 2 }

  /// The cells, with the position from which everything in them follows.
  public func marks(at moment: Moment, in setting: Setting) -> [Mark] {
    let stack = stack(in: setting)
    let across = (setting.viewport.length(along: scrollAxis.crossing) - coverSize) / 2
    return visibleAlbums(at: moment, in: setting, stack).map { album in
      let start = firstStart(at: moment, stack) + Double(album) * pitch
      let along = Rect(x: start, y: across, width: cellWidth, height: coverSize)
      let position = stack.pass.position(start: start).rounded(digits: 2)
      return Mark(
        frame: scrollAxis == .vertical ? along.transposed : setting.directed(along), text: "pos \(position)")
    }
  }

  private func append(_ album: Int, start: Double, stack: DepthStack, in setting: Setting, into list: inout [Layer]) {
    guard start - overhang < stack.pass.screen, start + cellWidth + overhang > 0 else { return }
    let across = (setting.viewport.length(along: scrollAxis.crossing) - coverSize) / 2
    for index in stride(from: layers - 1, through: 0, by: -1) {
      let along = stack.frame(layer: index, start: start).moved(x: start, y: across)
      let frame = scrollAxis == .vertical ? along.transposed : setting.directed(along)
      let picture = setting.picture(album + index)
      list.show(
        Layer(
          LayerID("album", album, "layer", index), frame: frame,
          crop: AspectFill.crop(aspect: setting.aspect(ofPicture: picture), box: frame.size),
          opacity: max(0, 1 - alphaStep * Double(index)),
          content: index > 0 && layerFill == .outline ? .outline : .picture(picture, shade: Self.shade(index))),
        on: setting.screen)
      // Outlined stacks have a frame around the cover, too, as the article's have.
      guard index == 0, layerFill == .outline else { continue }
      list.show(Layer(LayerID("album", album, "border"), frame: frame, content: .outline), on: setting.screen)
    }
  }

  /// How much darker a layer is than the cover: what lies deeper gets less light.
  private static func shade(_ layer: Int) -> Double { min(deepestShade, shadeStep * Double(layer)) }

  public static let shadeStep = 0.06
  public static let deepestShade = 0.5
}

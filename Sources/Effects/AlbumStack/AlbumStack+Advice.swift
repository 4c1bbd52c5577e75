import Geometry
import Parameters

extension AlbumStack {
  /// Advice on albums: layers that leave their cell, and the room for them.
  public struct Advice: RatioAdvice {
    public var effect: AlbumStack
    public var setting: Setting
  }

  public func advice(in setting: Setting) -> Advice { Advice(effect: self, setting: setting) }
}

extension AlbumStack.Advice {
  /// None for a stack without layers: nothing of it moves.
  public var coverages: [Coverage] {
    guard effect.layers > 0 else { return [] }
    var coverage = coverage
    coverage.field = AlbumStack.path(of: \.ratio)
    return [coverage]
  }

  /// Layers stay within their cell while `|1 - ratio|·(screen + cell) <= cell - cover`. A cover by itself has no layers
  /// that could leave it.
  public var coverage: Coverage {
    let stack = effect.stack(in: setting)
    let coverSize = effect.coverSize
    let box = Size(width: coverSize, height: coverSize)
    let sizes = (0..<max(1, shownPictures)).map { setting.size(ofPicture: $0, in: box) }
    let widest = sizes.map(\.width).max() ?? coverSize
    return Coverage(
      ratio: stack.ratio, safe: effect.layers > 1 ? stack.safeRatios : Coverage.every(with: stack.ratio),
      drift: stack.pass.drift(ratio: stack.ratio), zoom: coverSize > 0 ? widest / coverSize : 1,
      sharpPicture: Size(
        width: widest * setting.scale,
        height: (sizes.map(\.height).max() ?? coverSize) * setting.scale))
  }

  /// No cover at all, and layers that stand out of their cell; no ratio helps where the cover does by itself.
  public var findings: [Finding] {
    guard effect.layers > 0 else {
      return [
        finding([\.layers], "nothing is shown of the albums: a stack of no layers has no cover", at: .offset(start))
      ]
    }
    let coverage = coverage
    guard effect.coverSize > effect.cellWidth, !coverage.isCovered else {
      return [unsafe(coverage, [\.ratio], "layers leave their cell", at: .offset(start))].compactMap(\.self)
    }
    let safe = coverage.safe.map(Finding.text) ?? "no ratio"
    return [
      finding(
        [\.coverSize, \.cellWidth], "the cover is larger than its cell; \(safe) is safe here", at: .offset(start))
    ]
  }

  /// One picture for every album, and one more for each further layer of the last one that is neither too small nor
  /// too pale to be seen.
  public var shownPictures: Int {
    let seen = (0..<max(0, effect.layers)).prefix { index in
      let depth = Double(index)
      return effect.coverSize > effect.inset * depth && effect.alphaStep * depth < 1
    }.count
    guard setting.rows > 0, seen > 0 else { return 0 }
    let behind = effect.layerFill == .picture ? seen - 1 : 0
    return min(setting.pictures.count, min(setting.rows, setting.pictures.count) + behind)
  }

  /// A cover; or a safe ratio, or a cell with room for the ratio; where there is no such cell and the cover is too
  /// large for this one, a cover and a cell that fit each other.
  public var remedies: [AlbumStack] {
    if effect.layers < 1 { return [effect.with(\.layers, 1)] }
    let roomy = roomyCell.map { [effect.with(\.cellWidth, $0)] }
    if effect.coverSize <= effect.cellWidth {
      return [effect.with(\.ratio, .number(coverage.nearestSafe))] + (roomy ?? [])
    }
    let fanned = effect.with(\.ratio, .word(.auto))
    return roomy ?? [fanned.with(\.cellWidth, effect.coverSize), fanned.with(\.coverSize, effect.cellWidth)]
  }

  /// The shortest cell, in whole points, that has room for the ratio; nil if none has, or the ratio follows from the
  /// cell.
  private var roomyCell: Double? {
    guard case .number(let ratio) = effect.ratio else { return nil }
    let screen = setting.viewport.length(along: effect.scrollAxis)
    let cell = DepthStack.coveringCell(
      screen: screen, cover: effect.coverSize, ratio: setting.ratio(ratio))?.rounded(.up)
    return cell.flatMap { AlbumStack.parameter(\.cellWidth)?.domain.range?.contains($0) == true ? $0 : nil }
  }
}

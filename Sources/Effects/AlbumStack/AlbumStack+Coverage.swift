import Geometry
import Parameters

extension AlbumStack {
  /// None of a stack without layers: nothing of it moves.
  public func coverages(in setting: Setting) -> [Coverage] { layers > 0 ? [coverage(in: setting)] : [] }

  /// Layers stay within their cell while `|1 - ratio|·(screen + cell) <= cell - cover`. A cover by itself has no layers
  /// that could leave it.
  public func coverage(in setting: Setting) -> Coverage {
    let stack = stack(in: setting)
    let box = Size(width: coverSize, height: coverSize)
    let sizes = shownAspects(in: setting).map { AspectFill.size(aspect: $0, box: box) }
    let widest = sizes.map(\.width).max() ?? coverSize
    return Coverage(
      ratio: stack.ratio, safe: layers > 1 ? stack.safeRatios : Coverage.every(with: stack.ratio),
      drift: stack.pass.drift(ratio: stack.ratio), zoom: coverSize > 0 ? widest / coverSize : 1,
      sharpPicture: Size(
        width: widest * setting.scale,
        height: (sizes.map(\.height).max() ?? coverSize) * setting.scale))
  }

  /// No cover at all, and layers that stand out of their cell; no ratio helps where the cover does by itself.
  public func findings(in setting: Setting) -> [Finding] {
    guard layers > 0 else {
      return [Finding(["layers"], "nothing is shown of the albums: a stack of no layers has no cover")]
    }
    let coverage = coverage(in: setting)
    guard coverSize > cellWidth, !coverage.isCovered else {
      return [Finding.unsafe(coverage, ["ratio"], "layers leave their cell")].compactMap(\.self)
    }
    let safe = coverage.safe.map(Finding.text) ?? "no ratio"
    return [Finding(["coverSize", "cellWidth"], "the cover is larger than its cell; \(safe) is safe here")]
  }

  /// One picture for every album, and one more for each further layer of the last one that is neither too small nor
  /// too pale to be seen.
  public func shownPictures(in setting: Setting) -> Int {
    let seen = (0..<max(0, layers)).prefix { coverSize > inset * Double($0) && alphaStep * Double($0) < 1 }.count
    guard setting.rows > 0, seen > 0 else { return 0 }
    let behind = layerFill == .picture ? seen - 1 : 0
    return min(setting.pictures.count, min(setting.rows, setting.pictures.count) + behind)
  }

  /// A cover; or a safe ratio, or a cell with room for the ratio; where there is no such cell and the cover is too
  /// large for this one, a cover and a cell that fit each other.
  public func remedies(in setting: Setting) -> [Self] {
    if layers < 1 { return [with(\.layers, 1)] }
    let roomy = roomyCell(in: setting).map { [with(\.cellWidth, $0)] }
    if coverSize <= cellWidth { return [with(\.ratio, .number(coverage(in: setting).nearestSafe))] + (roomy ?? []) }
    let fanned = with(\.ratio, .word(.auto))
    return roomy ?? [fanned.with(\.cellWidth, coverSize), fanned.with(\.coverSize, cellWidth)]
  }

  /// The shortest cell, in whole points, that has room for the ratio; nil where none has, or the ratio follows from
  /// the cell.
  private func roomyCell(in setting: Setting) -> Double? {
    guard case .number(let ratio) = ratio else { return nil }
    let screen = setting.viewport.length(along: scrollAxis)
    let cell = DepthStack.coveringCell(screen: screen, cover: coverSize, ratio: setting.ratio(ratio))?.rounded(.up)
    return cell.flatMap { Self.parameter("cellWidth")?.domain.range?.contains($0) == true ? $0 : nil }
  }
}

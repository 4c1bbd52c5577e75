import Geometry
import Parameters

extension AlbumStack {
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    let insets = setting.insets
    let (before, after) =
      scrollAxis == .vertical ? (insets.top, insets.bottom) : (setting.leadingInset, setting.trailingInset)
    return .stack(
      StackBlueprint(
        stack: stack(in: setting), screen: setting.viewport, axis: scrollAxis,
        isMirrored: extent(in: setting).isMirrored, count: min(max(0, setting.rows), limit), pitch: pitch,
        alphaStep: alphaStep, shade: shade, radius: radius, shadow: shadow, coverBehind: coverBehind,
        isOutlined: layerFill == .outline, autoplay: autoplay, isSpread: ratio == .word(.auto), before: before,
        after: after, follow: follow))
  }
}

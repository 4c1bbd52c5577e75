import Geometry

extension StretchBanner {
  public func handles(on layers: [Layer], in setting: Setting) -> [Handle] {
    // While the banner collapses, its edge follows the rows, whatever its height at rest.
    let height = restingHeight(in: setting)
    let shown = layers.first { $0.id.owner == "banner" && $0.id.part == "image" }?.visibleFrame.height ?? 0
    return [
      Handle.header(
        "banner", minimum: minHeight, resting: shown >= height - 0.5 ? height : nil, of: layers, in: setting),
      Handle.row("rowHeight", part: "background", of: layers, in: setting) { $0 + 1 },
    ].compactMap { $0 }
  }
}

import Geometry

extension Layers {
  /// The lower edge of a header, which sets its height or, once collapsed, its minimum height; and the edge of a row.
  public func handles(on layers: [Layer], in setting: Setting) -> [Handle] {
    guard place == .header else { return [] }
    return [
      header(of: layers, in: setting),
      Handle.row("rowHeight", part: "background", of: layers, in: setting) { $0 + 1 },
    ].compactMap { $0 }
  }

  /// All layers of a header are clipped to its box, so the clip is its frame.
  private func header(of layers: [Layer], in setting: Setting) -> Handle? {
    guard let box = layers.first(where: { $0.id.owner == "layer" })?.clip else { return nil }
    let minimum = min(minHeight, height)
    return Handle(
      minimum > 0 && box.height <= minimum + 0.5 ? "minHeight" : "height",
      line: Rect(x: box.x, y: box.maxY, width: box.width, height: 0), axis: .vertical, .length(perPoint: 1))
  }
}

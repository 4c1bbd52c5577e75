import Geometry

/// The handles of a header: its lower edge, and that of a row.
struct HeaderAffordances<Subject: HeaderOverRows>: EffectAffordances {
  let effect: Subject
  let setting: Setting
  /// The layer of the picture.
  let picture: LayerKind
  /// Whether the edge follows the rows while the header collapses, whatever its height at rest.
  let isCarriedByRows: Bool
}

extension HeaderAffordances {
  func handles(on layers: [Layer], at offset: Double) -> [Handle] {
    [edge(of: layers), Handle.row(Subject.fields.rowHeight, part: .rowBackground, of: layers, in: setting) { $0 + 1 }]
      .compactMap(\.self)
  }

  func landmarks() -> [Landmark] {
    let (header, extent) = (effect.header(in: setting), effect.extent(in: setting))
    let rest = extent.bounds.lowerBound
    return [
      Landmark("Collapsed", at: rest + header.collapse),
      extent.refresh.map { Landmark("Refreshes", at: rest - $0.threshold) },
    ].compactMap(\.self)
  }

  /// The lower edge sets the shape at rest, or the minimum height once collapsed.
  private func edge(of layers: [Layer]) -> Handle? {
    guard let frame = layers.first(where: { $0.id.kind == picture })?.visibleFrame else { return nil }
    let width = setting.viewport.width
    let line = Rect(x: 0, y: frame.maxY, width: width, height: 0)
    let minimum = setting.points(effect.minHeight)
    if minimum > 0, frame.maxY <= minimum + 0.5 {
      return Handle(Subject.fields.minHeight, line: line, axis: .vertical, .length(perPoint: 1))
    }
    guard !isCarriedByRows || frame.height >= effect.header(in: setting).height - 0.5 else { return nil }
    return Handle(Subject.fields.aspect, line: line, axis: .vertical, .aspect(width: width))
  }
}

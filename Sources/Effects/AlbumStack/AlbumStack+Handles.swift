import Geometry

extension AlbumStack {
  /// The far edge of the cover nearest to the middle. Covers are centered in their cells, so the size grows by twice
  /// the drag distance.
  public func handles(on layers: [Layer], in setting: Setting) -> [Handle] {
    let middle = setting.screen.center
    func distance(_ layer: Layer) -> Double {
      (layer.frame.midX - middle.x).magnitude + (layer.frame.midY - middle.y).magnitude
    }
    let covers = layers.filter { $0.id.owner == "album" && $0.id.part == "layer" && $0.id.partIndex == 0 }
    guard let cover = covers.min(by: { distance($0) < distance($1) }) else { return [] }
    let frame = cover.frame
    return [
      axis == .horizontal
        ? Handle(
          "coverSize", line: Rect(x: frame.maxX, y: frame.y, width: 0, height: frame.height), axis: .horizontal,
          .length(perPoint: 2))
        : Handle(
          "coverSize", line: Rect(x: frame.x, y: frame.maxY, width: frame.width, height: 0), axis: .vertical,
          .length(perPoint: 2))
    ]
  }
}

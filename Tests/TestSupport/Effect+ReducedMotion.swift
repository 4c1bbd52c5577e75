import Effects
import Geometry

extension Effect {
  /// The layers whose words can be read whole at some offset: all of their box is on the screen and within its clip,
  /// opaque, sharp and not revealed in part.
  ///
  /// - Parameter places: Distances from rest that are looked at besides.
  public func wordsRead(in setting: Setting, also places: [Double] = []) -> Set<LayerID> {
    let bounds = extent(in: setting).bounds
    let step = max(11, (bounds.upperBound - bounds.lowerBound) / 100)
    var read: Set<LayerID> = []
    for offset in places.map({ bounds.lowerBound + $0 }).filter(bounds.contains)
      + stride(from: bounds.lowerBound, through: bounds.upperBound, by: step)
    {
      for layer in layers(at: offset, in: setting) where layer.isReadWhole(in: setting) { read.insert(layer.id) }
    }
    return read
  }

  /// The number of layers, and one that moves otherwise than with the content or not at all.
  public func movement(at offset: Double, in setting: Setting) -> (count: Int, complaint: String?) {
    let (extent, way) = (extent(in: setting), 0.001)
    let later = Dictionary(
      layers(at: offset + way, in: setting).map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    var count = 0
    for layer in layers(at: offset, in: setting) {
      // The indicator says where the list is, and a refresh control is no part of it.
      guard !["list", "refresh"].contains(layer.id.owner), let other = later[layer.id] else { continue }
      count += 1
      let complaint = layer.complaint(about: other, moved: extent.isMirrored ? way : 0 - way, along: extent.axis)
      if let complaint { return (count, "\(layer.id) \(complaint) at \(offset)") }
    }
    return (count, nil)
  }
}

extension Layer {
  fileprivate func isReadWhole(in setting: Setting) -> Bool {
    guard opacity > 0.9, crop == .unit, blur < 0.5 else { return false }
    switch content {
    case .text(let text): guard text.size * text.zoom > 9 else { return false }
    case .title, .heading, .item: break
    default: return false
    }
    var whole = self
    whole.clip = nil
    let (box, seen) = (whole.placement.bounds, placement.bounds.intersection(setting.screen))
    return [seen.x - box.x, seen.y - box.y, seen.maxX - box.maxX, seen.maxY - box.maxY].allSatisfy {
      $0.magnitude < 1e-6
    }
  }

  fileprivate func complaint(about later: Layer, moved way: Double, along axis: Axis) -> String? {
    let (before, after) = (wholePicture, later.wholePicture)
    let downwards = [after.y - before.y, after.maxY - before.maxY]
    let sideways = [after.x - before.x, after.maxX - before.maxX]
    let (along, across) = axis == .vertical ? (downwards, sideways) : (sideways, downwards)
    let near = 1e-6 * max(1, frame.width, frame.height)
    guard along.allSatisfy({ $0.magnitude < near || ($0 - way).magnitude < near }) else { return "moves by \(along)" }
    // The ground of a bar goes from the top of the screen to the rows.
    if case .surface = content {} else if (along[0] - along[1]).magnitude >= near { return "changes its size" }
    guard across.allSatisfy({ $0.magnitude < near }) else { return "moves across" }
    let isSame = rotation == later.rotation && blur == later.blur && reveal == later.reveal
    return isSame ? nil : "turns, blurs or is revealed"
  }
}

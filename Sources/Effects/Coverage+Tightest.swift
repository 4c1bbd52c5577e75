import Geometry

extension Coverage {
  /// What holds for every picture in every row: the narrowest safe range, the largest zoom, the largest picture needed.
  static func tightest(
    of aspects: [Double], heights: [Double], _ coverage: (_ aspect: Double, _ height: Double) -> Coverage
  ) -> Coverage {
    var all: Coverage?
    for aspect in Set(aspects).sorted() {
      for height in heights {
        let one = coverage(aspect, height)
        all = all.map { $0.joined(with: one) } ?? one
      }
    }
    return all ?? coverage(1.5, 0)
  }

  private func joined(with other: Coverage) -> Coverage {
    var joined = self
    if let one = safe, let two = other.safe, one.overlaps(two) {
      joined.safe = one.clamped(to: two)
    } else {
      joined.safe = nil
    }
    // Rows of other heights may have other ratios: the one to look at is one that leaves a gap.
    if isCovered && !other.isCovered { joined.ratio = other.ratio }
    joined.drift = abs(other.drift) > abs(drift) ? other.drift : drift
    joined.zoom = max(zoom, other.zoom)
    joined.sharpPicture = Size(
      width: max(sharpPicture.width, other.sharpPicture.width),
      height: max(sharpPicture.height, other.sharpPicture.height))
    joined.neededOverscan = neededOverscan.map { max($0, other.neededOverscan ?? 1) }
    return joined
  }
}

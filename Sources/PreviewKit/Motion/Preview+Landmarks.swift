import Documents
import Effects
import ScrollPhysics

extension Preview {
  /// The most landmarks of an effect: more could not be told apart.
  private static let most = 48

  /// The offsets that matter, ascending: both ends of the content, and those of the effect.
  public var landmarks: [Landmark] {
    let bounds = extent.bounds
    var all = [Landmark("Start", at: bounds.lowerBound)]
    all += scene.effect.affordances(in: setting).landmarks().prefix(Self.most).filter { $0.offset.isFinite }
    if bounds.upperBound > bounds.lowerBound { all.append(Landmark("End", at: bounds.upperBound)) }
    return all.sorted { $0.offset < $1.offset }
  }

  /// The offset nearest to another one at which released content would rest: an item or a page. Nil where it rests
  /// anywhere.
  public func stop(nearest offset: Double) -> Double? {
    guard extent.bounds.contains(offset) else { return nil }
    let scroll = hand.scroll
    return scroll.snap.target(from: offset, projection: offset, velocity: .zero, bounds: scroll.bounds)
  }
}

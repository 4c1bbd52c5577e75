import Effects
import Geometry
import Notation

/// What of layers' backs, and of the ground, the scroll shows: it has to be painted.
public struct PaintedBehind: Sendable {
  private let layers: Layers
  private let screen: Size

  public init(_ layers: Layers, on screen: Size) {
    self.layers = layers
    self.screen = screen
  }
}

extension PaintedBehind {
  /// How far a layer moves away from the next one behind it: a sentence with its name. Nil if it does not.
  public func sentence(of index: Int) -> String? {
    guard !layers.layers[index].hidden, let behind = layers.layers[..<index].last(where: { !$0.hidden }),
      let way = points(layers.layers[index].ratio - behind.ratio)
    else { return nil }
    return "\(layers.layers[index].title): up to \(way) of the layers behind it will be uncovered. Paint them that far."
  }

  /// How far a whole screen's furthest layer moves away from the ground.
  public var ground: String? {
    guard layers.place == .screen, let furthest = layers.layers.first(where: { !$0.hidden }), !furthest.fill,
      let bare = points(furthest.ratio)
    else { return nil }
    return
      "\(furthest.title): the ground shows for \(bare) \(furthest.ratio > 0 ? "below" : "above") it at the end of the "
      + "scroll. Paint it that much longer, or let it fill the screen."
  }

  private func points(_ ratio: Double) -> String? {
    let travel = layers.place == .header ? layers.height : (layers.length - 1) * screen.height
    let way = (ratio.magnitude * travel).rounded(.up)
    return way > 0 ? "\(way.formatted(.whole)) pt" : nil
  }
}

import Effects
import Geometry
import Notation
import TestSupport

extension Layer {
  var isFinite: Bool {
    frame.isFinite && crop.isFinite && clip?.isFinite != false && opacity.isFinite && content.isFinite
  }
}

extension LayerContent {
  fileprivate var isFinite: Bool {
    switch self {
    case .picture(_, let shade): shade.isFinite
    case .spinner(let pulled, let turns): pulled.isFinite && turns?.isFinite != false
    default: true
    }
  }
}

extension Rect {
  /// The largest difference of the four numbers.
  func distance(to other: Rect) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }

  /// The smaller overlap of the two axes.
  func depth(in other: Rect) -> Double {
    let shared = intersection(other)
    return min(shared.width, shared.height)
  }
}

/// A layer that jumps, appears or disappears on a tiny scroll; nil if all layers move equally little.
func jump(of effect: any Effect, from: Double, to: Double, in setting: Setting) -> String? {
  let before = effect.layers(at: from, in: setting)
  let behind = effect.layers(at: to, in: setting)
  for (some, others) in [(before, behind), (behind, before)] {
    for layer in some where layer.content != .indicator && layer.content != .surface(.missing) {
      guard let other = others.first(where: { $0.id == layer.id }) else {
        // It may only have crossed an edge of the screen, or been invisible.
        // The box around a turned one may be deep in it, though it touches with a corner or is a line.
        if layer.visibleFrame.depth(in: setting.screen) > 1e-4, layer.opacity > 1e-6,
          layer.rotation == 0
            || layer.placement.overlaps(setting.screen.inset(by: 1e-4)) && layer.frame.depth(in: layer.frame) > 1e-4
        {
          return "\(layer.id) is not there from \(from) to \(to)"
        }
        continue
      }
      if layer.visibleFrame.intersection(setting.screen).distance(to: other.visibleFrame.intersection(setting.screen))
        > 1e-4
      {
        return "\(layer) jumps to \(other.visibleFrame) between \(from) and \(to)"
      }
      if layer.wholePicture.distance(to: other.wholePicture) > 1e-3 {
        return "the picture of \(layer) jumps to \(other) between \(from) and \(to)"
      }
    }
  }
  return nil
}

import Effects
import PreviewKit

/// The layers of a screen at the moment of a frame, with memory for the next one.
struct ScreenLayers: Sendable {
  private(set) var layers: [Layer] = []
  private var earlier: [Layer] = []
  /// The scroll offset of the moment.
  private(set) var offset = 0.0
}

extension ScreenLayers {
  /// Asks the effect for the layers of a moment.
  mutating func layOut(_ stage: Stage, on number: Int, at time: Double) {
    stage.layers(at: time, on: number, into: &layers, using: &earlier)
    offset = stage.shown(on: number).offset(at: stage.moment(time, on: number))
  }
}

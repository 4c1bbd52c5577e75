import Documents
import Parameters

/// The words of the bar, put together only when they say something else.
struct BarWords: Hashable, Sendable {
  private var device: Device?
  private var zoom = 0.0
  private var preset = ""
  private(set) var deviceWords = ""
  private(set) var scrollingWords = ""
}

extension BarWords {
  mutating func update(_ scene: Scene, zoom: Double) {
    if device != scene.device || self.zoom != zoom {
      (device, self.zoom) = (scene.device, zoom)
      deviceWords = Self.words(for: scene.device, zoom: zoom)
    }
    let preset = scene.physics.preset.value.word
    if preset != self.preset {
      self.preset = preset
      scrollingWords = "\(preset) scrolling"
    }
  }

  private static func words(for device: Device, zoom: Double) -> String {
    let size = "\(Spelled.whole(device.width)) \u{D7} \(Spelled.whole(device.height)) @\(Spelled.short(device.scale))"
    return "\(device.name)   \(size)   \(Spelled.whole(zoom * 100)) %"
  }
}

import Documents
import Effects
import PreviewKit

/// A scene to be shown in a picture, film or curve: alone or beside others, at rest or driven by a tape.
public struct Shot: Hashable, Codable, Sendable {
  /// Maximum number of screens beside the scene's own.
  public static let mostCompanions = 3

  public var scene: PlacedScene
  /// The scenes beside it.
  public var companions: [Companion]
  /// The way a companion overlays the scene's screen. Nil if each has its own screen.
  public var way: Superposition?
  /// Nil for the effect's own gesture in a film.
  public var tape: Tape?
  public var situation: Situation?
  /// Pixels per point. Nil for the device's.
  public var scale: Double?
  /// Whether to draw the device around the screen.
  public var hasBody = false
  /// The color around the devices.
  public var ground = ShotGround.dark
  /// Whether to draw outlines and numbers over the scene.
  public var isXRay = false
  /// Whether to draw the layers apart.
  public var isDepth = false

  public init(_ scene: PlacedScene, beside companions: [Companion] = [], _ way: Superposition? = nil) {
    (self.scene, self.companions, self.way) = (scene, companions, way)
  }
}

/// A scene beside another one, driven by the same gesture.
public struct Companion: Hashable, Codable, Sendable {
  public var scene: PlacedScene
  /// Whether it is shown without its effect.
  public var isStill: Bool
  /// Its name in a comparison. Nil if it is the scene on another device.
  public var name: String?

  public init(_ scene: PlacedScene, named name: String?, isStill: Bool = false) {
    (self.scene, self.name, self.isStill) = (scene, name, isStill)
  }
}

extension Companion {
  /// The scene without its effect.
  public static func plain(_ scene: PlacedScene) -> Companion { Companion(scene, named: "no effect", isStill: true) }

  /// The scene with the numbers of its article. Nil if no article describes the effect.
  public static func article(_ scene: PlacedScene) -> Companion? {
    guard let published = scene.scene.asPublished else { return nil }
    var scene = scene
    scene.scene = published
    return Companion(scene, named: "the article\u{2019}s numbers")
  }

  /// The scene on another device, in the same orientation.
  public static func device(_ device: Device, of scene: PlacedScene) -> Companion {
    let own = scene.scene.device
    let isTurned = own.presetName == nil && own.rotated.presetName != nil
    var scene = scene
    scene.scene.show(on: isTurned ? device.rotated : device)
    return Companion(scene, named: nil)
  }
}

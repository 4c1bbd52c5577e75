import Documents
import Effects
import PreviewKit

/// A scene as a picture, a film or a curve shows it: alone or beside others, at rest or under a tape.
public struct Shot: Hashable, Sendable {
  /// As many screens have room beside the scene's own.
  public static let mostCompanions = 3

  public var scene: PlacedScene
  /// The scenes beside it.
  public var companions: [Companion]
  /// How a companion lies on the screen of the scene; nil: each has its own screen.
  public var way: Superposition?
  /// Nil: a film plays the effect's own gesture.
  public var tape: Tape?
  public var situation: Situation?
  /// Pixels per point; nil: the device's.
  public var scale: Double?
  /// Draws the device around the screen.
  public var hasBody = false
  /// Draws outlines and numbers over the scene.
  public var isXRay = false

  public init(_ scene: PlacedScene, beside companions: [Companion] = [], _ way: Superposition? = nil) {
    (self.scene, self.companions, self.way) = (scene, companions, way)
  }
}

/// A scene beside another one, under the same gesture.
public struct Companion: Hashable, Sendable {
  public var scene: PlacedScene
  /// Shown without its effect.
  public var isStill: Bool
  /// What a person calls it in a comparison; nil: it is the scene on another device.
  public var name: String?

  public init(_ scene: PlacedScene, named name: String?, isStill: Bool = false) {
    (self.scene, self.name, self.isStill) = (scene, name, isStill)
  }
}

extension Companion {
  /// The scene without its effect.
  public static func plain(_ scene: PlacedScene) -> Companion { Companion(scene, named: "no effect", isStill: true) }

  /// The scene with its article's numbers; nil: no article describes the effect.
  public static func article(_ scene: PlacedScene) -> Companion? {
    guard let published = scene.scene.asPublished else { return nil }
    var scene = scene
    scene.scene = published
    return Companion(scene, named: "the article\u{2019}s numbers")
  }

  /// The scene on another device, which lies on its side where the scene's does.
  public static func device(_ device: Device, of scene: PlacedScene) -> Companion {
    let own = scene.scene.device
    let isTurned = own.presetName == nil && own.rotated.presetName != nil
    var scene = scene
    scene.scene.show(on: isTurned ? device.rotated : device)
    return Companion(scene, named: nil)
  }
}

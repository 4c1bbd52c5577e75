import Effects
import Parameters

/// One previewed effect: its settings, the device, the feel of the scroll and what is shown. A scene file says
/// exactly this.
public struct Scene: Sendable {
  public var title = ""
  public var effect: any Effect
  public var device = Device()
  public var physics = ScenePhysics()
  public var content = SceneContent()

  public init(effect: any Effect) {
    self.effect = effect
  }
}

extension Scene: Equatable {
  public static func == (one: Scene, other: Scene) -> Bool {
    one.title == other.title && one.hasEffect(equalTo: other.effect) && one.device == other.device
      && one.physics == other.physics && one.content == other.content
  }

  /// Whether the effect and all its numbers are the other scene's.
  public func hasSameEffect(as other: Scene) -> Bool { hasEffect(equalTo: other.effect) }

  private func hasEffect(equalTo other: some Effect) -> Bool { effect as? AnyHashable == other as AnyHashable }
}

extension Scene {
  public var effectName: String { type(of: effect).name }

  /// The effect as people say it.
  public var effectTitle: String { type(of: effect).title }

  /// The title, or the effect's where the scene has none.
  public var displayTitle: String { title.isEmpty ? type(of: effect).title : title }
}

import Effects
import JSON
import Parameters

extension Scene {
  /// Every field of this scene by its path: what `--set`, the writer, the panel, undo and A/B walk through.
  public var parameters: [Parameter<Scene>] { Self.parameters(of: effect) }

  private static func parameters<E: Effect>(of effect: E) -> [Parameter<Scene>] {
    [Parameter("title", \.title, "Shown above the stage.")]
      + E.parameters.map { $0.inside("parameters", get: { $0.effect as? E ?? E() }, set: { $0.effect = $1 }) }
      + Device.parameters.map { $0.inside("device", get: { $0.device }, set: { $0.device = $1 }) }
      + ScenePhysics.parameters.map { $0.inside("physics", get: { $0.physics }, set: { $0.physics = $1 }) }
      + SceneContent.parameters.map { $0.inside("content", get: { $0.content }, set: { $0.content = $1 }) }
  }

  /// The field with this path.
  public func parameter(_ path: String) -> Parameter<Scene>? { parameters.first { $0.path == path } }

  /// What differs between two scenes of one effect: the name of an undo step, the list of A/B, and all that saving
  /// writes.
  public func changes(since old: Scene) -> [Change] {
    parameters.compactMap { parameter in
      let change = Change(path: parameter.path, old: parameter.get(old), new: parameter.get(self))
      return change.old == change.new ? nil : change
    }
  }
}

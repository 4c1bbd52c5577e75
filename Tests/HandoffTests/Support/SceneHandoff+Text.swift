import Handoff
import TestSupport

extension SceneHandoff {
  /// The text by the templates that come with the program.
  func text(
    as system: HandoffSystem, picture: @escaping @Sendable (PictureAsset) -> String? = { _ in nil }
  ) throws -> String {
    try text(as: system, from: .builtIn, picture: picture)
  }
}

extension SceneHandoff {
  /// The code by the templates that come with the program.
  func code(as system: HandoffSystem) throws -> String { try code(as: system, from: .builtIn) }
}

/// A system that a scene can be handed over to.
public enum HandoffSystem: String, Hashable, Sendable, CaseIterable {
  case css, uikit, swiftui, compose
}

extension HandoffSystem {
  /// As people say it.
  public var title: String {
    switch self {
    case .css: "CSS scroll timelines"
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .compose: "Jetpack Compose"
    }
  }
}

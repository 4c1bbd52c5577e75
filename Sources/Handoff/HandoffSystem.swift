/// A system that a scene can be handed over to, in the order in which people are told of them.
public enum HandoffSystem: String, Hashable, Sendable, CaseIterable {
  case css, page, uikit, swiftui, compose, flutter
  case reactNative = "reactnative"
  case gsap
}

extension HandoffSystem {
  /// As people say it.
  public var title: String {
    switch self {
    case .css: "CSS"
    case .page: "Web page"
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .compose: "Jetpack Compose"
    case .flutter: "Flutter"
    case .reactNative: "React Native"
    case .gsap: "GSAP"
    }
  }

  /// What the files of its code end in.
  public var ending: String {
    switch self {
    case .css, .page, .gsap: "html"
    case .uikit, .swiftui: "swift"
    case .compose: "kt"
    case .flutter: "dart"
    case .reactNative: "tsx"
    }
  }
}

import ScrollPhysics

/// A family of systems that devices run, which scroll alike.
public enum Platform: String, CaseIterable, Hashable, Sendable { case ios, android, desktop }

extension Platform {
  /// The platform whose scrolling a preset is.
  public init(_ preset: ScrollPreset) {
    switch preset {
    case .ios, .iosFast, .flutter: self = .ios
    case .android, .flutterAndroid: self = .android
    case .firefox, .chromium, .safari, .gtk: self = .desktop
    }
  }

  /// The preset of this platform for a scene that scrolled by another one: Flutter stays Flutter.
  public func scrolling(after preset: ScrollPreset) -> ScrollPreset {
    switch (self, preset) {
    case (.ios, .flutterAndroid): .flutter
    case (.android, .flutter): .flutterAndroid
    case (.ios, _): .ios
    case (.android, _): .android
    case (.desktop, _): .chromium
    }
  }
}

extension Device {
  /// The platform that it runs, by the likely body around its screen.
  public var platform: Platform {
    let likely = DeviceBody.likely(for: self)
    return likely.kind == .window ? .desktop : likely.bars == .android ? .android : .ios
  }
}

import Documents
import Handoff
import Notation
import Parameters
import ScrollPhysics

/// The scrolling and the hand-off system that a device's platform could bring to a scene of another platform.
struct PlatformOffer: Hashable, Sendable {
  let platform: Platform
  private let device: String
  /// The present scrolling and the one of the platform. Nil if it is of this platform already.
  private let present: ScrollPreset?
  let scrolling: ScrollPreset?
  /// The chosen hand-off system, if it is of another platform.
  private let system: HandoffSystem?

  /// Nil if there is nothing to bring.
  ///
  /// - Parameter target: The chosen hand-off system; nil: it follows the device.
  init?(_ scene: Scene, target: HandoffSystem?) {
    platform = scene.device.platform
    device = scene.device.name
    let preset = scene.physics.preset
    let isForeign = Platform(preset) != platform
    present = isForeign ? preset : nil
    scrolling = isForeign ? platform.scrolling(after: preset) : nil
    let isOtherSystem = target?.platform.map { [platform] in $0 != platform } ?? false
    system = isOtherSystem ? target : nil
    if scrolling == nil, system == nil { return nil }
  }
}

extension PlatformOffer {
  /// The difference as a sentence.
  var words: String {
    let parts =
      (present.map { ["scrolls as \(FieldWords.word($0.rawValue))"] } ?? [])
      + (system.map { ["is handed over as \($0.title)"] } ?? [])
    return "\(device) \(platform.sentence), but the scene \(parts.joined(separator: " and "))."
  }

  /// The sentence once it was taken.
  var taken: String {
    let scrolls = scrolling.map { "The scene scrolls as \(FieldWords.word($0.rawValue)) now" }
    return "\(scrolls ?? "The hand-off is \(platform.possessive) now"), as \(device) \(platform.sentence)."
  }
}

extension Platform {
  fileprivate var sentence: String {
    switch self {
    case .ios: "runs iOS"
    case .android: "runs Android"
    case .desktop: "is a window on a desktop"
    }
  }

  fileprivate var possessive: String {
    switch self {
    case .ios: "iOS\u{2019}s"
    case .android: "Android\u{2019}s"
    case .desktop: "the desktop\u{2019}s"
    }
  }

  /// The title of the button that takes it.
  var takeTitle: String { "Use \(possessive)" }
}

/// The handling of a device of another platform.
public enum PlatformChoice: String, CaseIterable, Hashable, Sendable {
  case ask, always, never
}

extension PlatformChoice {
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension SceneDocument {
  /// Chooses a device, and the scrolling of its platform with it, as one step.
  mutating func setDevice(_ value: JSONValue, takesPlatform: Bool) -> [FieldProblem] {
    var edited = scene
    let problems = edited.assign(value, to: "device")
    guard problems.isEmpty else { return problems }
    if takesPlatform, let scrolling = PlatformOffer(edited, target: nil)?.scrolling {
      edited.physics.preset = scrolling
    }
    edit(edited)
    return []
  }
}

extension DevicePreset {
  /// The year and the size in points, as they stand behind the name in a menu.
  var detail: String {
    let size = "\(device.width.formatted(.whole)) \u{D7} \(device.height.formatted(.whole))"
    return year.map { "\($0)   \(size)" } ?? size
  }

  /// The presets that begin a group: another maker, or another kind of device.
  static let breaks = Device.presets.indices.dropFirst().filter {
    Device.presets[$0].maker != Device.presets[$0 - 1].maker
  }
}

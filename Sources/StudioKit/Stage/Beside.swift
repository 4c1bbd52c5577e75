import Documents
import PreviewKit

/// The content beside the main screen, of one kind at a time. Each kind keeps its last state.
struct Beside: Sendable {
  /// The scenes on the screens beside the main one, and their texts.
  struct Content: Sendable {
    var subjects: [PicturedScene] = []
    /// The captions, the main one first.
    var captions: [ScreenCaption] = []
    /// The possible subjects of a comparison, and the current one.
    var choices: [SceneComparison.Other] = []
    var choice: SceneComparison.Other?
    /// Whether to find the largest difference between the main scene and the first of these.
    var isMeasured = false
    /// Whether the main screen comes after the others.
    var isMainLast = false
  }

  /// The film of a build, which a document can be compared with.
  var film: BuiltFilm?

  private enum Shown: Sendable { case nothing, comparison, screens }

  private var shown = Shown.nothing
  private var lastComparison = SceneComparison()
  /// Presets of other devices, in the order chosen.
  private var devices = ["iphone-se", "pixel-9"]
}

/// The other devices on which the scene is shown beside its own.
public struct OtherScreens: Hashable, Sendable {
  public let isShown: Bool
  /// The presets, even while they are not shown.
  public let names: [String]

  /// Maximum number of screens beside the scene's own.
  public static let most = Shot.mostCompanions
}

extension Beside {
  /// The current comparison. Nil if there is none.
  var comparison: SceneComparison? { shown == .comparison ? lastComparison : nil }

  var screens: OtherScreens { OtherScreens(isShown: shown == .screens, names: devices) }

  mutating func toggleComparison() { shown = shown == .comparison ? .nothing : .comparison }

  /// Goes to the next arrangement, or starts a comparison.
  mutating func nextArrangement() {
    if shown == .comparison { lastComparison.arrangement = lastComparison.arrangement.next }
    shown = .comparison
  }

  mutating func compare(_ change: (inout SceneComparison) -> Void) {
    change(&lastComparison)
    shown = .comparison
  }

  mutating func toggleScreens() { shown = shown == .screens ? .nothing : .screens }

  /// Shows or hides a preset.
  mutating func toggle(device name: String) {
    shown = .screens
    if let index = devices.firstIndex(of: name) {
      devices.remove(at: index)
    } else if Device.preset(named: name) != nil {
      if devices.count == OtherScreens.most { devices.removeFirst() }
      devices.append(name)
    }
  }

  /// Restores the devices of an earlier session.
  mutating func restore(devices names: [String]) {
    devices = Array(names.filter { Device.preset(named: $0) != nil }.prefix(OtherScreens.most))
  }

  /// Moves the dividing line, or changes the overlay's opacity.
  mutating func share(_ share: Double) { if shown == .comparison { lastComparison.share(share) } }

  /// Follows the renaming of a setting.
  mutating func rename(setting old: String, to new: String) {
    if lastComparison.wish == .setting(old) { lastComparison.wish = .setting(new) }
  }
}

/// The scenes on the screens beside the main one.
extension Beside {
  /// - Parameter isTurned: Whether devices are rotated.
  func content(beside document: SceneDocument, isTurned: Bool) -> Content {
    var content = Content()
    switch shown {
    case .nothing: break
    case .comparison:
      content.subjects = [lastComparison.subject(document, film)]
      content.captions = lastComparison.captions(document, film)
      content.choices = SceneComparison.choices(document, film)
      content.choice = lastComparison.other(in: document, film)
      content.isMeasured = lastComparison.arrangement == .difference && content.choice != .build
      content.isMainLast = lastComparison.isMainLast(document, film)
    case .screens:
      content.subjects = devices.compactMap { Device.preset(named: $0) }.map { device in
        var scene = document.scene
        // The reading direction is kept from the scene's own device.
        scene.show(on: device)
        return document.pictured(scene)
      }
    }
    for index in content.subjects.indices {
      content.subjects[index].scene = content.subjects[index].scene.turned(if: isTurned)
    }
    guard shown == .screens else { return content }
    let main = document.scene.turned(if: isTurned)
    content.captions = ([main] + content.subjects.map(\.scene)).map { scene in
      let report = ScreenReport(scene, document.pictures)
      return ScreenCaption(title: scene.device.title, details: report.words, isWarning: report.isWarning)
    }
    return content
  }
}

extension Scene {
  /// The scene with its device rotated.
  func turned(if isTurned: Bool) -> Scene {
    guard isTurned else { return self }
    var scene = self
    scene.device = device.rotated
    return scene
  }
}

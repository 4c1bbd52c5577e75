import Documents
import Export
import PreviewKit

/// What stands beside the main screen: one thing at a time, each as it was the last time.
struct Beside: Sendable {
  private enum Shown: Sendable { case nothing, comparison, screens }

  private var shown = Shown.nothing
  private var lastComparison = Comparison()
  /// Presets of other devices, in the order in which they were chosen.
  private var devices = ["iphone-se", "pixel-9"]
}

/// The other devices on which the scene is shown beside its own.
public struct OtherScreens: Hashable, Sendable {
  public let isShown: Bool
  /// Presets, also while they are not shown.
  public let names: [String]

  /// As many have room beside the scene's own.
  public static let most = Shot.mostCompanions
}

extension Beside {
  /// The comparison under way; nil: there is none.
  var comparison: Comparison? { shown == .comparison ? lastComparison : nil }

  var screens: OtherScreens { OtherScreens(isShown: shown == .screens, names: devices) }

  mutating func toggleComparison() { shown = shown == .comparison ? .nothing : .comparison }

  /// Goes to the next way to compare; begins where nothing is compared.
  mutating func nextArrangement() {
    if shown == .comparison { lastComparison.arrangement = lastComparison.arrangement.next }
    shown = .comparison
  }

  mutating func compare(_ change: (inout Comparison) -> Void) {
    change(&lastComparison)
    shown = .comparison
  }

  mutating func toggleScreens() { shown = shown == .screens ? .nothing : .screens }

  /// Shows a preset, or no more.
  mutating func toggle(device name: String) {
    shown = .screens
    if let index = devices.firstIndex(of: name) {
      devices.remove(at: index)
    } else if Device.preset(named: name) != nil {
      if devices.count == OtherScreens.most { devices.removeFirst() }
      devices.append(name)
    }
  }

  /// Takes the devices that an earlier session has left.
  mutating func restore(devices names: [String]) {
    devices = Array(names.filter { Device.preset(named: $0) != nil }.prefix(OtherScreens.most))
  }

  /// Moves the line between the two that are compared, or lets more or less of the one through the other.
  mutating func share(_ share: Double) { if shown == .comparison { lastComparison.share(share) } }

  /// Goes on with a variant under its new name.
  mutating func rename(variant old: String, to new: String) {
    if lastComparison.wish == .variant(old) { lastComparison.wish = .variant(new) }
  }
}

/// The scenes on the screens beside the main one.
extension Beside {
  /// - Parameter isTurned: Devices lie on their sides.
  func content(beside document: SceneDocument, isTurned: Bool) -> CompanionScreens.Content {
    var content = CompanionScreens.Content()
    switch shown {
    case .nothing: break
    case .comparison:
      content.subjects = [lastComparison.subject(document)]
      content.captions = lastComparison.captions(document)
      (content.choices, content.choice) = (Comparison.choices(document), lastComparison.other(in: document))
      content.isMeasured = lastComparison.arrangement == .difference
      content.isMainLast = lastComparison.isMainLast(document)
    case .screens:
      content.subjects = devices.compactMap { Device.preset(named: $0) }.map { device in
        var scene = document.scene
        // People read there as on its own device.
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
      return ScreenCaption(title: scene.device.title, detail: report.words, isWarning: report.isWarning)
    }
    return content
  }
}

extension Scene {
  /// The same, its device on its side.
  func turned(if isTurned: Bool) -> Scene {
    guard isTurned else { return self }
    var scene = self
    scene.device = device.rotated
    return scene
  }
}

import Documents
import Export
import PreviewKit

/// On which other devices the scene on the stage is shown beside its own, and whether it is.
public struct OtherScreens: Hashable, Sendable {
  public internal(set) var isShown = false
  /// Presets, in the order in which they were chosen.
  public private(set) var names: [String]

  /// As many have room beside the scene's own.
  public static let most = Shot.mostCompanions
  /// A small phone and a large one, if nobody has chosen.
  private static let usual = ["iphone-se", "pixel-9"]

  init(_ names: [String]? = nil) {
    self.names = Array((names ?? Self.usual).filter { Device.preset(named: $0) != nil }.prefix(Self.most))
  }
}

/// What is asked of other screens.
public enum ScreensCommand: Hashable, Sendable {
  case toggle
  /// A preset is shown, or no more.
  case device(String)
}

extension OtherScreens {
  mutating func perform(_ command: ScreensCommand) {
    switch command {
    case .toggle: isShown.toggle()
    case .device(let name):
      isShown = true
      if let index = names.firstIndex(of: name) {
        names.remove(at: index)
      } else if Device.preset(named: name) != nil {
        if names.count == Self.most { names.removeFirst() }
        names.append(name)
      }
    }
  }

  /// The scene on each of them. People read there as on its own device.
  func subjects(_ scene: Scene, _ pictures: ScenePictures) -> [StageTwin.Subject] {
    names.compactMap { Device.preset(named: $0) }.map { device in
      var other = scene
      other.show(on: device)
      return StageTwin.Subject(scene: other, pictures: pictures)
    }
  }

  /// What stands below each, that of the scene itself first.
  static func captions(_ scenes: [Scene], _ pictures: ScenePictures) -> [ScreenCaption] {
    scenes.map { scene in
      let report = ScreenReport(scene, pictures)
      return ScreenCaption(scene.device.title, detail: report.words, isWarning: report.isWarning)
    }
  }
}

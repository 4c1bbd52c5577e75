import Boundary
import Documents
import Effects
import Geometry
import JSON
import PreviewKit
import StudioKit
import Text

/// What a picture or a film shows a scene beside, and how: another one that it is compared with, or itself on other
/// devices.
struct RenderCompany {
  /// How two are compared, as it is named on the command line.
  enum View: String, CaseIterable {
    case side, split, onion, difference
  }

  /// One of those that are seen beside the scene.
  struct Companion {
    var loaded: LoadedScene
    /// Without its effect.
    var isStill = false
  }

  private(set) var companions: [Companion] = []
  /// How two lie on one screen; nil: each has its own.
  private(set) var way: Superposition?
  /// What the scene is compared with, as a person calls it; nil: it is not.
  private(set) var comparedName: String?

  /// The words that name no file, and how the name of a variant begins.
  private static let article = "article"
  private static let none = "none"
  private static let variant = "variant="

  init(_ invocation: Invocation, of scene: LoadedScene) throws(Failure) {
    let name = invocation["compare"]
    if name == nil, invocation.has("view") || invocation.has("share") {
      throw Failure(.usage, "--view and --share say how two are compared; name what with: --compare article.")
    }
    if let names = invocation["devices"] {
      guard name == nil else { throw Failure(.usage, "--devices and --compare exclude each other.") }
      companions = try Self.devices(names, of: scene)
    }
    guard let name else { return }
    let companion = try Self.companion(name, of: scene)
    (companions, comparedName) = ([companion], Self.title(of: name, companion))
    way = try Self.way(invocation["view"], share: invocation.number("share"))
  }

  private static func way(_ view: String?, share: Double?) throws(Failure) -> Superposition? {
    let share = share ?? 0.5
    guard (0...1).contains(share) else { throw Failure(.usage, "--share is a part of the screen: from 0 to 1.") }
    return switch try view.map(Self.view) ?? .side {
    case .side: nil
    case .split: .split(share)
    case .onion: .onion(share)
    case .difference: .difference
    }
  }

  private static func view(_ name: String) throws(Failure) -> View {
    if let view = View(rawValue: name) { return view }
    let names = View.allCases.map(\.rawValue)
    throw Failure(
      .usage, "There is no view \"\(name)\".\(NearestName.hint(to: name, among: names)) \(NearestName.choices(names))")
  }

  /// - Parameter name: Another scene, a variant, or the scene with the article's numbers, or without its effect.
  private static func companion(_ name: String, of scene: LoadedScene) throws(Failure) -> Companion {
    var other = scene
    switch name {
    case none: return Companion(loaded: scene, isStill: true)
    case article:
      guard type(of: scene.scene.effect).publication != nil else {
        throw Failure(.usage, "No article describes \(scene.scene.effectTitle), so there are no numbers of one.")
      }
      other.scene.effect = type(of: scene.scene.effect).published
    case _ where name.hasPrefix(variant):
      let problems = other.scene.assign(.text(String(name.dropFirst(variant.count))), to: "variant")
      guard problems.isEmpty else { throw Failure(.badData, lines: problems.map { "--compare \($0)" }) }
    default: other = try LoadedScene(name, sets: [])
    }
    return Companion(loaded: other)
  }

  private static func title(of name: String, _ companion: Companion) -> String {
    switch name {
    case none: "no effect"
    case article: "the article\u{2019}s numbers"
    case _ where name.hasPrefix(variant): String(name.dropFirst(variant.count))
    default: companion.loaded.scene.displayTitle
    }
  }

  /// The scene on other devices, read there as on its own; where that lies on its side, they do.
  private static func devices(_ names: String, of scene: LoadedScene) throws(Failure) -> [Companion] {
    let names = names.split(separator: ",").map(String.init)
    guard (1...OtherScreens.most).contains(names.count) else {
      throw Failure(.usage, "--devices takes one to \(OtherScreens.most) names, as in --devices iphone-se,pixel-9.")
    }
    var companions: [Companion] = []
    for name in names {
      guard let device = Device.preset(named: name) else {
        let known = Device.presets.map(\.name)
        throw Failure(.usage, "There is no device \"\(name)\".\(NearestName.hint(to: name, among: known))")
      }
      var other = scene
      let isTurned = scene.scene.device.presetName == nil && scene.scene.device.rotated.presetName != nil
      other.scene.show(on: isTurned ? device.rotated : device)
      companions.append(Companion(loaded: other))
    }
    return companions
  }
}

extension RenderCompany {
  /// The other scenes before the gesture.
  func previews(with book: inout PictureBook) -> [Preview] {
    companions.map { companion in
      var preview = book.preview(of: companion.loaded)
      preview.setStill(companion.isStill, at: 0)
      return preview
    }
  }
}

/// What a scene shows at a moment, to be drawn.
struct ScreenMoment {
  var layers: [Layer] = []
  var preview: Preview
  /// On the clock of the preview.
  var time: Double
  private var earlier: [Layer] = []

  init(_ preview: Preview, at time: Double = 0) {
    (self.preview, self.time) = (preview, time)
    preview.layers(at: time, into: &layers)
  }

  /// The moment to which a run was sought.
  init(_ run: TapeRun) {
    (preview, time) = (run.preview, run.shown)
    run.layers(into: &layers, using: &earlier)
  }
}

import Documents
import Effects
import Geometry

/// A scene as it is handed over: its effect with every number resolved for its device, in the words of another system.
///
/// It hands over the effect as it moves, whether or not the scene's own device asks for reduced motion: each snippet
/// asks the machine that it runs on.
public struct SceneHandoff: Sendable {
  public var scene: Scene
  public var setting: Setting
  public var blueprint: Blueprint

  /// Rows that a page shows at most. It is there to be looked at; more rows would only make it slow.
  public static let rows = 200

  /// Nil where nobody has written down how the effect is built elsewhere.
  ///
  /// - Parameter pictureSize: The size of a picture file; nil where it is not there.
  public init?(_ scene: Scene, pictureSize: (String) -> Size?) {
    var moving = scene
    moving.device.reduceMotion = false
    self.scene = moving
    setting = moving.setting(pictureSize: pictureSize)
    guard let blueprint = moving.effect.blueprint(in: setting, rows: Self.rows) else { return nil }
    self.blueprint = blueprint
    guard case .recipe(var recipe) = blueprint else { return }
    for index in recipe.pieces.indices {
      guard case .heading(var text) = recipe.pieces[index].content else { continue }
      text.string = moving.barTitle
      recipe.pieces[index].content = .text(text)
    }
    self.blueprint = .recipe(recipe)
  }
}

extension SceneHandoff {
  /// Code, or a whole page, that somebody can paste and run.
  public func text(as system: HandoffSystem) -> String {
    switch system {
    case .css: CSSPage(self).text
    case .uikit: UIKitSnippet(self).text
    case .swiftui: SwiftUISnippet(self).text
    case .compose: ComposeSnippet(self).text
    }
  }

  /// The scene's ratio in the numbers of other systems, and why some have none.
  public var translations: [(translation: Translation, answer: TranslatedRatio)] {
    Translation.all(for: blueprint.pass).map { ($0, $0.answer(for: blueprint.ratio)) }
  }
}

extension SceneHandoff {
  /// What every hand-off says first: what it is, where its numbers come from, and the ratio.
  var lead: [String] {
    let device = scene.device
    return [
      "\(type(of: scene.effect).title): \"\(scene.displayTitle.onOneLine)\" on \(device.title.onOneLine), "
        + "\(device.width.short) x \(device.height.short) pt.",
      "k = \(blueprint.ratio.short): speed of the \(blueprint.moving) over the speed of the content.",
    ]
  }

  /// The name of a type for the code: `MapCrop`.
  var typeName: String {
    scene.effectName.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name under which an app's pictures are filed: what a path ends in, without its ending, in letters that every
  /// system takes.
  var assetName: String { assetName(0) }

  /// The same for the scene's picture at a place; one that is not there has a number.
  func assetName(_ index: Int) -> String {
    let images = scene.content.images
    let unnamed = index == 0 ? "picture" : "picture_\(index)"
    let file =
      images.indices.contains(index) ? images[index].split(separator: "/").last ?? "picture" : Substring(unnamed)
    let stem = file.split(separator: ".").first ?? "picture"
    return String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

extension Blueprint {
  fileprivate var moving: String {
    switch self {
    case .header, .rows: "picture"
    case .stack: "deepest layer"
    case .recipe: "slowest layer"
    }
  }
}

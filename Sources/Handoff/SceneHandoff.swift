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
  }
}

extension SceneHandoff {
  /// Code, or a whole page, that somebody can paste and run.
  ///
  /// - Parameters:
  ///   - templates: The systems in their own languages.
  ///   - picture: The pictures of a page that needs no other file, as addresses with their data in them.
  public func text(
    as system: HandoffSystem, from templates: HandoffTemplates,
    picture: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws(TemplateFault) -> String {
    var facts = facts(address: picture)
    if system.isWhole {
      // It shows the code of all the others.
      var codes: [Facts] = []
      for other in templates.systems where !other.isWhole {
        let code = try code(as: other, from: templates)
        codes.append(Facts(["system": .name(other.title), "code": .words(code)]))
      }
      facts["codes"] = .list(codes)
    }
    return try templates.text(of: system.mainFile, with: facts)
  }

  /// What of it somebody merges: the effect without the page that shows it, or the code.
  public func code(as system: HandoffSystem, from templates: HandoffTemplates) throws(TemplateFault) -> String {
    guard system.isPage else { return try text(as: system, from: templates) }
    return try templates.text(of: "css/effect.css", with: facts { _ in nil })
  }

  /// The scene's ratio in the numbers of other systems, and why some have none.
  public var translations: [(translation: Translation, answer: TranslatedRatio)] {
    Translation.all(for: blueprint.pass).map { ($0, $0.answer(for: blueprint.ratio)) }
  }
}

extension SceneHandoff {
  /// A path as the address of a file in a page, so that no character of its name means something else there.
  public static func address(of path: String) -> String { path.asAddress }

  /// The name of a type for the code: `MapCrop`.
  var typeName: String {
    scene.effectName.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name under which an app's pictures are filed: what a path ends in, without its ending, in letters that every
  /// system takes.
  var assetName: String { assetName(0) }

  /// The same for the scene's picture at a place; one that is not there has a number.
  func assetName(_ index: Int) -> String {
    let images = scene.content.imageFiles
    let unnamed = index == 0 ? "picture" : "picture_\(index)"
    let file =
      images.indices.contains(index) ? images[index].split(separator: "/").last ?? "picture" : Substring(unnamed)
    let stem = file.split(separator: ".").first ?? "picture"
    return String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

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
  /// Sentences for the head of its code, such as what an audit has found.
  public var remarks: [String] = []
  /// The names of its code.
  let names: SceneNames
  /// The scene's pictures as an app files them, in the order of its list.
  let assets: [PictureAsset]

  /// Rows that a page shows at most. It is there to be looked at; more rows would only make it slow.
  public static let rows = 200

  /// Nil if the effect has no blueprint for other systems.
  ///
  /// - Parameters:
  ///   - name: The scene's file, after which types and pictures are called; nil: the effect.
  ///   - pictureSize: The size of a picture file; nil where it is not there.
  public init?(_ scene: Scene, named name: String? = nil, pictureSize: (String) -> Size?) {
    var moving = scene
    moving.device.reduceMotion = false
    self.scene = moving
    setting = moving.setting(pictureSize: pictureSize)
    names = SceneNames(name.map(FilePath.name) ?? scene.effectName)
    guard let blueprint = moving.effect.blueprint(in: setting, rows: Self.rows) else { return nil }
    self.blueprint = blueprint
    // The top of a page is the only picture, a file of its own.
    if setting.isPageHeader {
      self.scene.content.images = [scene.content.page].compactMap { $0.map { SceneImage($0) } }
    }
    var assets = PictureAsset.all(of: self.scene.content.imageFiles, in: names)
    if case .header(let header) = blueprint, setting.isPageHeader, let page = setting.page {
      let share = min(1, header.header.height * page.aspect / header.header.width)
      (assets[0].part, assets[0].name) = (Rect(x: 0, y: 0, width: 1, height: share), assets[0].name + "_header")
    }
    self.assets = assets
  }
}

extension SceneHandoff {
  /// Code, or a whole page, that can be pasted and run.
  ///
  /// - Parameters:
  ///   - templates: The systems in their own languages.
  ///   - picture: The pictures of a page that needs no other file, as addresses with their data in them.
  public func text(
    as system: HandoffSystem, from templates: HandoffTemplates,
    picture: @escaping @Sendable (PictureAsset) -> String? = { _ in nil }
  ) throws(TemplateFault) -> String {
    var facts = facts(isWhole: system.isWhole, address: picture)
    if system.isWhole {
      // It shows the code of all the others.
      var codes: [TemplateFacts] = []
      for other in templates.systems where !other.isWhole {
        let code = try code(as: other, from: templates)
        codes.append(TemplateFacts(["system": .name(other.title), "code": .words(code)]))
      }
      facts["codes"] = .list(codes)
    }
    return try templates.text(of: system.mainFile, with: facts)
  }

  /// The page of a system as it is served to phones: without the code of others, and with a script that takes changes
  /// and sends swipes.
  ///
  /// - Parameter picture: The addresses of pictures.
  public func livePage(
    as system: HandoffSystem, from templates: HandoffTemplates,
    picture: @escaping @Sendable (PictureAsset) -> String?
  ) throws(TemplateFault) -> String {
    var facts = facts(isWhole: true, address: picture)
    facts["isLive"] = .flag(true)
    facts["codes"] = .list([])
    return try templates.text(of: system.mainFile, with: facts)
  }

  /// The files of a system's folder, by their paths in it.
  public func files(
    as system: HandoffSystem, from templates: HandoffTemplates,
    picture: @escaping @Sendable (PictureAsset) -> String? = { _ in nil }
  ) throws(TemplateFault) -> [HandoffFile] {
    let facts = facts(address: picture)
    let files = try templates.files(of: system, with: facts)
    guard files.isEmpty else { return files }
    return [
      HandoffFile(path: "\(fileName).\(system.ending)", text: try templates.text(of: system.mainFile, with: facts))
    ]
  }

  /// The part of it to merge: the effect without the page that shows it, or the code.
  public func code(as system: HandoffSystem, from templates: HandoffTemplates) throws(TemplateFault) -> String {
    guard system.isPage else { return try text(as: system, from: templates) }
    return try templates.text(of: "css/effect.css", with: facts { _ in nil })
  }

  /// The scene's ratio in the numbers of other systems, and why some have none. Empty for an effect without a ratio,
  /// which has a table of its own.
  public var translations: [(translation: Translation, answer: TranslatedRatio)] {
    guard let ratio = blueprint.ratio else { return [] }
    return Translation.all(for: blueprint.pass).map { ($0, $0.answer(for: ratio)) }
  }
}

extension SceneHandoff {
  /// A path as the address of a file in a page, so that no character of its name means something else there.
  public static func address(of path: String) -> String { path.asAddress }

  /// The picture at a place in the scene's list, which repeats.
  func asset(_ index: Int) -> PictureAsset { assets[index % assets.count] }

  /// The pictures that the code of any system needs, without duplicates: the scene's pictures, the page that replaces its
  /// rows, and blurred covers.
  public var pictures: [PictureAsset] {
    var seen: Set<String> = []
    var all = assets.filter { seen.insert($0.name).inserted }
    all += blurredCovers
    if let page = pageAsset { all.append(page) }
    return all
  }

  /// The two parts of a page whose top is the header's picture; none otherwise.
  public var pageParts: [PictureAsset] {
    assets[0].part == nil ? [] : [assets[0]] + (pageAsset.map { [$0] } ?? [])
  }

  /// Small copies of the albums' covers, blurred already, where they show behind everything.
  public var blurredCovers: [PictureAsset] {
    guard case .stack(let stack) = blueprint, stack.coverBehind > 0 else { return [] }
    var seen: Set<String> = []
    return assets.prefix(max(1, scene.content.rows)).filter { seen.insert($0.name).inserted }.map(\.blurred)
  }

  /// A tall picture that stands in for the rows.
  var pageAsset: PictureAsset? {
    guard let page = scene.content.page else { return nil }
    var asset = PictureAsset.all(of: [page], in: names)[0]
    asset.index = assets.count
    if assets.contains(where: { $0.name == asset.name }) { asset.name += "_page" }
    if let head = assets[0].part?.height { asset.part = Rect(x: 0, y: head, width: 1, height: 1 - head) }
    return asset
  }
}

import Effects
import Geometry
import Notation
import Parameters
import ScrollPhysics
import Synchronization

/// A previewed effect: its parameters, the device, the scroll physics and the content. Corresponds exactly to a scene
/// file.
public struct Scene: Sendable {
  public var title = ""
  public var effect: any Effect
  public var device = Device()
  public var physics = ScenePhysics()
  public var content = SceneContent()
  /// Named variants stored with the scene.
  public var variants: [SceneVariant] = []

  public init(effect: any Effect) {
    self.effect = effect
  }
}

extension Scene: Hashable {
  public static func == (one: Scene, other: Scene) -> Bool {
    one.title == other.title && one.hasEffect(equalTo: other.effect) && one.device == other.device
      && one.physics == other.physics && one.content == other.content && one.variants == other.variants
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(effectName)
    hasher.combine(device)
    hasher.combine(content)
  }

  /// The scene with the article's own numbers of its effect; nil where no article describes that.
  public var asPublished: Scene? {
    guard type(of: effect).publication != nil else { return nil }
    var article = self
    article.effect = effect.asPublished
    return article
  }

  /// Whether the effect and all its numbers are the other scene's.
  public func hasSameEffect(as other: Scene) -> Bool { hasEffect(equalTo: other.effect) }

  private func hasEffect(equalTo other: some Effect) -> Bool { effect as? AnyHashable == other as AnyHashable }
}

extension Scene {
  public var effectName: String { type(of: effect).name }

  /// The display name of the effect.
  public var effectTitle: String { type(of: effect).title }

  /// The title, or the effect's if the scene has none.
  public var displayTitle: String { title.isEmpty ? type(of: effect).title : title }

  /// The background behind the layers.
  public var backdrop: Backdrop {
    switch content.tone {
    case .auto: effect.backdrop
    case .light: .light
    case .dark: .dark
    }
  }

  /// The title in the bar of a header.
  public var barTitle: String { content.bar.title ?? displayTitle }
}

extension Scene {
  /// Every field of this scene by its path, for `--set`, the writer, the panel, undo and A/B.
  public var parameters: [Parameter<Scene>] { Self.parameters(of: effect) }

  /// The fields of each effect once they were asked for: a file of one scene asks for them with each line.
  private static let known = Mutex<[ObjectIdentifier: [Parameter<Scene>]]>([:])

  private static func parameters<E: Effect>(of effect: E) -> [Parameter<Scene>] {
    let id = ObjectIdentifier(E.self)
    if let parameters = known.withLock({ $0[id] }) { return parameters }
    var parameters = [Parameter<Scene>("title", \.title, "Shown above the stage.")]
    parameters += E.parameters.map { $0.inside("parameters", get: { $0.effect as? E ?? E() }, set: { $0.effect = $1 }) }
    parameters += Device.parameters.map { $0.inside("device", get: { $0.device }, set: { $0.device = $1 }) }
    parameters += ScenePhysics.parameters.map { $0.inside("physics", get: { $0.physics }, set: { $0.physics = $1 }) }
    parameters += SceneContent.parameters.map { $0.inside("content", get: { $0.content }, set: { $0.content = $1 }) }
    let complete = parameters
    known.withLock { $0[id] = complete }
    return complete
  }

  /// The field with this path, which may be inside a list entry: `parameters.layers.2.ratio`.
  public func parameter(_ path: String) -> Parameter<Scene>? {
    let parameters = parameters
    if let parameter = parameters.first(where: { $0.path == path }) { return parameter }
    guard let (list, rest) = Self.listAround(path, in: parameters), let field = list.inner(rest),
      list.domain.isRecord || field.isThere(in: self)
    else { return nil }
    return field
  }

  /// The list and entry that a path points into. Nil if it points into none.
  public func entry(around path: String) -> (list: Parameter<Scene>, index: Int)? {
    guard let (list, rest) = Self.listAround(path, in: parameters),
      let index = rest.split(whereSeparator: { ".[]".contains($0) }).first.flatMap({ Int($0) })
    else { return nil }
    return (list, index)
  }

  /// The list that a path points into, and the rest of the path.
  static func listAround(
    _ path: String, in parameters: [Parameter<Scene>]
  ) -> (list: Parameter<Scene>, rest: Substring)? {
    for parameter in parameters where parameter.domain.record != nil || parameter.domain.list != nil {
      guard path.hasPrefix(parameter.path) else { continue }
      let rest = path.dropFirst(parameter.path.count)
      if rest.first == "." || rest.first == "[" { return (parameter, rest) }
    }
    return nil
  }

  /// The differences between two scenes of one effect, for undo names, the A/B list and saving.
  public func changes(since old: Scene) -> [Change] {
    parameters.compactMap { $0.change(from: old, to: self) }
  }
}

extension Scene {
  /// Changes the device, but keeps the reading direction and the reduced-motion setting.
  public mutating func show(on device: Device) {
    let (direction, reduceMotion) = (self.device.direction, self.device.reduceMotion)
    self.device = device
    (self.device.direction, self.device.reduceMotion) = (direction, reduceMotion)
  }

  /// The setting passed to the effect.
  ///
  /// - Parameters:
  ///   - pictureSize: Returns the displayed size of a picture file, or nil if it is missing or unsuitable.
  ///   - isStill: Shows the scene without its effect, whatever the device says.
  public func setting(isStill: Bool = false, pictureSize: (String) -> Size?) -> Setting {
    let pictures = content.images.map { pictureSize($0.address) ?? content.standIn }
    var setting = Setting(
      viewport: device.size, insets: device.insets, scale: device.scale, isRightToLeft: device.direction == .rtl,
      isStill: isStill || device.reduceMotion, rows: content.rows,
      rowHeights: content.rowHeights.flatMap { RowHeights($0) },
      pictures: pictures.isEmpty ? [content.standIn] : pictures,
      page: content.page.map { pictureSize($0) ?? content.standIn })
    setting.pictureIDs = content.pictureIDs
    setting.hasSmallTitle = content.bar.style == .small
    setting.hasBackMark = content.bar.back
    (setting.barHides, setting.barSnaps) = (content.bar.hides, content.bar.snaps)
    setting.hasListBar = effect is any WindowRows && content.bar != SceneBar()
    if setting.hasListBar { setting.insets.top += BarExtent.listHeight }
    setting.tabBar = content.tabBar
    setting.insets.bottom += content.tabBar?.height ?? 0
    if content.images.contains(where: { $0.focus != nil || $0.fit != .cover }) {
      let contains = type(of: effect).traits.contains(.containsPictures)
      setting.fits = content.images.map { PictureFit(contains ? $0.fit : .cover, focus: $0.focus ?? SceneImage.middle) }
    }
    if content.pageHeader, let page = setting.page, type(of: effect).content.contains(.pageHeader) {
      (setting.isPageHeader, setting.pictures) = (true, [page])
      setting.fits = [PictureFit(focus: Point(x: 0.5, y: 0))]
    }
    setting.items = content.items.map { $0.row(in: setting) }
    setting.hasCards = content.rowStyle == .cards
    setting.hasSeparators = content.separators
    setting.scrim = content.scrim
    setting.textScale = content.textScale
    setting.farthestPull = scroll.farthestPull(on: setting.viewport.height)
    return setting
  }
}

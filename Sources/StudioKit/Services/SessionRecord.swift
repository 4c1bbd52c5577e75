import Documents
import Notation

/// The state of a session, restored at the next start.
public struct SessionRecord: Hashable, Sendable {
  /// The absolute paths of the gallery's scenes, in order. Built-in scenes have none.
  public var files: [String]
  /// The name of the document on the stage.
  public var onStage: String
  /// The state of the window around the stage.
  public var view: View

  public struct View: Hashable, Sendable {
    /// The open sections of the panel, and its width in points.
    public var panel: PanelState
    /// Dark or light, if switched to the opposite of the desktop's.
    public var appearance: Appearance?
    public var showsTimeLine: Bool
    /// Whether the window filled its display.
    public var isMaximized: Bool
    /// Names of the devices shown beside the scene's own. Nil if never chosen.
    public var screens: [String]?
    /// Whether the gallery leaves out the built-in scenes.
    public var hidesSamples: Bool
    /// Width of the gallery in points. Nil if it was never resized.
    public var galleryWidth: Double? {
      didSet {
        let widths = Self.galleryWidths
        galleryWidth = galleryWidth.map { min(max(widths.lowerBound, $0.rounded()), widths.upperBound) }
      }
    }

    static let galleryWidths = 140.0...420

    /// What has not been tried since the first start.
    public var firstMinute: FirstMinute

    public init(
      panel: PanelState = PanelState(), appearance: Appearance? = nil, showsTimeLine: Bool = true,
      isMaximized: Bool = false, hidesSamples: Bool = false, firstMinute: FirstMinute = FirstMinute()
    ) {
      (self.panel, self.appearance, self.showsTimeLine) = (panel, appearance, showsTimeLine)
      (self.isMaximized, self.hidesSamples, self.firstMinute) = (isMaximized, hidesSamples, firstMinute)
    }
  }

  public struct PanelState: Hashable, Sendable {
    /// Nil if none was ever opened or closed.
    public var sections: [String]?
    /// Nil if it was never resized. Clamped to the space in the window.
    public var width: Double? {
      didSet { width = width.map { min(max(Self.widths.lowerBound, $0.rounded()), Self.widths.upperBound) } }
    }

    static let widths = 260.0...560

    /// Whether a device of another platform brings its scrolling and hand-off system. Nil to ask.
    public var platform: PlatformChoice?

    public init(sections: [String]? = nil, width: Double? = nil) {
      self.sections = sections
      self.width = width
    }
  }
}

extension SessionRecord {
  private static let version = 1.0
  /// Maximum number of files.
  private static let most = 200

  init(_ library: Library, view: View) {
    files = library.documents.compactMap(\.file.path)
    onStage = library.current.name
    self.view = view
  }

  public var text: String {
    JSONWriter.pretty(
      .object([
        JSONField("session", .number(Self.version)), JSONField("files", .list(files.map { .text($0) })),
        JSONField("onStage", .text(onStage)),
        JSONField("sections", view.panel.sections.map { .list($0.map { .text($0) }) } ?? .null),
        JSONField("platform", view.panel.platform.map { .text($0.rawValue) } ?? .null),
        JSONField("panelWidth", view.panel.width.map { .number($0) } ?? .null),
        JSONField("galleryWidth", view.galleryWidth.map { .number($0) } ?? .null),
        JSONField("appearance", view.appearance.map { .text($0.rawValue) } ?? .null),
        JSONField("maximized", .flag(view.isMaximized)),
        JSONField("timeLine", .flag(view.showsTimeLine)),
        JSONField("hidesSamples", .flag(view.hidesSamples)),
        JSONField("firstMinute", .list(view.firstMinute.steps.map { .text($0.rawValue) })),
        JSONField("screens", view.screens.map { .list($0.map { .text($0) }) } ?? .null),
      ]))
  }

  /// Nil if the text is invalid, or from a newer version.
  public init?(_ text: String) {
    guard let value = JSONValue(reading: text), value["session"] == .number(Self.version),
      let files = Self.texts(value["files"]), case .text(let name)? = value["onStage"]
    else { return nil }
    self.files = Array(files.filter { $0.hasPrefix("/") }.prefix(Self.most))
    onStage = name
    view = View(panel: PanelState(sections: Self.texts(value["sections"])))
    if case .number(let width)? = value["panelWidth"] { view.panel.width = width }
    if case .number(let width)? = value["galleryWidth"] { view.galleryWidth = width }
    if case .text(let name)? = value["platform"] { view.panel.platform = PlatformChoice(rawValue: name) }
    if case .text(let name)? = value["appearance"] { view.appearance = Appearance(rawValue: name) }
    view.isMaximized = value["maximized"] == .flag(true)
    view.showsTimeLine = value["timeLine"] != .flag(false)
    view.hidesSamples = value["hidesSamples"] == .flag(true)
    view.firstMinute = FirstMinute((Self.texts(value["firstMinute"]) ?? []).compactMap(FirstMinute.Step.init))
    view.screens = Self.texts(value["screens"])
  }

  private static func texts(_ value: JSONValue?) -> [String]? {
    guard case .list(let items)? = value else { return nil }
    return items.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

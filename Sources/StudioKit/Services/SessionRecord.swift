import Documents
import Geometry
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
    public var showsGesture: Bool
    /// Whether the window filled its display.
    public var isMaximized: Bool
    /// Its size in points while it does not. Nil if it never did anything else.
    public var size: Size?
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

    /// Sides of a window that somebody can use, in points.
    private static let sides = 240.0...16_384

    static func size(_ value: JSONValue?) -> Size? {
      guard let sides = value?.list?.compactMap(\.number), sides.count == 2, sides.allSatisfy(Self.sides.contains)
      else { return nil }
      return Size(width: sides[0], height: sides[1])
    }

    static let galleryWidths = 140.0...420

    /// What has not been tried since the first start.
    public var firstMinute: FirstMinute

    public init(
      panel: PanelState = PanelState(), appearance: Appearance? = nil, showsGesture: Bool = true,
      isMaximized: Bool = false, hidesSamples: Bool = false, firstMinute: FirstMinute = FirstMinute()
    ) {
      (self.panel, self.appearance, self.showsGesture) = (panel, appearance, showsGesture)
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
    // A file is opened by its path the next time.
    onStage = library.current.file.path ?? library.current.name
    self.view = view
  }

  public var text: String {
    JSONWriter.pretty([
      "session": .number(Self.version), "files": JSONValue(encoding: files), "onStage": .text(onStage),
      "sections": JSONValue(encoding: view.panel.sections),
      "platform": JSONValue(encoding: view.panel.platform?.rawValue),
      "panelWidth": JSONValue(encoding: view.panel.width), "galleryWidth": JSONValue(encoding: view.galleryWidth),
      "appearance": JSONValue(encoding: view.appearance?.rawValue), "maximized": .flag(view.isMaximized),
      "window": view.size.map { .numbers([$0.width, $0.height]) } ?? .null,
      "timeLine": .flag(view.showsGesture), "hidesSamples": .flag(view.hidesSamples),
      "firstMinute": JSONValue(encoding: view.firstMinute.steps.map(\.rawValue)),
      "screens": JSONValue(encoding: view.screens),
    ])
  }

  /// Nil if the text is invalid, or from a newer version.
  public init?(_ text: String) {
    guard let value = JSONValue(reading: text), value["session"] == .number(Self.version),
      let files = Self.texts(value["files"]), let name = value["onStage"]?.text
    else { return nil }
    self.files = Array(files.filter { $0.hasPrefix("/") }.prefix(Self.most))
    onStage = name
    view = View(panel: PanelState(sections: Self.texts(value["sections"])))
    (view.panel.width, view.galleryWidth) = (value["panelWidth"]?.number, value["galleryWidth"]?.number)
    view.panel.platform = value["platform"]?.text.flatMap(PlatformChoice.init)
    view.appearance = value["appearance"]?.text.flatMap(Appearance.init)
    view.isMaximized = value["maximized"] == true
    view.size = View.size(value["window"])
    view.showsGesture = value["timeLine"] != false
    view.hidesSamples = value["hidesSamples"] == true
    view.firstMinute = FirstMinute((Self.texts(value["firstMinute"]) ?? []).compactMap(FirstMinute.Step.init))
    view.screens = Self.texts(value["screens"])
  }

  private static func texts(_ value: JSONValue?) -> [String]? { value?.list?.compactMap(\.text) }
}

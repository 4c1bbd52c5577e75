import Boundary
import Documents
import Geometry
import JSON
import Parameters
import PreviewKit
import Text

/// The gallery's resting pictures, each drawn once for as long as its document and its place stay what they are.
struct ThumbnailCache: Sendable {
  private struct Thumbnail: Sendable {
    let version: SceneDocument.Version
    let frame: Rect
    let list: DrawList
  }

  private var thumbnails: [DocumentID: Thumbnail] = [:]
}

extension ThumbnailCache {
  mutating func list(of document: SceneDocument, in frame: Rect, _ draw: () -> DrawList) -> DrawList {
    let version = document.version
    if let known = thumbnails[version.id], known.frame == frame, known.version == version { return known.list }
    let list = draw()
    thumbnails[version.id] = Thumbnail(version: version, frame: frame, list: list)
    return list
  }
}

/// Titles of unsaved documents with their mark, each put together once for many frames.
struct TitleCache: Sendable {
  private var titles: [DocumentID: (plain: String, marked: String)] = [:]

  /// The title of a document, with a mark where it differs from its file.
  mutating func title(of document: SceneDocument) -> String {
    let title = document.title.shown
    guard document.isUnsaved else { return title }
    if let known = titles[document.id], known.plain == title { return known.marked }
    let marked = title + DocumentTitle.unsavedMark
    titles[document.id] = (title, marked)
    return marked
  }
}

/// The words of the bar, put together only when they say something else.
struct BarWordsCache: Sendable {
  private(set) var device = ""
  private(set) var scrolling = ""
  private var shown: (device: Device, zoom: Double)?
  private var preset = JSONValue.null
}

extension BarWordsCache {
  /// - Parameter zoom: Points of the window for a point of the phone.
  mutating func update(_ scene: Scene, zoom: Double) {
    if shown?.device != scene.device || shown?.zoom != zoom {
      shown = (scene.device, zoom)
      device = Self.words(for: scene.device, zoom: zoom)
    }
    guard scene.physics.preset.value != preset else { return }
    preset = scene.physics.preset.value
    if case .text(let name) = preset { scrolling = "\(name) scrolling" }
  }

  private static func words(for device: Device, zoom: Double) -> String {
    let size =
      "\(device.width.formatted(.whole)) \u{D7} \(device.height.formatted(.whole)) "
      + "@\(device.scale.formatted(.shortest))"
    return "\(device.title)   \(size)   \((zoom * 100).formatted(.whole)) %"
  }
}

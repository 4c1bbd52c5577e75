import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The application without its window and its disk: the gallery, the scene on the stage, the tape deck and what is
/// switched on.
public struct Studio: Sendable {
  public internal(set) var scenes: [StudioScene] {
    didSet { edits &+= 1 }
  }
  /// Counts the changes of the gallery.
  var edits = 0
  public private(set) var selected = 0
  /// Size of the window in points, and pixels per point.
  public internal(set) var window: Size
  public internal(set) var scale: Double
  public internal(set) var switches = Switches()
  /// Another number after everything that the panel of controls shows differently.
  public internal(set) var revision = 0
  var preview: Preview
  var deck = TapeDeck()
  var face = Face()
  var meter: Meter = Meter()
  /// Frames a second that the window aims at.
  public var frameRate = 60.0
  var notice: Notice?
  var grip = Grip.nothing
  /// Something outside of the stage is being dragged or typed: questions wait until it is done.
  public var isHandBusy = false
  /// What was done to each scene, by its name.
  var drafts: [String: Draft] = [:]
  var hovered: Hover?
  var paperwork = Paperwork()
  private(set) var requests: [Request] = []

  /// - Parameter scenes: The gallery, one at least; the first is shown.
  public init?(scenes: [StudioScene], window: Size, scale: Double) {
    guard let first = scenes.first else { return nil }
    self.scenes = scenes
    self.window = window
    self.scale = scale
    preview = Preview(first.scene, pictures: first.pictures)
  }
}

extension Studio {
  /// What is switched on.
  public struct Switches: Hashable, Sendable {
    public var showsPanels = true
    public var showsKeys = false
    public var isXRay = false
    public var showsMeter = false
  }

  /// What the finger or the mouse holds.
  enum Grip: Hashable, Sendable {
    case nothing
    case stage
    case gallery(Int)
  }

  /// The gallery's picture under the pointer, and since when.
  struct Hover: Hashable, Sendable {
    var scene: Int
    var since: Double
  }
}

extension Studio {
  /// What is asked of the machine since the last time.
  public mutating func takeRequests() -> [Request] {
    defer { requests.removeAll() }
    return requests
  }

  public mutating func ask(_ request: Request) { requests.append(request) }

  /// Asks what was dropped. Things that are dropped together are one request.
  mutating func askToOpen(_ path: String) {
    guard case .open(let paths, into: scene.name)? = requests.last else { return ask(.open([path], into: scene.name)) }
    requests[requests.count - 1] = .open(paths + [path], into: scene.name)
  }

  /// Shows another scene of the gallery.
  public mutating func select(_ index: Int, at time: Double) {
    guard scenes.indices.contains(index) else { return }
    selected = index
    revision += 1
    deck = TapeDeck()
    preview = Preview(scenes[index].scene, pictures: scenes[index].pictures)
    start(at: time)
  }

  /// The opening: content that plays by itself does, other content glides to its rest and is still within three
  /// seconds.
  public mutating func start(at time: Double) {
    if preview.extent.autoplay > 0 { return preview.startAutoplay(at: time) }
    let bounds = preview.extent.bounds
    preview.jump(to: min(bounds.lowerBound + 240, bounds.upperBound), at: time)
    preview.glide(to: bounds.lowerBound, frequency: 3.9, at: time)
  }

  /// Puts a scene on the stage: in place of the one of the same name, else at the end of the gallery.
  public mutating func show(_ scene: StudioScene, at time: Double) {
    if let index = scenes.firstIndex(where: { $0.name == scene.name }) {
      scenes[index] = scene
      drafts[scene.name] = nil
      select(index, at: time)
    } else {
      scenes.append(scene)
      select(scenes.count - 1, at: time)
    }
  }

  /// Puts an entry in the place of the one on the stage, which stays where it is, without a word to undo.
  mutating func restage(_ entry: StudioScene, at time: Double) {
    scenes[selected] = entry
    revision += 1
    face.forget(selected)
    deck.loop?.edit(entry.scene, pictures: entry.pictures, at: time)
    preview.edit(entry.scene, pictures: entry.pictures, at: time)
  }

  public var scene: StudioScene { scenes[selected] }

  /// Says something to the person at the window.
  public mutating func say(_ text: String, isFault: Bool = false, at time: Double) {
    notice = Notice(text: text, isFault: isFault, time: time)
  }
}

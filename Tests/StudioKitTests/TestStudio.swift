import Boundary
import Documents
import Foundation
import Geometry
import PreviewKit

@testable import StudioKit

/// A window under test, and its time: events go in, frames come out.
protocol WindowDriver {
  var shared: SharedWindow { get set }
  var time: Double { get set }
}

extension WindowDriver {
  var window: Window {
    _read { yield shared.window }
    _modify { yield &shared.window }
  }

  var studio: Studio {
    _read { yield shared.window.studio }
    _modify { yield &shared.window.studio }
  }

  mutating func handle(_ event: InputEvent) { window.handle(event, at: time) }

  mutating func press(_ key: Key, _ modifiers: Modifiers = []) { window.press(key, modifiers, at: time) }

  mutating func wait(_ seconds: Double) { time += seconds }

  /// The current frame.
  mutating func frame() -> DrawList { window.frame(at: time) }
}

/// The studio with the built-in scenes, without services.
struct TestStudio: WindowDriver {
  var shared: SharedWindow
  /// The current time of the test.
  var time = 100.0

  static let names = [
    "header-refresh", "header-stretch", "stretch-banner", "album-stack", "map-crop", "weather-menu",
  ]

  /// Pictures are not decoded here, only their sizes are known.
  static let scenes: [SceneDocument] = names.compactMap { document("\($0)-plain", name: $0) }

  private static func document(_ file: String, name: String) -> SceneDocument? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Resources/Scenes")
    guard let bytes = FileManager.default.contents(atPath: folder.appending(path: "\(file).json").path),
      let scene = SceneReader.read([UInt8](bytes)).scene
    else { return nil }
    let images = scene.content.images.indices.map {
      ScenePicture(id: PictureID(rawValue: $0), size: Size(width: 1200, height: 900), isOpaque: true)
    }
    return SceneDocument(name: name, scene: scene, pictures: ScenePictures(images: images))
  }

  /// - Parameters:
  ///   - name: One of the names, or another built-in scene, which then comes after them.
  ///   - isSettled: Whether the opening animation is over.
  init(
    _ name: String = "map-crop", window: Size = Size(width: 1280, height: 820), scale: Double = 1,
    isSettled: Bool = true
  ) {
    let others = Self.names.contains(name) ? [] : [Self.document(name, name: name)].compactMap(\.self)
    guard let studio = Studio(documents: Self.scenes + others, window: window, scale: scale),
      let index = (Self.names + others.map(\.name)).firstIndex(of: name)
    else { fatalError("no scene \(name)") }
    shared = SharedWindow(Window(studio))
    self.studio.select(index, at: time)
    _ = self.studio.requests.takeAll()
    if isSettled { time += 10 }
  }

  /// With a scene that comes after the others, and the size of its pictures, of which the first is opaque.
  init(showing scene: Scene, pictures size: Size? = nil, window: Size = Size(width: 1280, height: 820)) {
    self.init(window: window)
    let images = scene.content.images.indices.map {
      ScenePicture(id: PictureID(rawValue: $0), size: size, isOpaque: $0 == 0)
    }
    let pictures = size == nil ? ScenePictures() : ScenePictures(images: images)
    studio.add(SceneDocument(name: "own", scene: scene, pictures: pictures), at: time)
    wait(10)
  }
}

extension TestStudio {
  mutating func clickTwice(at point: Point) {
    handle(.hover(point))
    for _ in 0..<2 {
      handle(.down(point))
      handle(.up(point))
      wait(0.1)
      _ = frame()
    }
  }

  /// The current frame with the stage, what lies over it, and the gallery alone.
  mutating func stageFrame() -> DrawList {
    var list = DrawList()
    window.advance(to: time)
    window.layOut(at: time)
    window.paint(at: time, into: &list) { [.gallery, .stage, .curve, .meter, .notice].contains($0) }
    return list
  }

  /// The present offset of the stage.
  var offset: Double { studio.stage.shown.offset(at: studio.stage.moment(time)) }

  var isMoving: Bool { window.isMoving(at: time) }

  /// A point of the phone's screen, in window points.
  func point(_ x: Double, _ y: Double) -> Point {
    let layout = studio.layout
    return Point(x: layout.screen.x + x * layout.zoom, y: layout.screen.y + y * layout.zoom)
  }

  /// The center of a thumbnail.
  func thumbnail(_ index: Int) -> Point { gallery.thumbnail(index).center }

  var gallery: GalleryPlaces { window.gallery }

  /// A finger moves from one point of the screen to another and lifts at once.
  mutating func drag(from start: Point, to end: Point, lasting duration: Double = 0.2, lift: Bool = true) {
    let steps = 10
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let place = point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      handle(step == 0 ? .down(place) : .move(place))
      if step < steps { wait(duration / Double(steps)) }
    }
    if lift { handle(.up(point(end.x, end.y))) }
  }
}

extension Window {
  /// A part of the window.
  func part<P: Part>(_ type: P.Type) -> P {
    for case let part as P in stack.parts { return part }
    fatalError("no \(type)")
  }

  /// A whole frame.
  mutating func frame(at time: Double) -> DrawList {
    var list = DrawList()
    advance(to: time)
    layOut(at: time)
    paint(at: time, into: &list)
    return list
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers = [], at time: Double) {
    handle(.keyDown(key, modifiers, isRepeat: false), at: time)
    handle(.keyUp(key, modifiers), at: time)
  }

  /// Draws the question, the list of keys or the palette.
  mutating func drawSheets(into list: inout DrawList) {
    advance(to: ui.input.time)
    paint(at: ui.input.time, into: &list) { $0 == .sheet || $0 == .palette }
  }

  var gallery: GalleryPlaces { part(GalleryPart.self).places }

  var ui: WindowUI {
    _read { yield stack.ui }
    _modify { yield &stack.ui }
  }
}

/// The first differing commands of two frames; empty if they are equal. A whole frame would be too long to read.
func difference(_ one: DrawList, _ other: DrawList) -> String {
  if one == other { return "" }
  let pairs = zip(one.commands, other.commands).filter { $0 != $1 }.prefix(3)
  return "\(one.commands.count) and \(other.commands.count) commands: "
    + pairs.map { "\($0)  instead of  \($1)" }.joined(separator: "; ") + "."
}

extension Rect {
  var center: Point { Point(x: x + width / 2, y: y + height / 2) }
}

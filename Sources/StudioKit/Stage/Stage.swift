import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The document on the stage as it is scrolled: under the hand, or by the last gesture that plays again and again.
public struct Stage: Sendable {
  /// The scene under the hand.
  var preview: Preview
  /// A gesture while it plays again and again.
  private(set) var loop: Loop?
  private(set) var tapes = TapeDeck()
  /// The finger or the mouse is down on it.
  private(set) var isTouched = false
  /// The device lies on its side. That is the view's, and no change of any scene.
  private(set) var isTurned = false
  /// A key is held that shows it without its effect for as long.
  private var isHeldStill = false
  /// What is shown.
  private var selection: Library.Selection
  private var version: SceneDocument.Version

  init(_ library: Library) {
    let document = library.current
    preview = Preview(document.scene, pictures: document.pictures)
    (selection, version) = (library.selection, document.version)
  }
}

extension Stage {
  /// The scene under the hand, on the device as it lies.
  public var scene: Scene { preview.scene }

  /// What is on the stage: the scene under the hand, or the loop's.
  var shown: Preview { loop?.preview ?? preview }

  /// A moment on the clock of what is on the stage.
  func moment(_ time: Double) -> Double { loop?.time(time) ?? time }

  /// Whether it will look different with each frame.
  func isMoving(at time: Double) -> Bool { loop != nil || preview.isMoving(at: time) }

  /// Shows what the library has on the stage. A document that was put there begins anew; one that was changed stays
  /// where it is, and a gesture that loops goes on.
  mutating func follow(_ library: Library, at time: Double) {
    let document = library.current
    if selection != library.selection {
      tapes = TapeDeck()
      loop = nil
      preview = Preview(scene(of: document), pictures: document.pictures)
      open(at: time)
    } else if version != document.version {
      edit(document, at: time)
    }
    (selection, version) = (library.selection, document.version)
  }

  private mutating func edit(_ document: SceneDocument, at time: Double) {
    let scene = scene(of: document)
    loop?.edit(scene, pictures: document.pictures, at: time)
    preview.edit(scene, pictures: document.pictures, at: time)
  }

  /// A document's scene on the device as it lies.
  private func scene(of document: SceneDocument) -> Scene {
    var scene = document.scene
    if isTurned { scene.device = scene.device.rotated }
    return scene
  }

  /// Lays the device on its side, or stands it up again.
  mutating func turn(_ library: Library, at time: Double) {
    isTurned.toggle()
    edit(library.current, at: time)
  }

  /// The opening: content that plays by itself does, other content glides to its rest and is still within three
  /// seconds.
  private mutating func open(at time: Double) {
    if preview.extent.autoplay > 0 { return preview.startAutoplay(at: time) }
    let bounds = preview.extent.bounds
    preview.jump(to: min(bounds.lowerBound + 240, bounds.upperBound), at: time)
    preview.glide(to: bounds.lowerBound, frequency: 4.4, at: time)
  }

  /// Lets everything happen that is due by a moment.
  mutating func advance(to time: Double) { loop?.advance(to: time) }

  /// Shows the scene with or without its effect, where it is.
  mutating func setStill(_ isStill: Bool, at time: Double) {
    preview.setStill(isStill, at: time)
    loop?.setStill(isStill, at: time)
  }

  /// The same for as long as a key is held.
  mutating func holdStill(_ isHeld: Bool, at time: Double) {
    guard isHeld || isHeldStill else { return }
    isHeldStill = isHeld
    setStill(isHeld, at: time)
  }
}

/// The hand.
extension Stage {
  /// What a hand does to the stage, in points of the screen: it ends a loop where the content is, and goes onto the
  /// tape.
  mutating func touch(_ event: InputEvent, at time: Double) {
    switch event {
    case .down: isTouched = true
    case .up, .cancel: isTouched = false
    default: break
    }
    stopLoop(at: time)
    tapes.record(event, of: preview, at: time)
    preview.handle(event, at: time)
  }

  /// A gesture plays again and again, until it is asked for once more or the stage is touched.
  ///
  /// - Parameter showsEffect: The effect's own gesture, also where the hand has made one.
  mutating func toggleLoop(showsEffect: Bool = false, at time: Double) {
    let plays = loop.map { $0.showsEffect || !showsEffect } ?? false
    stopLoop(at: time)
    if !plays { loop = Loop(showsEffect ? nil : tapes.tape, of: preview, at: time) }
  }

  /// The hand takes over where the content is.
  private mutating func stopLoop(at time: Double) {
    guard var loop else { return }
    loop.advance(to: time)
    self.loop = nil
    tapes.endGesture()
    preview.jump(to: loop.preview.offset(at: loop.time(time)), hold: true, at: time)
    preview.letGo(at: time)
  }

  /// The keys that scroll: arrows by a row, pages by nine tenths of the screen, Home and End to the bounds.
  mutating func scroll(by key: Key, at time: Double) {
    let bounds = preview.extent.bounds
    let page = preview.setting.viewport.length(along: preview.extent.axis) * 0.9
    let row = 60.0
    let target = scrollTarget ?? preview.offset(at: time)
    let next: Double
    switch key {
    case .up, .left: next = target - row
    case .down, .right: next = target + row
    case .pageUp: next = target - page
    case .pageDown: next = target + page
    case .home: next = bounds.lowerBound
    case .end: next = bounds.upperBound
    default: return
    }
    stopLoop(at: time)
    tapes.endGesture()
    preview.glide(to: min(max(next, bounds.lowerBound), bounds.upperBound), frequency: 14, at: time)
  }

  /// Where the content is going to by itself: pressing a key three times goes three rows.
  private var scrollTarget: Double? {
    guard loop == nil, let rest = preview.restTime else { return nil }
    return preview.offset(at: rest)
  }
}

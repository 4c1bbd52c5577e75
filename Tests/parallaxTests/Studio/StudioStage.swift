import Bench
import Boundary
import CAllocations
import Desktop
import Documents
import Geometry
import Glibc
import PreviewKit
import SDLBackend
import System
import TestSupport

@testable import StudioKit
@testable import parallax

/// The studio with its panel and gallery on a canvas without a window, looping a gesture. A class because it owns the
/// canvas.
final class StudioStage {
  let frames: FrameLoop
  var window: Window
  var studio: Studio {
    get { window.studio }
    _modify { yield &window.studio }
  }
  let surface: (size: Size, scale: Double)
  var time = 100.0
  private var showsPanel = true

  /// The cost of one frame.
  struct Cost {
    var milliseconds = 0.0
    /// Of all threads.
    var processorMilliseconds = 0.0
    /// Allocations by the program's own code, from the update to the last draw call.
    var allocations = 0
  }

  init(
    _ name: String, size: Size = Size(width: 1440, height: 900), scale: Double = 1,
    renderer: CanvasOptions.Renderer = .opengl
  ) throws {
    let options = CanvasOptions(
      .offscreen(width: Int(size.width * scale), height: Int(size.height * scale)), renderer: renderer,
      fonts: .files(TestFont.own.files))
    frames = FrameLoop(
      try FrameLoop.open(options, orFail: "no canvas"), pixelsPerPoint: scale, decoder: .built, isMeasured: true)
    surface = (size, scale)
    var registry = PictureRegistry()
    let documents = try SceneLibrary.builtIn.map { registry.document(try LoadedScene($0, sets: [])) }
    guard var studio = Studio(documents: documents, window: size, scale: scale) else {
      throw Failure(.software, "no studio")
    }
    studio.select(documents.firstIndex { $0.name == name } ?? 0, at: time)
    window = Window(studio, measure: frames.canvas.textMeasure, templates: { Resources.templates() })
    window.moves = true
    registry.define(miniatures: true, in: frames.loader)
  }
}

extension StudioStage: FrameContent {
  func handle(_ events: inout [TimedEvent]) -> Bool {
    events.removeAll(keepingCapacity: true)
    return true
  }

  func advance(to shown: Double) {
    window.advance(to: shown)
  }

  func layOut(at shown: Double) { window.layOut(at: shown) }

  func paint(at shown: Double, into list: inout DrawList) {
    if showsPanel { return window.paint(at: shown, into: &list) }
    window.paint(at: shown, into: &list) { $0 != .panel }
  }

  func expectPictures(from loader: PictureLoader, at shown: Double) {
    studio.picturesAhead(at: shown) { loader.expect($0, size: $1, scale: surface.scale, distance: 1) }
  }
}

extension StudioStage {
  /// Loops the last gesture, with everything it shows loaded.
  func play() throws {
    time += 10
    window.handle(.keyDown(.space, [], isRepeat: false), at: time)
    window.handle(.keyUp(.space, []), at: time)
    for _ in 0..<60 {
      time += 0.1
      _ = try frame()
      frames.loader.loadAll()
    }
  }

  /// One frame of a window, from the update to finished pixels.
  func frame(showsPanel: Bool = true) throws -> Cost {
    self.showsPanel = showsPanel
    let (start, processorStart) = (MonotonicClock.now, ProcessUse.now.processorTime)
    _ = try frames.frame(of: self, at: time)
    return Cost(
      milliseconds: (MonotonicClock.now - start) * 1000,
      processorMilliseconds: (ProcessUse.now.processorTime - processorStart) * 1000, allocations: frames.allocations)
  }

  /// Frames one after the other, as a gesture plays: the median of their allocations, and the number of their requests.
  ///
  /// - Parameter act: What is done before each frame.
  func playedFrames(_ act: (_ number: Int) -> Void = { _ in }) throws -> (allocations: Int, requests: Int) {
    var counts: [Int] = []
    var requests = 0
    for number in 0..<30 {
      time += 1.0 / 120
      act(number)
      counts.append(try frame().allocations)
      requests += window.takeRequests(at: time).count
    }
    return (counts.sorted()[15], requests)
  }

  /// The pixels of the panel alone, which waits for no pictures.
  func panelPixels() throws -> Pixels {
    var list = DrawList()
    window.advance(to: time)
    window.stack.ui.draw(.panel, into: &list)
    try frames.canvas.draw(list, scale: surface.scale)
    return try frames.canvas.readPixels()
  }
}

import Bench
import Boundary
import CAllocations
import Desktop
import Documents
import Geometry
import Glibc
import Inspector
import PreviewKit
import SDLBackend
import StudioKit
import System
import TestSupport

@testable import parallax

/// The studio with its panel and its gallery on a canvas without a window, playing a gesture again and again. A class
/// because it owns the canvas.
final class StudioStage {
  let offscreen: OffscreenStage
  let panel: Panel
  var studio: Studio
  let size: Size
  let scale: Double
  private(set) var list = DrawList()
  private var last = DrawList()
  var time = 100.0

  /// What one frame took.
  struct Cost {
    var milliseconds = 0.0
    /// Of all threads.
    var processorMilliseconds = 0.0
    /// By the program's own code, from the update to the last draw call.
    var allocations = 0
  }

  init(
    _ name: String, size: Size = Size(width: 1440, height: 900), scale: Double = 1,
    renderer: CanvasOptions.Renderer = .opengl
  ) throws {
    offscreen = try OffscreenStage(
      pixels: Size(width: size.width * scale, height: size.height * scale), renderer: renderer, decoder: .built)
    (self.size, self.scale) = (size, scale)
    panel = Panel(measure: offscreen.canvas.textMeasure)
    var documents: [SceneDocument] = []
    for name in SceneLibrary.builtIn { documents.append(offscreen.book.document(try LoadedScene(name, sets: []))) }
    guard var studio = Studio(documents: documents, window: size, scale: scale) else {
      throw Failure(.software, "no studio")
    }
    studio.select(documents.firstIndex { $0.name == name } ?? 0, at: time)
    self.studio = studio
    for (id, path) in offscreen.book.paths {
      offscreen.loader.define(id, path: path)
      offscreen.loader.define(PictureBook.miniature(of: id), path: path)
    }
  }
}

extension StudioStage {
  /// Lets the last gesture play again and again, and everything that will be seen be loaded.
  func play() throws {
    time += 10
    studio.handle(.keyDown(.space, [], isRepeat: false), at: time)
    studio.handle(.keyUp(.space, []), at: time)
    for _ in 0..<60 {
      time += 0.1
      _ = try frame(showsPanel: true)
      offscreen.loader.loadAll()
    }
  }

  /// One frame of a window, from the update to pixels that exist.
  func frame(showsPanel: Bool = true) throws -> Cost {
    var cost = Cost()
    let (start, processorStart) = (MonotonicClock.now, ProcessUse.now.processorTime)
    allocations_begin()
    panel.update(&studio, at: time)
    studio.advance(to: time)
    _ = offscreen.loader.advance(to: time)
    list.removeAll()
    studio.layOut(at: time)
    studio.paint(at: time, into: &list)
    if showsPanel { panel.draw(studio, into: &list) }
    studio.drawSheets(into: &list)
    if list != last {
      offscreen.loader.show(list, surface: size, scale: scale, at: time)
      studio.picturesAhead(at: time) { offscreen.loader.expect($0, size: $1, scale: scale, distance: 1) }
      try offscreen.canvas.draw(list, scale: scale, clear: nil)
      cost.allocations = allocations_end()
      try offscreen.canvas.fence()
      offscreen.canvas.present()
      swap(&list, &last)
    }
    cost.milliseconds = (MonotonicClock.now - start) * 1000
    cost.processorMilliseconds = (ProcessUse.now.processorTime - processorStart) * 1000
    return cost
  }

  /// The pixels of the panel alone, which wait for no picture.
  func panelPixels() throws -> Pixels {
    list.removeAll()
    panel.update(&studio, at: time)
    panel.draw(studio, into: &list)
    try offscreen.canvas.draw(list, scale: scale)
    return try offscreen.canvas.readPixels()
  }

  /// The pixels of the present, and the list that made them.
  func pixels() throws -> Pixels {
    list.removeAll()
    panel.update(&studio, at: time)
    studio.draw(at: time, into: &list)
    panel.draw(studio, into: &list)
    studio.drawSheets(into: &list)
    return try offscreen.pixels(of: list, size: size, scale: scale)
  }
}

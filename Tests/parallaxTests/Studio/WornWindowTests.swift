import Boundary
import Desktop
import Documents
import Geometry
import SDLBackend
import StudioKit
import TestSupport
import Testing

@testable import WindowTrial
@testable import parallax

/// A window that has been open for long shows what a new one shows in the same state: its pages of text, its textures
/// and what was drawn before make no difference. `PARALLAX_LONG_LIFE` makes it thousands of acts.
@Suite(.serialized) struct WornWindowTests {
  private static let acts = isLong ? 5000 : 240
  private static let checks = isLong ? 20 : 3

  /// Compares a frame of a window on the stage it has been on with one on a new stage. Both have all pictures.
  static func check(
    _ window: Window, _ time: Double, on worn: FrameLoop, _ renderer: CanvasOptions.Renderer, size: Size,
    _ moment: String
  ) throws {
    let fresh = try stage(size, renderer)
    let one = try settled(window, at: time, on: worn, size: size)
    let other = try settled(window, at: time, on: fresh, size: size)
    one.expectSame(as: other, "window \(moment)")
  }

  /// A frame long after everything has come to rest, once it is known how light its pictures are.
  private static func settled(_ window: Window, at time: Double, on stage: FrameLoop, size: Size) throws -> Pixels {
    var window = window
    var list = DrawList()
    for _ in 0..<3 {
      window.studio.view.tones = stage.loader.tones
      window.advance(to: time + 60)
      window.layOut(at: time + 60)
      list.removeAll()
      window.paint(at: time + 60, into: &list)
      stage.load(list, size: size, scale: window.studio.view.scale)
    }
    return try stage.pixels(of: list, size: size, scale: window.studio.view.scale)
  }

  private static func stage(_ size: Size, _ renderer: CanvasOptions.Renderer) throws -> FrameLoop {
    let options = CanvasOptions(
      .offscreen(width: Int(size.width), height: Int(size.height)), renderer: renderer,
      fonts: .files(TestFont.own.files))
    let stage = FrameLoop(
      try FrameLoop.open(options, orFail: "no canvas"), pixelsPerPoint: 1, decoder: .built, isMeasured: true)
    _ = try documents(in: stage)
    return stage
  }

  /// The built-in scenes, their pictures known to a stage.
  private static func documents(in stage: FrameLoop) throws -> [SceneDocument] {
    var registry = PictureRegistry()
    let documents = try SceneLibrary.builtIn.map { registry.document(try LoadedScene($0, sets: [])) }
    registry.define(miniatures: true, in: stage.loader)
    return documents
  }

  @Test(arguments: CoveringTests.renderers)
  func `after random acts a window shows what a new one shows`(_ renderer: CanvasOptions.Renderer) throws {
    let size = Size(width: 900, height: 640)
    let worn = try Self.stage(size, renderer)
    let documents = try Self.documents(in: worn)
    var run = try #require(
      TrialRun(
        documents, 0, size, isLight: false, isHeard: true, measure: worn.canvas.textMeasure, seed: 33))
    for act in 1...Self.acts {
      _ = run.act()
      worn.loader.show(run.list, surface: size, scale: 1, at: run.time)
      _ = worn.loader.advance(to: run.time)
      try worn.canvas.draw(run.list, scale: 1, clear: nil)
      // A driver that takes all textures away.
      if act % 701 == 100 { try worn.canvas.rebuildTextures() }
      guard act % (Self.acts / Self.checks) == 0 else { continue }
      try Self.check(run.window, run.time, on: worn, renderer, size: size, "\(renderer) after \(act) acts")
    }
  }
}

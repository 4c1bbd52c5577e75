import Boundary
import Desktop
import Documents
import Effects
import Geometry
import PreviewKit
import SDLBackend
import TestSupport
import Testing

@testable import parallax

/// Any moment of any scene, drawn after any others, comes to the bytes of the same moment drawn as the first thing
/// ever, in films and stills. Each renderer draws every other scene; with `PARALLAX_LONG_LIFE` both draw every one, at
/// many scales.
@Suite(.serialized) struct WornStageTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var renderer: CanvasOptions.Renderer
    var scale: Double

    var testDescription: String { "\(renderer) at \(scale)" }
  }

  nonisolated static let cases =
    CoveringTests.renderers.flatMap { renderer in
      (isLong ? [1, 1.37, 1.5, 2, 2.25, 3] : [renderer == .opengl ? 1.5 : 1.37]).map {
        Case(renderer: renderer, scale: $0)
      }
    }

  /// A way of drawing a scene.
  private enum View: CaseIterable {
    case screen, body, split, onion, difference, beside, outlines
  }

  /// A moment of a scene as it is drawn.
  private struct Moment: CustomStringConvertible {
    var scene: String
    var view: View
    var offset: Double
    var isTurned = false

    var description: String { "\(scene), \(view) at \(offset)\(isTurned ? ", turned" : "")" }
  }

  private static func look(_ moment: Moment, _ scale: Double) -> FrameLook {
    FrameLook(
      scale: scale, isXRay: moment.view == .outlines,
      hasBody: moment.view == .body || moment.view == .beside)
  }

  private static func pixels(_ moment: Moment, _ scale: Double, on stage: OffscreenCanvas) throws -> Pixels {
    var placed = try LoadedScene(moment.scene, sets: []).placed
    if moment.isTurned { placed.scene.device = placed.scene.device.rotated }
    func held(isStill: Bool) -> ScreenMoment {
      var preview = stage.preview(of: placed)
      preview.setStill(isStill, at: 0)
      preview.jump(to: moment.offset, hold: true, at: 0)
      return ScreenMoment(preview)
    }
    let way: Superposition? =
      switch moment.view {
      case .split: .split(0.4)
      case .onion: .onion(0.5)
      case .difference: .difference
      default: nil
      }
    let others = way != nil || moment.view == .beside ? [held(isStill: true)] : []
    let look = look(moment, scale)
    let one = held(isStill: false)
    let devices = Array(repeating: placed.scene.device, count: 1 + others.count)
    return try look.picture(of: one, beside: others, way, in: look.room(for: devices, way), on: stage)
  }

  private static func stage(_ c: Case) throws -> OffscreenCanvas {
    try OffscreenCanvas(
      pixels: Size(width: 1000 * c.scale, height: 960 * c.scale), renderer: c.renderer, decoder: .built)
  }

  /// Moments of a scene: pulled, at rest, on the way and past its end, in some view.
  private static func moments(_ scene: String, _ count: Int, _ random: inout SplitMix64) throws -> [Moment] {
    let bounds = try FirstFrameTests.preview(scene).extent.bounds
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    return (0..<count).map { _ in
      let offset = random.pick([
        low, low - random.number(0...300), low + random.number(0...400), random.number(low...high),
        high + random.number(0...120),
      ])
      return Moment(
        scene: scene, view: random.pick(View.allCases), offset: offset, isTurned: random.whole(0...7) == 0)
    }
  }

  /// A page of words that nothing else has.
  private static func words(_ random: inout SplitMix64) -> DrawList {
    var list = DrawList()
    for line in 0..<40 {
      let letters = (0..<random.whole(4...30)).map { _ in random.pick(Array("ABCDEFGHMWQ|jgyp")) }
      let style = TextStyle(size: Double(random.whole(9...24)), zoom: random.pick([1, 1, 1.37]), color: .white)
      let box = Rect(x: 5.3, y: Double(line) * 19.7, width: 380, height: 24)
      list.append(.text(String(letters), box: box, style: style))
    }
    return list
  }

  @Test(arguments: cases) func `a moment is drawn with the same bytes whatever was drawn before`(_ c: Case) throws {
    let worn = try Self.stage(c)
    var random = SplitMix64(seed: 33)
    let scenes = SceneLibrary.builtIn.shuffled(using: &random)
    let some = scenes.filter { !$0.hasSuffix("-plain") }.everyOther(from: c.renderer == .opengl ? 0 : 1)
    let drawn = isLong ? scenes : some
    for (number, scene) in drawn.enumerated() {
      for moment in try Self.moments(scene, isLong ? 12 : 5, &random) {
        _ = try Self.pixels(moment, c.scale, on: worn)
      }
      for _ in 0..<(isLong ? 20 : 4) {
        _ = try worn.pixels(of: Self.words(&random), size: Size(width: 400, height: 800), scale: c.scale)
      }
      if number % 4 == 1 { try worn.canvas.rebuildTextures() }
      for moment in try Self.moments(scene, isLong ? 3 : 1, &random) {
        let pixels = try Self.pixels(moment, c.scale, on: worn)
        let fresh = try Self.pixels(moment, c.scale, on: Self.stage(c))
        pixels.expectSame(as: fresh, "\(moment)")
      }
    }
  }
}

extension [String] {
  fileprivate func everyOther(from first: Int) -> [String] {
    stride(from: first, to: count, by: 2).map { self[$0] }
  }
}

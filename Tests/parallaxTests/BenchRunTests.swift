import Bench
import Boundary
import CAllocations
import Desktop
import Documents
import Effects
import Geometry
import Glibc
import PreviewKit
import SDLBackend
import System
import TestSupport
import Testing

@testable import parallax

@Suite(.serialized) struct BenchRunTests {
  private func run(_ scene: String, _ change: (inout BenchPlan) -> Void = { _ in }) throws -> BenchRun {
    var plan = BenchPlan()
    (plan.frames, plan.warmup, plan.scale) = (12, 2, 0.5)
    change(&plan)
    return try BenchRun(LoadedScene(scene, sets: []), named: scene, plan, start: MonotonicClock.now, decoder: .built)
  }

  private func allocations(_ count: Int) -> Int {
    var kept: [UnsafeMutableRawPointer?] = []
    kept.reserveCapacity(count)
    allocations_begin()
    for _ in 0..<count { kept.append(malloc(24)) }
    let seen = Int(allocations_end())
    for pointer in kept { free(pointer) }
    return seen
  }

  @Test func `as many allocations are counted as are made, and none outside`() {
    for count in [0, 1, 2, 100] { #expect(allocations(count) == count) }
    let outside = malloc(24)
    #expect(allocations_end() == 0)
    free(outside)
  }

  @Test func `what a C library asks for does not count`() {
    allocations_begin()
    let folder = getcwd(nil, 0)
    #expect(allocations_end() == 0)
    free(folder)
  }

  @Test(arguments: [true, false])
  func `one allocation a frame is seen as one`(isLayoutOnly: Bool) throws {
    var run = try run("map-crop") { $0.isLayoutOnly = isLayoutOnly }
    try run.rehearse()
    let quiet = try run.timedFrames().records.map(\.allocations)
    var kept: UnsafeMutableRawPointer?
    let loud = try run.timedFrames {
      free(kept)
      kept = malloc(24)
    }.records.map(\.allocations)
    free(kept)
    #expect(zip(loud, quiet).map { $0 - $1 } == [Int](repeating: 1, count: 12), "\(quiet) \(loud)")
  }

  @Test(arguments: SceneLibrary.builtIn)
  func `the default tape moves the content and keeps the effect on the screen`(scene: String) throws {
    let preview = Preview(try LoadedScene(scene, sets: []).scene)
    let tape = BenchTape.tape(for: preview, seconds: 9)
    #expect(tape.events.map(\.time) == tape.events.map(\.time).sorted() && tape.duration >= 8.3)
    var loop = TapeLoop(tape, from: preview)
    var layers: [Layer] = []
    var offsets: Set<Double> = []
    for frame in 0..<540 {
      let moment = loop.play(to: Double(frame) / 60)
      loop.player.preview.layers(at: moment, into: &layers)
      #expect(layers.contains { $0.content.isPicture }, "\(frame)")
      offsets.insert(loop.player.preview.offset(at: moment))
    }
    #expect(offsets.count > 300 && (offsets.min() ?? 0) < preview.extent.bounds.lowerBound)
  }

  @Test func `a tape begins again when it has ended`() throws {
    let preview = Preview(try LoadedScene("map-crop", sets: []).scene)
    var loop = TapeLoop(BenchTape.tape(for: preview, seconds: 0), from: preview)
    var again = loop
    // Between two events, so that rounding does not matter.
    for time in [0.102, 0.303, 1.702, 2.9] {
      let moment = loop.play(to: time)
      let offset = loop.player.preview.offset(at: moment)
      let later = again.play(to: time + again.length)
      #expect(abs(later - moment) < 1e-9)
      #expect(abs(again.player.preview.offset(at: later) - offset) < 1e-6)
    }
  }

  @Test func `lines as thin as a pixel are as thin as one of those that are drawn`() throws {
    for scale in [0.5, 1, 3] {
      let run = try run("map-crop") { $0.scale = scale }
      #expect(run.content.loop.player.preview.setting.hairline == 1 / scale && run.scale == scale)
    }
  }

  @Test func `no screensaver comes while it measures`() throws {
    let run = try run("map-crop") { $0.renderer = .opengl }
    #expect(run.bench != nil && !CanvasWindow.allowsScreensaver)
    _ = try OffscreenCanvas(pixels: Size(width: 8, height: 8), renderer: .opengl, decoder: .built)
    #expect(CanvasWindow.allowsScreensaver)
  }

  @Test func `the floor draws every frame in all ways`() throws {
    var run = try run("map-crop") { ($0.hasFloor, $0.frames) = (true, 7) }
    let floor = try #require(try run.measure().floor)
    #expect(floor.p50.count == 1 && floor.milliseconds[0] > 0 && run.plainFrames.count == 7)
    #expect(run.floorUse.duration > 0)
  }

  @Test func `the painter is compared with a copy of the pixels that change`() throws {
    var run = try run("map-crop") { ($0.hasFloor, $0.frames, $0.renderer) = (true, 7, .software) }
    let floor = try #require(try run.measure().floor)
    #expect(floor.copyTime.count == 1 && floor.copyTime[0] > 0)
    let pixels = Double(run.report.width * run.report.height)
    #expect(0 < floor.changedPixels[0] && floor.changedPixels[0] <= pixels)
  }

  @Test func `a copy of what changed makes one frame of the other`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let size = (Int.random(in: 1...40, using: &random), Int.random(in: 1...6, using: &random))
      var last = Pixels(width: size.0, height: size.1)
      for index in last.bytes.indices { last.bytes[index] = .random(in: 0...1, using: &random) }
      var frame = last
      let share = Double.random(in: 0...1, using: &random)
      for index in frame.bytes.indices where Double.random(in: 0...1, using: &random) < share * share {
        frame.bytes[index] ^= 1
      }
      let changed = ChangedPixels(of: frame, since: last)
      changed.copy(from: frame, into: &last)
      #expect(last == frame && changed.count <= size.0 * size.1)
      #expect(ChangedPixels(of: frame, since: last).count == 0)
    }
  }

  @Test func `a measurement comes to as many frames as asked for`() throws {
    var run = try run("stretch-banner") { $0.repeats = 2 }
    let report = try run.measure()
    #expect(report.frames == 12 && report.figures[.p50]?.count == 2)
    #expect(report.value(.drawCalls) > 1 && report.value(.textures) > 0)
  }
}

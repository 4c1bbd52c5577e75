import Boundary
import Foundation
import Geometry
import Synchronization
import Testing

@testable import SDLBackend

/// A machine that is never idle: the patient reader does not come to anything.
@Suite(.serialized) struct RescueTests {
  /// A reader that waits as long as the gate is shut.
  private nonisolated final class Gate: Sendable {
    private let open = Atomic(false)

    func unlock() { open.store(true, ordering: .releasing) }

    func wait() { while !open.load(ordering: .acquiring) { usleep(500) } }
  }

  private let folder: PictureFolder
  private let canvas: Canvas
  private let gate = Gate()

  init() throws {
    folder = try PictureFolder()
    canvas = try Canvas(CanvasOptions(.offscreen(width: 200, height: 200), renderer: .software))
  }

  private func file(_ number: Int) throws -> String { try folder.write(.quarters(60, 60), to: "\(number).png") }

  private func loader() -> PictureLoader {
    PictureLoader(canvas: canvas, waiting: { [gate] in gate.wait() })
  }

  /// Frames of a screen with these pictures until a moment on the studio's clock, and then for as long as it takes.
  private func play(_ loader: PictureLoader, _ count: Int, until end: Double, then isDone: () -> Bool = { true }) {
    var list = DrawList()
    for number in 0..<count {
      let frame = Rect(x: Double(number) * 40, y: 0, width: 40, height: 40)
      list.append(.picture(PictureQuad(PictureID(rawValue: number), frame: frame)))
    }
    var time = 0.0
    for _ in 0..<20_000 where time < end || !isDone() {
      time = min(end, time + 1.0 / 60)
      loader.show(list, surface: Size(width: 200, height: 200), scale: 1, at: time)
      _ = loader.advance(to: time)
      if time >= end { usleep(1000) }
    }
  }

  private func isReady(_ count: Int) -> Bool {
    (0..<count).allSatisfy { canvas.textures.state(of: PictureID(rawValue: $0)) == .ready }
  }

  @Test func `what the screen lacks comes in though the patient reader is held up`() throws {
    defer { gate.unlock() }
    let loader = loader()
    for number in 0..<4 { loader.define(PictureID(rawValue: number), path: try file(number)) }
    play(loader, 4, until: Rescue.patience / 2)
    #expect(!loader.rescue.isOn && loader.rescue.isUndecided && loader.isBusy)
    play(loader, 4, until: 2) { isReady(4) }
    #expect(isReady(4))
    play(loader, 4, until: 2.1)
    #expect(!loader.rescue.isOn && !loader.rescue.isUndecided)
  }

  @Test func `a picture that both bring is shown once`() throws {
    let loader = loader()
    loader.define(PictureID(rawValue: 0), path: try file(0))
    play(loader, 1, until: 2) { isReady(1) }
    gate.unlock()
    play(loader, 1, until: 3) { !loader.isReading && !loader.isBusy }
    #expect(isReady(1) && loader.isComplete && loader.faults.isEmpty)
  }

  @Test func `while pictures come in nobody hurries`() throws {
    gate.unlock()
    let loader = loader()
    for number in 0..<4 { loader.define(PictureID(rawValue: number), path: try file(number)) }
    play(loader, 4, until: Rescue.patience / 2) { isReady(4) }
    #expect(isReady(4) && loader.rescue.worker == nil)
  }
}

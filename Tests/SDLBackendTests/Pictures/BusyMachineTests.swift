import Boundary
import Foundation
import Geometry
import Images
import Synchronization
import TestSupport
import Testing

@testable import SDLBackend

/// A machine that is never idle: waiting for idle time never ends.
@Suite(.serialized) struct BusyMachineTests {
  /// Holds a reader back while it is closed.
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
    PictureLoader(canvas: canvas, decoder: .built, waiting: { [gate] in gate.wait() })
  }

  /// Frames that show the first pictures and prefetch as many more, until done.
  private func play(_ loader: PictureLoader, _ count: Int, ahead: Int = 0, until isDone: () -> Bool) {
    var list = DrawList()
    for number in 0..<count {
      let frame = Rect(x: Double(number) * 40, y: 0, width: 40, height: 40)
      list.append(.picture(PictureQuad(PictureID(rawValue: number), frame: frame)))
    }
    var time = 0.0
    _ = eventually {
      if isDone() { return true }
      time += 1.0 / 60
      loader.show(list, surface: Size(width: 200, height: 200), scale: 1, at: time)
      for number in 0..<ahead {
        let pixels = PixelSize(width: 40, height: 40)
        loader.expect(PictureID(rawValue: count + number), pixels: pixels, distance: number + 1)
      }
      _ = loader.advance(to: time)
      return false
    }
  }

  private func isReady(_ numbers: Range<Int>) -> Bool {
    numbers.allSatisfy { canvas.textures.state(of: PictureID(rawValue: $0)) == .ready }
  }

  @Test func `what is on screen comes in, and what lies ahead once there is time`() throws {
    defer { gate.unlock() }
    let loader = loader()
    for number in 0..<5 { loader.define(PictureID(rawValue: number), path: try file(number)) }
    play(loader, 3, ahead: 2) { isReady(0..<3) && loader.isReading }
    #expect(isReady(0..<3) && !isReady(3..<5))
    gate.unlock()
    play(loader, 3, ahead: 2) { isReady(0..<5) }
    #expect(isReady(0..<5))
  }

  @Test func `a picture that was begun while it lay ahead comes in when it is on screen, and is shown once`() throws {
    defer { gate.unlock() }
    let loader = loader()
    loader.define(PictureID(rawValue: 0), path: try file(0))
    play(loader, 0, ahead: 1) { loader.isReading }
    #expect(!isReady(0..<1))
    play(loader, 1) { isReady(0..<1) }
    #expect(isReady(0..<1))
    gate.unlock()
    play(loader, 1) { !loader.isReading && !loader.isBusy }
    #expect(isReady(0..<1) && loader.isComplete && loader.problems.isEmpty && loader.bytes == 40 * 40 * 4)
  }
}

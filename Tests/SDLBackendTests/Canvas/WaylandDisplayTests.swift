import Foundation
import System
import TestSupport
import Testing

@testable import SDLBackend

/// Checking a Wayland display before SDL connects, with sockets that answer like one or not at all.
@Suite struct WaylandDisplayTests {
  /// An event that names an interface.
  private static func global(_ name: String, number: UInt32 = 7) -> [UInt8] {
    var letters = Array(name.utf8) + [0]
    let length = UInt32(letters.count)
    while letters.count % 4 != 0 { letters.append(0) }
    let size = UInt32(8 + 4 + 4 + letters.count + 4)
    return WaylandAnswer.words(2, size << 16, number, length) + letters + WaylandAnswer.words(1)
  }

  private static let done = WaylandAnswer.words(3, 12 << 16, 1)

  @Test func `a seat among what is named is a seat, wherever it stands`() {
    let names = ["wl_compositor", "wl_shm", "wl_seat", "xdg_wm_base"]
    #expect(WaylandAnswer(names.flatMap { Self.global($0) } + Self.done)?.hasSeat == true)
    #expect(
      WaylandAnswer(["wl_seat_of", "wl_sea", "zwl_seat"].flatMap { Self.global($0) } + Self.done)?.hasSeat == false)
    #expect(WaylandAnswer(Self.done)?.hasSeat == false)
  }

  @Test func `what is not all there is no answer yet, and nonsense is none`() {
    let whole = Self.global("wl_shm") + Self.global("wl_seat") + Self.done
    for count in 0..<whole.count - 4 { #expect(WaylandAnswer(Array(whole.prefix(count))) == nil, "\(count)") }
    #expect(WaylandAnswer([UInt8](repeating: 0, count: 400)) == nil)
    #expect(WaylandAnswer([UInt8](repeating: 255, count: 400)) == nil)
  }

  /// The result for a display that sends this answer and hangs up or waits.
  private static func state(_ answer: [UInt8]?, hangsUp: Bool = false) throws -> WaylandDisplay.State? {
    let path = "/tmp/parallax-wayland-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let listener = try LocalSocket.listen(at: path)
    defer {
      close(listener)
      unlink(path)
    }
    let isOver = try WakePipe()
    WorkerThread.start {
      var caller: Int32?
      _ = eventually {
        caller = LocalSocket.accept(on: listener)
        return caller != nil
      }
      guard let caller else { return }
      if let answer { _ = LocalSocket.send(answer, to: caller, patience: 60) }
      if !hangsUp { isOver.wait() }
      close(caller)
    }
    defer { isOver.wake() }
    return WaylandDisplay { $0 == "WAYLAND_DISPLAY" ? path : nil }?.state(patience: answer == nil ? 0.3 : 60)
  }

  @Test func `a display with a seat is ready; without one, silent or gone it is not`() throws {
    #expect(try Self.state(Self.global("wl_seat") + Self.done) == .ready)
    #expect(try Self.state(Self.global("wl_shm") + Self.done) == .hasNoSeat)
    #expect(try Self.state(nil) == .isSilent)
    #expect(try Self.state(Self.global("wl_seat"), hangsUp: true) == .isSilent)
    #expect(WaylandDisplay { $0 == "WAYLAND_DISPLAY" ? "/nowhere/wayland" : nil }?.state() == .isNone)
  }

  @Test func `it is where the session says`() {
    #expect(WaylandDisplay { _ in nil } == nil)
    #expect(WaylandDisplay { ["WAYLAND_SOCKET": "7", "WAYLAND_DISPLAY": "/a"][$0] } == nil)
    #expect(WaylandDisplay { ["XDG_RUNTIME_DIR": "/nowhere"][$0] }?.state() == .isNone)
  }

  @Test func `without a seat X11 is taken where there is one, and else said what is missing`() throws {
    let path = "/tmp/parallax-wayland-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let program = try Program(
      ["map-crop"], environment: ["WAYLAND_DISPLAY": path, "DISPLAY": nil, "SDL_VIDEODRIVER": "wayland"])
    // Without a listener SDL reports the error itself.
    #expect(program.wait()?.code == 69)
    let listener = try LocalSocket.listen(at: path)
    defer {
      close(listener)
      unlink(path)
    }
    let other = try Program(["map-crop"], environment: ["WAYLAND_DISPLAY": path, "DISPLAY": nil])
    var caller: Int32?
    _ = eventually {
      caller = LocalSocket.accept(on: listener)
      return caller != nil
    }
    let answer = Self.global("wl_shm") + Self.done
    #expect(LocalSocket.send(answer, to: try #require(caller), patience: 60))
    let outcome = try #require(other.wait())
    #expect(outcome.code == 69 && outcome.errors.contains("has no seat"), "\(outcome)")
    if let caller { close(caller) }
  }
}

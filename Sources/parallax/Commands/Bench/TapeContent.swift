import Bench
import Boundary
import CAllocations
import Effects
import FrameStats
import Geometry
import PreviewKit
import SDLBackend
import System

/// A scene under a tape that plays again and again: what the bench shows. A class because the stage and the run both
/// know it.
final class TapeContent: FrameContent {
  var loop: TapeLoop
  let surface: (size: Size, scale: Double)
  /// The moment to show next, in seconds from the very start.
  var next = 0.0
  /// The moment of the tape that is shown.
  private(set) var moment = 0.0
  /// Somebody has closed the window.
  private(set) var isClosed = false
  /// Called within each frame: the self-test has it take time and memory.
  var disturbance: (() -> Void)?
  private var layers: [Layer] = []
  /// Of a frame that nobody draws.
  private var list = DrawList()

  init(_ loop: TapeLoop, on surface: (size: Size, scale: Double)) {
    self.loop = loop
    self.surface = surface
  }
}

extension TapeContent {
  /// Of all that happens only the end counts: the tape scrolls, and nobody else.
  func handle(_ events: [TimedEvent]) -> Bool {
    for event in events where event.event == .close { isClosed = true }
    return true
  }

  func advance(to shown: Double) {
    disturbance?()
    moment = loop.play(to: next)
  }

  func layOut(at shown: Double) { loop.player.preview.layers(at: moment, into: &layers) }

  func paint(at shown: Double, into list: inout DrawList) {
    LayerPainter(loop.player.preview).draw(layers, at: moment, into: &list)
  }

  /// The tape shows in its rehearsal what it needs.
  func expectPictures(from loader: PictureLoader, at shown: Double) {}
}

extension TapeContent {
  /// The offset that is shown, in points.
  var offset: Double { loop.player.preview.offset(at: moment) }

  /// A frame up to its list: layers and draw list alone.
  func undrawnFrame() -> TimedFrame {
    var record = TimedFrame()
    record.spans.begin(at: MonotonicClock.now)
    allocations_begin()
    advance(to: next)
    record.spans.end(.events, at: MonotonicClock.now)
    layOut(at: moment)
    record.spans.end(.layers, at: MonotonicClock.now)
    list.removeAll()
    paint(at: moment, into: &list)
    record.allocations = Int(allocations_end())
    record.spans.end(.paint, at: MonotonicClock.now)
    (record.moment, record.offset) = (moment, offset)
    return record
  }
}

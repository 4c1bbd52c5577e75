import Bench
import Boundary
import CAllocations
import Effects
import FrameStats
import Geometry
import PreviewKit
import SDLBackend
import System

/// A scene with a looping tape: the content of a bench. A class because the loop and the run share it.
final class TapeContent: FrameContent {
  var loop: TapeLoop
  let surface: (size: Size, scale: Double)
  /// The next moment to show, in seconds from the very start.
  var next = 0.0
  /// The displayed moment of the tape.
  private(set) var moment = 0.0
  /// Whether the window was closed.
  private(set) var isClosed = false
  /// Called within each frame, so that tests can spend memory in it.
  var disturbance: (() -> Void)?
  private var layers: [Layer] = []
  /// The draw list of a frame that is not drawn.
  private var list = DrawList()

  init(_ loop: TapeLoop, on surface: (size: Size, scale: Double)) {
    self.loop = loop
    self.surface = surface
  }
}

extension TapeContent {
  /// Only closing the window matters, as the tape does the scrolling.
  func handle(_ events: inout [TimedEvent]) -> Bool {
    for event in events where event.event == .close { isClosed = true }
    events.removeAll(keepingCapacity: true)
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

  /// The rehearsal has already shown the pictures.
  func expectPictures(from loader: PictureLoader, at shown: Double) {}
}

extension TapeContent {
  /// The displayed offset, in points.
  var offset: Double { loop.player.preview.offset(at: moment) }

  /// A frame up to its draw list, without drawing.
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

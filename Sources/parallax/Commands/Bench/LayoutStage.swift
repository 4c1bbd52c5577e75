import Bench
import Boundary
import CAllocations
import Effects
import FrameStats
import PreviewKit
import System

/// Makes layers and draw lists, and draws nothing.
struct LayoutStage {
  private var list = DrawList()
  private var layers: [Layer] = []
  /// Called within each frame: the self-test has it take time.
  var disturbance: (() -> Void)?
}

extension LayoutStage {
  mutating func frame(_ loop: inout TapeLoop, at moment: Double) -> TimedFrame {
    var record = TimedFrame()
    record.spans.begin(at: MonotonicClock.now)
    allocations_begin()
    disturbance?()
    record.moment = loop.play(to: moment)
    record.spans.end(.events, at: MonotonicClock.now)
    loop.player.preview.layers(at: record.moment, into: &layers)
    record.spans.end(.layers, at: MonotonicClock.now)
    list.removeAll()
    Paint(loop.player.preview).draw(layers, at: record.moment, into: &list)
    record.allocations = allocations_end()
    record.spans.end(.paint, at: MonotonicClock.now)
    record.offset = loop.player.preview.offset(at: record.moment)
    return record
  }
}

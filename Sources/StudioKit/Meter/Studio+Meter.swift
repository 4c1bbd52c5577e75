import Boundary
import FrameStats
import Geometry
import PreviewKit

extension Studio {
  /// Frames that the window aims at in a second: the meter's budget.
  public var frameBudget: Double { 1000 / max(1, frameRate) }

  /// What the window says of a frame that it has shown.
  public mutating func note(_ record: ShownFrame) { meter.add(record) }

  /// Where the meter lies: in the stage's upper right corner.
  func meterFrame(_ layout: StudioLayout) -> Rect? {
    guard switches.showsMeter, layout.stage.width >= MeterFace.size.width + 16 else { return nil }
    return Rect(
      x: layout.stage.maxX - MeterFace.size.width - 16, y: layout.stage.y + 16, width: MeterFace.size.width,
      height: MeterFace.size.height)
  }

  mutating func drawMeter(_ layout: StudioLayout, at time: Double, into list: inout DrawList) {
    guard let frame = meterFrame(layout) else { return }
    // Only what moves is measured, so the figures rest when it does.
    if isMoving(at: time) || meter.isStale { meter.refresh(at: time, budget: frameBudget) }
    MeterFace(budget: frameBudget, origin: frame.origin).draw(&meter, into: &list)
  }

  /// A click on the meter tells of one frame; a second one on the same frame, or beside the graph, of the last again.
  mutating func pressMeter(_ point: Point, _ frame: Rect) {
    let place = Point(x: point.x - frame.x, y: point.y - frame.y)
    let number = MeterFace(budget: frameBudget, origin: frame.origin).frame(at: place, of: meter)
    meter.choose(number == meter.chosen ? nil : number)
  }
}

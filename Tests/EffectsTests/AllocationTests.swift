import CAllocations
import Effects
import Geometry
import Parameters
import TestSupport
import Testing

/// Laying out a frame into a used array allocates no memory.
@Suite(.serialized) struct AllocationTests {
  @Test func `what is allocated once is counted once`() {
    allocations_begin()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
    let count = allocations_end()
    memory.deallocate()
    #expect(count == 1)
  }

  @Test func `nothing is counted outside a stretch, and a new one starts at 0`() {
    allocations_begin()
    UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 64).deallocate()
    #expect(allocations_end() == 1)
    UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8).deallocate()
    #expect(allocations_end() == 0)
    allocations_begin()
    #expect(allocations_end() == 0)
  }

  @Test(arguments: 0..<Catalog.effects.count)
  func `layers of a steady frame need no memory`(_ index: Int) throws {
    try check(Catalog.effects[index].init())
  }

  private func check(_ effect: some Effect) throws {
    for setting in settings {
      let bounds = effect.extent(in: setting).bounds
      var layers: [Layer] = []
      layers.reserveCapacity(400)
      var worst = 0
      // The first pass grows the array.
      for step in 0..<40 {
        let moment = Moment(
          offset: bounds.lowerBound - 90 + Double(step % 20) * 37, refreshing: step.isMultiple(of: 3) ? 0.5 : nil)
        layers.removeAll(keepingCapacity: true)
        allocations_begin()
        effect.layers(at: moment, in: setting, into: &layers)
        let count = allocations_end()
        if step >= 20 { worst = max(worst, count) }
      }
      #expect(!layers.isEmpty)
      #expect(worst == 0, "\(effect.pasted) in \(setting)")
    }
  }

  private var settings: [Setting] {
    var settings = [Setting(), Setting(isRightToLeft: true, pictures: [Size(width: 3, height: 1)])]
    settings.append(Setting(rows: 1_000_000, rowHeights: RowHeights([60, 44, 120])))
    settings.append(Setting(page: Size(width: 390, height: 3000)))
    return settings
  }
}

import Boundary
import Synchronization
import System

/// Draws orders in bands of rows, on further threads if that is worth their waking.
///
/// A class because it owns the threads.
final class PaintBands {
  private var helpers: [PaintHelper]?
  private var limit = HelperLimit(processors: WorkerThread.processors)
  private let turn = BandTurn()

  deinit { for helper in helpers ?? [] { helper.close() } }
}

extension PaintBands {
  /// The number of pixels from which on other threads help.
  private static let leastShared = 1 << 18
  private static let mostHelpers = 3

  func draw(_ orders: [PaintOrder], with brush: PixelBrush) {
    orders.withUnsafeBufferPointer { orders in
      guard let work = BandWork(orders) else { return }
      guard work.area >= Self.leastShared, work.count > 1 else { return work.drawAll(with: brush) }
      let helpers = self.helpers ?? PaintHelper.start(min(Self.mostHelpers, WorkerThread.processors - 1))
      self.helpers = helpers
      let count = limit.count(of: helpers.count)
      turn.restart()
      for helper in helpers.prefix(count) { helper.help(with: work, turn) }
      work.draw(turn, with: brush)
      for helper in helpers.prefix(count) { limit.note(helper.wait()) }
    }
  }
}

/// The next band that nobody draws yet. A class because threads share it.
final class BandTurn: Sendable {
  private let next = Atomic(0)

  /// To be called while nobody draws.
  func restart() { next.store(0, ordering: .relaxed) }

  func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
}

/// Orders, and the bands in which they are drawn. Bands do not touch each other's pixels.
struct BandWork {
  private let orders: UnsafeBufferPointer<PaintOrder>
  private let rows: Range<Int>
  private let columns: Range<Int>
  /// Whether all draw on the same plane, so that one may hide another.
  private let isOnOnePlane: Bool
  /// The sum of the pixels that all may draw.
  let area: Int

  /// Few enough rows to stay in a processor's cache.
  private static let height = 64

  /// Nil if there is nothing to draw.
  init?(_ orders: UnsafeBufferPointer<PaintOrder>) {
    guard let first = orders.first else { return nil }
    var bounds = PixelBounds.none
    var (area, isOnOnePlane) = (0, true)
    for order in orders {
      bounds = bounds.union(order.bounds)
      area += order.bounds.area
      if order.plane != first.plane { isOnOnePlane = false }
    }
    (self.orders, self.area, self.isOnOnePlane) = (orders, area, isOnOnePlane)
    (rows, columns) = (bounds.rows, bounds.columns)
  }

  var count: Int { (rows.count + Self.height - 1) / Self.height }

  func drawAll(with brush: PixelBrush) { for band in 0..<count { draw(band: band, with: brush) } }

  /// Draws bands until none is left.
  func draw(_ turn: borrowing BandTurn, with brush: PixelBrush) {
    while case let band = turn.take(), band < count { draw(band: band, with: brush) }
  }

  private func draw(band: Int, with brush: PixelBrush) {
    let top = rows.lowerBound + band * Self.height
    let band = PixelBounds(columns: columns, rows: top..<min(top + Self.height, rows.upperBound))
    let list = brush.list(of: orders) { $0.bounds.rows.overlaps(band.rows) }
    guard isOnOnePlane else { return draw(list, in: band, with: brush) }
    var strips = HiddenStrips(of: band)
    var place = list.count - 1
    while place > 0, !strips.areAllHidden {
      strips.hide(below: place, orders[Int(list[place])])
      place -= 1
    }
    strips.each { first, part in
      draw(UnsafeBufferPointer(rebasing: list[first...]), in: part, with: brush)
    }
  }

  private func draw(_ list: UnsafeBufferPointer<UInt32>, in part: PixelBounds, with brush: PixelBrush) {
    for index in list {
      let order = orders[Int(index)]
      let bounds = order.bounds.intersection(part)
      if !bounds.isEmpty { brush.draw(order, in: bounds) }
    }
  }
}

/// For strips of a band, the order that hides all that earlier ones draw there.
private struct HiddenStrips {
  /// Pixels from one strip to the next. The last of sixty-four goes to the end.
  private static let width = 128
  private static let most = 64

  private let band: PixelBounds
  private let count: Int
  /// Bits of the strips for which no order is known.
  private var open: UInt64
  private var first: InlineArray<64, Int> = .init(repeating: 0)

  init(of band: PixelBounds) {
    self.band = band
    count = min(Self.most, max(1, (band.columns.count + Self.width - 1) / Self.width))
    open = .max &>> UInt64(Self.most - count)
  }

  var areAllHidden: Bool { open == 0 }

  private func columns(_ strip: Int) -> Range<Int> {
    let start = band.columns.lowerBound + strip * Self.width
    return start..<(strip == count - 1 ? band.columns.upperBound : start + Self.width)
  }

  /// Marks the strips that an order covers with opaque pixels.
  mutating func hide(below index: Int, _ order: PaintOrder) {
    guard order.bounds.rows.lowerBound <= band.rows.lowerBound, order.bounds.rows.upperBound >= band.rows.upperBound
    else { return }
    order.eachOpaqueStretch(in: band.rows) { stretch in
      let covered = stretch.clamped(to: order.bounds.columns)
      guard !covered.isEmpty else { return }
      for strip in 0..<count where open & 1 &<< UInt64(strip) != 0 {
        let columns = columns(strip)
        guard covered.lowerBound <= columns.lowerBound, covered.upperBound >= columns.upperBound else { continue }
        open &= ~(1 &<< UInt64(strip))
        first[strip] = index
      }
    }
  }

  /// Calls `body` with the first order that is seen in a part of the band, for each part.
  func each(_ body: (Int, PixelBounds) -> Void) {
    var strip = 0
    while strip < count {
      let start = columns(strip).lowerBound
      var last = strip
      while last + 1 < count, first[last + 1] == first[strip] { last += 1 }
      body(first[strip], PixelBounds(columns: start..<columns(last).upperBound, rows: band.rows))
      strip = last + 1
    }
  }
}

extension PaintOrder {
  /// Calls `body` with columns that it covers with opaque pixels in all of some rows.
  fileprivate func eachOpaqueStretch(in rows: Range<Int>, _ body: (Range<Int>) -> Void) {
    guard blend == nil else { return }
    switch deed {
    case .clear: body(bounds.columns)
    case .gradient(let column, _, let from, let to, _) where from.alpha == 255 && to.alpha == 255:
      body(PixelBounds.centers(from: column.start, to: column.end))
    case .picture(let column, let row, let picture, let isOpaque, let tint) where tint.alpha == 255:
      PictureFill(column, row, with: picture, isOpaque: isOpaque, tint: tint).eachOpaqueStretch(in: rows, body)
    default: break
    }
  }
}

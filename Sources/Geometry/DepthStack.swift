/// Frames stacked in depth behind a cover: each is slightly smaller, sticks out slightly, and lags more as its cell
/// passes.
///
///     layer i: width cover - inset·i, its lip at -inset·i, center at cell/2 + shift·i/(n - 1)
///     shift = -(1 - ratio)·(screen + cell)/2·position        so the deepest layer moves at `ratio`
public struct DepthStack: Hashable, Sendable {
  public var pass: Pass
  /// Side of the cover, in points; also the cell's length across the axis.
  public var cover: Double
  public var layers: Int
  /// Difference in size from one layer to the next, in points.
  public var inset: Double
  /// Speed of the deepest layer divided by the speed of the cover.
  public var ratio: Double
  /// Whether layers are square. Otherwise they keep the cover's height, as in the published version.
  public var isUniform: Bool

  public init(pass: Pass, cover: Double, layers: Int, inset: Double, ratio: Double, isUniform: Bool) {
    self.pass = pass
    self.cover = cover
    self.layers = layers
    self.inset = inset
    self.ratio = ratio
    self.isUniform = isUniform
  }
}

extension DepthStack {
  /// The ratio at which the middle of the deepest layer just reaches the edge of the free space in its cell at either
  /// end of the pass: the published spread. It depends on the device.
  public static func publishedRatio(pass: Pass, cover: Double) -> Double {
    pass.travel > 0 ? 1 - (pass.cell - cover) / pass.travel : 1
  }

  /// The frame of layer `index` (0 is the cover) within its cell, where `start` is the cell's position on the screen.
  /// `x` runs along the axis.
  public func frame(layer index: Int, start: Double) -> Rect {
    let depth = layers > 1 ? Double(index) / Double(layers - 1) : 0
    let smaller = inset * Double(index)
    let width = max(0, cover - smaller)
    let center = pass.cell / 2 + shift(start: start) * depth
    return Rect(x: center - width / 2, y: -smaller, width: width, height: isUniform ? width : cover)
  }

  /// Distance of the deepest layer from its place behind the cover, in points. Towards the middle of the screen while
  /// `ratio < 1`.
  public func shift(start: Double) -> Double {
    -(1 - ratio) * pass.travel / 2 * pass.position(start: start)
  }

  /// The shortest cell that contains every layer throughout the pass: `(cover + |1 - ratio|·screen)/(1 - |1 - ratio|)`.
  /// Nil if the layers move too fast for any length.
  public static func coveringCell(screen: Double, cover: Double, ratio: Double) -> Double? {
    let lag = abs(1 - ratio)
    guard lag < 1 else { return nil }
    let cell = (cover + lag * screen) / (1 - lag)
    return cell.isFinite ? cell : nil
  }

  /// The ratios at which every layer's center stays within the free space of its cell: `|1 - ratio|·(screen + cell) <=
  /// cell - cover`.
  public var safeRatios: ClosedRange<Double>? {
    guard pass.cell >= cover, pass.travel > 0, pass.travel.isFinite, cover.isFinite else { return nil }
    let room = (pass.cell - cover) / pass.travel
    return 1 - room...1 + room
  }
}

/// Frames stacked in depth behind a cover: each is slightly smaller, sticks out slightly, and lags more as its cell
/// passes.
///
///     layer i: side cover - inset·i, its lip at -inset·i, its middle at cell/2 + shift·i/(n - 1)
///     shift = -reach·position        reach = (1 - ratio)·(screen + cell)/2, so the deepest layer moves at `ratio`
public struct DepthStack<Number: Quantity>: Hashable, Sendable {
  public var pass: Pass<Number>
  /// Side of the cover, in points; also the cell's length across the axis.
  public var cover: Number
  /// How many, the cover included.
  public var layers: Number
  /// Difference in size from one layer to the next, in points.
  public var inset: Number
  /// Speed of the deepest layer divided by the speed of the cover.
  public var ratio: Number
  /// Whether that is the published spread: the middle of the deepest layer just reaches the edge of the free space in
  /// its cell.
  public var isSpread: Bool
  /// Whether layers are square. Otherwise they keep the cover's height, as in the published version.
  public var isUniform: Bool

  @inlinable
  public init(
    pass: Pass<Number>, cover: Number, layers: Number, inset: Number, ratio: Number, isSpread: Bool = false,
    isUniform: Bool
  ) {
    self.pass = pass
    self.cover = cover
    self.layers = layers
    self.inset = inset
    self.ratio = ratio
    self.isSpread = isSpread
    self.isUniform = isUniform
  }
}

extension DepthStack {
  /// How far the deepest layer moves from behind its cover on the way from the middle to either edge, in points.
  @inlinable
  public var reach: Number {
    (isSpread ? (pass.cell - cover) / 2 : (1 - ratio) * pass.travel / 2)
      .called("reach", "of the deepest layer, on the way to either edge")
  }

  /// Distance of the deepest layer from its place behind the cover, in points. Towards the middle of the screen while
  /// the ratio is below 1.
  @inlinable
  public func shift(start: Number) -> Number {
    (-reach * pass.position(start: start)).called("shift", "of the deepest layer")
  }

  /// Distance of layer `index` (0 is the cover) from its cover, in points.
  @inlinable
  public func offset(layer index: Number, start: Number) -> Number {
    (shift(start: start) * index / .most(1, layers - 1)).called("offset", "the deeper, the more")
  }

  /// Length of a layer along the axis, in points.
  @inlinable
  public func side(layer index: Number) -> Number { Number.most(0, cover - inset * index).called("side", "") }

  /// Length of a layer across the axis, in points.
  @inlinable
  public func height(layer index: Number) -> Number { isUniform ? side(layer: index) : cover }

  /// Distance of a layer's middle from the edge of the cell that its lip stands out of, in points.
  @inlinable
  public func middle(layer index: Number) -> Number {
    (height(layer: index) / 2 - inset * index).called("middle", "its lip stands out by inset * i")
  }
}

extension DepthStack where Number == Double {
  /// The ratio at which the middle of the deepest layer just reaches the edge of the free space in its cell at either
  /// end of the pass: the published spread. It depends on the device.
  public static func publishedRatio(pass: Pass<Double>, cover: Double) -> Double {
    pass.travel > 0 ? 1 - (pass.cell - cover) / pass.travel : 1
  }

  /// The frame of layer `index` (0 is the cover) within its cell, where `start` is the cell's position on the screen.
  /// `x` runs along the axis. The layers are spread as they were `lag` points before.
  public func frame(layer index: Int, start: Double, behind lag: Double = 0) -> Rect {
    let index = Double(index)
    let (width, height) = (side(layer: index), height(layer: index))
    return Rect(
      x: pass.cell / 2 + offset(layer: index, start: start + lag) - width / 2, y: middle(layer: index) - height / 2,
      width: width, height: height)
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

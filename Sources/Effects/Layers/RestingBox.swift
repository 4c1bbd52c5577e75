import Geometry

/// Where a piece is in its box at rest, in points.
public struct RestingBox<Number: Quantity>: Hashable, Sendable {
  public var left: Number
  public var top: Number
  public var width: Number
  public var height: Number
}

/// The lengths of a box along both axes, in points.
public struct BoxSize<Number: Quantity>: Hashable, Sendable {
  public var width: Number
  public var height: Number

  public init(width: Number, height: Number) { (self.width, self.height) = (width, height) }
}

/// What a picture covers beyond its box: shares of the box, and points.
public struct BoxExcess<Number: Quantity>: Hashable, Sendable {
  public var left: Number
  public var top: Number
  public var right: Number
  public var bottom: Number

  public init(left: Number = 0, top: Number = 0, right: Number = 0, bottom: Number = 0) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

extension RestingBox {
  /// A piece whose middle is at a place in its box.
  ///
  /// - Parameters:
  ///   - x: The place in shares of the box, and so is `y`.
  public init(x: Number, y: Number, width: Number, height: Number, in box: BoxSize<Number>) {
    self.init(
      left: (x * box.width - width / 2).called("left", "its center is at x, y"),
      top: (y * box.height - height / 2).called("top", ""), width: width, height: height)
  }

  /// A picture that covers its box and more, in proportion. `x` and `y` distribute the excess.
  ///
  /// - Parameter zoom: Its scale about its middle. Nil: none.
  public init(
    covering box: BoxSize<Number>, x: Number, y: Number, aspect: Number, shares: BoxExcess<Number>,
    points: BoxExcess<Number>, zoom: Number? = nil
  ) {
    let wide = ((1 + shares.left + shares.right) * box.width + points.left + points.right)
      .called("roomWidth", "all that it is to cover")
    let tall = ((1 + shares.top + shares.bottom) * box.height + points.top + points.bottom).called("roomHeight", "")
    let least = Number.most(tall, wide / aspect)
    let fit =
      zoom == nil ? least.called("h", "as tall as it has to be") : least.called("fit", "as tall as it has to be")
    let height = zoom.map { (fit * $0).called("h", "so that its keys can shrink it") } ?? fit
    let width = (height * aspect).called("w", "")
    let fitted = zoom == nil ? width : fit * aspect
    let left = x * (wide - fitted) - shares.left * box.width - points.left
    let top = y * (tall - fit) - shares.top * box.height - points.top
    self.init(
      left: (zoom == nil ? left : left - (width - fitted) / 2).called("left", "the excess is cropped by x, y"),
      top: (zoom == nil ? top : top - (height - fit) / 2).called("top", ""), width: width, height: height)
  }
}

extension Rect {
  init(_ box: RestingBox<Double>) { self.init(x: box.left, y: box.top, width: box.width, height: box.height) }
}

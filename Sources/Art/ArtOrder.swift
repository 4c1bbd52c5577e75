/// What the process that draws needs in order to draw a layer or a whole picture.
public struct ArtOrder: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A `Composition`.
    case composition
    /// A `DrawingPart`.
    case drawing
  }

  public let kind: Kind
  public let bytes: [UInt8]
  /// A number that changes with the pixels.
  public let fingerprint: UInt64
}

extension ArtOrder {
  init(_ composition: Composition, _ limits: ArtLimits) throws(ArtProblem) {
    bytes = try composition.message(limits)
    kind = .composition
    var print = Fingerprint()
    print.add(bytes[...])
    fingerprint = print.value
  }

  /// An element changes with its own text and with all that is in no layer, such as colors and styles.
  ///
  /// - Parameter layers: The outermost layers of the drawing, in the order of their places.
  init(_ element: DrawingElement, of layers: [ArtLayer], in drawing: [UInt8]) {
    bytes = element.message(in: drawing)
    kind = .drawing
    var print = Fingerprint()
    print.add(drawing[element.range])
    var place = 0
    for layer in layers {
      guard case .element(let other) = layer.part, place <= other.range.lowerBound else { continue }
      print.add(drawing[place..<other.range.lowerBound])
      // A copy of something elsewhere changes with that.
      if element.hasCopies { print.add(drawing[other.range]) }
      place = other.range.upperBound
    }
    print.add(drawing[place...])
    fingerprint = print.value
  }
}

/// What is known of the opacity of a picture's texels, for runs of each row: transparent runs need no drawing, and
/// opaque ones no blending. Nothing is known of a run until its row was scanned.
package struct OpacityRuns: Hashable {
  /// One byte for each run, row by row.
  private let states: UnsafeMutablePointer<UInt8>
  /// The number of runs of a row.
  let count: Int
  private let width: Int
  private let height: Int

  /// Texels from the start of one run to the start of the next. A run also has the first texel of the next one, with
  /// which its last texel is interpolated.
  static let length = 128

  /// - Parameter states: `bytes(width:height:)` of them, which are zero and belong to the caller.
  package init(_ states: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
    (self.states, self.width, self.height) = (states, width, height)
    count = Self.count(width)
  }

  private static func count(_ width: Int) -> Int { (width + length - 1) / length }

  package static func bytes(width: Int, height: Int) -> Int { count(width) * height }
}

extension OpacityRuns {
  /// What holds of all texels of a run.
  struct Facts {
    /// A bit for each.
    fileprivate var bits: UInt8 = 0

    static let none = Facts()

    var areTransparent: Bool { bits & 1 != 0 }
    var areOpaque: Bool { bits & 2 != 0 }
  }

  /// Looks at the texels of a row.
  package func scan(row number: Int, _ row: UnsafePointer<UInt32>) {
    for run in 0..<count {
      let start = run * Self.length
      let (least, most) = PixelRow.alphas(row + start, count: min(Self.length + 1, width - start))
      states[number * count + run] = (most == 0 ? 1 : 0) | (least == 255 ? 2 : 0)
    }
  }

  /// What holds of the texels of a run in a row and in the next one. Outside the picture the row at the edge repeats.
  func facts(_ run: Int, row: Int) -> Facts {
    let (one, other) = (min(max(0, row), height - 1), min(max(0, row + 1), height - 1))
    return Facts(bits: states[one * count + run] & states[other * count + run])
  }
}

import Geometry

/// An effect taken down to what somebody else needs to build it: one of the three shapes that all effects share, with
/// the numbers that a setting gives it.
public enum Blueprint: Hashable, Sendable {
  case header(HeaderBlueprint)
  case rows(RowsBlueprint)
  case stack(StackBlueprint)
}

extension Blueprint {
  /// The ratio in force: of the picture, of the pictures in the first window, of the deepest layer.
  public var ratio: Double {
    switch self {
    case .header(let header): header.header.ratio
    case .rows(let rows): rows.ratio
    case .stack(let stack): stack.stack.ratio
    }
  }

  /// The pass that other systems count their numbers over: a header's box, the first window, or an album.
  public var pass: Pass {
    switch self {
    case .header(let header): Pass(screen: header.screen.height, cell: header.header.height)
    case .rows(let rows): Pass(screen: rows.screen.height, cell: rows.windowHeight)
    case .stack(let stack): stack.stack.pass
    }
  }
}

extension ScrollAxis {
  /// When a pull by wheel or touchpad lets go of the content by itself; nil while none is under way. A finger lets go
  /// with `end`.
  public var letGoTime: Double? {
    switch motion {
    case .turned(let turn): turn.release?.due
    case .stroked(let stroke): stroke.release.due
    case .coasting, .dragged, .held: nil
    }
  }
}

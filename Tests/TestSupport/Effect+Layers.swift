import Effects

extension Effect {
  /// Every layer that touches the screen, in a new array.
  public func layers(at offset: Double, in setting: Setting) -> [Layer] {
    layers(at: Moment(offset: offset), in: setting)
  }

  public func layers(at moment: Moment, in setting: Setting) -> [Layer] {
    var layers: [Layer] = []
    self.layers(at: moment, in: setting, into: &layers)
    return layers
  }

  /// The layer with that name, if it is visible.
  public func layer(_ name: String, at offset: Double, in setting: Setting) -> Layer? {
    layers(at: offset, in: setting).first { $0.id.description == name }
  }
}

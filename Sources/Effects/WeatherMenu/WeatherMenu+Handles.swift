extension WeatherMenu {
  public func handles(on layers: [Layer], in setting: Setting) -> [Handle] {
    Handle.row("rowHeight", part: "image", of: layers, in: setting) { $0 + 1 }.map { [$0] } ?? []
  }
}

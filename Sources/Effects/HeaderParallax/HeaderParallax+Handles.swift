extension HeaderParallax {
  public func handles(on layers: [Layer], in setting: Setting) -> [Handle] {
    [
      Handle.header(
        "header", minimum: minHeight, resting: restingHeight(in: setting), of: layers, in: setting),
      Handle.row("rowHeight", part: "background", of: layers, in: setting) { $0 + 1 },
    ].compactMap { $0 }
  }
}

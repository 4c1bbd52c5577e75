extension MapCrop {
  public func handles(on layers: [Layer], in setting: Setting) -> [Handle] {
    func maps(_ row: Int) -> Int { (row + 1) / max(1, every) }
    return [
      Handle.row("rowHeight", part: "image", of: layers, in: setting, counting: maps),
      Handle.row("textHeight", part: "background", of: layers, in: setting) { $0 + 1 - maps($0) },
    ].compactMap { $0 }
  }
}

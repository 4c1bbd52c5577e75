/// The lines of text that were drawn or measured lately.
struct TextCache {
  let byteBudget: Int
  var lines: [TextLineKey: TextLine] = [:]
  /// The width of the widest digit of a face, in pixels.
  var digitWidths: [TextFace: Int] = [:]
  /// Where a line is put together before it is sent to its page.
  var staging: [UInt32] = []

  init(byteBudget: Int) {
    self.byteBudget = byteBudget
  }
}

extension TextCache {
  private static let mostLines = 8192

  mutating func remember(_ line: TextLine, for key: TextLineKey) {
    if lines.count >= Self.mostLines { lines = lines.filter { $0.value.place != nil } }
    if digitWidths.count >= Self.mostLines { digitWidths.removeAll() }
    lines[key] = line
  }

  /// The pixels of a page are about to go.
  mutating func forget(page: Int) { lines = lines.filter { $0.value.place?.page != page } }
}

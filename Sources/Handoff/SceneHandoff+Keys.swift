import Effects
import Geometry
import Notation

/// What the keyframes do, in words and tables.
extension SceneHandoff {
  /// A section that lists the keyframes of each piece. Nil if there are none.
  var keyedPieces: String? {
    guard case .recipe(let recipe) = blueprint else { return nil }
    let pieces = recipe.pieces.filter { !$0.keys.isEmpty }
    guard !pieces.isEmpty else { return nil }
    let only = pieces.contains(where: \.isSplit) ? " An empty field is a value that\nthe key does not set." : ""
    return """
      ## What the keyframes do

      Offsets are points of scroll from rest. Between two keys a value goes from one to the other by the easing of the
      later one; before the first key and after the last it stays as it is there. They come on top of the ratio.\(only)

      \(pieces.map(Self.section).joined(separator: "\n"))
      """
  }

  private static func section(of piece: Piece) -> String {
    let channels = KeyChannel.allCases.filter { channel in
      piece.keys.contains { $0.values[channel] != channel.rest }
    }
    let shown = channels.isEmpty ? [.opacity] : channels
    let rows = piece.keys.enumerated().map { index, key in
      let values = shown.map { key.sets($0) ? $0.words(key.values[$0]) : "" }
      return "| \(([key.at.short] + values + [index == 0 ? "" : key.ease.words]).joined(separator: " | ")) |"
    }
    let more = [
      piece.follow.map { "It follows the scroll at \($0.short) per second." },
      piece.over == .time
        ? "Its time runs from \(piece.start.short) pt of scroll on\(piece.returns ? ", and backward before that" : "")."
        : nil,
      piece.pin.map { "It stays in place from \($0.from.short) to \($0.to.short)." },
      channels.contains(.reveal) ? "It is revealed from the \(piece.from.rawValue) side." : nil,
    ].compactMap(\.self)
    return """
      ### \(piece.name.onOneLine)

      | \(piece.over.heading) | \((shown.map(\.heading) + ["easing"]).joined(separator: " | ")) |
      |\(String(repeating: "---|", count: shown.count + 2))
      \(rows.joined(separator: "\n"))
      \(more.isEmpty ? "" : "\n" + more.joined(separator: " ") + "\n")
      """
  }
}

extension LayerSettings.Over {
  fileprivate var heading: String {
    switch self {
    case .offset: "offset, pt"
    case .speed: "speed, pt/s"
    case .time: "time, s"
    }
  }
}

extension KeyChannel {
  fileprivate var heading: String {
    switch self {
    case .x: "to the right, pt"
    case .y: "down, pt"
    case .scale: "scale, ×"
    case .opacity: "opacity"
    case .rotation: "clockwise, °"
    case .blur: "blur σ, pt"
    case .reveal: "revealed"
    }
  }

  fileprivate func words(_ value: Double) -> String {
    switch self {
    case .opacity, .reveal: (value * 100).short + " %"
    case .x, .y, .scale, .rotation, .blur: value.short
    }
  }
}

extension Easing {
  /// As CSS writes it.
  fileprivate var words: String {
    if case .text(let name) = value { return name }
    guard case .bezier(let x1, let y1, let x2, let y2) = self else { return "linear" }
    return "cubic-bezier(\(x1.short), \(y1.short), \(x2.short), \(y2.short))"
  }
}

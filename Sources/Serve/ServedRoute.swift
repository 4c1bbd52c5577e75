/// What a path below the token means.
enum ServedRoute: Hashable {
  case page, events, tapes, presence
  case picture(Int)
}

extension ServedRoute {
  /// Nil for a wrong token as for a wrong path.
  init?(_ path: [UInt8], token: AccessToken) {
    let parts = path.dropFirst().split(
      separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, token.isEqual(to: parts[0]) else { return nil }
    let rest = String(decoding: parts[1], as: UTF8.self)
    switch rest {
    case "": self = .page
    case "events": self = .events
    case "tapes": self = .tapes
    case "presence": self = .presence
    default:
      guard rest.hasPrefix("pictures/") else { return nil }
      let number = rest.dropFirst("pictures/".count)
      guard let index = Int(number), index >= 0, number == "\(index)" else { return nil }
      self = .picture(index)
    }
  }

  var method: String {
    switch self {
    case .page, .events, .picture: "GET"
    case .tapes, .presence: "POST"
    }
  }
}

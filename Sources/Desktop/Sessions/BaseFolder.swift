/// The user's folders in the XDG base directory specification.
enum BaseFolder: String {
  case cache = "XDG_CACHE_HOME"
  case data = "XDG_DATA_HOME"
  case state = "XDG_STATE_HOME"
}

extension BaseFolder {
  /// Nil without a home folder. Empty and relative values count as unset.
  func path(environment: (String) -> String?) -> String? {
    if let named = environment(rawValue), named.hasPrefix("/") { return named }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(usual)"
  }

  /// The default in a home folder.
  private var usual: String {
    switch self {
    case .cache: ".cache"
    case .data: ".local/share"
    case .state: ".local/state"
    }
  }
}

/// The folders of a person's that the XDG base directories name.
enum BaseFolder: String {
  case cache = "XDG_CACHE_HOME"
  case data = "XDG_DATA_HOME"
  case state = "XDG_STATE_HOME"
}

extension BaseFolder {
  /// Nil where there is no home. Empty and relative values are as good as none.
  func path(environment: (String) -> String?) -> String? {
    if let named = environment(rawValue), named.hasPrefix("/") { return named }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(usual)"
  }

  /// Where it is in a home unless the environment says otherwise.
  private var usual: String {
    switch self {
    case .cache: ".cache"
    case .data: ".local/share"
    case .state: ".local/state"
    }
  }
}

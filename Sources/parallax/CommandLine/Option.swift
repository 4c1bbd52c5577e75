import SDLBackend

/// An option of a command, declared once for the parser, the help, the manual page and the shells' completions.
struct Option {
  /// The name without dashes.
  var name: String
  /// The placeholder of its value in the help. Nil for a switch.
  var value: String?
  var letter: Character?
  /// The shell's completion for its value.
  var offers: Completion
  var help: String

  init(
    _ name: String, takes value: String? = nil, letter: Character? = nil, offers: Completion = .nothing, _ help: String
  ) {
    self.name = name
    self.value = value
    self.letter = letter
    self.offers = offers
    self.help = help
  }
}

extension Option {
  static let set = Option("set", takes: "PATH=VALUE", "Changes a field of the scene; repeatable.")
  static let published = Option("published", "Uses the article's values of the effect instead of the scene's.")
  static let quiet = Option("quiet", letter: "q", "Does not report written files.")
  static let json = Option("json", "Prints JSON.")
  static let help = Option("help", letter: "h", "Prints this help.")
  static let renderer = Option(
    "renderer", takes: "NAME", offers: .words(CanvasOptions.Renderer.allCases.map(\.rawValue)),
    "auto, opengl, opengles2 or software.")
}

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
  /// Throws if the value cannot be meant.
  func check(_ value: String) throws(Failure) {
    if name == Self.set.name {
      _ = try FieldAssignment(value, example: self.value == Self.set.value ? Self.example : "physics.bounceDamping=0.8")
    }
    // A file that is read may be standard input; of those written, only the one result of a command.
    guard value == ExportedFile.standardOutput, offers == .files, !["output", "tape"].contains(name) else { return }
    throw Failure(.usage, "--\(name) needs the name of a file, not \(value).")
  }

  /// A field and its value.
  static let example = "parameters.ratio=0.5"

  static let set = Option("set", takes: "PATH=VALUE", "Changes a field of the scene; repeatable.")
  static let published = Option("published", "Uses the article's values of the effect instead of the scene's.")
  static let quiet = Option("quiet", letter: "q", "Does not report written files.")
  static let force = Option("force", "Replaces a file of another kind, too.")
  static let json = Option("json", "Prints JSON.")
  static let help = Option("help", letter: "h", "Prints this help.")
  static let renderer = Option(
    "renderer", takes: "NAME", offers: .words(CanvasOptions.Renderer.allCases.map(\.rawValue)),
    "auto, opengl, opengles2 or software.")
}

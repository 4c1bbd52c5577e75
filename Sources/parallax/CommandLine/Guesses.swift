import Glibc
import Notation

/// First words that people guess, and the command line that each stands for.
///
/// The commands do not know of this table.
enum Guesses {
  private enum Meaning {
    /// Other words for the same command; the rest of the line follows them.
    case line([String])
    /// What to type. `SCENE` stands for the scene that was named.
    case hint([String])
  }

  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [
      "man": .line(["guide", "--man"]), "manual": .line(["guide", "--man"]),
      "version": .line(["--version"]), "-v": .line(["--version"]), "-V": .line(["--version"]),
      "new": .hint(["A scene is created in the studio: run parallax and press Ctrl N."]),
      "create": .hint(["A scene is created in the studio: run parallax and press Ctrl N."]),
      "export": .hint([
        "To export a picture or a film: parallax render SCENE -o NAME.png (or .mp4, .gif)",
        "To export code: parallax handoff SCENE --as SYSTEM (\(HandoffCommand.names))",
      ]),
      "save": .hint(["The studio saves scenes: run parallax SCENE and press Ctrl S."]),
      "compare": .hint(["To compare two scenes: parallax render SCENE --compare OTHER -o NAME.png"]),
      "diff": .hint(["To compare two scenes: parallax render SCENE --compare OTHER --view difference -o NAME.png"]),
      "init": .hint(["A scene is created in the studio: run parallax and press Ctrl N."]),
      "watch": .hint([
        "The studio follows a scene's file: parallax SCENE", "So do phones: parallax serve SCENE",
      ]),
      "dev": .hint(["To see a scene while you edit its file: parallax SCENE, or on phones: parallax serve SCENE"]),
      "build": .hint([
        "A scene is not built. To export code: parallax handoff SCENE --as SYSTEM (\(HandoffCommand.names))"
      ]),
      "info": .hint(["To see what is wrong: parallax check SCENE", "To see its layers: parallax layout SCENE"]),
      "convert": .hint(["To make a scene of a painting with layers: parallax import FILE -o scene.json"]),
      "test": .hint([
        "To find gaps and soft pictures: parallax check SCENE", "To find unreadable texts: parallax audit SCENE",
      ]),
      "gallery": .hint(["To list the scenes: parallax scenes", "As a picture: parallax render gallery -o gallery.png"]),
      "config": .hint(["Parallax has no configuration file. Fields of a scene are set with --set PATH=VALUE."]),
      "install": .hint(["To install: sudo make install, or the Debian package from make deb."]),
      "update": .hint(["Parallax does not update itself; install a newer package."]),
    ]
    for (command, guesses) in [
      ("studio", ["start", "open", "edit", "preview", "view", "run", "gui"]), ("scenes", ["list", "ls", "examples"]),
      ("check", ["lint", "validate", "verify"]),
      ("render", ["film", "video", "movie", "gif", "picture", "screenshot", "image", "draw"]),
      ("handoff", ["code", "hand-off"]), ("bench", ["benchmark", "profile", "perf"]),
      ("measure", ["analyze", "analyse"]), ("simulate", ["scroll"]),
      ("audit", ["accessibility", "a11y", "contrast", "wcag"]),
    ] {
      for guess in guesses { meanings[guess] = .line([command]) }
    }
    for table in ["devices", "presets", "effects", "translation"] {
      meanings[table] = .line(["guide", table])
    }
    for guess in ["completions", "completion"] { meanings[guess] = .line(["guide", "--completions"]) }
    return meanings
  }()
}

extension Guesses {
  /// The command line meant by `words`, which is the same one if its first word is no guess.
  ///
  /// - Parameter isOrder: Whether standard input may hold an export order, which the studio sends.
  static func line(for words: [String], isOrder: Bool = isatty(STDIN_FILENO) == 0) throws(Failure) -> [String] {
    guard let first = words.first else { return words }
    let rest = Array(words.dropFirst())
    if ["help", "--help", "-h"].contains(first) {
      guard let topic = rest.first else { return ["--help"] }
      return try line(for: [topic], isOrder: false).prefix(1) + ["--help"]
    }
    if first == ExportCommand.command.name, rest.isEmpty, isOrder { return words }
    switch meanings[first] {
    case .line(let command): return command + rest
    case .hint(let lines):
      let scene = rest.first { !$0.hasPrefix("-") }.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
      let named = lines.map { line in
        scene.map { line.replacing("SCENE", with: $0).replacing("NAME", with: "out") } ?? line
      }
      throw Failure(.usage, lines: ["There is no command \"\(first)\"."] + named)
    case nil: return words
    }
  }
}

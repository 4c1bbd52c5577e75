import Notation

/// Options that people guess, and what each stands for in commands that lack it.
enum GuessedOption {
  enum Meaning {
    /// A field of the scene: `--ratio 0.5` is `--set parameters.ratio=0.5`.
    case field(String)
    /// Another name of an option.
    case option(String)
    /// Width and height of the device: `320x640`.
    case size
    /// The option to use instead, and an example.
    case hint(option: String, String)
  }

  /// The first meaning whose option the command has.
  private static let meanings: [(names: [String], meaning: Meaning)] = [
    (["device"], .field("device")), (["ratio"], .field("parameters.ratio")),
    (["physics", "preset"], .field("physics")),
    (["rows"], .field("content.rows")), (["variant"], .field("variant")),
    (["width"], .hint(option: "set", "--set device.width=320")),
    (["height"], .hint(option: "set", "--set device.height=640")),
    (["size"], .size),
    (["dark", "light", "theme", "tone", "appearance"], .hint(option: "set", "--set content.tone=dark, or light")),
    (
      ["landscape", "orientation", "rotate"],
      .hint(option: "set", "--set with the sides exchanged: --set device.width=844 --set device.height=390")
    ),
    (
      ["quality", "crf", "bitrate"], .hint(option: "situation", "--scale 2 for more pixels, and --fps for more frames")
    ),
    (["loop", "loops", "repeat"], .hint(option: "situation", "-o NAME.gif or NAME.webp: both play in a loop")),
    (["host", "bind", "ip", "listen"], .option("address")),
    (["out", "outfile", "file"], .option("output")), (["system", "for", "language", "target"], .option("as")),
    (
      ["format", "type", "gif", "mp4", "webm", "webp", "png"],
      .hint(option: "offset", "-o NAME.gif: the ending of the name chooses the format")
    ),
    (["format", "type"], .hint(option: "as", "--as SYSTEM")),
    (["duration", "length", "seconds", "end"], .hint(option: "to", "--to 3: the time at which the film ends")),
    (["start"], .hint(option: "from", "--from 1: the time at which the film starts")),
    (["f", "overwrite", "yes", "y"], .hint(option: "force", "--force")),
    (["outline", "outlines", "debug"], .hint(option: "xray", "--xray")),
    (["frame", "bezel", "phone"], .hint(option: "body", "--body")),
    (["speed"], .hint(option: "set", "--set parameters.ratio=0.5")),
    (["dpi", "density", "zoom"], .hint(option: "scale", "--scale 2")),
  ]

  /// - Parameter name: As typed, with its dashes.
  static func meaning(of name: String, for command: Subcommand) -> Meaning? {
    let bare = name.drop { $0 == "-" }
    return meanings.lazy.filter { $0.names.contains(String(bare)) }.map(\.meaning).first { meaning in
      let needed =
        switch meaning {
        case .field, .size: "set"
        case .option(let option), .hint(let option, _): option
        }
      return command.options.contains { $0.name == needed }
    }
  }
}

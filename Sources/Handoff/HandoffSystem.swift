import Documents

/// A system that a scene can be handed over to: a folder of templates, of which the first line of the main file says
/// how people call it.
public struct HandoffSystem: Hashable, Sendable {
  /// The name of its folder, which `--as` takes.
  public let name: String
  /// The name for people.
  public let title: String
  /// The ending of the file that it writes.
  public let ending: String

  public init(name: String, title: String, ending: String) {
    (self.name, self.title, self.ending) = (name, title, ending)
  }
}

extension HandoffSystem {
  /// A page whose effect is a style sheet.
  public var isPage: Bool { name == "css" || isWhole }

  /// A page that needs no other file, and shows the code of the other systems.
  public var isWhole: Bool { name == "page" }

  /// The endings of a file for it: a page may be called `.html`, whatever is in it.
  public var endings: [String] { isPage ? Array(Set([ending, "css", "html", "htm"])).sorted() : [ending] }

  /// The platform that it is for. Nil if it is for several.
  public var platform: Platform? {
    switch name {
    case "uikit", "swiftui": .ios
    case "compose": .android
    case "css", "page", "gsap", "motion": .desktop
    default: nil
    }
  }

  /// How its code was tried, and what never was.
  public var proof: String {
    switch name {
    case "page", "css": "Run in Chromium and WebKit, and compared with the scene there."
    case "gsap": "Run with GSAP in Chromium and WebKit, and compared with the scene there."
    case "motion":
      "Checked by the TypeScript compiler; its arithmetic is compared with the scene. Never run with React and Motion."
    case "reactnative":
      "Checked by the TypeScript compiler; its arithmetic is compared with the scene. Never run on a device."
    case "uikit", "swiftui":
      "Compiled for Swift 6 against the signatures that it uses; its arithmetic is compared with the scene. "
        + "Never run on a device."
    case "compose":
      "Compiled by kotlinc against the signatures that it uses; its tests are run. Never run on a device."
    case "flutter":
      "Its grammar is checked and its arithmetic is compared with the scene. Never compiled or run on a device."
    default: "From your own templates."
    }
  }

  var mainFile: String { "\(name)/main.\(ending)" }

  /// The systems declared by main files, in the order of their numbers.
  ///
  /// - Parameter texts: The texts of files by their paths below the folder of templates.
  public static func all(in texts: [String: String]) -> [HandoffSystem] {
    texts.compactMap { path, text in Self.declared(in: text, path: path) }
      .sorted { ($0.order, $0.system.name) < ($1.order, $1.system.name) }.map(\.system)
  }

  /// The declaration `//: system ORDER TITLE` at the beginning of a main file.
  private static func declared(in text: String, path: String) -> (order: Int, system: HandoffSystem)? {
    let parts = path.split(whereSeparator: { $0 == "/" || $0 == "." }).map(String.init)
    guard parts.count == 3, parts[1] == "main", let line = text.split(separator: "\n", maxSplits: 1).first,
      let words = TemplateParser.directive(line), words.count > 2, words[0] == "system", let order = Int(words[1])
    else { return nil }
    return (order, HandoffSystem(name: parts[0], title: words[2...].joined(separator: " "), ending: parts[2]))
  }
}

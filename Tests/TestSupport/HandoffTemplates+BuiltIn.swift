import Handoff

extension HandoffTemplates {
  /// The built-in templates.
  public static let builtIn: HandoffTemplates = {
    let folder = "Resources/Handoff"
    let texts = Repository.files(in: folder, ending: "").compactMap { path in
      Repository.text(of: "\(folder)/\(path)").map { (path, $0) }
    }
    return HandoffTemplates(Dictionary(uniqueKeysWithValues: texts))
  }()
}

extension HandoffSystem {
  /// Those that come with the program.
  public static let all = HandoffTemplates.builtIn.systems

  public static let css = named("css")
  public static let page = named("page")
  public static let uikit = named("uikit")
  public static let swiftui = named("swiftui")
  public static let compose = named("compose")
  public static let flutter = named("flutter")
  public static let reactNative = named("reactnative")
  public static let motion = named("motion")
  public static let gsap = named("gsap")

  /// One that is missing has no templates, and every test of it fails.
  private static func named(_ name: String) -> HandoffSystem {
    all.first { $0.name == name } ?? HandoffSystem(name: name, title: name, ending: "missing")
  }
}

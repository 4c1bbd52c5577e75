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

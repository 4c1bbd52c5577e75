import Handoff

extension HandoffTemplates {
  /// Those that come with the program.
  public static let builtIn: HandoffTemplates = {
    let folder = "Resources/Handoff"
    let texts = Repository.files(in: folder, ending: "").compactMap { path in
      Repository.text(of: "\(folder)/\(path)").map { (path, $0) }
    }
    return HandoffTemplates(Dictionary(uniqueKeysWithValues: texts))
  }()
}

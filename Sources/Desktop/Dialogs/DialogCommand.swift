import System

/// The command for a file dialog on desktops without a portal.
enum DialogCommand {
  /// Its arguments, beginning with the program's path. Nil if there is none.
  static func words(for question: DialogQuestion, in folders: String?) -> [String]? {
    if let zenity = ChildProcess.program("zenity", in: folders) { return [zenity] + zenityWords(question) }
    if let kdialog = ChildProcess.program("kdialog", in: folders) { return [kdialog] + kdialogWords(question) }
    return nil
  }

  private static func zenityWords(_ question: DialogQuestion) -> [String] {
    let kind =
      switch question.kind {
      case .open: [String]()
      case .openSeveral: ["--multiple", "--separator=\n"]
      case .save: ["--save", "--confirm-overwrite"]
      case .folder: ["--directory"]
      }
    let place = question.place.map { ["--filename=\($0)"] } ?? []
    let filters = question.filters.map { "--file-filter=\($0.name) | \($0.patterns.joined(separator: " "))" }
    return ["--file-selection", "--title=\(question.title)"] + kind + place + filters
  }

  private static func kdialogWords(_ question: DialogQuestion) -> [String] {
    let kind =
      switch question.kind {
      case .open: ["--getopenfilename"]
      case .openSeveral: ["--multiple", "--separate-output", "--getopenfilename"]
      case .save: ["--getsavefilename"]
      case .folder: ["--getexistingdirectory"]
      }
    let filter = question.filters.first.map { [$0.patterns.joined(separator: " ")] } ?? []
    return ["--title", question.title] + kind + [question.place ?? "."] + filter
  }
}

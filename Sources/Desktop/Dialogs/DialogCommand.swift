import Glibc
import StudioKit

/// The command that shows a file dialog on this desktop.
enum DialogCommand {
  /// Its words, the program's path first; nil where there is none.
  static func words(for choice: FileChoice, environment: (String) -> String?) -> [String]? {
    if let zenity = program("zenity", environment) { return [zenity] + zenityWords(choice) }
    if let kdialog = program("kdialog", environment) { return [kdialog] + kdialogWords(choice) }
    return nil
  }

  private static func zenityWords(_ choice: FileChoice) -> [String] {
    let filters = ["--file-filter=Scenes | *.json", "--file-filter=All files | *"]
    switch choice {
    case .open(let folder):
      return ["--file-selection", "--title=Open a scene"] + (folder.map { ["--filename=\($0)/"] } ?? []) + filters
    case .save(let suggestion):
      return [
        "--file-selection", "--save", "--confirm-overwrite", "--title=Save the scene", "--filename=\(suggestion)",
      ]
        + filters
    }
  }

  private static func kdialogWords(_ choice: FileChoice) -> [String] {
    switch choice {
    case .open(let folder): ["--title", "Open a scene", "--getopenfilename", folder ?? ".", "*.json"]
    case .save(let suggestion): ["--title", "Save the scene", "--getsavefilename", suggestion, "*.json"]
    }
  }

  private static func program(_ name: String, _ environment: (String) -> String?) -> String? {
    (environment("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }
}

import StudioKit
import System

/// The command that shows a file dialog on this desktop.
enum DialogCommand {
  /// Its words, the program's path first; nil where there is none.
  static func words(for choice: FileChoice, environment: (String) -> String?) -> [String]? {
    let choice = choice.beginning(in: PicturesFolder.path(environment: environment))
    let folders = environment("PATH")
    if let zenity = ChildProcess.program("zenity", in: folders) { return [zenity] + zenityWords(choice) }
    if let kdialog = ChildProcess.program("kdialog", in: folders) { return [kdialog] + kdialogWords(choice) }
    return nil
  }

  private static let endings = "*.png *.jpg *.jpeg *.webp *.gif *.bmp *.PNG *.JPG *.JPEG *.WEBP *.GIF *.BMP"

  private static func zenityWords(_ choice: FileChoice) -> [String] {
    let scenes = ["--file-filter=Scenes | *.json", "--file-filter=All files | *"]
    let pictures = ["--file-filter=Pictures | \(endings)", "--file-filter=All files | *"]
    func start(_ folder: String?) -> [String] { folder.map { ["--filename=\($0)/"] } ?? [] }
    let words =
      switch choice {
      case .open(let folder): ["--title=Open a scene"] + start(folder) + scenes
      case .save(let suggestion):
        ["--save", "--confirm-overwrite", "--title=Save the scene", "--filename=\(suggestion)"] + scenes
      case .handOff(let suggestion):
        ["--save", "--confirm-overwrite", "--title=Hand over", "--filename=\(suggestion)"]
      case .handOffFolder(let folder): ["--directory", "--title=Put the hand-off into a folder"] + start(folder)
      case .pictures(let folder): ["--multiple", "--separator=\n", "--title=Add pictures"] + start(folder) + pictures
      case .page(let folder): ["--title=Choose the picture of a page"] + start(folder) + pictures
      }
    return ["--file-selection"] + words
  }

  private static func kdialogWords(_ choice: FileChoice) -> [String] {
    switch choice {
    case .open(let folder): ["--title", "Open a scene", "--getopenfilename", folder ?? ".", "*.json"]
    case .save(let suggestion): ["--title", "Save the scene", "--getsavefilename", suggestion, "*.json"]
    case .handOff(let suggestion): ["--title", "Hand over", "--getsavefilename", suggestion]
    case .handOffFolder(let folder):
      ["--title", "Put the hand-off into a folder", "--getexistingdirectory", folder ?? "."]
    case .pictures(let folder):
      ["--title", "Add pictures", "--multiple", "--separate-output", "--getopenfilename", folder ?? ".", endings]
    case .page(let folder):
      ["--title", "Choose the picture of a page", "--getopenfilename", folder ?? ".", endings]
    }
  }
}

extension FileChoice {
  /// The same, with a place to begin for one that names none: nobody's work is where the program is.
  fileprivate func beginning(in folder: String?) -> FileChoice {
    switch self {
    case .pictures(nil): .pictures(folder: folder)
    case .page(nil): .page(folder: folder)
    case .open(nil): .open(folder: folder)
    case .save(let name) where !name.contains("/"): .save(suggestion: folder.map { "\($0)/\(name)" } ?? name)
    case .handOff(let name) where !name.contains("/"): .handOff(suggestion: folder.map { "\($0)/\(name)" } ?? name)
    case .handOffFolder(nil): .handOffFolder(folder: folder)
    default: self
    }
  }
}

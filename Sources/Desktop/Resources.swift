import Documents
import Glibc
import Handoff
import System

/// Finds the files installed with the program: the built-in scenes, their pictures, and the code templates.
///
/// Searches `$PARALLAX_RESOURCES`, the program's folder, `<prefix>/share/parallax`, and the checkout that the program
/// was built in. No location is compiled in, so a moved program still finds them.
public enum Resources {
  /// The folder with `Scenes` and `Pictures`. Nil if there is none.
  public static func folder(environment: (String) -> String? = Environment.value) -> String? {
    folder(holding: "Scenes", environment: environment)
  }

  private static func folder(holding name: String, environment: (String) -> String?) -> String? {
    candidates(environment: environment).first { access("\($0)/\(name)", R_OK) == 0 }
  }

  /// The page for the results of a bench, without numbers.
  public static func benchPage(environment: (String) -> String? = Environment.value) throws(FileError) -> String {
    let path = (folder(holding: "Bench", environment: environment) ?? ".") + "/Bench/page.html"
    return String(decoding: try FileReader.bytes(of: path, limit: largestTemplate), as: UTF8.self)
  }

  /// The templates for code. An unreadable one is reported when it is needed.
  public static func templates(environment: (String) -> String? = Environment.value) -> HandoffTemplates {
    let (texts, folder) = templates(environment) { _ in true }
    return HandoffTemplates(texts, in: folder)
  }

  /// The systems that scenes can be handed over to, without their templates.
  public static func systems(environment: (String) -> String? = Environment.value) -> [HandoffSystem] {
    HandoffSystem.all(in: templates(environment) { $0.hasPrefix("main.") }.texts)
  }

  /// The texts of the templates by their paths, and their folder.
  ///
  /// - Parameter isWanted: Asked for the name of each file.
  private static func templates(
    _ environment: (String) -> String?, where isWanted: (String) -> Bool
  ) -> (texts: [String: String], folder: String?) {
    guard let folder = folder(holding: "Handoff", environment: environment).map({ $0 + "/Handoff" }) else {
      return ([:], nil)
    }
    var texts: [String: String] = [:]
    for system in Folder.names(in: folder) ?? [] {
      for file in Folder.names(in: "\(folder)/\(system)") ?? [] where isWanted(file) {
        let path = "\(system)/\(file)"
        do throws(FileError) {
          let bytes = try FileReader.bytes(of: "\(folder)/\(path)", limit: largestTemplate)
          texts[path] = String(decoding: bytes, as: UTF8.self)
        } catch {
          continue
        }
      }
    }
    return (texts, folder)
  }

  private static let largestTemplate = 1 << 20

  /// The program's icon: in the icon theme if installed, otherwise in the checkout. Nil if there is none.
  public static func icon(in folder: String?) -> String? {
    guard let folder else { return nil }
    let places = ["\(folder)/Icons/parallax-128.png", "\(folder)/../icons/hicolor/128x128/apps/parallax.png"]
    return places.first { access($0, R_OK) == 0 }
  }

  private static func candidates(environment: (String) -> String?) -> [String] {
    var candidates: [String] = []
    if let named = environment("PARALLAX_RESOURCES"), !named.isEmpty { candidates.append(named) }
    guard let program = RunningProgram.path else { return candidates }
    var folder = FilePath.folder(of: program)
    candidates.append(folder + "/Resources")
    candidates.append(FilePath.folder(of: folder) + "/share/parallax")
    // Up from the build folder to the checkout.
    for _ in 0..<6 where folder != "/" {
      folder = FilePath.folder(of: folder)
      candidates.append(folder + "/Resources")
    }
    return candidates
  }
}

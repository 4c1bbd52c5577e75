import Documents
import Glibc
import System

/// Finds the files that come with the program: the built-in scenes and their pictures.
///
/// They are looked for in `$PARALLAX_RESOURCES`, beside the program, under `<prefix>/share/parallax`, and in the
/// checkout that the program was built in. Nothing about the place is compiled in, so a moved program still finds them.
public enum Resources {
  /// The folder that holds `Scenes` and `Pictures`; nil where there is none.
  public static func folder(environment: (String) -> String? = Environment.value) -> String? {
    candidates(environment: environment).first { access($0 + "/Scenes", R_OK) == 0 }
  }

  private static func candidates(environment: (String) -> String?) -> [String] {
    var candidates: [String] = []
    if let named = environment("PARALLAX_RESOURCES"), !named.isEmpty { candidates.append(named) }
    guard let program = RunningProgram.path else { return candidates }
    var folder = FilePath.folder(of: program)
    candidates.append(folder + "/Resources")
    candidates.append(FilePath.folder(of: folder) + "/share/parallax")
    // From the build folder upwards to the checkout.
    for _ in 0..<6 where folder != "/" {
      folder = FilePath.folder(of: folder)
      candidates.append(folder + "/Resources")
    }
    return candidates
  }
}

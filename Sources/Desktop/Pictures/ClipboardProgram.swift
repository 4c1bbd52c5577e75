import Glibc
import Images
import System

/// The command-line program for the clipboard: wl-clipboard on Wayland, xclip on X11.
struct ClipboardProgram {
  enum Use { case reads, writes }

  /// Seconds after which it is given up: it waits for the program that owns the clipboard, which may never answer.
  private static let patience = 5.0

  private let path: String
  private let isWayland: Bool

  /// Nil if none is installed.
  init?(_ use: Use, environment: (String) -> String?) {
    let folders = environment("PATH")
    if Self.isOnWayland(environment), let found = ChildProcess.program(Self.waylandName(use), in: folders) {
      (path, isWayland) = (found, true)
    } else if let found = ChildProcess.program("xclip", in: folders) {
      (path, isWayland) = (found, false)
    } else {
      return nil
    }
  }

  private static func waylandName(_ use: Use) -> String { use == .reads ? "wl-paste" : "wl-copy" }

  /// The message if a file could not be copied as it is missing.
  static func missingForFiles(environment: (String) -> String?) -> String {
    let (name, package) = isOnWayland(environment) ? (waylandName(.writes), "wl-clipboard") : ("xclip", "xclip")
    return "Copying a file needs \(name). Install the package \(package), or copy the path."
  }

  /// The message if it is missing.
  static func missing(_ use: Use, environment: (String) -> String?) -> String {
    let (name, package) = isOnWayland(environment) ? (waylandName(use), "wl-clipboard") : ("xclip", "xclip")
    return use == .reads
      ? "Pasting a picture needs \(name). Install the package \(package), or drop the file on the window."
      : "Copying a picture needs \(name). Install the package \(package), or film the gesture into a file."
  }

  private static func isOnWayland(_ environment: (String) -> String?) -> Bool {
    environment("WAYLAND_DISPLAY").map { !$0.isEmpty } ?? false
  }
}

extension ClipboardProgram {
  /// The available types.
  func kinds() -> Set<String> {
    let words = isWayland ? ["--list-types"] : ["-selection", "clipboard", "-t", "TARGETS", "-o"]
    let lines = String(decoding: output(words), as: UTF8.self).split(whereSeparator: \.isNewline)
    return Set(lines.map(String.init))
  }

  /// The content as a type.
  func read(_ kind: String) -> [UInt8] {
    output(isWayland ? ["--no-newline", "--type", kind] : ["-selection", "clipboard", "-t", kind, "-o"])
  }

  /// Copies a file's content as a type. Returns false on failure.
  func write(_ file: String, as kind: String) -> Bool {
    do {
      let input = try Descriptor.open(file, O_RDONLY)
      defer { close(input) }
      let words = isWayland ? ["--type", kind] : ["-selection", "clipboard", "-t", kind, "-i"]
      let child = try ChildProcess(
        path, [path] + words, environment: Environment.ofTools, input: input, output: .dropped, errors: .dropped)
      return child.finish(within: Self.patience).ending == .exited(0)
    } catch {
      return false
    }
  }

  private func output(_ words: [String]) -> [UInt8] {
    do {
      let child = try ChildProcess(path, [path] + words, environment: Environment.ofTools, errors: .dropped)
      let (bytes, ending, _) = child.finish(keeping: ImageLimits.standard.fileSize, within: Self.patience)
      return ending == .exited(0) ? bytes : []
    } catch {
      // Reported as an empty clipboard.
      return []
    }
  }
}

import Documents
import System

/// Scenes that one start of the program leaves to a studio that runs already.
struct OpeningCall: Hashable, Sendable {
  /// The displays that the caller sees: a window on another one would help nobody.
  var displays: [String]
  /// What the desktop calls this start; nil: it has no name for it.
  var startup: String?
  /// Absolute paths, and names of scenes that come with the program.
  var scenes: [String]

  /// More than any file manager hands over at once.
  static let mostScenes = 64
  /// In bytes.
  static let largest = 1 << 16
  private static let greeting = "parallax call 1"
  /// Where a desktop leaves its name for a start: on Wayland; on X11, and by GLib before 2.76 on both.
  private static let startupNames = ["XDG_ACTIVATION_TOKEN", startupField]
  private static let startupField = "DESKTOP_STARTUP_ID"
}

extension OpeningCall {
  /// - Parameter scenes: As a person names them.
  init(of scenes: [String], environment: (String) -> String? = Environment.value) {
    displays = Self.displays(environment)
    startup = Self.startupNames.lazy.compactMap(environment).first { !$0.isEmpty }
    self.scenes = scenes.map { SceneLibrary.isBuiltIn($0) ? $0 : FilePath.absolute($0) }
  }

  /// The displays that a program started here would open a window on.
  static func displays(_ environment: (String) -> String?) -> [String] {
    ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { name in
      environment(name).flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
  }
}

/// As it goes from one process to the other: fields that end with a zero, an empty one between displays and scenes. The
/// start's name stands with the displays, where a studio of another version takes it for one that it is not on.
extension OpeningCall {
  var bytes: [UInt8] {
    let name = startup.map { ["\(Self.startupField)=\($0)"] } ?? []
    return ([Self.greeting] + displays + name + [""] + scenes).flatMap { Array($0.utf8) + [0] }
  }

  /// Nil where it is anything but what `bytes` makes.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.largest, bytes.last == 0 else { return nil }
    var fields: [String] = []
    for field in bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false) {
      guard let text = String(validating: field, as: UTF8.self) else { return nil }
      fields.append(text)
    }
    guard fields.first == Self.greeting, let gap = fields.firstIndex(of: "") else { return nil }
    let scenes = fields[(gap + 1)...]
    guard scenes.count <= Self.mostScenes, scenes.allSatisfy({ $0.hasPrefix("/") || SceneLibrary.isBuiltIn($0) })
    else { return nil }
    let name = "\(Self.startupField)="
    let startup = fields[1..<gap].first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    self.init(displays: fields[1..<gap].filter { !$0.hasPrefix(name) }, startup: startup, scenes: Array(scenes))
  }
}

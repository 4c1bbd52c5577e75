import Documents
import System

/// Scenes passed on by one start of the program to a running studio.
struct OpeningCall: Hashable, Sendable {
  /// The displays visible to the caller: a window on another one would be useless.
  var displays: [String]
  /// The desktop's startup ID. Nil if there is none.
  var startup: String?
  /// Absolute paths, and names of built-in scenes.
  var scenes: [String]

  /// Exceeds what file managers pass at once.
  static let mostScenes = 64
  /// Maximum message size in bytes.
  static let largest = 1 << 16
  private static let greeting = "parallax call 1"
  /// The variables with the startup ID: on Wayland; on X11, and with GLib before 2.76 on both.
  private static let startupNames = ["XDG_ACTIVATION_TOKEN", startupField]
  private static let startupField = "DESKTOP_STARTUP_ID"
}

extension OpeningCall {
  /// - Parameter scenes: Names as given.
  init(of scenes: [String], environment: (String) -> String? = Environment.value) {
    displays = Self.displays(environment)
    startup = Self.startupNames.lazy.compactMap(environment).first { !$0.isEmpty }
    self.scenes = scenes.map { SceneLibrary.builtIn(called: $0) ?? FilePath.absolute($0) }
  }

  /// The displays on which a program started here would open a window.
  static func displays(_ environment: (String) -> String?) -> [String] {
    ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { name in
      environment(name).flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
  }
}

/// The message format: zero-terminated fields, with an empty one between displays and scenes. The startup ID is among
/// the displays, where another version of the studio ignores it as an unknown display.
extension OpeningCall {
  var bytes: [UInt8] {
    let name = startup.map { ["\(Self.startupField)=\($0)"] } ?? []
    return ([Self.greeting] + displays + name + [""] + scenes).flatMap { Array($0.utf8) + [0] }
  }

  /// Nil unless the bytes are in the format of `bytes`.
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

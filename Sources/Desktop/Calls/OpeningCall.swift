import Documents
import System

/// Scenes that one start of the program leaves to a studio that runs already.
struct OpeningCall: Hashable, Sendable {
  /// The displays that the caller sees: a window on another one would help nobody.
  var displays: [String]
  /// Absolute paths, and names of scenes that come with the program.
  var scenes: [String]

  /// More than any file manager hands over at once.
  static let mostScenes = 64
  /// In bytes.
  static let largest = 1 << 16
  private static let greeting = "parallax call 1"
}

extension OpeningCall {
  /// - Parameter scenes: As a person names them.
  init(of scenes: [String], environment: (String) -> String? = Environment.value) {
    displays = Self.displays(environment)
    self.scenes = scenes.map { SceneLibrary.isBuiltIn($0) ? $0 : FilePath.absolute($0) }
  }

  /// The displays that a program started here would open a window on.
  static func displays(_ environment: (String) -> String?) -> [String] {
    ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { name in
      environment(name).flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
  }
}

/// As it goes from one process to the other: fields that end with a zero, an empty one between displays and scenes.
extension OpeningCall {
  var bytes: [UInt8] {
    ([Self.greeting] + displays + [""] + scenes).flatMap { Array($0.utf8) + [0] }
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
    self.init(displays: Array(fields[1..<gap]), scenes: Array(scenes))
  }
}

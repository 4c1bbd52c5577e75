import Boundary
import Desktop
import Documents
import Geometry
import Glibc
import PreviewKit
import StudioKit

/// Drives the window with random events and prints a line for each with the results: draw list, description, requests,
/// pointer, focus. Two builds that behave alike print the same lines:
///
///     SWIFT_DETERMINISTIC_HASHING=1 WindowTrial RESOURCES EVENTS [RUN]
///     SWIFT_DETERMINISTIC_HASHING=1 WindowTrial RESOURCES EVENTS RUN show EVENT
///
/// `EVENTS` is the number per run; the runs are all scenes at three sizes, dark and light, with and without a screen
/// reader. `show` prints the whole draw list and description after one event of one run.
@main
struct WindowTrial {
  static func main() {
    let words = CommandLine.arguments
    guard words.count > 2, let events = Int(words[2]) else { exit(64) }
    let documents = scenes(in: words[1])
    guard !documents.isEmpty else { exit(66) }
    let templates = Resources.templates { $0 == "PARALLAX_RESOURCES" ? words[1] : nil }
    var number = 0
    let only = words.count > 3 ? Int(words[3]) : nil
    let shown = words.count > 5 && words[4] == "show" ? Int(words[5]) : nil
    for scene in documents.indices {
      for size in [Size(width: 1440, height: 900), Size(width: 900, height: 640), Size(width: 480, height: 360)] {
        for isLight in [false, true] {
          for isHeard in [false, true] {
            defer { number += 1 }
            guard only == nil || only == number else { continue }
            guard
              var run = TrialRun(
                documents, scene, size, isLight: isLight, isHeard: isHeard, seed: UInt64(number), templates: templates)
            else { exit(70) }
            run.play(events, number: number, showing: shown)
          }
        }
      }
    }
  }

  private static func scenes(in folder: String) -> [SceneDocument] {
    guard let list = opendir(folder + "/Scenes") else { return [] }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".json") { names.append(name) }
    }
    return names.sorted().compactMap { name in
      guard let scene = FileBytes.read(folder + "/Scenes/" + name).flatMap({ SceneReader.read($0).scene }) else {
        return nil
      }
      let images = scene.content.images.indices.map {
        ScenePicture(id: PictureID(rawValue: $0), size: Size(width: 1200, height: 900), isOpaque: true)
      }
      return SceneDocument(
        name: String(name.dropLast(5)), scene: scene, pictures: ScenePictures(images: images),
        file: SceneFile(folder: folder + "/Scenes", saved: scene))
    }
  }
}

/// Whole files.
private enum FileBytes {
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return bytes }
      bytes += part[..<count]
    }
  }
}

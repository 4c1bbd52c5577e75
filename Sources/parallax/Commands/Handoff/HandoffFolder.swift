import Art
import Boundary
import Decoding
import Desktop
import Documents
import Effects
import Geometry
import Handoff
import Notation
import PreviewKit
import SDLBackend
import Serve
import StudioKit

/// A complete hand-off in a folder: the design in one file, its pictures once for all systems, the code for each system,
/// the page, three moments as pictures, and the numbers as text.
struct HandoffFolder {
  private let handoff: SceneHandoff
  private let placed: PlacedScene
  /// Whether pictures keep all their pixels.
  private let isFull: Bool

  /// The list of the files written, so that no other file is replaced unasked.
  private static let list = ".parallax-handoff"
  private static let quality: Int32 = 90

  init(_ handoff: SceneHandoff, _ placed: PlacedScene, isFull: Bool = false) {
    (self.handoff, self.placed, self.isFull) = (handoff, placed, isFull)
  }
}

extension HandoffFolder {
  /// Returns the files from elsewhere that may not be replaced; then nothing was written. Pictures that are missing, and
  /// files that are no pictures, are left out, and are the reason of a failure after everything else was written.
  ///
  /// - Parameter announces: Whether to say how much it is before anything is written.
  func write(to folder: String, replacing: Bool, announces: Bool) throws(Failure) -> [String] {
    let pictures = try pictures()
    var files = try pictures.files + self.files()
    for sentence in pictures.missing { Console.complain(sentence) }
    do {
      let known = Self.known(in: folder)
      let foreign = replacing ? [] : files.filter { Self.isForeign($0.name, in: folder, known) }
      guard foreign.isEmpty else { return foreign.map { "\(folder)/\($0.name)" } }
      if announces {
        let size = FilmFormat.words(bytes: Double(files.reduce(0) { $0 + $1.bytes.count }))
        Console.tell("Writing \(files.count) files (\(size)) to \(folder).")
      }
      let lines = files.map { "\(Checksum.text(of: $0.bytes)) \($0.name)\n" }.joined()
      files.append((Self.list, [UInt8](lines.utf8)))
      try Folder.write(files, to: folder)
    } catch {
      throw Failure(error)
    }
    guard pictures.refused.isEmpty else {
      throw Failure(.badData, lines: pictures.refused.map { "\($0) It was left out of \(folder)." })
    }
    // The scene may say what stands in for pictures that are not there.
    guard pictures.missing.isEmpty || placed.scene.content.pictureSize != nil else {
      let count = counted(pictures.missing.count, "picture is", "pictures are")
      throw Failure(.noInput, "\(count) missing; everything else is in \(folder).")
    }
    return []
  }

  /// The files written before: their checksums by name.
  private static func known(in folder: String) -> [String: String] {
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(of: "\(folder)/\(list)", limit: 1 << 20) } catch { return [:] }
    var known: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2 { known[String(words[1])] = String(words[0]) }
    }
    return known
  }

  /// Whether a file exists that differs from the one written. A link was not written.
  private static func isForeign(_ name: String, in folder: String, _ known: [String: String]) -> Bool {
    if FilePath.isLink("\(folder)/\(name)") { return true }
    do {
      return known[name] != Checksum.text(of: try FileReader.bytes(of: "\(folder)/\(name)", limit: 1 << 28))
    } catch {
      return error.cause != .missing
    }
  }
}

extension HandoffFolder {
  private typealias File = (name: String, bytes: [UInt8])

  /// The pictures, and a sentence for each that is missing and for each file that is no picture. Colors stand in for
  /// both.
  private func pictures() throws(Failure) -> (files: [File], missing: [String], refused: [String]) {
    let pictures = HandedPicture.all(handoff.pictures, of: handoff, placed, for: .app, isFull: isFull)
    var (files, missing, refused): ([File], [String], [String]) = ([], [], [])
    for (picture, file) in zip(pictures, HandedPicture.files(of: pictures)) {
      do {
        let bytes: [UInt8]
        do {
          bytes = try file.get().bytes
        } catch let problem as PictureProblem {
          let sentence = "\(PictureAddress(picture.place ?? "")): \(problem.reason)"
          if problem.reason == .missing { missing.append(sentence) } else { refused.append(sentence) }
          bytes = try picture.colors().bytes
        }
        files.append(("pictures/\(picture.asset.file)", bytes))
      } catch {
        throw Failure(.software, "\(picture.asset.file): \(error)")
      }
    }
    return (files, missing, refused)
  }

  private func files() throws(Failure) -> [File] {
    var files: [File] = []
    func add(_ name: String, _ text: String) { files.append((name, [UInt8](text.utf8))) }
    let templates = Resources.templates()
    let packed = FilePath.stem(of: placed.path == PipedInput.name ? "scene" : placed.path) + PackedScene.ending
    let moments = try moments()
    do {
      for code in try codes(from: templates) { add(code.name, code.text) }
      add("README.md", try handoff.readme(moments: moments.map(\.name), from: templates, packed: packed))
    } catch {
      throw Failure(error)
    }
    files += moments
    do {
      files.append((packed, try PackingOrder(placed).archive().bytes))
    } catch {
      throw Failure(.badData, "\(packed): \(error)")
    }
    return files
  }

  /// The code for each system, and the pages.
  private func codes(from templates: HandoffTemplates) throws(TemplateFault) -> [(name: String, text: String)] {
    let beside: @Sendable (PictureAsset) -> String? = { $0.path == nil ? nil : "../pictures/\($0.file)" }
    var codes: [(name: String, text: String)] = []
    for system in templates.systems {
      if system.isWhole {
        let embedded = EmbeddedPictures(of: handoff, placed)
        codes.append(("page.html", try handoff.text(as: system, from: templates, picture: embedded.address)))
      } else {
        codes += try handoff.files(as: system, from: templates, picture: beside)
          .map { ("\(system.name)/\($0.path)", $0.text) }
      }
    }
    return codes
  }

  /// At rest, pulled or one screen further, and at the moment that shows the effect best.
  private func moments() throws(Failure) -> [File] {
    let look = FrameLook(scale: min(2, placed.scene.device.scale))
    let room = look.room(for: placed.scene.device)
    let pixels = try look.pixels(of: room)
    let canvas: OffscreenCanvas
    do throws(Failure) {
      canvas = try OffscreenCanvas(pixels: pixels, renderer: .auto, decoder: .ofThisProgram())
    } catch {
      for line in error.lines { Console.complain("The pictures of moments were not written: \(line)") }
      return []
    }
    let preview = canvas.preview(of: placed)
    let bounds = preview.extent.bounds
    let good = bounds.lowerBound + preview.scene.effect.demo(in: preview.setting).moment
    let later = min(bounds.upperBound, good + (good - bounds.lowerBound))
    var pictures: [File] = []
    for (index, offset) in [bounds.lowerBound, good, later].enumerated() {
      var moment = preview
      moment.jump(to: offset, hold: true, at: 0)
      do {
        let pixels = try look.picture(of: ScreenMoment(moment), in: room, on: canvas)
        pictures.append(("moment-\(index + 1).jpg", try pixels.jpeg(quality: Self.quality)))
      } catch let error as Failure {
        throw error
      } catch {
        throw Failure(.software, "moment-\(index + 1).jpg: \(error)")
      }
    }
    return pictures
  }
}

import Documents
import Effects
import Geometry
import PreviewKit

/// A film of a build, which a screen of the stage shows beside the scene that it is compared with.
struct BuiltFilm: Equatable, Sendable {
  let document: DocumentID
  /// The file's name.
  let name: String
  let frames: [FilmedBuild.Frame]
  /// Those of the frames.
  let pictures: ScenePictures
  /// The way of the content in it, as a gesture.
  let tape: Tape
  /// The part of the screen that it shows.
  private let part: Rect

  init(_ build: FilmedBuild, named name: String, of document: DocumentID, _ pictures: ScenePictures) {
    (self.document, self.name, self.pictures) = (document, name, pictures)
    (frames, tape, part) = (build.frames, build.tape, build.part)
  }
}

extension BuiltFilm {
  private static let frame = LayerKind("build", "frame")

  /// The moments of the gesture that have a picture.
  var moments: [Double] { frames.map(\.time) }

  /// The layer that shows a moment of the gesture.
  func layer(at moment: Double) -> Layer { layer(frames.lastIndex { $0.time <= moment } ?? 0) }

  /// The layer that shows the content most nearly at an offset.
  func layer(nearest offset: Double) -> Layer {
    layer(frames.indices.min { far($0, from: offset) < far($1, from: offset) } ?? 0)
  }

  private func far(_ number: Int, from offset: Double) -> Double { (frames[number].offset - offset).magnitude }

  private func layer(_ number: Int) -> Layer {
    Layer(LayerID(Self.frame), frame: part, content: .picture(number))
  }
}

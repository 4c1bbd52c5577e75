import Boundary
import Desktop
import Documents
import Handoff
import Serve

/// Makes the page of a scene, again and again as the scene changes.
struct ServedScene {
  private let templates = Resources.templates()
  private let cache = PagePictureCache(isForChanges: true)
}

extension ServedScene {
  /// The page, and a sentence for each picture that cannot be read.
  ///
  /// - Parameter isQuick: Whether pictures in a size that was needed before will do for now; see `isProvisional`.
  func page(of placed: PlacedScene, isQuick: Bool = false) throws(Failure) -> (page: LivePage, faults: [String]) {
    let handoff = try placed.handoff()
    cache.begin(isQuick: isQuick)
    let pictures = EmbeddedPictures(of: handoff, placed, using: cache)
    let text: String
    do {
      guard let system = try templates.system(named: "page") else {
        throw Failure(.software, "The template of pages is missing.")
      }
      text = try handoff.livePage(
        as: system, from: templates, picture: pictures.address { $1.address(number: $0) })
    } catch let failure as Failure {
      throw failure
    } catch let fault as TemplateFault {
      throw Failure(fault)
    } catch {
      throw Failure(.software, "\(error)")
    }
    guard let page = LivePage(text, pictures: pictures.pictures) else {
      throw Failure(.software, "The template of pages is not as the server needs it.")
    }
    return (page, pictures.faults)
  }

  /// Whether the last page has pictures in a size that was needed before.
  var isProvisional: Bool { cache.isProvisional }

  /// A sentence about a scene for strangers: its file is named without the folder.
  static func sentence(_ sentence: String, of path: String) -> String {
    [path, FilePath.absolute(path)].reduce(sentence) { sentence, path in
      let folder = path.dropLast(FilePath.name(of: path).count)
      return folder.isEmpty ? sentence : sentence.replacing(folder, with: "")
    }
  }

  /// The files of which a change changes the page.
  static func files(of placed: PlacedScene) -> [String] {
    let content = placed.scene.content
    let pictures = (content.imageFiles + [content.page].compactMap(\.self)).map(placed.picturePath)
    // The layers of a file change with it.
    return ([placed.path] + pictures.map { PictureAddress($0).file }).map(FilePath.absolute)
  }
}

import Boundary
import Desktop
import Documents
import Handoff

extension PlacedScene {
  /// - Parameter remarks: Sentences for the head of its code.
  func handoff(remarks: [String] = []) throws(Failure) -> SceneHandoff {
    guard
      var handoff = SceneHandoff(
        scene, named: path == PipedInput.name ? nil : path, pictureSize: { report($0).size })
    else {
      throw Failure(.usage, "The effect \(scene.effectName) has no description for other systems.")
    }
    handoff.remarks = remarks
    return handoff
  }

  /// The scene as code for another system, or as a page.
  ///
  /// - Parameters:
  ///   - output: The output file; a page with separate pictures refers to them from there.
  ///   - remarks: Sentences for the head of the code.
  func code(as system: HandoffSystem, to output: String?, remarks: [String] = []) throws(Failure) -> String {
    let handoff = try handoff(remarks: remarks)
    let templates = Resources.templates()
    if system.name == "css", output?.lowercased().hasSuffix(".css") == true {
      // The style sheet without the page around it.
      do {
        return try handoff.code(as: system, from: templates)
      } catch {
        throw Failure(error)
      }
    }
    guard system.isWhole else {
      let folder = output.map { FilePath.folder(of: FilePath.absolute($0)) }
      var addresses: [String: String] = [:]
      for image in scene.content.imageFiles + [scene.content.page].compactMap(\.self) {
        // A layer is no file that code could name.
        guard PictureAddress(image).layer == nil else { continue }
        let path = FilePath.absolute(picturePath(image))
        addresses[image] = folder.map { SceneHandoff.address(of: FilePath.way(to: path, from: $0)) }
      }
      let (known, blurred) = (addresses, EmbeddedPictures(handoff.blurredCovers, of: handoff, self).address)
      return try Self.code(
        handoff, as: system, from: templates,
        picture: { asset in asset.isBlurred ? blurred(asset) : asset.path.flatMap { known[$0] } })
    }
    let pictures = EmbeddedPictures(of: handoff, self)
    for fault in pictures.faults { Console.complain(fault) }
    return try Self.code(handoff, as: system, from: templates, picture: pictures.address)
  }

  private static func code(
    _ handoff: SceneHandoff, as system: HandoffSystem, from templates: HandoffTemplates,
    picture: @escaping @Sendable (PictureAsset) -> String?
  ) throws(Failure) -> String {
    do {
      return try handoff.text(as: system, from: templates, picture: picture)
    } catch {
      throw Failure(error)
    }
  }
}

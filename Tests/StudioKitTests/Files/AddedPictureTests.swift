import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import Testing

@testable import StudioKit

/// Pictures that are added, and the samples they replace.
@Suite struct AddedPictureTests {
  /// A header with one picture.
  private func header() throws -> Session {
    var session = try Session()
    var scene = Scene(effect: HeaderParallax())
    scene.content.images = ["maps/a.jpg"]
    session.studio.edit(at: session.time) { $0.edit(scene) }
    return session
  }

  @Test func `a picture that nothing shows is told of when it is added`() throws {
    var session = try header()
    session.dialog = .chosen(["/home/ada/b.jpg"])
    session.studio.apply(.perform(.choosePictures), at: session.time)
    session.settle()
    #expect(session.studio.document.scene.content.images.count == 2)
    #expect(session.studio.view.notice?.text == "Picture 2 was added, but no layer shows it.")
    session.dialog = .chosen(["/home/ada/c.jpg", "/home/ada/d.jpg"])
    session.studio.apply(.perform(.choosePictures), at: session.time)
    session.settle()
    #expect(session.studio.view.notice?.text == "2 pictures were added, but no layer shows them.")
  }

  @Test func `a picture that a row shows is added without a word`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/b.jpg"])
    session.studio.view.notice = nil
    session.studio.apply(.perform(.choosePictures), at: session.time)
    session.settle()
    #expect(session.studio.document.scene.content.images.count == 2 && session.studio.view.notice == nil)
  }

  @Test func `a path typed into the question that leads nowhere is asked for again, with the reason`() throws {
    var session = try Session()
    session.missing = "/home/ada/none.jpg"
    session.studio.apply(.perform(.choosePictures), at: session.time)
    session.settle()
    session.press(.letter("a"), .control)
    session.type("none.jpg")
    session.press(.enter)
    #expect(session.studio.sheet?.lines.contains("/home/ada/none.jpg: the file does not exist") == true)
    #expect(session.studio.sheet?.typed == "none.jpg")
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"])
    session.missing = nil
    session.press(.enter)
    #expect(session.studio.sheet == nil && session.studio.document.scene.content.images.count == 2)
  }

  @Test func `a new scene says nothing of how sharp our samples are`() throws {
    var scene = Scene(effect: MapCrop())
    scene.content.images = ["a.jpg"]
    let small = ScenePictures(images: [
      ScenePicture(id: PictureID(rawValue: 0), size: Size(width: 90, height: 60), isOpaque: true)
    ])
    let told = AdviceQuestion(scene, pictures: small).answer
    let untold = AdviceQuestion(scene, pictures: small, hasSamples: true).answer
    #expect(told.findings.contains { if case .largestPicture = $0.sight { true } else { false } })
    #expect(!untold.findings.contains { if case .largestPicture = $0.sight { true } else { false } })
    #expect(untold.findings.count < told.findings.count)
    var session = try Session(isBuiltIn: true)
    #expect(!session.studio.session.hasSamples(session.studio.document))
    session.newScene()
    #expect(session.studio.document.file.path == nil && session.studio.session.hasSamples(session.studio.document))
  }
}

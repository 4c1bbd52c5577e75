import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import Testing

@testable import StudioKit

/// Undo and settings, with pictures that are added and removed.
@Suite struct UndoPictureTests {
  /// Every file has one number, as in the window.
  private static func pictures(_ scene: Scene) -> ScenePictures {
    ScenePictures(images: scene.content.imageFiles.map { picture(Int($0) ?? 0) })
  }

  private static func picture(_ number: Int) -> ScenePicture {
    ScenePicture(id: PictureID(rawValue: number), size: Size(width: 300, height: 200), isOpaque: true)
  }

  private func studio(images: Int) throws -> Studio {
    var scene = Scene(effect: WeatherMenu())
    scene.content.images = (0..<images).map { "\($0)" }
    return try #require(
      Studio(
        documents: [
          SceneDocument(
            name: "test", scene: scene, pictures: Self.pictures(scene), file: SceneFile(folder: "/", saved: scene))
        ],
        window: Size(width: 900, height: 700), scale: 1))
  }

  /// Drops pictures, and replies to the studio's requests about them.
  private func show(_ images: [Int], in studio: inout Studio) {
    var scene = studio.document.scene
    scene.content.images = images.map { "\($0)" }
    studio.edit(at: 0) { $0.edit(scene, as: "Pictures") }
    answer(&studio)
  }

  private func answer(_ studio: inout Studio) {
    studio.advanceFiles(to: 0)
    for request in studio.requests.takeAll() {
      guard case .window(.pictures(let document)) = request else { continue }
      let scene = studio.document.scene
      studio.receive(.pictures(.known(of: document, PictureTable(Self.pictures(scene), of: scene.content))), at: 0)
    }
  }

  /// The pictures are at their indices before and after the reply, at any offset.
  private func check(_ studio: inout Studio, sourceLocation: SourceLocation = #_sourceLocation) {
    for isAnswered in [false, true] {
      if isAnswered { answer(&studio) }
      let (names, files) = (studio.document.scene.content.imageFiles, studio.document.pictures.images)
      #expect(names.count == files.count, sourceLocation: sourceLocation)
      for (name, file) in zip(names, files) where file != .unknown {
        #expect(file.id.rawValue == Int(name), sourceLocation: sourceLocation)
      }
      if isAnswered { #expect(!files.contains(.unknown), sourceLocation: sourceLocation) }
      for key in [Key.home, .pageDown, .pageDown, .end] {
        studio.handle(.keyDown(key, [], isRepeat: false), at: 0)
        var window = Window(studio)
        _ = window.frame(at: 9)
      }
    }
  }

  @Test func `undo and redo past other pictures show each step's own`() throws {
    var studio = try studio(images: 12)
    show(Array(20..<40), in: &studio)
    studio.edit(at: 0) { $0.assign(0.3, to: "parameters.ratio") }
    show([7], in: &studio)
    studio.edit(at: 0) { $0.assign(0.2, to: "parameters.ratio") }
    for step in [3, 2, 1, 0, 4, 1, 3] {
      studio.edit(at: 0) { $0.go(toStep: step) }
      check(&studio)
    }
  }

  @Test func `each of two settings has its own pictures`() throws {
    var studio = try studio(images: 3)
    studio.perform(.switchSetting, at: 0)
    show(Array(50..<63), in: &studio)
    for _ in 0..<3 {
      studio.perform(.switchSetting, at: 0)
      check(&studio)
    }
  }

  @Test func `what only another setting or a variant shows is looked at, and known before it is shown`() throws {
    var studio = try studio(images: 3)
    studio.perform(.switchSetting, at: 0)
    show([50, 51, 52], in: &studio)
    studio.edit(at: 0) { _ = $0.settings.apply(.keep) }
    show([7], in: &studio)
    studio.perform(.switchSetting, at: 0)
    #expect(studio.document.asideFiles == ["50", "51", "52", "7"])
    _ = studio.requests.takeAll()
    studio.advanceFiles(to: 0)
    #expect(studio.requests.takeAll().contains(.window(.pictures(of: DocumentID(0)))))
    var entries: [String: PictureTable.Entry] = [:]
    for id in [7, 50, 51, 52] { entries["\(id)"] = .init(Self.picture(id), miniature: Self.picture(id + 100)) }
    studio.receive(.pictures(.known(of: DocumentID(0), PictureTable(entries))), at: 0)
    #expect(studio.document.setting(named: "B")?.pictures.images == [Self.picture(7)])
    let variant = try #require(studio.document.settings.list.last)
    #expect(studio.document.setting(named: variant.name)?.pictures.images == [50, 51, 52].map(Self.picture))
    let miniature = studio.document.pictured(variant.history.scene, \.miniature)
    #expect(miniature.pictures.images == [150, 151, 152].map(Self.picture))
    studio.perform(.switchSetting, at: 0)
    #expect(studio.document.pictures.images == [Self.picture(7)])
  }

  @Test func `an unknown picture among known ones moves none of them`() throws {
    var studio = try studio(images: 5)
    var scene = studio.document.scene
    scene.content.images[1] = "99"
    studio.edit(at: 0) { $0.edit(scene) }
    #expect(studio.document.pictures.images.map(\.id.rawValue) == [0, -1, 2, 3, 4])
    check(&studio)
  }

  @Test func `a file that has another size now has it in every step`() throws {
    var studio = try studio(images: 2)
    studio.edit(at: 0) { $0.assign(0.3, to: "parameters.ratio") }
    var pictures = Self.pictures(studio.document.scene)
    pictures.images[0].size = Size(width: 10, height: 900)
    let table = PictureTable(pictures, of: studio.document.scene.content)
    studio.receive(.pictures(.known(of: DocumentID(0), table)), at: 0)
    studio.perform(.undo, at: 0)
    #expect(studio.document.pictures == pictures)
  }
}

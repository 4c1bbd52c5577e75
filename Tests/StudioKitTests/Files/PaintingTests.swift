import Art
import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Files with layers in the studio: opened, dropped, and saved by their editor while a scene shows them.
@Suite struct PaintingTests {
  private static let path = "/home/ada/art/valley.ora"

  private static let modeRemark =
    "Its mode, multiply, is drawn as normal. Group it with the layers behind it to keep it."

  private static func outline(_ stack: String) throws -> ArtOutline {
    let picture = TestOpenRaster.Picture("a", 60, 40, [1, 2, 3, 255])
    return try ArtFile(ArtBytes(TestOpenRaster.bytes(60, 40, stack: stack, [picture]))).outline
  }

  /// Layers of these names, the furthest first.
  private static func layers(_ names: [String]) throws -> ArtOutline {
    try outline(names.reversed().map { "<layer name='\($0)' src='data/a.png'/>" }.joined())
  }

  private static func valley() throws -> ArtOutline { try ArtFile(ArtBytes(TestOpenRaster.valley())).outline }

  /// A session with a scene made of the valley on the stage.
  private func opened() throws -> Session {
    var session = try Session()
    session.art[Self.path] = try Self.valley()
    session.window.receive(.called([Self.path], startup: nil), at: 0)
    session.wait(0.1)
    return session
  }

  private func dropped(_ art: ArtOutline, on document: DocumentID, _ picture: Int? = nil, isInList: Bool = false)
    -> Reply
  {
    var dropped = Dropped(on: DropPlace(document, picture: picture, isInList: isInList))
    dropped.art = [SeenArt(Self.path, art)]
    return .pictures(.dropped(dropped))
  }

  private func names(_ session: Session) -> [String] { session.studio.document.scene.composition.map(\.name) }

  private func said(_ session: Session) -> String? { session.studio.view.notice?.text }

  /// A scene of the user's own with two layers.
  private func composed() throws -> Session {
    var session = try Session()
    var effect = Layers()
    effect.layers = ["Ground", "Tree"].enumerated().map {
      LayerSettings(["name": .text($1), "picture": .number(Double($0))])
    }
    var scene = Scene(effect: effect)
    scene.content.images = ["ground.png", "tree.png"]
    session.studio.add(
      SceneDocument(name: "own", scene: scene, file: SceneFile(folder: "/home/ada", saved: nil)), at: 0)
    session.settle()
    return session
  }

  @Test func `a painting that is opened is a scene of its layers, in no file and not unsaved, on the same device`()
    throws
  {
    var session = try Session()
    session.studio.edit(at: 0) { _ = $0.setDevice("Pixel 8", takesPlatform: true) }
    let before = session.studio.document.scene
    session.art[Self.path] = try Self.valley()
    session.window.receive(.called([Self.path], startup: nil), at: 0)
    session.wait(0.1)
    let document = session.studio.document
    #expect(names(session) == ["Sky 0.1", "Sun", "Hills", "Mist"])
    #expect(document.scene.content.images.allSatisfy { $0.file == "valley.ora" } && document.scene.title == "valley")
    #expect(document.file.path == nil && document.file.folder == "/home/ada/art" && !document.isUnsaved)
    #expect(document.scene.device == before.device && document.scene.physics == before.physics)
    #expect(said(session) == "4 layers of valley.ora. Sun: \(Self.modeRemark) (and 2 more)")
    // Once more, it is the same scene.
    let count = session.studio.library.documents.count
    session.window.receive(.called([Self.path], startup: nil), at: session.time)
    session.wait(0.1)
    #expect(session.studio.library.documents.count == count && session.studio.document.id == document.id)
    session.control("s")
    #expect(session.choice == .save(suggestion: "/home/ada/art/valley.parallax.json"))
  }

  @Test func `a painting of which nothing can be shown, and a broken one, are told`() throws {
    var session = try Session()
    session.art[Self.path] = try Self.outline("<layer name='A'/>")
    session.window.receive(.called([Self.path], startup: nil), at: 0)
    session.wait(0.1)
    #expect(session.says("valley.ora: no layer in it can be shown.") && session.studio.library.documents.count == 1)
  }

  @Test func `dropped on a scene of layers, its layers join in front of the one under the pointer, as one step`() throws
  {
    var session = try composed()
    let id = session.studio.document.id
    for (picture, expected) in [
      (Int?.none, ["Ground", "Tree", "Sky", "Fog"]), (0, ["Ground", "Sky", "Fog", "Tree"]),
    ] {
      session.happens(dropped(try Self.layers(["Sky", "Fog"]), on: id, picture))
      #expect(names(session) == expected && session.says("2 layers of valley.ora"))
      #expect(
        session.studio.document.scene.content.images.suffix(2).map(\.file) == ["art/valley.ora", "art/valley.ora"])
      #expect(session.studio.chosenLayers.count == 2)
      session.control("z")
      #expect(names(session) == ["Ground", "Tree"])
    }
    session.happens(dropped(try Self.layers((0..<63).map { "L\($0)" }), on: id))
    #expect(names(session) == ["Ground", "Tree"] && session.says("A scene has at most 64 layers"))
  }

  @Test func `dropped on a picture in a list, or on one of another effect, it takes the place of that`() throws {
    var session = try composed()
    session.happens(dropped(try Self.valley(), on: session.studio.document.id, 1, isInList: true))
    #expect(session.studio.document.scene.content.images.map(\.address) == ["ground.png", "art/valley.ora"])
    var other = try Session()
    other.happens(dropped(try Self.valley(), on: DocumentID(0), 0))
    #expect(other.studio.document.scene.content.imageFiles == ["art/valley.ora"])
  }

  @Test func `dropped beside the pictures of another effect, or on a built-in scene, it is a scene of its own`() throws
  {
    var session = try Session()
    session.happens(dropped(try Self.valley(), on: DocumentID(0)))
    #expect(session.studio.library.documents.count == 2 && names(session).count == 4)
  }

  @Test func `a new scene, which has samples, becomes that of the painting in one step`() throws {
    var session = try Session(isBuiltIn: true)
    var scene = Scene(effect: Layers())
    (scene.title, scene.content.images) = (Scene.untitled, ["hill.jpg"])
    session.studio.add(
      SceneDocument(name: "new", scene: scene, file: SceneFile(folder: "/usr/share/parallax", saved: scene)), at: 0)
    session.settle()
    session.happens(dropped(try Self.valley(), on: session.studio.document.id, 0))
    let document = session.studio.document
    #expect(names(session).count == 4 && document.scene.title == "valley" && document.history.steps.count == 2)
    #expect(document.scene.content.images.allSatisfy { $0.file == Self.path })
    session.control("z")
    #expect(session.studio.document.scene == scene)
  }

  @Test func `chosen by a dialog for a scene of layers, it is looked at like a dropped one`() throws {
    var session = try composed()
    session.dialog = .chosen([Self.path])
    session.studio.perform(.choosePictures, at: 0)
    let requests = session.studio.requests.takeAll()
    #expect(requests.contains { if case .dialog = $0 { true } else { false } })
    session.window.receive(.choice(.chosen([Self.path])), at: 0)
    let id = session.studio.document.id
    #expect(session.studio.requests.takeAll().contains(.pictures(.open([Self.path], into: DropPlace(id)))))
  }

  @Test func `a group is taken apart by a command, which is there for groups alone`() throws {
    var session = try opened()
    func choose(_ name: String) throws {
      let layers = session.studio.document.scene.composition
      let layer = layers.identities[try #require(layers.firstIndex { $0.name == name })]
      session.studio.apply(.chooseLayer(layer, .only), at: session.time)
    }
    try choose("Mist")
    #expect(!Command.takeApart.isOn(Facts(session.studio)))
    try choose("Hills")
    #expect(Command.takeApart.isOn(Facts(session.studio)))
    session.studio.perform(.takeApart, at: session.time)
    session.settle()
    #expect(names(session) == ["Sky 0.1", "Sun", "Far & wide", "Near", "Mist"])
    #expect(
      session.studio.chosenLayers.count == 2 && session.studio.document.history.steps.last?.name == "Take Hills apart")
    session.control("z")
    #expect(names(session) == ["Sky 0.1", "Sun", "Hills", "Mist"])
  }

  /// Sends a file that was saved again.
  private func save(_ art: ArtOutline, _ session: inout Session) {
    session.happens(.file(.art(SeenArt(Self.path, art))))
  }

  @Test func `a layer under another name is followed in every step, and keeps its ratio and its picture`() throws {
    var session = try Session()
    session.art[Self.path] = try Self.layers(["Sky", "Hill", "Tree"])
    session.window.receive(.called([Self.path], startup: nil), at: 0)
    session.wait(0.1)
    session.studio.apply(.set("parameters.layers.1.ratio", to: 0.33), at: 0)
    save(try Self.layers(["Sky", "Mountain", "Tree"]), &session)
    #expect(
      names(session) == ["Sky", "Mountain", "Tree"] && session.studio.document.scene.composition[1].ratio == 0.33)
    #expect(session.says("\u{201C}Hill\u{201D} is \u{201C}Mountain\u{201D} now."))
    func address(_ layer: String) -> String { PictureAddress(file: "/home/ada/art/valley.ora", layer: layer).text }
    #expect(session.renamed == [address("Hill"): address("Mountain")])
    session.control("z")
    #expect(session.studio.document.scene.content.images.map(\.layer) == ["Sky", "Mountain", "Tree"])
    // Saved without a change of its layers, nothing is said.
    session.wait(60)
    save(try Self.layers(["Sky", "Mountain", "Tree"]), &session)
    #expect(!session.says("valley.ora"))
  }

  @Test func `a new layer is offered, and joins where it is in the file`() throws {
    var session = try Session()
    session.art[Self.path] = try Self.layers(["Sky", "Tree"])
    session.window.receive(.called([Self.path], startup: nil), at: 0)
    session.wait(0.1)
    save(try Self.layers(["Sky", "Hill", "Tree"]), &session)
    #expect(session.says("valley.ora has a new layer, \u{201C}Hill\u{201D}.") && names(session) == ["Sky", "Tree"])
    let action = try #require(session.studio.view.notice?.actions.first)
    #expect(action.title == "Add \u{201C}Hill\u{201D}")
    session.studio.apply(.answerNotice(action), at: session.time)
    session.settle()
    #expect(names(session) == ["Sky", "Hill", "Tree"])
    #expect(session.studio.document.scene.composition.map(\.ratio) == [0.2, 0.6, 1])
    // Once it is there, it is not added again.
    session.studio.apply(.art(.add([ArtStanding.Place(file: Self.path, layer: "Hill")])), at: session.time)
    #expect(names(session) == ["Sky", "Hill", "Tree"] && session.studio.view.notice == nil)
    session.control("z")
    #expect(names(session) == ["Sky", "Tree"])
  }

  @Test func `a layer that is gone stays, is told, and may be another one by choice`() throws {
    var session = try Session()
    session.art[Self.path] = try Self.layers(["Sky", "Hill", "Tree"])
    session.window.receive(.called([Self.path], startup: nil), at: 0)
    session.wait(0.1)
    save(try Self.layers(["Sky", "Tree", "A", "B"]), &session)
    #expect(names(session) == ["Sky", "Hill", "Tree"])
    #expect(said(session) == "valley.ora no longer has \u{201C}Hill\u{201D}. valley.ora has 2 new layers.")
    let actions = try #require(session.studio.view.notice?.actions)
    #expect(actions.map(\.title) == ["It is \u{201C}A\u{201D}", "It is \u{201C}B\u{201D}", "Add 2 layers"])
    let standing = ArtStanding(session.studio.document, session.studio.session.art)
    #expect(standing.lost.map(\.layer) == ["Hill"] && standing.offered.map(\.layer) == ["A", "B"])
    var back = session
    save(try Self.layers(["Sky", "Hill", "Tree"]), &back)
    #expect(ArtStanding(back.studio.document, back.studio.session.art) == ArtStanding())
    session.studio.apply(.answerNotice(actions[1]), at: session.time)
    session.settle()
    #expect(session.studio.document.scene.content.images.map(\.layer) == ["Sky", "B", "Tree"])
    #expect(names(session) == ["Sky", "B", "Tree"])
    #expect(session.studio.document.history.steps.last?.name == "Hill is B")
    // It is a step, so that another choice is open again.
    session.control("z")
    #expect(names(session) == ["Sky", "Hill", "Tree"])
    #expect(ArtStanding(session.studio.document, session.studio.session.art) == standing)
    session.control("y")
    #expect(names(session) == ["Sky", "B", "Tree"])
  }

  @Test func `the panel offers what the scene lacks of its files, and what a lost layer may be`() throws {
    var effect = Layers()
    effect.layers = [LayerSettings(["name": "Hill", "picture": 0])]
    var scene = Scene(effect: effect)
    scene.content.images = [SceneImage("/valley.ora", layer: "Hill")]
    for isAdded in [true, false] {
      var bench = try Bench(scene, height: 1600)
      bench.inspector.openSections = [.effect]
      bench.window.receive(.file(.art(SeenArt("/valley.ora", try Self.layers(["Sky", "Fog"])))), at: bench.time)
      bench.look()
      try bench.click(isAdded ? .addArt(1) : .takeArt(0, 0))
      #expect(bench.scene.composition.map(\.name) == (isAdded ? ["Hill", "Fog"] : ["Sky"]))
    }
  }

  @Test func `the chosen layer of a painting says how far to paint behind it, and one of a file of its own does not`()
    throws
  {
    for isPainting in [true, false] {
      var effect = Layers()
      effect.height = 200
      effect.layers = [("Sky", 0.0), ("Hill", 0.25)].enumerated().map {
        LayerSettings(["name": .text($1.0), "ratio": .number($1.1), "picture": .whole($0)])
      }
      var scene = Scene(effect: effect)
      scene.content.images = ["Sky", "Hill"].map {
        isPainting ? SceneImage("/a.ora", layer: $0) : SceneImage("/\($0).png")
      }
      var bench = try Bench(scene, height: 1600)
      bench.inspector.openSections = [.effect]
      bench.window.isHeard = true
      for (index, words) in [(0, String?.none), (1, "Hill: up to 50 pt of the layers behind it will be uncovered.")] {
        bench.window.studio.apply(.chooseLayer(bench.scene.composition.identities[index], .only), at: bench.time)
        bench.look()
        let said = bench.window.accessible(at: bench.time).parts.flatMap(\.items).map(\.name)
        #expect(said.contains { words.map($0.hasPrefix) ?? $0.contains("uncovered") } == (isPainting && words != nil))
      }
    }
  }

  @Test func `what is not shown as in the editor is among the findings`() throws {
    var effect = Layers()
    effect.layers = [LayerSettings(["name": "Hill", "picture": 0])]
    var scene = Scene(effect: effect)
    scene.content.images = [SceneImage("art/valley.ora", layer: "Hill")]
    let picture = ScenePicture(
      id: PictureID(rawValue: 0), size: Size(width: 2000, height: 2000), isOpaque: false,
      remark: "its masks are not shown")
    let advice = AdviceQuestion(scene, pictures: ScenePictures(images: [picture])).answer
    #expect(advice.findings.map(\.message).last == "art/valley.ora, layer Hill: its masks are not shown")
    #expect(advice.places.count == advice.findings.count)
  }
}

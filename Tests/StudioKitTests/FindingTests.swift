import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import Testing

@testable import StudioKit

/// The panel's findings on gaps and sharpness are those of `check` for the same file.
@Suite struct FindingTests {
  /// - Parameter contains: Words of the finding. Nil if there is none.
  private func check(
    _ effect: any Effect, _ values: KeyValuePairs<String, JSONValue> = [:], picture: Size, says words: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var scene = Scene(effect: effect)
    scene.content.images = ["a.jpg", "b.jpg"]
    for (path, value) in values { #expect(scene.assign(value, to: "parameters.\(path)").isEmpty) }
    let file = ScenePicture(id: PictureID(rawValue: 0), size: picture, isOpaque: true)
    let studio = try #require(
      Studio(
        documents: [SceneDocument(name: "test", scene: scene, pictures: ScenePictures(images: [file, file]))],
        window: Size(width: 1280, height: 820), scale: 1))
    let reading = SceneReader.read(Array(SceneWriter.text(of: scene).utf8))
    let found = SceneLint.problems(in: reading) { _ in .fit(picture, isOpaque: true) }
    #expect(
      studio.advice.findings.map { [$0.path, $0.message, $0.help] }
        == found.map { [$0.path, $0.message, $0.help] },
      sourceLocation: sourceLocation)
    // The panel offers the remedies that `check` advises.
    for change in studio.advice.remedies.flatMap(\.changes) {
      #expect(found.contains { $0.help.contains(JSONWriter.compact(change.new)) }, sourceLocation: sourceLocation)
    }
    if let words {
      #expect(found.contains { $0.message.contains(words) }, "\(found)", sourceLocation: sourceLocation)
    } else {
      #expect(found.isEmpty, "\(found)", sourceLocation: sourceLocation)
    }
  }

  @Test func `panel and check say the same`() throws {
    let large = Size(width: 4000, height: 3000)
    try check(MapCrop(), picture: large, says: nil)
    try check(MapCrop(), ["overscan": "none"], picture: large, says: "leaves a gap")
    try check(MapCrop(), ["overscan": 1.01, "ratio": 0.1], picture: large, says: "leaves a gap")
    try check(MapCrop(), picture: Size(width: 60, height: 40), says: "not sharp")
    try check(AlbumStack(), ["ratio": -0.5], picture: large, says: "layers leave their cell")
    try check(AlbumStack(), ["coverSize": 200, "cellWidth": 100], picture: large, says: "larger than its cell")
    try check(WeatherMenu(), picture: large, says: nil)
    try check(StretchBanner(), picture: Size(width: 100, height: 90), says: "not sharp")
  }

  @Test func `a sentence about soft pictures can be hidden, until others are soft`() throws {
    var scene = Scene(effect: MapCrop())
    scene.content.images = ["a.jpg", "b.jpg", "c.jpg"]
    var bench = try Bench(scene, height: 1600)
    let small = ScenePicture(id: PictureID(rawValue: 0), size: Size(width: 60, height: 40), isOpaque: true)
    bench.window = Window(
      try #require(
        Studio(
          documents: [
            SceneDocument(name: "test", scene: scene, pictures: ScenePictures(images: [small, small, small]))
          ], window: Size(width: 1440, height: 1600), scale: 1)))
    bench.window.isHeard = true
    func said() -> [String] {
      bench.look()
      return bench.window.accessible(at: bench.time).parts.flatMap(\.items).map(\.name)
    }
    #expect(said().contains { $0.contains("2 other pictures are soft, too.") })
    try bench.click(.hideFindings)
    #expect(!said().contains { $0.contains("soft, too") })
  }

  @Test func `a finding in the panel calls a picture by its name, wherever its file is`() throws {
    var scene = Scene(effect: MapCrop())
    scene.content.images = ["/home/ann/work/own.jpg"]
    let file = ScenePicture(id: PictureID(rawValue: 0), size: Size(width: 60, height: 40), isOpaque: true)
    let studio = try #require(
      Studio(
        documents: [SceneDocument(name: "test", scene: scene, pictures: ScenePictures(images: [file]))],
        window: Size(width: 1280, height: 820), scale: 1))
    var window = Window(studio)
    window.isHeard = true
    window.advance(to: 0)
    let names = window.accessible(at: 0).parts.flatMap(\.items).map(\.name)
    #expect(names.contains { $0.hasPrefix("own.jpg is 60 ") }, "\(names)")
  }

  @Test func `advice that takes long is asked for, and shown once the last question is answered`() throws {
    var scene = Scene(effect: Layers())
    let keys = JSONValue.list((0..<30).map { ["at": .whole($0 * 10), "scale": 0] })
    let layers = JSONValue.list((0..<9).map { _ in ["picture": 0, "fill": true, "keys": keys] })
    #expect(scene.assign(layers, to: "parameters.layers").isEmpty)
    let studio = try #require(
      Studio(
        documents: [SceneDocument(name: "test", scene: scene)], window: Size(width: 1280, height: 820), scale: 1))
    var window = Window(studio)
    func asked() -> [AdviceQuestion] {
      window.takeRequests(at: 0).compactMap { if case .advise(let question) = $0 { question } else { nil } }
    }
    func isShownAsPending(at time: Double) -> Bool {
      let list = window.frame(at: time)
      return list.description.contains("Looking for gaps")
    }
    #expect(isShownAsPending(at: 0))
    let first = try #require(asked().first)
    #expect(window.studio.advice.isPending && window.studio.advice.findings.isEmpty)
    window.studio.apply(.set("parameters.layers.0.ratio", to: 0.4), at: 0.1)
    #expect(isShownAsPending(at: 0.1))
    let second = try #require(asked().first)
    #expect(second != first)
    // An answer that is old by now changes nothing.
    window.receive(.advised(AdviceAnswer(to: first)), at: 0.2)
    #expect(window.studio.advice.isPending)
    window.receive(.advised(AdviceAnswer(to: second)), at: 0.3)
    #expect(!window.studio.advice.isPending && window.studio.advice.findings.count == 1)
    #expect(!isShownAsPending(at: 0.4) && asked().isEmpty)
    // The edit that is offered ends it.
    window.studio.apply(.remedy(0), at: 0.5)
    #expect(AdviceQuestion(window.studio.document.scene, pictures: ScenePictures()).answer.findings.isEmpty)
  }
}

import Documents
import Effects
import Geometry
import Handoff
import TestSupport
import Testing

@testable import Serve

/// The served page is the page that is handed over.
@Suite struct LivePageTests {
  static let scenes = BuiltInScene.names.filter { name in
    BuiltInScene.named(name).flatMap { SceneHandoff($0, pictureSize: { _ in nil }) } != nil
  }

  static func handoff(_ name: String) throws -> SceneHandoff {
    let scene = try #require(BuiltInScene.named(name))
    return try #require(SceneHandoff(scene, named: name, pictureSize: { _ in nil }))
  }

  static func live(_ handoff: SceneHandoff) throws -> LivePage {
    let text = try handoff.livePage(as: .page, from: .builtIn) { "pictures/\($0.index)" }
    return try #require(LivePage(text, pictures: []))
  }

  @Test(arguments: scenes) func `style sheets and content are those of the page that is handed over`(
    _ name: String
  ) throws {
    let handoff = try Self.handoff(name)
    let page = try handoff.text(as: .page, from: .builtIn) { "pictures/\($0.index)" }
    let live = try Self.live(handoff)
    for part in ["body", "style0", "style1", "style2", "style3"] {
      let text = try #require(live.parts[part])
      #expect(page.contains(text), "\(name): \(part)")
    }
    let script = try #require(live.parts["script"])
    #expect(script.isEmpty == !page.contains("<script>"))
    let lines = script.split(separator: "\n")
    #expect(lines.dropLast().allSatisfy { page.contains($0) })
    #expect(lines.last?.hasPrefix("globalThis.parallaxEnds = ") ?? true)
    let document = live.document(revision: 7, nonce: "word")
    #expect(document.contains("<meta name=\"revision\" content=\"7\">"))
    #expect(
      document.matches(of: /<(script|style)/).count == document.matches(of: /<(script|style) nonce="word">\n/).count)
  }

  @Test(arguments: scenes) func `it says where the content begins`(_ name: String) throws {
    let handoff = try Self.handoff(name)
    let extent = handoff.scene.effect.extent(in: handoff.setting)
    let live = try Self.live(handoff)
    let head = try #require(live.parts["head"])
    let words = try #require(head.firstMatch(of: /<meta name="parallax" content="([-0-9.]+)( across)?">/))
    #expect(abs((Double(words.1) ?? .nan) - extent.bounds.lowerBound) < 1e-6)
    #expect((words.2 != nil) == (extent.axis == .horizontal))
  }

  @Test func `what a person writes divides no page`() throws {
    var scene = try #require(BuiltInScene.named("map-crop"))
    let words = ["</style>\n<script>\nalert(1)\n</script>", "<details class=\"about\">", "<body>", "\n</body>\n"]
    scene.title = words.joined(separator: "\n")
    scene.content.titles = words
    scene.content.items = []
    let handoff = try #require(SceneHandoff(scene, named: "a", pictureSize: { _ in nil }))
    let live = try Self.live(handoff)
    for (name, part) in live.parts {
      let end = name.hasPrefix("style") ? "</style" : name == "script" ? "</script" : "<script"
      #expect(!part.lowercased().contains(end), "\(name): \(part)")
    }
    let plain = try Self.live(try Self.handoff("map-crop"))
    #expect(live.parts["style1"] == plain.parts["style1"] && live.parts["style3"] == plain.parts["style3"])
    #expect(
      live.parts["body"]?.hasPrefix("<div class=\"a-scene\">") ?? false, "\(live.parts["body"]?.prefix(40) ?? "")")
    #expect(live.parts["about"]?.matches(of: /<details class="about">/).count == 1)
  }

  @Test func `a page that is none is refused`() {
    for text in ["", "<body>\n</body>", "<style>\n</style>\n<body>\n<script>\n</script>"] {
      #expect(LivePage(text, pictures: []) == nil)
    }
  }
}

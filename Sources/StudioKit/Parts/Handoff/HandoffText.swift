import Documents
import Handoff

/// A scene as it is handed over: the code for a system, and the ratio in the numbers of other libraries.
struct HandoffText: Sendable {
  private let scene: SceneDocument.Version
  /// The system that was asked for. Nil: that of the device's platform.
  private let wanted: HandoffSystem?
  let systems: [HandoffSystem]
  let system: HandoffSystem?
  /// The lines of libraries that can express the effect, with their places among all.
  let lines: [(index: Int, line: HandoffLine)]
  /// The code in colors. A broken template is named in its place.
  let words: [[CodeWord]]
  /// The code as it is copied. Nil if a template is broken.
  let text: String?

  init(_ document: SceneDocument, _ wanted: HandoffSystem?, _ templates: HandoffTemplates) {
    (scene, self.wanted, systems) = (document.version, wanted, templates.systems)
    system = wanted ?? templates.suggested(for: document.scene.device.platform)
    let handoff = document.handoff
    lines = (handoff.map(HandoffLine.all) ?? []).enumerated().filter { $0.element.isSayable }
      .map { (index: $0.offset, line: $0.element) }
    guard let handoff, let system else {
      (words, text) = ([], nil)
      return
    }
    do {
      let text = try handoff.code(as: system, from: templates)
      (words, self.text) = (CodeWord.lines(of: text), text)
    } catch {
      (words, text) = ([[CodeWord(text: "\(error)", kind: .plain)]], nil)
    }
  }

  /// Whether it is still what is asked for.
  func isOf(_ scene: SceneDocument.Version, _ wanted: HandoffSystem?) -> Bool {
    scene == self.scene && wanted == self.wanted
  }
}

extension HandoffLine {
  /// Whether the system can express this effect.
  fileprivate var isSayable: Bool { value != nil || excuse == "as it is" }
}

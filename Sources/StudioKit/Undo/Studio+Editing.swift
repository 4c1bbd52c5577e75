import Documents
import Effects
import JSON
import Parameters
import PreviewKit

extension Studio {
  /// The steps of the scene on the stage.
  public var steps: Undo { draft.undo }

  var draft: Draft {
    get { drafts[scene.name] ?? Draft(scene) }
    set { drafts[scene.name] = newValue }
  }

  /// Sets a field of the scene on the stage, or says why not. Nothing then has changed.
  ///
  /// - Parameter isHeld: The control is being dragged: until `finishEdit`, all that it goes through is one step.
  @discardableResult
  public mutating func assign(
    _ value: JSONValue, to path: String, isHeld: Bool = false, at time: Double
  ) -> [Problem] {
    var edited = scene.scene
    let problems = edited.assign(value, to: path)
    if problems.isEmpty { edit(edited, held: isHeld ? path : nil, at: time) }
    return problems
  }

  /// The control was let go: what comes next is another step.
  public mutating func finishEdit() { drafts[scene.name]?.undo.finish() }

  /// The scene on the stage has other numbers now; it stays where it is, and a gesture that loops goes on.
  public mutating func edit(_ scene: Scene, as name: String? = nil, held: String? = nil, at time: Double) {
    var entry = self.scene
    entry.scene = scene
    entry.takePictures(from: self.scene)
    edit(entry, as: name, held: held, at: time)
  }

  /// The same, with other pictures.
  public mutating func edit(_ entry: StudioScene, as name: String? = nil, held: String? = nil, at time: Double) {
    guard entry.scene != scene.scene || entry.pictures != scene.pictures else { return }
    var draft = draft
    draft.undo.record(entry, name: name, held: held)
    drafts[scene.name] = draft
    put(entry, at: time)
  }

  public mutating func undo(at time: Double) { go(toStep: steps.position - 1, at: time) }

  public mutating func redo(at time: Double) { go(toStep: steps.position + 1, at: time) }

  /// Shows the scene as it was after a step.
  public mutating func go(toStep step: Int, at time: Double) {
    var draft = draft
    guard let entry = draft.undo.go(to: step) else { return }
    drafts[scene.name] = draft
    put(entry, at: time)
  }
}

extension Studio {
  /// The article's own numbers.
  public mutating func assignPublished(at time: Double) {
    var edited = scene.scene
    edited.effect = type(of: edited.effect).published
    edit(edited, as: "As published", at: time)
  }

  /// The effect's own defaults.
  public mutating func resetEffect(at time: Double) {
    var edited = scene.scene
    edited.effect = type(of: edited.effect).init()
    edit(edited, as: "Reset \(type(of: edited.effect).title.lowercased())", at: time)
  }

  /// The scene as it was opened.
  public mutating func resetEverything(at time: Double) {
    guard let first = steps.steps.first else { return }
    edit(first.entry, as: "Reset everything", at: time)
  }
}

extension StudioScene {
  /// Finds the pictures that the scene names among those that are known.
  mutating func takePictures(from old: StudioScene) {
    guard scene.content.images != old.scene.content.images || scene.content.page != old.scene.content.page else {
      return
    }
    pictures = Self.pictures(for: scene.content, from: old.scene.content, old.pictures)
    miniatures = Self.pictures(for: scene.content, from: old.scene.content, old.miniatures)
  }

  private static func pictures(
    for content: SceneContent, from old: SceneContent, _ known: ScenePictures
  ) -> ScenePictures {
    let files = Dictionary(zip(old.images, known.images)) { one, _ in one }
    var pictures = ScenePictures(images: content.images.compactMap { files[$0] })
    if content.page == old.page { pictures.page = known.page }
    return pictures
  }
}

import Documents
import Effects
import JSON
import Parameters
import PreviewKit

extension Studio {
  /// The steps of the scene on the stage.
  public var steps: Undo { draft.undo }

  var draft: Draft {
    get { drafts[scene.name] ?? Draft(scene.scene) }
    set { drafts[scene.name] = newValue }
  }

  /// Sets a field of the scene on the stage, or says why not. Nothing then has changed.
  ///
  /// - Parameter isHeld: The control is being dragged: until `finishEdit`, all that it goes through is one step.
  @discardableResult
  public mutating func assign(
    _ value: JSONValue, to path: String, isHeld: Bool = false, at time: Double
  ) -> [FieldProblem] {
    var edited = scene.scene
    let problems = edited.assign(value, to: path)
    if problems.isEmpty { edit(edited, held: isHeld ? path : nil, at: time) }
    return problems
  }

  /// The control was let go: what comes next is another step.
  public mutating func finishEdit() { drafts[scene.name]?.undo.finish() }

  /// The control of a field was let go too soon: the step that it made, if that is the last one, goes on.
  public mutating func resumeEdit(of path: String) { drafts[scene.name]?.undo.resume(path) }

  /// The scene on the stage has other numbers or pictures now; it stays where it is, and a gesture that loops goes on.
  public mutating func edit(_ scene: Scene, as name: String? = nil, held: String? = nil, at time: Double) {
    guard scene != self.scene.scene else { return }
    var draft = draft
    draft.forgotten = nil
    draft.undo.record(scene, name: name, held: held)
    drafts[self.scene.name] = draft
    restage(self.scene.showing(scene), at: time)
  }

  /// Whether there is something to take back: a step, or a setting that was forgotten after it.
  public var canUndo: Bool { draft.forgotten != nil || steps.canUndo }

  public mutating func undo(at time: Double) {
    if draft.forgotten != nil { return bringBackOtherSetting(at: time) }
    go(toStep: steps.position - 1, at: time)
  }

  public mutating func redo(at time: Double) { go(toStep: steps.position + 1, at: time) }

  /// Shows the scene as it was after a step.
  public mutating func go(toStep step: Int, at time: Double) {
    var draft = draft
    guard let shown = draft.undo.go(to: step) else { return }
    drafts[scene.name] = draft
    restage(scene.showing(shown), at: time)
  }
}

extension Studio {
  /// The article's own numbers.
  public mutating func assignPublished(at time: Double) {
    var edited = scene.scene
    edited.effect = type(of: edited.effect).published
    edit(edited, as: Self.published, at: time)
  }

  private static let published = "As published"

  /// What the article's numbers changed, as long as that was the last thing done.
  public var publishedChanges: [Change] {
    let (steps, position) = (steps.steps, steps.position)
    guard position > 0, steps[position].name == Self.published else { return [] }
    return steps[position].scene.changes(since: steps[position - 1].scene)
  }

  /// The effect's own defaults.
  public mutating func resetEffect(at time: Double) {
    var edited = scene.scene
    edited.effect = type(of: edited.effect).init()
    edit(edited, as: "Reset \(type(of: edited.effect).title.lowercased())", at: time)
  }

  /// The scene as it was opened.
  public mutating func resetEverything(at time: Double) {
    edit(steps.opened, as: "Reset everything", at: time)
  }
}

extension StudioScene {
  /// The same entry with another scene. Its pictures are found among those that are known; the others hold a place
  /// until they have been looked at.
  func showing(_ scene: Scene) -> StudioScene {
    var entry = self
    entry.scene = scene
    let (old, new) = (self.scene.content, scene.content)
    guard new.images != old.images || new.page != old.page else { return entry }
    entry.pictures = pictures.renamed(from: old, to: new)
    entry.miniatures = miniatures.renamed(from: old, to: new)
    return entry
  }
}

extension ScenePictures {
  fileprivate func renamed(from old: SceneContent, to new: SceneContent) -> ScenePictures {
    let files = Dictionary(zip(old.images, images)) { one, _ in one }
    return ScenePictures(
      images: new.images.map { files[$0] ?? .unknown }, page: new.page.flatMap { $0 == old.page ? page : nil })
  }
}

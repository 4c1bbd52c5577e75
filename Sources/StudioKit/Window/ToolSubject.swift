import Documents
import Effects
import Geometry
import PreviewKit

/// What the tools around the stage show: where it is equal, they look the same.
public struct ToolSubject: Hashable, Sendable {
  private let version: SceneDocument.Version
  private let window: Size
  public let isUnsaved: Bool
  let canUndo: Bool
  let canRedo: Bool
  /// Something was done since the scene was opened.
  let hasSteps: Bool
  /// A variant was replaced or deleted.
  let canRestoreVariant: Bool
  /// The effect is from an article.
  let hasArticle: Bool
  public let isTurned: Bool
  /// Without its effect.
  public let isPlain: Bool
  public let isPlaying: Bool
  /// What is on the time line, and how it plays.
  public let gesture: Playback.Source?
  /// The gestures that the person keeps, and the name of the one that was deleted last.
  public let keptGestures: [KeptGesture]
  public let deletedGesture: String?
  public let speed: Double
  public let repeats: Bool
  public let situation: Situation?
  /// What is compared, with what, and what it could be compared with, each by its name; nil: nothing is.
  public let comparison: Comparison?
  public let comparedWith: Comparison.Other?
  public let others: [Comparison.Other]
  /// The other devices on which it is shown.
  public let screens: OtherScreens
  /// A or B, where there are two.
  public let settingName: String?
  public let switches: Switches
  public let appearance: Appearance
  public let layout: StudioLayout
  /// Where the curve has room for tools; empty: there is none to be seen.
  public let curveTools: Rect
  /// The curve is over all offsets.
  public let isCurveWhole: Bool
  /// As large as fits.
  public let isFitted: Bool
  /// How many scenes the gallery has.
  public let scenes: Int

  public init(_ studio: Studio) {
    version = studio.document.version
    window = studio.view.size
    isUnsaved = studio.document.isUnsaved
    (canUndo, canRedo) = (studio.document.settings.canUndo, studio.document.history.canRedo)
    hasSteps = studio.document.history.canUndo
    hasArticle = type(of: studio.document.scene.effect).publication != nil
    canRestoreVariant = studio.document.canRestoreVariant
    isTurned = studio.stage.isTurned
    isPlain = studio.stage.shown.isStill
    isPlaying = studio.stage.isPlaying
    gesture = studio.stage.playback?.source
    (keptGestures, deletedGesture) = studio.gestures
    speed = studio.stage.playback?.speed ?? 1
    repeats = studio.stage.playback?.repeats ?? true
    situation = studio.stage.situation
    comparison = studio.stage.comparison
    (others, comparedWith) = (studio.stage.companions.content.choices, studio.stage.companions.content.choice)
    screens = studio.stage.screens
    settingName = studio.document.settings.name
    switches = studio.view.switches
    appearance = studio.view.appearance.shown
    layout = studio.layout
    curveTools = studio.view.curve.tools
    isCurveWhole = studio.view.curve.isWhole
    isFitted = studio.view.zoom.factor == nil
    scenes = studio.library.documents.count
  }
}

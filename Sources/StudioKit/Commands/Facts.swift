import Documents
import Effects
import Geometry
import PreviewKit

/// The state that commands depend on: their titles, whether they are on, and whether they are available.
struct Facts: Hashable, Sendable {
  let canUndo: Bool
  let canRedo: Bool
  /// Whether there was an edit since the scene was opened.
  let hasSteps: Bool
  /// Whether a variant was replaced or deleted.
  let deletedVariant: String?
  /// The article that the effect is from.
  let publication: Publication?
  let isTurned: Bool
  /// Whether the scene is shown without its effect.
  let isPlain: Bool
  let isPlaying: Bool
  /// The gesture that is played, and its playback.
  let gesture: Playback.Source?
  /// Whether that is the way of the content in a film.
  let playsFilm: Bool
  /// The user's kept gestures, and the name of the one deleted last.
  let keptGestures: [KeptGesture]
  /// Those in the scene's file; nil if it has no place for them.
  let sceneGestures: [KeptGesture]?
  let deletedGesture: String?
  /// Whether the strip of a gesture is shown, and whether it shows all of it.
  let hasTime: Bool
  let showsWholeTime: Bool
  let speed: Double
  let repeats: Bool
  let situation: Situation?
  /// The current comparison, and the names of its possible subjects. Nil if there is none.
  let comparison: SceneComparison?
  let comparedWith: SceneComparison.Other?
  let others: [SceneComparison.Other]
  /// The other devices on which it is shown.
  let screens: OtherScreens
  /// A or B, if there are two.
  let otherSetting: String?
  let options: ViewOptions
  let picture: PointedPicture?
  let appearance: Appearance
  let layout: StudioLayout
  /// Whether the window is too narrow for a panel that is always open.
  let hasDrawer: Bool
  /// Whether the curve covers all offsets.
  let isCurveWhole: Bool
  /// Whether the phone is fitted.
  let isFitted: Bool
  /// Whether the scene is composed of layers, and how many of them are chosen.
  let hasLayers: Bool
  let chosenLayers: Int
  /// What they align with.
  let ground: LayerAlignment.Ground
  /// Whether one of them is a group of a painting.
  let canTakeApart: Bool
  /// Number of scenes in the gallery, and whether it has both built-in scenes and others.
  let scenes: Int
  let hasOwnScenes: Bool
  /// Whether the scene has a file of its own.
  let hasFile: Bool

  init(_ studio: Studio) {
    (canUndo, canRedo) = (studio.document.settings.canUndo, studio.document.history.canRedo)
    hasSteps = studio.document.history.canUndo
    publication = type(of: studio.document.scene.effect).publication
    deletedVariant = studio.document.settings.deletedName
    isTurned = studio.stage.isTurned
    isPlain = studio.stage.shown.isStill
    isPlaying = studio.stage.isPlaying
    gesture = studio.stage.playback?.source
    playsFilm = studio.stage.beside.film.map { studio.stage.playback?.source == .tape($0.tape) } ?? false
    (keptGestures, deletedGesture) = studio.gestures
    let file = studio.document.file
    sceneGestures = file.gestureFolder == nil ? nil : file.gestures
    hasTime = !studio.layout[.gesture].isEmpty && (studio.stage.playback?.end ?? 0) > 0
    showsWholeTime = studio.view.timeZoom.isWhole
    speed = studio.stage.playback?.speed ?? 1
    repeats = studio.stage.playback?.repeats ?? true
    situation = studio.stage.situation
    comparison = studio.stage.beside.comparison
    (others, comparedWith) = (studio.stage.content.choices, studio.stage.content.choice)
    screens = studio.stage.beside.screens
    otherSetting = studio.document.settings.other?.name
    options = studio.view.options
    picture = studio.view.pointedPicture
    appearance = studio.view.appearance.shown
    layout = studio.layout
    hasDrawer = PanelPart.isDrawer(in: studio.view)
    isCurveWhole = studio.view.curve.isWhole
    isFitted = studio.view.zoom.factor == nil
    scenes = studio.library.documents.count
    hasOwnScenes = studio.library.own != nil
    hasFile = studio.document.file.path != nil
    hasLayers = !studio.document.scene.composition.isEmpty
    ground = studio.view.layers.ground
    chosenLayers = hasLayers ? studio.view.layers.layers(of: studio.document).count : 0
    canTakeApart = chosenLayers > 0 && studio.canTakeApart
  }
}

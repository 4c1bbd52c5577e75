import Geometry
import PreviewKit

/// What the tools around the stage show: where it is equal, they look the same.
public struct ToolSubject: Hashable, Sendable {
  private let version: SceneDocument.Version
  private let window: Size
  public let isUnsaved: Bool
  public let isTurned: Bool
  /// Without its effect.
  public let isPlain: Bool
  public let isPlaying: Bool
  /// What is on the time line, and how it plays.
  public let gesture: Playback.Source?
  public let speed: Double
  public let repeats: Bool
  public let situation: Situation?
  public let switches: Switches
  public let appearance: Appearance
  public let layout: StudioLayout
  /// As large as fits.
  public let isFitted: Bool
  /// How many scenes the gallery has.
  public let scenes: Int

  public init(_ studio: Studio) {
    version = studio.document.version
    window = studio.view.size
    isUnsaved = studio.document.isUnsaved
    isTurned = studio.stage.isTurned
    isPlain = studio.stage.shown.isStill
    isPlaying = studio.stage.isPlaying
    gesture = studio.stage.playback?.source
    speed = studio.stage.playback?.speed ?? 1
    repeats = studio.stage.playback?.repeats ?? true
    situation = studio.stage.situation
    switches = studio.view.switches
    appearance = studio.view.appearance.shown
    layout = studio.layout
    isFitted = studio.view.zoom.factor == nil
    scenes = studio.library.documents.count
  }
}

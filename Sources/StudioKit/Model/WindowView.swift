import Boundary
import Documents
import Effects
import Geometry
import Glibc
import Handoff
import PreviewKit

/// The view options.
public struct ViewOptions: Hashable, Sendable {
  public var showsPanels = true
  public var showsKeys = false
  public internal(set) var showsPalette = false
  /// Whether to show the code beside the stage.
  var showsHandoff = false
  public var isXRay = false
  /// Whether to show where the article's own numbers would put the pictures.
  public var showsArticle = false
  public var showsMeter = false
  /// Whether to show the status bar, camera and home indicator.
  public var showsBars = true
  /// Whether to show the gesture over time.
  public var showsGesture = true
  /// Whether to show the curve.
  public var showsCurve = false
  /// Whether the pointer chooses layers on the stage, rather than scrolling it.
  public var isChoosing = false
  /// Whether to show the layers apart.
  public var showsDepth = false
  /// Whether to show the keys of layers over the scroll.
  public var showsKeyTrack = false
  /// Whether the keys have the curves of their values below them.
  var showsKeyCurves = false
  /// Whether the scene is on phones, with the code that they scan.
  public internal(set) var showsPhone = false
  /// Whether phones and the stage scroll each other.
  public internal(set) var followsPhone = false
  /// Whether the scene is audited, with what was found.
  public internal(set) var showsAudit = false
  /// Whether to show the panel in a narrow window.
  public var showsDrawer = false
  /// Whether the gallery leaves out the built-in scenes below a person's own.
  var hidesSamples = false
}

extension ViewOptions {
  /// Whether one of its sheets has all keys and clicks.
  var showsSheet: Bool { showsKeys || showsPalette }

  mutating func closeSheets() { (showsKeys, showsPalette) = (false, false) }
}

/// What a person has set in the window: its options, zooms and choices. The parts of the window show it.
public struct WindowView: Sendable {
  /// Size in points, and pixels per point.
  public internal(set) var size: Size
  public internal(set) var scale: Double
  public internal(set) var options = ViewOptions()
  public var appearance = AppearanceChoice()
  /// Whether the window fills its display, as the next start will find it.
  public var isMaximized = false
  /// Its size while it does not.
  private var resting = RestingSize()
  /// The tones of loaded pictures, to choose legible colors.
  public var tones: [PictureID: PictureTone] = [:]
  var panel = PanelState()
  /// The system whose code is handed over. Nil until one is chosen: it then is that of the device's platform.
  var handoffTarget: HandoffSystem?
  var layers = LayerSelection()
  /// The layer whose text is to be opened for typing.
  var openedText: LayerIdentity?
  /// The text on the clipboard when it was read last.
  var clipboard = ""
  /// Where something would go that is dragged over the window.
  var drop: DropMark?
  /// The side from which layers are seen that are drawn apart, in degrees.
  var depth = (yaw: 38.0, pitch: 16.0)
  var zoom = Zoom()
  /// Width of the gallery in points. Nil for the usual one.
  var galleryWidth: Double?
  /// The part of the gesture over time.
  var timeZoom = TimeZoom()
  /// The keys that are held: with Control a wheel zooms.
  var modifiers: Modifiers = []
  public internal(set) var notice: Notice?
  public var meter = Meter()
  /// Time for which the scene of the last frame was painted, in milliseconds.
  public internal(set) var scenePaint = 0.0
  /// Whether F6 has given the keys to the stage, which is then outlined.
  var isStageFocused = false
  /// Whether the title in the bar is to open for editing.
  var isTitleWanted = false
  /// A control is held, open or typed into: questions wait until it is not.
  public var isHandBusy = false
  var curve = StageCurve()
  /// The picture on the stage whose menu was asked for.
  var pointedPicture: PointedPicture?
  var picturesAhead = PicturesAhead()
  public var firstMinute = FirstMinute()
  /// What is on its way to its place.
  var motions = Motions()

  init(size: Size, scale: Double) { (self.size, self.scale) = (size, scale) }
}

extension WindowView {
  public var theme: Theme { appearance.theme }

  /// The look of controls on the window's display.
  var look: ControlLook {
    var look = theme.look
    look.pixel = 1 / max(scale, 0.1)
    return look
  }

  /// State for the next start.
  public var record: SessionRecord.View {
    get {
      var record = SessionRecord.View(
        panel: panel.record, appearance: appearance.own, showsGesture: options.showsGesture, isMaximized: isMaximized,
        hidesSamples: options.hidesSamples, firstMinute: firstMinute)
      record.galleryWidth = galleryWidth
      record.size = resting.size
      return record
    }
    set {
      (panel.record, appearance.own, options.showsGesture, isMaximized) = (
        newValue.panel, newValue.appearance, newValue.showsGesture, newValue.isMaximized
      )
      (options.hidesSamples, firstMinute) = (newValue.hidesSamples, newValue.firstMinute)
      galleryWidth = newValue.galleryWidth
      resting = RestingSize(size: newValue.size)
    }
  }

  /// Takes the state of the window on its display.
  public mutating func take(_ size: Size, isMaximized: Bool, isFullScreen: Bool) {
    self.isMaximized = isMaximized
    resting.take(size, fillsDisplay: isMaximized || isFullScreen)
  }

  /// Whether the desktop requests reduced motion.
  var isCalm: Bool { appearance.desktop.reducesMotion }

  /// Removes the notice once its time is over.
  mutating func endNotice(at time: Double) { if let notice, !notice.isShown(at: time) { self.notice = nil } }

  /// Parts of a notch come to the same as the notch.
  ///
  /// - Parameter notches: Turned away from the person.
  mutating func zoom(by notches: Double, around point: Point?, in layout: StudioLayout) {
    zoom.set(layout.zoom * pow(1.1, min(max(-8, notches), 8)), around: point, in: layout)
  }
}

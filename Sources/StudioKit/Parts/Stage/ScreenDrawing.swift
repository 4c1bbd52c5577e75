import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// Draws a scene on a screen of the stage: its layers, the device's bars, and the enabled outlines.
struct ScreenDrawing {
  private let options: ViewOptions
  private let tones: [PictureID: PictureTone]
  /// Pixels per window point, and window points per screen point.
  private let scale: Double
  let zoom: Double
  /// The layers that are chosen. The x-ray tells of them alone.
  private let chosen: Set<Int>

  init(
    _ options: ViewOptions, _ tones: [PictureID: PictureTone], chosen: Set<Int> = [], scale: Double, zoom: Double
  ) {
    (self.options, self.tones, self.chosen, self.scale, self.zoom) = (options, tones, chosen, scale, zoom)
  }
}

extension ScreenDrawing {
  /// Draws in screen points.
  ///
  /// - Parameters:
  ///   - isFilm: Whether a film is shown, which has what is drawn over layers.
  ///   - published: Memory for the layers of the article's scene, kept from frame to frame.
  func draw(
    _ shown: Preview, _ layers: [Layer], isFilm: Bool, at moment: Double, using published: inout [Layer],
    into list: inout DrawList
  ) {
    LayerPainter(shown).draw(layers, at: moment, into: &list)
    guard !isFilm else { return }
    if options.showsBars {
      ScreenBars(shown.scene.device).draw(over: layers, ScreenTone(shown, tones: tones), into: &list)
    }
    if options.isXRay {
      // Slightly larger than elsewhere, as it is read beside the panel.
      var outlines = XRay(shown, scale: scale * zoom, zoom: zoom / 1.2)
      outlines.named = chosen
      outlines.draw(layers, at: moment, into: &list)
    }
    if options.showsArticle {
      PublishedOutlines(shown, scale: scale * zoom).draw(layers, at: moment, using: &published, into: &list)
    }
  }
}

/// The drawing of a screen, with memory for the current frame.
struct ScreenPicture: Sendable {
  /// The layers that lie elsewhere in the article.
  private(set) var published: [Layer] = []
  private(set) var list = DrawList()
  /// The phone around it. Nil if it has none of its own.
  var seat: PhoneSeat?
}

/// The phone that a screen is in, at its place.
struct PhoneSeat: Sendable {
  let body: DeviceFrame
  let screen: Rect
  let zoom: Double
}

extension PhoneSeat {
  /// - Parameter main: Its body, if that is known.
  init(_ stage: Stage, _ number: Int, _ layout: StudioLayout, _ theme: Theme, body main: DeviceFrame? = nil) {
    let scene = stage.shown(on: number).scene
    (screen, zoom) = (layout.screen(number), layout.zoom)
    body =
      main
      ?? DeviceFrame(
        scene.device.look, title: scene.barTitle, around: screen, zoom: zoom, shadow: theme.shadow)
  }

  /// Draws the phone with its screen, or with two that are superimposed.
  func draw(
    _ pictures: [ScreenPicture], _ number: Int, _ superposition: (way: Superposition, isMainLast: Bool)?,
    into list: inout DrawList
  ) {
    body.drawBody(into: &list)
    if let superposition, pictures.count > 1 {
      let (first, second) = superposition.isMainLast ? (1, 0) : (0, 1)
      superposition.way.draw(pictures[first].list, pictures[second].list, on: screen, zoom: zoom, into: &list)
    } else {
      list.clipped(to: screen) { $0.append(pictures[number].list, scaledBy: zoom, at: screen.origin) }
    }
    body.roundCorners(into: &list)
  }
}

extension ScreenPicture {
  mutating func draw(
    _ layers: [Layer], of shown: Preview, isFilm: Bool, _ drawing: ScreenDrawing, at moment: Double
  ) {
    list.removeAll()
    drawing.draw(shown, layers, isFilm: isFilm, at: moment, using: &published, into: &list)
  }
}

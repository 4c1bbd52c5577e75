import Boundary
import Documents
import Effects
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
  /// - Parameter published: Memory for the layers of the article's scene, kept from frame to frame.
  func draw(
    _ shown: Preview, _ layers: [Layer], at moment: Double, using published: inout [Layer], into list: inout DrawList
  ) {
    LayerPainter(shown).draw(layers, at: moment, into: &list)
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
}

extension ScreenPicture {
  mutating func draw(_ layers: [Layer], of shown: Preview, _ drawing: ScreenDrawing, at moment: Double) {
    list.removeAll()
    drawing.draw(shown, layers, at: moment, using: &published, into: &list)
  }
}

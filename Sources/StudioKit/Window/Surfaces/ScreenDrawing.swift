import Boundary
import Documents
import Effects
import PreviewKit

/// What is drawn of a scene onto a screen of the stage: its layers, the device's bars, and the outlines that are
/// switched on.
struct ScreenDrawing {
  private let switches: Switches
  private let tones: [PictureID: PictureTone]
  /// Pixels per point of the window, and points of the window for a point of the screen.
  private let scale: Double
  let zoom: Double

  init(_ switches: Switches, _ tones: [PictureID: PictureTone], scale: Double, zoom: Double) {
    (self.switches, self.tones, self.scale, self.zoom) = (switches, tones, scale, zoom)
  }
}

extension ScreenDrawing {
  /// In points of the screen.
  ///
  /// - Parameter published: Memory for the layers of the article's scene, kept from frame to frame.
  func draw(
    _ shown: Preview, _ layers: [Layer], at moment: Double, using published: inout [Layer], into list: inout DrawList
  ) {
    LayerPainter(shown).draw(layers, at: moment, into: &list)
    if switches.showsBars {
      ScreenBars(shown.scene.device).draw(over: layers, ScreenTone(shown, tones: tones), into: &list)
    }
    if switches.isXRay {
      // A little larger than it is drawn elsewhere: it is read beside the panel.
      XRay(shown, scale: scale * zoom, zoom: zoom / 1.2).draw(layers, at: moment, into: &list)
    }
    if switches.showsArticle {
      PublishedOutlines(shown, scale: scale * zoom).draw(layers, at: moment, using: &published, into: &list)
    }
  }
}

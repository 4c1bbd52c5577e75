import Boundary
import Effects
import Geometry
import PreviewKit

extension Studio {
  /// The whole picture with the part of it that shows, in the stage's lower left corner.
  func drawMinimap(_ layout: StudioLayout, at moment: Double, into list: inout DrawList) {
    guard let minimap = Minimap(face.layers, of: shown) else { return }
    let room = Rect(
      x: layout.stage.x + 16, y: layout.stage.maxY - 16 - 140, width: min(140, layout.stage.width / 3), height: 140)
    minimap.draw(in: room, into: &list)
  }
}

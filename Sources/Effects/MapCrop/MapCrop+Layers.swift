import Geometry
import Parameters

extension MapCrop {
  /// Every how many rows there is a map: at least one.
  private var rhythm: Int { max(1, every) }

  func isMap(_ row: Int) -> Bool { (row + 1) % rhythm == 0 }

  /// How many of the rows are maps.
  func mapCount(in setting: Setting) -> Int { max(0, setting.rows) / rhythm }

  func track(in setting: Setting) -> RowTrack {
    RowTrack(
      count: setting.rows,
      rhythm: setting.rowHeights.map { .uneven($0) }
        ?? .accented(plain: textHeight, accent: rowHeight, every: every))
  }

  /// The window that a row is, for a picture of a certain shape.
  func window(height: Double, aspect: Double, in setting: Setting) -> PictureWindow {
    let pass = Pass(screen: setting.viewport.height, cell: height)
    let natural = setting.viewport.width / aspect
    let ratio = setting.ratio(ratio)
    let drawn =
      switch overscan {
      case .word(.auto):
        max(natural, PictureWindow.automaticLength(of: pass, ratio: ratio, anchor: anchor))
      case .word(.none): natural
      case .number(let factor): max(factor * natural, height)
      }
    return PictureWindow(pass: pass, ratio: ratio, anchor: anchor, drawn: drawn)
  }

  public func extent(in setting: Setting) -> Extent {
    let track = track(in: setting)
    let low = 0 - setting.insets.top
    return Extent(
      bounds: Extent.bounds(from: low, content: track.length, in: setting), items: Extent.Items(track, from: low))
  }

  public func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let offset = moment.place
    let track = track(in: setting)
    for row in track.rows(from: offset, to: offset + setting.viewport.height) {
      let frame = Rect(
        x: 0, y: track.top(of: row) - offset, width: setting.viewport.width, height: track.height(of: row))
      if isMap(row) {
        map(row, frame: frame, in: setting, into: &layers)
      } else {
        // Titles belong to the rows between the maps, so they count on their own.
        RowParts.surface(row, frame: frame, in: setting, into: &layers)
        RowParts.title(row, title: row - (row + 1) / rhythm, frame: frame, in: setting, into: &layers)
      }
      RowParts.separator(row, frame: frame, content: .surface(.separator), in: setting, into: &layers)
    }
    IndicatorLayer.append(
      at: moment, from: setting.insets.top, content: track.length, bounds: extent(in: setting).bounds, in: setting,
      into: &layers)
  }

  private func map(_ row: Int, frame: Rect, in setting: Setting, into layers: inout [Layer]) {
    let picture = setting.picture((row + 1) / rhythm - 1)
    let aspect = setting.aspect(ofPicture: picture)
    let window = window(height: frame.height, aspect: aspect, in: setting)
    let along = window.crop(start: frame.y)
    let across = window.drawn > 0 ? setting.viewport.width / (window.drawn * aspect) : 1
    layers.show(
      Layer(
        LayerID("row", row, "image"), frame: frame,
        // A layer's contents rectangle is the unit square until it is set: the whole picture, squeezed into the row.
        crop: setting.isUnscrolled
          ? .unit
          : Rect(
            x: (1 - across) * setting.focus(ofPicture: picture).x, y: along.start, width: across,
            height: along.length),
        content: .picture(picture)), on: setting.screen)
  }
}

import Geometry
import Parameters

extension MapCrop {
  /// Distance from one map to the next, in rows. At least 1.
  private var rhythm: Int { max(1, every) }

  func isMap(_ row: Int) -> Bool { (row + 1) % rhythm == 0 }

  /// How many of the rows are maps.
  func mapCount(in setting: Setting) -> Int { max(0, setting.rows) / rhythm }

  public func track(in setting: Setting) -> RowTrack {
    RowTrack(
      count: setting.rows,
      rhythm: setting.rowHeights.map { .uneven($0) }
        ?? .accented(plain: textHeight, accent: rowHeight, every: every))
  }

  /// The window of a row, for a picture of an aspect ratio.
  func window(height: Double, aspect: Double, in setting: Setting) -> PictureWindow<Double> {
    PictureWindow(
      pass: Pass(screen: setting.viewport.height, cell: height), ratio: setting.ratio(ratio), anchor: anchor,
      natural: setting.viewport.width / aspect, length: length)
  }

  /// The height at which the picture of a row is drawn, for any row.
  var length: PictureWindow<Double>.Length {
    switch overscan {
    case .word(.auto): .covering
    case .word(.none): .natural
    case .number(let factor): .times(factor)
    }
  }

  public func append(row: Int, frame: Rect, behind lag: Double, in setting: Setting, into layers: inout [Layer]) {
    guard !isMap(row) else { return map(row, frame: frame, behind: lag, in: setting, into: &layers) }
    // Only rows between maps have titles, so they are counted separately.
    RowParts.surface(row, frame: frame, in: setting, into: &layers)
    RowParts.title(row, title: row - (row + 1) / rhythm, frame: frame, in: setting, into: &layers)
  }

  private func map(_ row: Int, frame: Rect, behind lag: Double, in setting: Setting, into layers: inout [Layer]) {
    let picture = setting.picture((row + 1) / rhythm - 1)
    let aspect = setting.aspect(ofPicture: picture)
    let window = window(height: frame.height, aspect: aspect, in: setting)
    let along = window.crop(start: frame.y + lag)
    let across = window.drawn > 0 ? setting.viewport.width / (window.drawn * aspect) : 1
    layers.show(
      Layer(
        LayerID(.rowImage, row), frame: frame,
        // A layer's contents rectangle is the unit square until it is set: the whole picture, squeezed into the row.
        crop: setting.scrolled(
          Rect(
            x: (1 - across) * setting.fit(ofPicture: picture).focus.x, y: along.start, width: across,
            height: along.length), orElse: .unit),
        content: .picture(picture)), on: setting.screen)
  }
}

extension MapCrop {
  /// A map at each edge of the screen.
  public func demo(in setting: Setting) -> Demo {
    Demo(acrossAScreenOf: extent(in: setting), in: setting, pullsEnd: true, moment: 260)
  }

  public func affordances(in setting: Setting) -> any EffectAffordances {
    RowAffordances { [rhythm] layers in
      func maps(_ row: Int) -> Int { (row + 1) / rhythm }
      return [
        Handle.row(\MapCrop.rowHeight, part: .rowImage, of: layers, in: setting, counting: maps),
        Handle.row(\MapCrop.textHeight, part: .rowBackground, of: layers, in: setting) { $0 + 1 - maps($0) },
      ]
    }
  }
}

import Geometry

/// The plain rows under a header or a banner, each with a surface, a title and a hairline; or a tall picture of a page.
struct TextRows {
  var track: RowTrack
  /// Start of the first row on the screen, in points.
  var top: Double
}

extension TextRows {
  static func track(height: Double, in setting: Setting) -> RowTrack {
    RowTrack(count: setting.rows, rhythm: setting.rowHeights.map { .uneven($0) } ?? .even(height))
  }

  /// Length of the rows or of the page that replaces them, in points.
  static func length(of track: RowTrack, in setting: Setting) -> Double {
    guard let page = setting.page else { return track.length }
    return setting.viewport.width / page.aspect
  }

  /// The resting places of a list that begins at an offset: its start, and each row under the collapsed header or the
  /// status bar, whichever is taller. A page has no rows.
  static func items(_ track: RowTrack, from top: Double, under bar: Double, in setting: Setting) -> Extent.Items? {
    guard setting.page == nil, track.count > 0 else { return nil }
    return Extent.Items(track, from: top - max(bar, setting.insets.top), includesStart: true)
  }

  func layers(in setting: Setting, into layers: inout [Layer]) {
    if let page = setting.page {
      let height = setting.viewport.width / page.aspect
      layers.show(
        Layer(
          LayerID(.page), frame: Rect(x: 0, y: top, width: setting.viewport.width, height: height),
          content: .page), on: setting.screen)
      return
    }
    for row in track.rows(from: -top, to: setting.viewport.height - top) {
      let frame = Rect(
        x: 0, y: top + track.top(of: row), width: setting.viewport.width, height: track.height(of: row))
      if setting.hasCards {
        RowParts.card(row, title: row, frame: frame, in: setting, into: &layers)
        continue
      }
      RowParts.surface(row, frame: frame, in: setting, into: &layers)
      RowParts.title(row, title: row, frame: frame, in: setting, into: &layers)
      RowParts.separator(row, frame: frame, content: .surface(.separator), in: setting, into: &layers)
    }
  }
}

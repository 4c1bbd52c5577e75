import Geometry

/// The plain rows under a header or a banner, each with a surface, a title and a hairline; or a tall picture of a page.
struct TextRows {
  var track: RowTrack
  /// Start of the first row on the screen, in points.
  var top: Double
  /// Height of the part of the page that is its header, in points.
  var head = 0.0
}

extension TextRows {
  static func track(height: Double, in setting: Setting) -> RowTrack {
    RowTrack(count: setting.rows, rhythm: setting.rowHeights.map { .uneven($0) } ?? .even(height))
  }

  /// Length of the rows or of the page that replaces them, in points.
  ///
  /// - Parameter head: Height of the part of the page that is its header.
  static func length(of track: RowTrack, without head: Double = 0, in setting: Setting) -> Double {
    guard let page = setting.page else { return track.length }
    return max(0, setting.viewport.width / page.aspect - head)
  }

  /// The resting places of a list that begins at an offset: its start, and each row under the collapsed header or the
  /// status bar, whichever is taller. A page has no rows.
  static func items(_ track: RowTrack, from top: Double, under bar: Double, in setting: Setting) -> Extent.Items? {
    guard setting.page == nil, track.count > 0 else { return nil }
    return Extent.Items(track, from: top - max(bar, setting.insets.top), includesStart: true)
  }

  func layers(in setting: Setting, into layers: inout [Layer]) {
    if let page = setting.page {
      let height = Self.length(of: track, without: head, in: setting)
      let frame = Rect(x: 0, y: top, width: setting.viewport.width, height: height)
      let foot = PictureFit(focus: Point(x: 0.5, y: 1))
      let crop = head > 0 ? foot.crop(aspect: page.aspect, box: frame.size) : .unit
      layers.show(Layer(LayerID(.page), frame: frame, crop: crop, content: .page), on: setting.screen)
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

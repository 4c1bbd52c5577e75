import Geometry

/// The scroll indicator at the trailing edge.
enum IndicatorLayer {
  static let thickness = 3.0
  static let margin = 3.0

  /// - Parameter top: Start of its track on the screen, below a banner or the status bar.
  static func append(
    at moment: Moment, from top: Double, content: Double, bounds: ClosedRange<Double>, in setting: Setting,
    into layers: inout [Layer]
  ) {
    let track = setting.viewport.height - setting.insets.bottom - top
    guard
      let span = ScrollIndicator.span(track: track, content: content, offset: moment.place, bounds: bounds)
    else { return }
    let bar = Rect(
      x: setting.viewport.width - setting.trailingInset - margin - thickness, y: top + span.start, width: thickness,
      height: span.length)
    layers.show(
      Layer(
        LayerID(.indicator), frame: setting.directed(bar), opacity: moment.indicatorOpacity,
        content: .indicator), on: setting.screen)
  }
}

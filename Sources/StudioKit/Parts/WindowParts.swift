/// The parts of the window. Their order is that in which they lie over each other, F6 goes through them, and a screen
/// reader reads them.
enum WindowParts {
  static var all: [any Part] {
    [
      BarPart(), GalleryPart(), ComparisonPart(), StagePart(), CurvePart(), MeterPart(), HintPart(), NoticePart(),
      KeyTrackPart(),
      TimeLinePart(),
      FooterPart(), PanelPart(), AuditPart(), PhonePart(), HandoffPart(), SheetPart(), PalettePart(),
    ]
  }
}

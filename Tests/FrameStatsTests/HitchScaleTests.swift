import FrameStats
import Testing

@Suite struct HitchScaleTests {
  @Test(
    arguments: [
      (.scrolling, 0, .good), (.scrolling, 5, .good), (.scrolling, 5.1, .warning), (.scrolling, 10, .critical),
      (.scrolling, 99, .critical),
      (.animation, 10, .good), (.animation, 25, .warning), (.animation, 50, .critical), (.animation, 50.1, .actNow),
    ] as [(HitchScale, Double, HitchRating)]) func `a ratio is rated by the scale that is named`(
      _ scale: HitchScale, _ ratio: Double, _ rating: HitchRating
    )
  {
    #expect(scale.rating(ratio) == rating)
    #expect(!scale.name.isEmpty)
  }
}

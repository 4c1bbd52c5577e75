import Effects
import Geometry
import Parameters
import Testing

/// The back chevron in a bar.
@Suite struct BackMarkTests {
  private func bar(_ scrolled: Double, _ setting: Setting) -> (mark: Layer?, title: Layer?) {
    var effect = HeaderParallax()
    effect.minHeight = 91
    effect.bar = true
    var layers: [Layer] = []
    effect.layers(at: Moment(offset: scrolled), in: setting, into: &layers)
    return (
      layers.first { $0.id == LayerID("bar", nil, "back") }, layers.first { $0.id == LayerID("bar", nil, "title") }
    )
  }

  @Test(arguments: [false, true])
  func `it comes with the bar, and the title makes room for it on the way`(_ isRightToLeft: Bool) throws {
    var plain = Setting(isRightToLeft: isRightToLeft)
    var marked = plain
    marked.hasBackMark = true
    #expect(bar(0, plain).mark == nil)
    /// Distance of a title from the leading edge.
    func start(_ layer: Layer?) throws -> Double {
      let frame = try #require(layer).frame
      return isRightToLeft ? 390 - frame.maxX : frame.x
    }
    #expect(bar(0, marked).mark?.opacity == 0)
    #expect(try start(bar(0, marked).title) == start(bar(0, plain).title))
    for scrolled in stride(from: 0.0, through: 300, by: 7) {
      let (mark, title) = bar(scrolled, marked)
      let gone = min(1, scrolled / 104)
      #expect(try abs(start(title) - start(bar(scrolled, plain).title) - BarMeasures.markWidth * gone) < 1e-9)
      #expect(try start(mark) == 16)
    }
    let (mark, title) = bar(400, marked)
    #expect(mark?.opacity == 1)
    #expect(try abs(#require(mark).frame.midY - #require(title).frame.midY) < 1e-9)
    // A title that appears with the bar is indented from the beginning.
    (plain.hasSmallTitle, marked.hasSmallTitle) = (true, true)
    #expect(try start(bar(0, marked).title) == start(bar(0, plain).title) + BarMeasures.markWidth)
  }
}

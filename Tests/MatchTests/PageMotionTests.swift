import Measure
import Testing

@testable import Match

/// Two pictures of a page at each offset: as soon as it is drawn, and at rest.
@Suite struct PageMotionTests {
  private static func frame(_ shift: Int) -> GrayFrame {
    GrayFrame(width: 60, height: 60, pixels: (0..<3600).map { UInt8(($0 / 60 + shift) * 40 % 256) })
  }

  /// - Parameter moving: At how many of twelve offsets the page goes on moving.
  private static func motion(moving: Int) -> PageMotion {
    var motion = PageMotion()
    for offset in 0..<12 { motion.look(frame(offset < moving ? 1 : 0), frame(0)) }
    return motion
  }

  @Test func `a page follows if it goes on moving at several offsets`() {
    #expect(Self.motion(moving: 5).fault(whereDesign: false)?.kind == .follow)
    #expect(Self.motion(moving: 5).fault(whereDesign: true) == nil)
  }

  @Test func `a picture that loads late is no motion`() {
    #expect(Self.motion(moving: 1).fault(whereDesign: false) == nil)
  }

  @Test func `a page whose layers should follow and stand still does not follow`() {
    #expect(Self.motion(moving: 0).fault(whereDesign: true)?.kind == .follow)
    #expect(Self.motion(moving: 0).fault(whereDesign: false) == nil)
  }
}

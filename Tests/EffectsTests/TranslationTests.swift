import Geometry
import TestSupport
import Testing

@testable import Effects

/// The ratio in other systems' units, and back.
@Suite struct TranslationTests {
  struct Case: Sendable {
    var system: String
    var ratio: Double
    var answer: TranslatedRatio
  }

  /// Calculated by hand for a screen of 844 and a cell of 100; the pass is 944 points long.
  static let pass = Pass(screen: 844, cell: 100)

  @Test(arguments: [
    Case(system: "Core Animation", ratio: 0.7, answer: .number(0.7)),
    Case(system: "jarallax", ratio: 0.5, answer: .number(0.5)),
    Case(system: "jarallax", ratio: -0.5, answer: .number(-0.5 * 944 / 844)),
    Case(system: "jarallax", ratio: -0.9, answer: .impossible("it takes no less than -1")),
    Case(system: "UIKit", ratio: 0.7, answer: .number(0.3)),
    Case(system: "UIKit", ratio: 1.2, answer: .number(-0.2)),
    Case(system: "Android", ratio: 0, answer: .number(1)),
    Case(system: "Android", ratio: 1.2, answer: .impossible("it takes no less than 0")),
    Case(system: "Android", ratio: -0.1, answer: .impossible("it takes no more than 1")),
    Case(system: "React Native", ratio: 0.7, answer: .number(0.3 * 8.44)),
    Case(system: "Flutter", ratio: 0.25, answer: .given),
    Case(system: "Flutter", ratio: 0.7, answer: .impossible("it is always 0.25")),
    Case(system: "Flutter's", ratio: 0.5, answer: .number(522)),
    Case(system: "Flutter's", ratio: 1.1, answer: .impossible("it takes no less than 100")),
    Case(system: "Motion", ratio: 0.5, answer: .number(472)),
    Case(system: "GSAP", ratio: 0.5, answer: .number(0.5)),
    Case(system: "GSAP", ratio: 0, answer: .impossible("it stays above 0")),
    Case(system: "stellar.js, `data-stellar-ratio`", ratio: -0.2, answer: .number(-0.2)),
    Case(system: "stellar.js, `data-stellar-background-ratio`", ratio: 0.7, answer: .number(0.7)),
    Case(system: "fixed picture height I, by the row's top", ratio: 1, answer: .number(100)),
    Case(system: "fixed picture height I, by the row's top", ratio: 0.5, answer: .number(522)),
    Case(system: "fixed picture height I, by the row's middle", ratio: 0.5, answer: .number(572)),
    Case(
      system: "fixed picture height I, by the row's middle", ratio: 1.1,
      answer: .impossible("it takes no less than 100")),
    Case(system: "largest travel", ratio: 0.5, answer: .number(236)),
    Case(system: "CSS", ratio: 0.5, answer: .number(472)),
    Case(system: "Rellax", ratio: 0.5, answer: .number(-4.72)),
    Case(system: "react-scroll-parallax", ratio: 0.5, answer: .number(-23.6)),
    Case(system: "react-scroll-parallax", ratio: 0, answer: .impossible("it stays above 0")),
    Case(system: "locomotive", ratio: 0.5, answer: .number(-472.0 / 1688)),
    Case(system: "simpleParallax, `scale` c, orientation down", ratio: 0.9, answer: .number(1.944)),
    Case(
      system: "simpleParallax, `scale` c, orientation up", ratio: 0.9, answer: .impossible("it takes no less than 1")),
    Case(system: "simpleParallax, `scale` c, orientation up", ratio: 1.1, answer: .number(1.944)),
  ])
  func `a ratio becomes the number of the system, or the reason why not`(_ c: Case) throws {
    let translation = try #require(Translation.all(for: Self.pass).first { $0.system.hasPrefix(c.system) })
    let answer = translation.answer(for: c.ratio)
    if case .number(let got) = answer, case .number(let want) = c.answer {
      #expect(abs(got - want) < 1e-9, "\(c.system) at \(c.ratio): \(got), not \(want)")
    } else {
      #expect(answer == c.answer, "\(c.system) at \(c.ratio)")
    }
  }

  @Test func `the number of a ratio means that ratio again`() {
    var random = SplitMix64(seed: 20_251_121)
    for _ in 0..<2000 {
      let pass = Pass(
        screen: Double.random(in: 100...4096, using: &random), cell: Double.random(in: 20...1600, using: &random))
      let ratio = Double.random(in: -0.5...1.5, using: &random)
      for translation in Translation.all(for: pass) {
        guard case .number(let number) = translation.answer(for: ratio) else { continue }
        let back = translation.ratio(from: number)
        #expect(
          abs(back - ratio) < 1e-9,
          "Pass(screen: \(pass.screen), cell: \(pass.cell)), \(ratio): \(translation.system) gives \(back)")
      }
    }
  }

  @Test func `the neutral number is no parallax in every system that has one`() {
    for translation in Translation.all(for: Self.pass) {
      guard case .number(_, let neutral, _) = translation.meaning else { continue }
      #expect(translation.answer(for: 1) == .number(neutral), "\(translation.system)")
    }
  }

  @Test func `a cell or a screen without length gives reasons, never a number that is none`() {
    for pass in [Pass(screen: 0, cell: 0), Pass(screen: 844, cell: 0), Pass(screen: 0, cell: 100)] {
      for translation in Translation.all(for: pass) {
        for ratio in [-0.5, 0, 0.25, 1, 1.5] {
          if case .number(let number) = translation.answer(for: ratio) {
            #expect(number.isFinite, "\(pass), \(ratio): \(translation.system)")
          }
        }
      }
    }
  }
}

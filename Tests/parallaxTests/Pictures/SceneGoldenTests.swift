import Documents
import Effects
import Foundation
import Geometry
import StudioKit
import TestSupport
import Testing

@testable import SDLBackend
@testable import parallax

/// The built-in scenes as pictures, on GL without a window. `PARALLAX_GOLDEN=update` rewrites them; look at each before
/// committing it.
///
/// Processors and SDL 3 round differently: a channel may be 1 of 255 away, or 2 on a thousandth of the pixels.
@Suite(.serialized) struct SceneGoldenTests {
  /// A small phone: enough of every effect, and small files.
  static let device = [
    "--set", "device.width=260", "--set", "device.height=400", "--scale", "1", "--renderer", "opengl",
  ]
  static let folder = Repository.path("Tests/parallaxTests/Goldens")

  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var scene: String
    var offset: Double
    var isXRay = false

    var testDescription: String { "\(scene)\(isXRay ? "-xray" : "")-at-\(Int(offset))" }
  }

  /// Every scene but the plain twins: those chosen here at rest, midway, pulled down and past the end, and with
  /// outlines; each other one at rest and a little further on.
  nonisolated static let cases: [Case] =
    chosen
    + BuiltInScene.all.filter { built in
      !built.name.hasSuffix("-plain") && !chosen.contains { $0.scene == built.name }
    }.flatMap { built in
      let low = built.scene.effect.extent(in: built.scene.setting { _ in nil }).bounds.lowerBound.rounded(.up)
      return [Case(scene: built.name, offset: low), Case(scene: built.name, offset: low + 90.5)]
    }

  nonisolated private static let chosen: [Case] = [
    Case(scene: "header-refresh", offset: 0), Case(scene: "header-refresh", offset: 70.5),
    Case(scene: "header-refresh", offset: -120), Case(scene: "header-refresh", offset: 4850),
    Case(scene: "header-refresh", offset: 70.5, isXRay: true), Case(scene: "header-stretch", offset: 0),
    Case(scene: "header-stretch", offset: 70.5), Case(scene: "header-stretch", offset: -90),
    Case(scene: "header-stretch", offset: -90, isXRay: true), Case(scene: "stretch-banner", offset: -173.5),
    Case(scene: "stretch-banner", offset: -80.25), Case(scene: "stretch-banner", offset: -300),
    Case(scene: "stretch-banner", offset: -80.25, isXRay: true), Case(scene: "album-stack", offset: 0),
    Case(scene: "album-stack", offset: 130.5), Case(scene: "album-stack", offset: -60),
    Case(scene: "album-stack", offset: 2360), Case(scene: "album-stack", offset: 130.5, isXRay: true),
    Case(scene: "map-crop", offset: -47), Case(scene: "map-crop", offset: 333.3), Case(scene: "map-crop", offset: -140),
    Case(scene: "map-crop", offset: 333.3, isXRay: true), Case(scene: "weather-menu", offset: -47),
    Case(scene: "weather-menu", offset: 333.3), Case(scene: "weather-menu", offset: 9720),
    Case(scene: "weather-menu", offset: 333.3, isXRay: true),
  ]

  @Test(arguments: cases) func `a scene looks as it did`(_ c: Case) throws {
    let invocation = try Invocation(Self.device + (c.isXRay ? ["--xray"] : []), for: RenderCommand.command)
    let pixels = try RenderedScene(
      shot: Shot(c.scene, invocation), moment: .offsets([c.offset]), renderer: invocation.renderer(),
      fonts: .files(TestFont.own.files)
    ).pixels(decodedBy: .built)
    let golden = "\(Self.folder)/\(c.testDescription).png"
    let isThere = FileManager.default.fileExists(atPath: golden)
    if Golden.isUpdating {
      // Encoders differ: a file with the same pixels stays as it is.
      if isThere, try pixels.difference(from: Pixels(file: golden)).largest == 0 { return }
      return try pixels.write(to: golden)
    }
    guard isThere else {
      Issue.record("there is no \(c.testDescription).png: make golden")
      return
    }
    let expected = try Pixels(file: golden)
    let difference = pixels.difference(from: expected)
    guard difference.largest > 2 || difference.share > 0.001 else { return }
    try pixels.write(to: Failures.path("\(c.testDescription)-actual.png"))
    try expected.write(to: Failures.path("\(c.testDescription)-expected.png"))
    try pixels.picture(ofDifferenceFrom: expected).write(to: Failures.path("\(c.testDescription)-difference.png"))
    Issue.record("\(difference.largest) of 255, \(difference.share * 100) % of the pixels; see Tests/Failures")
  }

  @Test func `every golden belongs to a case`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".png") }
    #expect(Set(names) == Set(Self.cases.map { "\($0.testDescription).png" }))
  }
}

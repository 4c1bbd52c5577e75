import Effects
import Foundation
import Geometry
import Handoff
import TestSupport
import Testing

/// The part of a picture that stays visible where a box shows a part of it.
@Suite struct FocusTests {
  static let images =
    "content.images=[{\"file\":\"a.jpg\",\"focus\":[0.2,0.75]},\"b.jpg\",{\"file\":\"c.jpg\",\"focus\":[1,0]}]"

  static let scenes = [
    TestScene("header-stretch", images), TestScene("header-refresh-plain", images), TestScene("map-crop", images),
    TestScene("weather-menu", images), TestScene("weather-menu-plain", images), TestScene("album-stack", images),
    TestScene("album-stack-plain", images), TestScene("album-stack", images, "parameters.layerFill=outline"),
    TestScene("album-stack", images, "parameters.radius=0", "device.direction=rtl"),
    TestScene("stacking-cards", images), TestScene("stacking-cards-plain", images),
  ]

  @Test(arguments: scenes) func `each system has the point in its own words`(_ scene: TestScene) throws {
    for (system, words) in [
      (.css, "object-position: 20% 75%"), (.uikit, "_a\": CGPoint(x: 0.2, y: 0.75)"),
      (.swiftui, "_a\": UnitPoint(x: 0.2, y: 0.75)"), (.compose, "BiasAbsoluteAlignment(-0.6f, 0.5f)"),
      (.flutter, "Alignment(-0.6, 0.5)"), (.reactNative, "{ x: 0.2, y: 0.75, aspect: 1.5 }"),
      (.motion, "{ objectPosition: '20% 75%' }"),
    ] as [(HandoffSystem, String)] {
      let text = try scene.text(as: system)
      #expect(text.contains(words), "\(system)")
      // It is declared once and named where a picture is shown.
      let names: [HandoffSystem: String] = [
        .uikit: "FocusedImageView", .swiftui: "FocusedPicture", .reactNative: "focused", .motion: "focusOf",
        .flutter: "FocusPoints",
        .css: "<img",
      ]
      #expect(text.ranges(of: names[system] ?? "ocusPoints").count >= 2, "\(system)")
    }
  }

  static let contained =
    "content.images=[{\"file\":\"a.jpg\",\"focus\":[0.2,0.75],\"fit\":\"contain\"},\"b.jpg\","
    + "{\"file\":\"c.jpg\",\"fit\":\"contain\"}]"
  private static let alone = "content.images=[{\"file\":\"a.jpg\",\"fit\":\"contain\"}]"
  private static let items = "content.items=[{\"title\":\"A\",\"picture\":0},{\"title\":\"B\",\"picture\":1}]"

  /// Scenes with pictures that are seen whole.
  static let whole = [
    TestScene("header-stretch", contained, items), TestScene("header-refresh-plain", alone),
    TestScene("album-stack", contained), TestScene("album-stack-plain", alone),
    TestScene("album-stack", contained, "parameters.layerFill=outline", "parameters.shadow=0.4"),
    TestScene("album-stack", alone, "parameters.axis=vertical", "parameters.shadow=0.4"),
    TestScene("stacking-cards", contained), TestScene("stacking-cards-plain", alone),
  ]

  /// Pages whose top is the header's picture.
  static let pages = [
    TestScene("header-stretch", "content.pageHeader=true"),
    TestScene("stretch-banner", "content.page=p.png", "content.pageHeader=true", "parameters.aspect=2"),
  ]

  @Test(arguments: pages) func `a page is handed over in two files, the header and what lies below`(
    _ scene: TestScene
  ) throws {
    let handoff = try scene.handoff
    let page = try #require(handoff.setting.page)
    let cut = page.aspect / 2
    let pictures = handoff.pictures
    #expect(pictures.count == 2 && pictures[0].file != pictures[1].file)
    #expect(pictures[0].part == Rect(x: 0, y: 0, width: 1, height: cut))
    #expect(pictures[1].part == Rect(x: 0, y: cut, width: 1, height: 1 - cut))
    for system in [HandoffSystem.uikit, .swiftui, .compose, .flutter, .reactNative, .motion] {
      let code = try scene.text(as: system)
      for picture in pictures { #expect(code.contains(picture.name), "\(system) \(picture.name)") }
    }
    let styles = try scene.text(as: .css)
    #expect(styles.contains("object-position: 50% 0%") && styles.contains("object-position: 50% 100%"))
  }

  @Test(arguments: whole) func `each system shows a picture whole in its own words`(_ scene: TestScene) throws {
    for (system, words) in [
      (.css, "object-fit: contain; object-position"), (.gsap, "object-fit: contain; object-position"),
      (.uikit, "isWhole"), (.swiftui, "static let whole: Set ="), (.compose, "ContentScale.Fit else"),
      (.flutter, "BoxFit.contain"), (.reactNative, "isWhole: true"), (.motion, "objectFit: 'contain'"),
    ] as [(HandoffSystem, String)] {
      #expect(try scene.text(as: system).contains(words), "\(system)")
    }
  }

  @Test func `windows into pictures that move cover their rows whatever the scene says`() throws {
    for name in ["map-crop", "weather-menu", "stretch-banner", "mountain-hero"] {
      for system in HandoffSystem.all {
        let text = try TestScene(name, Self.contained).text(as: system)
        for word in ["object-fit: contain", "isWhole", "BoxFit.contain", "ContentScale.Fit ", "objectFit: 'contain'"] {
          #expect(!text.contains(word), "\(name) as \(system)")
        }
      }
    }
  }

  @Test func `a scene whose pictures are all centered says nothing of it`() throws {
    for system in HandoffSystem.all {
      let text = try TestScene("weather-menu").text(as: system)
      for word in ["object-position", "ocusPoint", "Focused", "focused("] { #expect(!text.contains(word), "\(system)") }
    }
  }
}

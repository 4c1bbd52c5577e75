import Handoff
import TestSupport
import Testing

/// The code in other people's apps: right to left, with their lists, in their screens.
@Suite struct EmbeddingTests {
  @Test func `React Native's offsets begin where the app begins to read`() throws {
    let album = try TestScene("album-stack").text(as: .reactNative)
    #expect(album.contains("I18nManager.isRTL ? end - contentOffset.x : contentOffset.x"))
    #expect(album.contains("I18nManager.isRTL ? -offset : offset"))
    // Pages begin where they did when the scene was tuned, in every app.
    #expect(try TestScene("pager").text(as: .reactNative).contains("flex: 1, direction: 'ltr'"))
    let mirrored = try TestScene("pager", "device.direction=rtl").text(as: .reactNative)
    #expect(mirrored.contains("flex: 1, direction: 'rtl'"))
    #expect(mirrored.contains("contentSize.width - layoutMeasurement.width - contentOffset.x"))
  }

  @Test(arguments: ["header-refresh", "mountain-hero"])
  func `React Native's spinner is below the header`(_ scene: String) throws {
    let text = try TestScene(scene).text(as: .reactNative)
    #expect(text.contains(/cloneElement\(list\.refreshControl, \{ progressViewOffset: (rest\.restH|h)eight \}\)/))
  }

  @Test(arguments: ["map-crop", "weather-menu"])
  func `React Native's compiler finds no variable that a closure changes`(_ scene: String) throws {
    let text = try TestScene(scene).text(as: .reactNative)
    #expect(!text.contains("let top") && !text.contains("top += "))
    // Whatever else has a height in a list is a row.
    #expect(text.contains("'ItemSeparatorComponent' | 'ListHeaderComponent'"))
  }

  @Test func `a list of React Native can be scrolled by the app`() throws {
    for scene in ["header-stretch", "mountain-hero", "map-crop", "stacking-cards", "pager"] {
      #expect(try TestScene(scene).text(as: .reactNative).contains("ref?: Ref<"), "\(scene)")
    }
  }

  @Test func `a layer of React Native has the views that its keys need`() throws {
    let plain = try TestScene("pager").text(as: .reactNative)
    #expect(plain.matches(of: /useAnimatedStyle\(/).count == 1 && !plain.contains("useDerivedValue("))
    let record = try TestScene("record").text(as: .reactNative)
    let layer = try #require(record.firstRange(of: /function RecordSceneLayerView[\s\S]*?\n}\n/))
    #expect(record[layer].matches(of: /useAnimatedStyle\(/).count == 1)
    #expect(record[layer].matches(of: /<Animated.View/).count == 2)
  }

  @Test(arguments: ["pager", "night-stroll", "record"])
  func `a scroll draws SwiftUI's layers elsewhere, and runs no body`(_ scene: String) throws {
    let text = try TestScene(scene).text(as: .swiftui)
    #expect(text.matches(of: /GeometryReader \{/).count == 1 && text.contains(".visualEffect {"))
  }

  @Test func `only layers that keys blur or reveal have a blur or a mask`() throws {
    let text = try TestScene("record").text(as: .swiftui)
    #expect(text.matches(of: /\.blur\(/).count == 1 && text.matches(of: /\.mask /).count == 1)
    #expect(text.contains("if layer.isBlurred {") && text.contains("if layer.isRevealed {"))
  }

  @Test(arguments: ["header-stretch", "mountain-hero"])
  func `SwiftUI's header takes the height of a navigation bar from the safe area`(_ scene: String) throws {
    let files = try TestScene(scene).handoff.files(as: .swiftui, from: .builtIn)
    let view = try #require(files.first { $0.path.hasSuffix("View.swift") }).text
    #expect(view.contains("style.below(hasNavigationBar ? inset - style.minHeight : inset)"))
    #expect(try #require(files.first { $0.path.hasSuffix(".md") }).text.contains("hasNavigationBar: true"))
  }
}

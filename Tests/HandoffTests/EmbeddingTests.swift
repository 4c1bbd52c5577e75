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

  @Test func `a full stop stays behind its text where a page reads from right to left`() throws {
    let mirrored = try TestScene("pager", "device.direction=rtl").text(as: .css)
    #expect(mirrored.contains("><bdi>There is always another bend.</bdi></div>"))
    #expect(try TestScene("pager", "device.direction=rtl").text(as: .motion).contains("unicodeBidi: 'plaintext'"))
    #expect(!(try TestScene("pager").text(as: .css)).contains("bdi"))
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
    #expect(text.matches(of: /\.blur\(/).count == 1 && text.matches(of: /\.mask \{/).count == 1)
    #expect(text.contains("if layer.isBlurred {") && text.contains("if layer.isRevealed {"))
  }

  @Test(arguments: ["header-stretch", "mountain-hero"])
  func `SwiftUI's header takes the height of a navigation bar from the safe area`(_ scene: String) throws {
    let handoff = try TestScene(scene).handoff
    #expect(
      try handoff.text(as: .swiftui).contains("style.below(hasNavigationBar ? inset - style.minHeight : inset)"))
    #expect(
      try handoff.readme(moments: [], from: .builtIn, packed: "").contains("hasNavigationBar: true"))
  }

  @Test(arguments: [
    (HandoffSystem.reactNative, "paddingTop: above"), (.compose, "contentPadding = WindowInsets.systemBars"),
  ])
  func `rows begin below the status bar`(_ system: HandoffSystem, _ inset: String) throws {
    for scene in ["map-crop", "weather-menu"] { #expect(try TestScene(scene).text(as: system).contains(inset)) }
  }

  /// A list of Flutter has the screen's insets unless it is given others.
  @Test func `rows of Flutter begin below the status bar, too`() throws {
    #expect(try !TestScene("map-crop").text(as: .flutter).contains("EdgeInsets.zero"))
  }

  @Test func `a page instead of rows leaves no empty list of rows`() throws {
    for system in [HandoffSystem.flutter, .reactNative] {
      #expect(try !TestScene("header-stretch").text(as: system).contains("HeaderStretchItem"), "\(system)")
    }
  }

  @Test func `Compose's first item is as tall as the header beside three buttons`() throws {
    let text = try TestScene("header-stretch").text(as: .compose)
    #expect(text.contains("(constraints.maxWidth + (left + right).toPx()) / style.aspect"))
  }

  @Test func `Compose makes no shape in a frame, and clips only layers that keys reveal`() throws {
    let text = try TestScene("record").text(as: .compose)
    #expect(!text.contains(": Shape") && text.contains("if (!layer.isRevealed) Modifier else"))
  }

  @Test func `Flutter's wrappers of a face stay while it is blurred and revealed`() throws {
    let text = try TestScene("record").text(as: .flutter)
    #expect(text.contains("enabled: key.blur > 0") && text.contains("key.reveal < 1 ? Clip.hardEdge : Clip.none"))
  }

  @Test(arguments: ["record", "album-stack", "stacking-cards", "header-stretch", "mountain-hero"])
  func `a list of Flutter takes a controller`(_ scene: String) throws {
    #expect(try TestScene(scene).text(as: .flutter).contains("final ScrollController? controller;"))
  }

  @Test func `Flutter paints only the cards near the screen`() throws {
    let text = try TestScene("stacking-cards").text(as: .flutter)
    #expect(text.contains("for (var index = from; index <= to; index++) {"))
  }

  @Test func `UIKit's header has the part of the window's inset that reaches it`() throws {
    let text = try TestScene("header-stretch").text(as: .uikit)
    #expect(text.contains("view.convert(view.bounds, to: window).minY"))
    #expect(text.contains("let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)"))
  }

  @Test(arguments: ["header-stretch", "map-crop", "album-stack"])
  func `a scroll places UIKit's views once`(_ scene: String) throws {
    // A table and a collection are laid out for every scroll.
    #expect(try !TestScene(scene).text(as: .uikit).contains("func scrollViewDidScroll"))
  }

  @Test func `UIKit's rows and cards can be heard and pressed, and forget pictures of other items`() throws {
    let rows = try TestScene("weather-menu").text(as: .uikit)
    #expect(rows.contains("accessibilityLabel = item.spoken") && rows.contains("decoded.removeAllObjects()"))
    let cards = try TestScene("stacking-cards").text(as: .uikit)
    #expect(cards.contains("accessibilityLabel = item.spoken") && cards.contains("self?.onSelect(item)"))
  }

  @Test func `UIKit blurs words, too`() throws {
    #expect(try TestScene("record").text(as: .uikit).contains("RecordSceneBlurView(layer) { label.drawText(in: $0) }"))
  }

  @Test(arguments: [HandoffSystem.uikit, .swiftui])
  func `counts are integers, and a size has its own function`(_ system: HandoffSystem) throws {
    let album = try TestScene("album-stack").text(as: system)
    #expect(album.contains("var layers = 5") && album.contains("abs(away)") && !album.contains("max(away, -away)"))
    #expect(try TestScene("stacking-cards").text(as: system).contains("var visible = 3"))
  }

  /// How each system ends a line of a layer's text, and how large its letters may become.
  private static let lines: [(system: HandoffSystem, end: String, growth: String)] = [
    (.swiftui, ".lineLimit(1)", "min(1.2, max(1, typeSize))"),
    (.uikit, ".byTruncatingTail", "maximumPointSize: layer.size * 1.2"),
    (.compose, "overflow = TextOverflow.Ellipsis, maxLines = 1", "fontScale.coerceIn(1f, 1.2f)"),
    (.flutter, "maxLines: 1, overflow: TextOverflow.ellipsis", "maxScaleFactor: 1.2"),
    (.reactNative, "numberOfLines={1}", "maxFontSizeMultiplier={1.2}"),
  ]

  @Test(arguments: lines.indices)
  func `each line of a layer's text is one line, and grows with the text size`(_ index: Int) throws {
    let (system, end, growth) = Self.lines[index]
    let text = try TestScene("record", "parameters.layers.4.text=\"one\\ntwo\"").text(as: system)
    #expect(text.contains(end), "\(system)")
    #expect(text.contains(growth), "\(system)")
  }
}

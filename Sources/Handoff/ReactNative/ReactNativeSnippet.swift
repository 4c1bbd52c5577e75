import Documents
import Effects
import Geometry

/// The effect as React Native code with Reanimated: worklets place what moves, so that scrolling renders nothing.
struct ReactNativeSnippet: Snippet {
  var handoff: SceneHandoff

  init(_ handoff: SceneHandoff) { self.handoff = handoff }

  func needs(_ blueprint: Blueprint) -> String { "Needs React Native 0.76 and react-native-reanimated 3.16." }

  func preamble(to code: String) -> String {
    let native =
      ["Image", "Text", "View", "StyleSheet"].filter { code.contains("<\($0)") || code.contains("\($0).") } + [
        "useWindowDimensions"
      ]
    let types = ["ImageSourcePropType"].filter { code.contains($0) }
    let animated =
      ["useAnimatedRef", "useAnimatedStyle", "useReducedMotion", "useScrollViewOffset"].filter {
        code.contains("\($0)(") || code.contains("\($0)<")
      }
      + ["SharedValue"].filter { code.contains($0) }.map { "type \($0)" }
    let react = ["ReactNode"].filter { code.contains($0) }
    return (react.isEmpty ? "" : "import type { \(react.joined(separator: ", ")) } from 'react'\n")
      + "import { \((native + types.map { "type \($0)" }).joined(separator: ", ")) } from 'react-native'\n"
      + "import Animated, {\n  \(animated.joined(separator: ", ")),\n} from 'react-native-reanimated'"
  }

  /// How it scrolls, as properties of a scroll view.
  func physics(item: String?) -> String {
    var words: [String] = []
    if let tunedRate {
      words.append(tunedRate == 0.99 ? "decelerationRate=\"fast\"" : "decelerationRate={\(tunedRate.short)}")
    }
    if isRigid { words.append("bounces={false} overScrollMode=\"never\"") }
    switch snap {
    case .none: break
    case .items: if let item { words.append("snapToInterval={\(item)}") }
    case .page: words.append("pagingEnabled")
    }
    return words.map { " \($0)" }.joined()
  }

  func title(_ text: String) -> String { "{'\(text.inCode.replacing("'", with: "\\'"))'}" }
}

extension ReactNativeSnippet {
  func header(_ blueprint: HeaderBlueprint) -> String {
    let steps = blueprint.steps + blueprint.barSteps
    // A picture that is never zoomed is as wide as its header.
    let isZoomed = blueprint.drawnWidth != "width"
    let wide = CodeLanguage.typescript.expression(blueprint.drawnWidth)
    let boxY = blueprint.rides ? "Math.max(s, 0)" : "s"
    let results =
      ["h0", "visible", blueprint.drawnName == "drawn" ? "drawn" : "drawn: \(blueprint.drawnName)"]
      + (isZoomed ? ["wide: \(wide)"] : []) + ["top"]
      + (blueprint.bar.map { $0.isSmall ? ["shown"] : ["shown", "zoom", "drop"] } ?? [])
    let low = blueprint.isLowTall && blueprint.isMinimumBounded ? "Math.min(minHeight, width / aspect)" : "minHeight"
    let ride =
      blueprint.sticks
      ? "still ? Math.max(0, scrolled.value - (width / aspect - \(low))) : \(boxY)" : "still ? 0 : \(boxY)"
    let shown =
      focus == nil
      ? "return { \(isZoomed ? "width: wide, height: drawn, left: (width - wide) / 2" : "width, height: drawn"), transform: [{ translateY: top }] }"
      : "const box = focused(0, \(isZoomed ? "wide" : "width"), drawn)\n"
        + "    return { ...box, \(isZoomed ? "left: (width - wide) / 2 + box.left, " : "")transform: [{ translateY: top }] }"
    return """
      \(CodeLanguage.typescript.constants(blueprint.constants))

      /** s: from rest, negative while the list is pulled down. */
      export function place(s: number, width: number) {
        'worklet'
      \(CodeLanguage.typescript.lines(steps).indented(by: 2))
        return { \(results.joined(separator: ", ")) }
      }

      export function \(name)({ source, children }: { source: ImageSourcePropType; children: ReactNode }) {
        const { width } = useWindowDimensions()
        const still = useReducedMotion()
        const scroller = useAnimatedRef<Animated.ScrollView>()
        const scrolled = useScrollViewOffset(scroller)
        const box = useAnimatedStyle(() => {
          const s = still ? 0 : scrolled.value
          return {
            height: place(s, width).visible,
            transform: [{ translateY: \(ride) }],
          }
        })
        const picture = useAnimatedStyle(() => {
          const { drawn, \(isZoomed ? "wide, " : "")top } = place(still ? 0 : scrolled.value, width)
          \(shown)
        })\(barStyles(blueprint.bar))
        return (
          <Animated.ScrollView ref={scroller} scrollEventThrottle={16}\(physics(item: nil))>
            {/* Over the rows, and not taken away with them. */}
            <View style={{ height: width / aspect, zIndex: 1 }}>
              <Animated.View style={[{ position: 'absolute', width, overflow: 'hidden' }, box]}>
                <Animated.Image source={source} resizeMode="cover" style={[{ position: 'absolute' }, picture]} />\(bar(blueprint.bar))
              </Animated.View>
            </View>
            {children}
          </Animated.ScrollView>
        )
      }\(refreshNote(blueprint, "a RefreshControl in refreshControl"))\(blueprint.rides ? "" : "\n// Android does not tell how far a list is pulled: there it collapses and does not stretch.")\(snap == .items ? "\n// It rests on rows: snapToOffsets with the places of the rows less what is left of the header." : "")
      """
  }

  func barStyles(_ bar: BarBlueprint?, place: String = "place(still ? 0 : scrolled.value, width)") -> String {
    guard let bar else { return "" }
    let drop = bar.isSmall ? bar.barDrop.short : "drop"
    let zoom = bar.isSmall ? (bar.barSize / bar.size).short : "zoom"
    let names = (["visible", "shown"] + (bar.isSmall ? [] : ["zoom", "drop"])).joined(separator: ", ")
    return """

        const ground = useAnimatedStyle(() => {
          return { opacity: \(place).shown }
        })
        const title = (isOnBar: boolean) => () => {
          'worklet'
          const { \(names) } = \(place)
          return {
            opacity: isOnBar ? shown : \(bar.isSmall ? "0" : "1 - shown"),
            transform: [\(bar.shift().map { "{ translateX: \($0) }, " } ?? ""){ translateY: visible - \(drop) - \((bar.size * 1.25 / 2).short) }, { scale: \(zoom) }],
          }
        }
        const onPicture = useAnimatedStyle(title(false))
        const onBar = useAnimatedStyle(title(true))
      """
  }

  func bar(_ bar: BarBlueprint?) -> String {
    guard let bar else { return "" }
    let line = (bar.size * 1.25).short
    let style =
      "position: 'absolute', left: \(bar.start.short), fontSize: \(bar.size.short), lineHeight: \(line), fontWeight: '700'"
    return """

                <Animated.View style={[{ position: 'absolute', width, top: 0, bottom: 0, backgroundColor: '\(isDark ? "#1c1c1e" : "#f9f9fb")' }, ground]} />
                <Animated.Text style={[{ \(style), color: '#fff', transformOrigin: 'left' }, onPicture]}>
                  \(title(handoff.scene.barTitle))
                </Animated.Text>
                <Animated.Text style={[{ \(style), color: '\(isDark ? "#fff" : "#1c1c1e")', transformOrigin: 'left' }, onBar]}>
                  \(title(handoff.scene.barTitle))
                </Animated.Text>
      """
  }
}

extension ReactNativeSnippet {
  func rows(_ blueprint: RowsBlueprint) -> String {
    let heights = blueprint.rows.prefix(6).map(\.height)
    let uneven = Set(heights).count > 1
    let aspect = blueprint.needsAspect ? ", aspect: number" : ""
    let hasWords = items?.place == .picture
    let shown =
      focus == nil
      ? "return { height: drawn, top: (h - drawn) / 2, transform: [{ translateY: still ? 0 : drift }] }"
      : "const box = focused(index, width, drawn)\n"
        + "    return { ...box, top: (h - drawn) / 2 + box.top, transform: [{ translateY: still ? 0 : drift }] }"
    return """
      \(CodeLanguage.typescript.constants(blueprint.constants))

      /** y: where the row begins on the screen; h: its height; screen: the height of the list. */
      export function place(y: number, h: number, width: number, screen: number\(aspect)) {
        'worklet'
      \(CodeLanguage.typescript.lines(blueprint.steps).indented(by: 2))
        return { drawn, drift }
      }

      type Row = { source: ImageSourcePropType\(hasWords ? "; item: Item" : "")\(blueprint.needsAspect ? "; aspect: number" : ""); top: number\(focus == nil ? "" : "; index: number"); h?: number; scrolled: SharedValue<number> }

      /** top: where the row begins in the content. */
      export function \(name)Row({ source\(hasWords ? ", item" : "")\(blueprint.needsAspect ? ", aspect" : ""), top\(focus == nil ? "" : ", index"), h = rowHeight, scrolled }: Row) {
        const { width, height: screen } = useWindowDimensions()
        const still = useReducedMotion()
        const picture = useAnimatedStyle(() => {
          const { drawn, drift } = place(top - scrolled.value, h, width, screen\(blueprint.needsAspect ? ", aspect" : ""))
          \(shown)
        })
        return (
          <View style={{ height: h, overflow: 'hidden' }}>
            <Animated.Image source={source} resizeMode="cover" style={[{ position: 'absolute'\(focus == nil ? ", width" : "") }, picture]} />\(hasWords ? "\n      <ItemWords item={item} />" : "")
          </View>
        )
      }

      export function \(name)({ pictures }: { pictures: { source: ImageSourcePropType\(blueprint.needsAspect ? "; aspect: number" : "") }[] }) {
        const scroller = useAnimatedRef<Animated.ScrollView>()
        const scrolled = useScrollViewOffset(scroller)
        return (
          <Animated.ScrollView ref={scroller} scrollEventThrottle={16}\(physics(item: "rowHeight"))>
            {pictures.map((picture, i) => (
              <\(name)Row key={i} {...picture}\(hasWords ? " item={items[i % items.length]}" : "") top={i * rowHeight}\(focus == nil ? "" : " index={i}") scrolled={scrolled} />
            ))}
          </Animated.ScrollView>
        )
      }\(uneven ? "\n// The rows are \(heights.map(\.short).joined(separator: ", ")) tall, and so on: each has its own top." : "")\(gapNote(blueprint, "an Image"))
      """
  }
}

extension ReactNativeSnippet {
  /// Corners, and the shadow of the cover.
  private func edges(_ blueprint: StackBlueprint) -> String {
    let corners = blueprint.radius > 0 ? ", borderRadius: \(blueprint.radius.short), overflow: 'hidden'" : ""
    guard blueprint.shadow > 0 else { return corners }
    let (depth, blur) = (StackBlueprint.shadowDepth.short, (2 * StackBlueprint.shadowReach).short)
    let dark = "0 \(depth)px \(blur)px rgba(0, 0, 0, \(blueprint.shadow.short))"
    return "\(corners), boxShadow: i === 0 ? '\(dark)' : undefined"
  }

  private func behind(_ blueprint: StackBlueprint) -> String {
    guard blueprint.coverBehind > 0 else { return "" }
    let box =
      focus == nil ? "StyleSheet.absoluteFill" : "{ position: 'absolute', ...focused(album, width, height) }"
    return "\n\n"
      + """
      /** How much of the cover of an album is seen over those before it. s: scrolled from the first one. */
      export function behind(s: number, album: number) {
        'worklet'
      \(CodeLanguage.typescript.lines(blueprint.behindSteps).indented(by: 2))
        return shown
      }

      /** The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it. */
      function Behind({ albums, scrolled }: { albums: ImageSourcePropType[]; scrolled: SharedValue<number> }) {
        return (
          <View style={[StyleSheet.absoluteFill, { opacity: coverBehind\(focus == nil ? "" : ", overflow: 'hidden'") }]} needsOffscreenAlphaCompositing>
            {albums.map((source, album) => <Cover key={album} source={source} album={album} scrolled={scrolled} />)}
          </View>
        )
      }

      function Cover({ source, album, scrolled }: { source: ImageSourcePropType; album: number; scrolled: SharedValue<number> }) {
        const { width, height } = useWindowDimensions()
        const style = useAnimatedStyle(() => ({ opacity: behind(scrolled.value, album) }))
        const blur = \(StackBlueprint.blur.short) * Math.max(width, height)  // Android counts it in the picture's pixels
        return <Animated.Image source={source} blurRadius={blur} resizeMode="cover" style={[\(box), style]} />
      }
      """
  }

  func stack(_ blueprint: StackBlueprint) -> String {
    let isAcross = blueprint.isAcross
    let hasCovers = blueprint.coverBehind > 0
    let hasCaptions = items?.place == .caption
    let (axis, length) = isAcross ? ("X", "width") : ("Y", "height")
    let middle =
      isAcross
      ? "top: middle - \(blueprint.stack.isUniform ? "side" : "cover") / 2, left: cellWidth / 2 - side / 2"
      : "left: middle - \(blueprint.stack.isUniform ? "side" : "cover") / 2, top: cellWidth / 2 - side / 2"
    let size = blueprint.turned("side", blueprint.stack.isUniform ? "side" : "cover")
    let light = blueprint.isOutlined ? "" : ", light"
    let sign = blueprint.isMirrored ? "-" : ""
    let filling =
      focus == nil
      ? "width: '100%', height: '100%'" : "position: 'absolute', ...focused(album + i, \(size.x), \(size.y))"
    let front =
      focus == nil
      ? "return <Animated.Image source={source} resizeMode=\"cover\" style={[{ position: 'absolute' }, style]} />"
      : """
      return (
          <Animated.View style={[{ position: 'absolute', overflow: 'hidden' }, style]}>
            <Image source={source} resizeMode="cover" style={{ \(filling) }} />
          </Animated.View>
        )
      """
    let face =
      blueprint.isOutlined
      ? """
        if (i > 0) return <Animated.View style={[{ position: 'absolute', borderWidth: 1, borderColor: '#fff' }, style]} />
        \(front)
      """
      : """
        return (
          <Animated.View style={[{ position: 'absolute', backgroundColor: '#000'\(edges(blueprint))\(focus != nil && blueprint.radius == 0 ? ", overflow: 'hidden'" : "") }, style]}>
            <Image source={source} resizeMode="cover" style={{ \(filling), opacity: layer(i).light }} />
          </Animated.View>
        )
      """
    return """
      \(CodeLanguage.typescript.constants(blueprint.constants))

      /** x: where the album's cell begins on the screen. */
      export function place(x: number, screen: number, i: number) {
        'worklet'
      \(CodeLanguage.typescript.lines(blueprint.steps + [blueprint.offsetStep]).indented(by: 2))
        return { pos, offset }
      }

      export function layer(i: number) {
        'worklet'
      \(CodeLanguage.typescript.lines(blueprint.layerSteps).indented(by: 2))
        return { side, middle, opacity\(light) }
      }

      type Props = { source: ImageSourcePropType; i: number; album: number; scrolled: SharedValue<number> }

      function Layer({ source, i, album, scrolled }: Props) {
        const { \(length): screen } = useWindowDimensions()
        const still = useReducedMotion()
        const { side, middle, opacity } = layer(i)
        const style = useAnimatedStyle(() => {
          const x = (screen - cellWidth) / 2 + album * pitch - scrolled.value
          const { offset } = place(x, screen, i)
          return {
            width: \(size.x), height: \(size.y), opacity,
            \(middle),
            transform: [{ translate\(axis): still ? 0 : \(sign)offset }],
          }
        })
      \(face)
      }

      export function \(name)({ albums }: { albums: ImageSourcePropType[] }) {
        const { \(length): screen } = useWindowDimensions()
        const strip = useAnimatedRef<Animated.ScrollView>()
        const scrolled = useScrollViewOffset(strip)
        const free = (screen - pitch) / 2  // the ends reach the middle
        return (
      \(hasCovers ? "    <View style={{ flex: 1 }}>\n      <Behind albums={albums} scrolled={scrolled} />\n" : "")    <Animated.ScrollView\(isAcross ? " horizontal" : "") ref={strip} scrollEventThrottle={16}\(physics(item: "pitch"))
            style={{ overflow: 'visible' }} contentContainerStyle={{ \(isAcross ? "paddingHorizontal: free, alignItems: 'center'" : "paddingVertical: free, alignItems: 'center'") }}>
            {albums.map((_, album) => (
              <View key={album} style={{ \(isAcross ? "width: pitch, height: cover" : "width: cover, height: pitch") }}>
                <View style={{ \(isAcross ? "left: (pitch - cellWidth) / 2" : "top: (pitch - cellWidth) / 2") }}>
                  {Array.from({ length: layers }, (_, back) => layers - 1 - back).map((i) => (
                    <Layer key={i} source={albums[(album + i) % albums.length]} i={i} album={album} scrolled={scrolled} />
                  ))}\(hasCaptions ? "\n              <ItemCaption item={items[album % items.length]} album={album} scrolled={scrolled} />" : "")
                </View>
              </View>
            ))}
          </Animated.ScrollView>\(hasCovers ? "\n    </View>" : "")
        )
      }\(behind(blueprint))
      // Of two neighbours the later one stays in front, also past the middle.\
      \(autoplayNote(blueprint, "scrollTo in a useFrameCallback"))
      """
  }
}

extension ReactNativeSnippet {
  func focusCode(_ focus: FocusPoints) -> String {
    let points = focus.entries.map {
      "{ x: \($0.point.x.short), y: \($0.point.y.short), aspect: \($0.aspect.short) },  // \($0.name)"
    }
    return """
      /** \(FocusPoints.note) In the order of the scene's pictures, each with its width over its height. */
      export const focusPoints = [
      \(points.joined(separator: "\n").indented(by: 2))
      ]

      /** Where the whole picture lies that fills a box with its focus in sight. */
      export function focused(index: number, width: number, height: number) {
        'worklet'
        const { x, y, aspect } = focusPoints[index % focusPoints.length]
        const tall = Math.max(height, width / aspect)
        return { width: tall * aspect, height: tall, left: (width - tall * aspect) * x, top: (height - tall) * y }
      }
      """
  }
}

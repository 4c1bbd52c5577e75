import Documents
import Effects
import Geometry

extension ReactNativeSnippet {
  func recipe(_ recipe: Recipe) -> String {
    let table = LayersCode(recipe: recipe, language: .typescript, asset: handoff.assetName)
    return "\(table.typescript)\n\n\(recipe.header == nil ? screen(recipe) : header(recipe))\n\n\(layer(recipe))"
  }

  private func header(_ recipe: Recipe) -> String {
    let bar = recipe.header?.bar
    let steps = bar.map { HeaderBlueprint.barSteps($0, height: "height", low: "minHeight") } ?? []
    let values = (["visible", "shown"] + (bar?.isSmall == true ? [] : ["zoom", "drop"])).joined(separator: ", ")
    let place =
      bar == nil
      ? ""
      : """
      /** s: from rest, negative while the list is pulled down. */
      export function barPlace(s: number) {
        'worklet'
        const visible = Math.max(minHeight, height - s)
      \(CodeLanguage.typescript.lines(steps).indented(by: 2))
        return { \(values) }
      }


      """
    return """
      \(place)export function \(name)({ children }: { children: ReactNode }) {
        const { width } = useWindowDimensions()
        const still = useReducedMotion()
        const scroller = useAnimatedRef<Animated.ScrollView>()
        const scrolled = useScrollViewOffset(scroller)
        const box = useAnimatedStyle(() => ({
          height: Math.max(minHeight, height - scrolled.value),
          transform: [{ translateY: scrolled.value }],
        }))\(barStyles(bar, place: "barPlace(scrolled.value)"))
        return (
          <Animated.ScrollView ref={scroller} scrollEventThrottle={16}\(physics(item: nil))>
            {/* Over the rows, and not taken away with them. */}
            <View style={{ height, zIndex: 1 }}>
              <Animated.View style={[{ position: 'absolute', width, overflow: 'hidden' }, box]}>
                {layers.map((layer, i) => (
                  <Layer key={i} layer={layer} scrolled={scrolled} still={still} screen={{ width, height }} />
                ))}\(self.bar(bar))
              </Animated.View>
            </View>
            {children}
          </Animated.ScrollView>
        )
      }
      // Android does not tell how far a list is pulled: there it collapses and does not stretch.
      """
  }

  private func screen(_ recipe: Recipe) -> String {
    let isAcross = recipe.isAcross
    return """
      export function \(name)() {
        const { width, height } = useWindowDimensions()
        const still = useReducedMotion()
        const scroller = useAnimatedRef<Animated.ScrollView>()
        const scrolled = useScrollViewOffset(scroller)
        return (
          <View style={StyleSheet.absoluteFill}>
            <Animated.ScrollView\(isAcross ? " horizontal" : "") ref={scroller} scrollEventThrottle={16}\(physics(item: nil))>
              <View style={{ \(isAcross ? "width: width * length, height" : "width, height: height * length") }} />
            </Animated.ScrollView>
            <View style={[StyleSheet.absoluteFill, { overflow: 'hidden', pointerEvents: 'none' }]}>
              {layers.map((layer, i) => (
                <Layer key={i} layer={layer} scrolled={scrolled} still={still} screen={{ width, height }} />
              ))}
            </View>
          </View>
        )
      }
      """
  }

  private func layer(_ recipe: Recipe) -> String {
    let isAcross = recipe.isAcross
    let copied =
      recipe.hasTiles
      ? """
            const step = Math.max(1, place.\(isAcross ? "width" : "height"))
            const rest = place.\(isAcross ? "left" : "top") % step
            const first = rest > 0 ? rest - step : rest
            const \(isAcross ? "left" : "top") = layer.copies ? first + copy * step : place.\(isAcross ? "left" : "top")

      """ : ""
    let (left, top) =
      recipe.hasTiles ? (isAcross ? ("left", "place.top") : ("place.left", "top")) : ("place.left", "place.top")
    let text =
      recipe.hasTexts
      ? """
        if (layer.text !== undefined) {
          const textAlign = !layer.align ? 'center' : layer.align < 0 ? 'left' : 'right'
          const font = { fontSize: layer.size, lineHeight: (layer.size ?? 0) * 1.25, fontWeight: '700', textAlign } as const
          return (
            <Animated.Text style={[{ position: 'absolute', color: layer.isLight === false ? '#000' : '#fff' }, font, style]}>
              {layer.text}
            </Animated.Text>
          )
        }

      """ : ""
    let face =
      "<Animated.Image source={layer.picture} resizeMode=\"stretch\" style={[{ position: 'absolute' }, style]} />"
    let each =
      recipe.hasTiles
      ? """
      type Props = { layer: SceneLayer; scrolled: SharedValue<number>; still: boolean; screen: { width: number; height: number } }

      function Layer(props: Props) {
        return <>{Array.from({ length: props.layer.copies ?? 1 }, (_, copy) => <Copy key={copy} {...props} copy={copy} />)}</>
      }

      function Copy({ layer, scrolled, still, screen, copy }: Props & { copy: number }) {
      """
      : """
      type Props = { layer: SceneLayer; scrolled: SharedValue<number>; still: boolean; screen: { width: number; height: number } }

      function Layer({ layer, scrolled, still, screen }: Props) {
      """
    return """
      \(each)
        const style = useAnimatedStyle(() => {
          const place = placeLayer(layer, scrolled.value, screen, still)
      \(copied)    return {
            width: place.width / place.scale, height: place.height / place.scale, opacity: place.opacity,
            transformOrigin: 'top left',
            transform: [{ translateX: \(left) }, { translateY: \(top) }, { scale: place.scale }],
          }
        })
      \(text)  return \(face)
      }
      """
  }
}

extension LayersCode {
  /// The table and its arithmetic in TypeScript.
  var typescript: String {
    let isHeader = recipe.header != nil
    let constants = recipe.constants.map { "const \($0.name) = \($0.value.short)  // \($0.note)" }
    let fields =
      ["name: string", "picture?: number", "aspect?: number"]
      + (recipe.hasTexts ? ["text?: string", "size?: number", "isLight?: boolean", "align?: number"] : [])
      + ["x: number", "y: number", "width?: number", "ratio: number"] + (recipe.hasCovers ? ["fills?: boolean"] : [])
      + recipe.moreNames.map { "\($0)?: number" }
      + (recipe.isZoomed ? ["zoom?: number"] : []) + (recipe.hasTiles ? ["copies?: number"] : [])
      + (recipe.hasKeys ? ["keys?: Key[]"] : [])
    let key =
      recipe.hasKeys
      ? "type Key = { at: number; x?: number; y?: number; scale?: number; opacity?: number\(recipe.isEased ? "; curve?: number[]" : "") }\n\n"
      : ""
    return """
      \(constants.joined(separator: "\n"))

      \(key)/** A layer: where it lies in shares of its box, its speed over the content's\(recipe.hasKeys ? ", and what becomes of it over the scroll" : ""). */
      type SceneLayer = {
      \(fields.map { "  \($0)" }.joined(separator: "\n"))
      }

      export const layers: SceneLayer[] = [
      \(entries.indented(by: 2))
      ]

      /** s: from rest; negative while the content is pulled. */
      export function placeLayer(layer: SceneLayer, s: number, screen: { width: number; height: number }, still: boolean) {
        'worklet'
        const rest = restingPlace(layer, screen.width, \(isHeader ? "height" : "screen.height"))
      \(typescriptMotion)
      }

      function restingPlace(layer: SceneLayer, boxWidth: number, boxHeight: number) {
        'worklet'
      \(typescriptRest)
      }\(recipe.hasKeys ? typescriptKeys : "")
      """
  }

  private var typescriptRest: String {
    let more = recipe.moreNames.map { ", \($0) = 0" }.joined()
    let names =
      "x, y, width = 1, aspect = 1\(recipe.hasTexts ? ", text, size = 0" : "")\(recipe.hasCovers ? ", fills" : "")\(more)\(recipe.isZoomed ? ", zoom = 1" : "")"
    let rest = rest(
      line: "const line = text === undefined ? width * boxWidth / aspect : size * 1.25",
      end: "return { left, top, w, h }", indent: 2)
    return "  const { \(names) } = layer\n" + rest
  }

  private var typescriptMotion: String {
    let isHeader = recipe.header != nil
    let stays = isHeader && recipe.hasCovers
    let d = stays ? "  const d = layer.fills ? Math.min(still ? s : Math.max(s, 0), height - minHeight) : s\n" : ""
    let way =
      "  const way = \(recipe.isMirrored ? "" : "-")(still ? \(isHeader ? "1" : "0") : layer.ratio) * \(stays ? "d" : "s")\n"
    let key =
      recipe.hasKeys
      ? "  const key = keyAt(layer.keys ?? [], s)\n  const scale = still ? 1 : Math.max(0.001, key.scale)\n"
      : "  const scale = 1\n"
    let (x, y) = recipe.isAcross ? (" + way", "") : ("", " + way")
    let (kx, ky) =
      recipe.hasKeys
      ? (" + (still ? 0 : key.x) + rest.w * (1 - scale) / 2", " + (still ? 0 : key.y) + rest.h * (1 - scale) / 2")
      : ("", "")
    let place = "  const left = rest.left\(x)\(kx)\n  const top = rest.top\(y)\(ky)\n"
    let opacity = recipe.hasKeys ? "key.opacity" : "1"
    guard stays else {
      return
        "\(d)\(way)\(key)\(place)  return { left, top, width: rest.w * scale, height: rest.h * scale, opacity: \(opacity), scale }"
    }
    return """
      \(d)\(way)\(key)\(place)  const grown = layer.fills && s < 0 && !still ? (height - s) / height : 1  // its top stays, and so does the middle
        return {
          left: screen.width / 2 + (left - screen.width / 2) * grown, top: top * grown,
          width: rest.w * scale * grown, height: rest.h * scale * grown, opacity: \(opacity), scale,
        }
      """
  }

  private var typescriptKeys: String {
    let share = recipe.isEased ? "after.curve ? eased(p, after.curve) : p" : "p"
    let curve =
      recipe.isEased
      ? """


      function eased(p: number, [x1, y1, x2, y2]: number[]) {
        'worklet'
        if (p <= 0 || p >= 1) return p
        const bend = (a: number, b: number, t: number) => 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        let low = 0, high = 1
        for (let step = 0; step < 40; step++) {
          const t = (low + high) / 2
          if (bend(x1, x2, t) < p) low = t
          else high = t
        }
        return bend(y1, y2, low)
      }
      """ : ""
    return """


      function keyAt(keys: Key[], s: number) {
        'worklet'
        const whole = ({ x = 0, y = 0, scale = 1, opacity = 1 }: Partial<Key>) => ({ x, y, scale, opacity })
        const next = keys.findIndex((key) => key.at > s)
        if (next < 0) return whole(keys[keys.length - 1] ?? {})
        if (next === 0) return whole(keys[0])
        const before = keys[next - 1], after = keys[next]
        const p = (s - before.at) / (after.at - before.at)
        const share = \(share)
        const one = whole(before), other = whole(after)
        const between = (a: number, b: number) => a + (b - a) * share
        return {
          x: between(one.x, other.x), y: between(one.y, other.y), scale: Math.max(0, between(one.scale, other.scale)),
          opacity: Math.min(1, Math.max(0, between(one.opacity, other.opacity))),
        }
      }\(curve)
      """
  }
}

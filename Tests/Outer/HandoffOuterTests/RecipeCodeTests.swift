import Documents
import Effects
import Foundation
import Geometry
import Handoff
import OuterSupport
import TestSupport
import Testing

@testable import HandoffTests

/// The table of layers that UIKit and SwiftUI share, and TypeScript's, compiled and run: each places every layer
/// where the scene has it.
@Suite struct RecipeCodeTests {
  private struct Case: Sendable {
    var name: String
    var scene: Scene
    var handoff: SceneHandoff
    /// The constants that are other numbers in the code than in the scene that is handed over.
    private var edits: [(constant: String, value: Double)] = []

    init?(_ name: String, _ scene: Scene) {
      guard let handoff = SceneHandoff(scene, pictureSize: TestScene.size(of:)) else { return nil }
      (self.name, self.scene, self.handoff) = (name, scene, handoff)
    }

    /// The code of a scene with other numbers in it, which is then that of `scene`.
    init?(_ name: String, _ scene: Scene, from original: Scene, _ edits: [(constant: String, value: Double)]) {
      self.init(name, original)
      (self.scene, self.edits) = (scene, edits)
    }

    func text(as system: HandoffSystem) throws -> String {
      try edits.reduce(handoff.text(as: system)) { text, edit in
        let number = try Regex("\\b\(edit.constant)(: CGFloat = |: )[0-9.]+", as: (Substring, Substring).self)
        let place = try #require(text.firstMatch(of: number), "\(edit.constant) in the code of \(name)")
        return text.replacingCharacters(
          in: place.range, with: "\(edit.constant)\(place.output.1)\(edit.value)")
      }
    }
  }

  private static let tests =
    TestScene.recipes + TestScene.split + TestScene.shapes + [
      TestScene.text, TestScene("mountain-hero", "device=ipad-11"), TestScene("night-stroll", "device=iphone-se"),
      TestScene(
        "mountain-hero",
        "parameters.layers.1.keys=[{\"at\":-20,\"y\":9},{\"at\":150,\"scale\":2,\"ease\":[0.3,-0.4,0.6,1.5]}]"),
    ]

  private static func cases() throws -> [Case] {
    var random = SplitMix64(seed: 1608)
    let any = (0..<(isLong ? 60 : 6)).map { number in
      var scene = Scene(effect: Layers.any(using: &random))
      scene.content.pictureSize = [random.whole(100...900), random.whole(100...900)].map { Double($0) }
      return ("random \(number)", scene)
    }
    let edits = try (0..<(isLong ? 60 : 6)).compactMap { number in
      try edited(number, height: Double(random.whole(40...900)), minHeight: Double(random.whole(0...400)))
    }
    return try (tests.map { ($0.testDescription, try $0.scene) } + any).compactMap { Case($0, $1) } + edits
  }

  private static func edited(_ number: Int, height: Double, minHeight: Double) throws -> Case? {
    let words = "parameters.height=\(height), parameters.minHeight=\(minHeight)"
    let scene = try TestScene("mountain-hero", "parameters.height=\(height)", "parameters.minHeight=\(minHeight)").scene
    return Case(
      "edit \(number): \(words)", scene, from: try TestScene("mountain-hero").scene,
      [("height", height), ("minHeight", minHeight)])
  }

  /// The last one is that on which most scenes were tuned.
  private static let screens = FormulaTests.screens + [Size(width: 390, height: 844)]
  private static let offsets = stride(from: -120.0, through: 1200, by: isLong ? 61.7 : 164.9).map(\.self)

  @Test(.enabled(if: Compiler.path != nil, "swiftc is not installed"))
  func `the code of a scene of layers puts each where layout has it, on every screen`() throws {
    let cases = try Self.cases()
    var code = Self.curves
    for (index, one) in cases.enumerated() {
      let tables = try [HandoffSystem.uikit, .swiftui].map { system in
        let text = try one.text(as: system)
        let start = try #require(text.range(of: "struct LayersSceneStyle")).lowerBound
        let end = try #require(text.range(of: "\n}\n", range: start..<text.endIndex)).upperBound
        return text[start..<end]
      }
      try #require(tables[0] == tables[1], "\(one.name)")
      code += "enum Scene\(index) {\n\(tables[0])\n}\n"
      let rotation = tables[0].contains("rotation: CGFloat") ? "place.key.rotation" : "0"
      let blur = tables[0].contains("blur: CGFloat") ? "place.key.blur" : "0"
      let shown = tables[0].contains("func shown(") ? "layer.shown(place.key.reveal, of: frame)" : "frame"
      // Without keys a layer is all there, and its place is a frame.
      let hasKeys = tables[0].contains("struct Key")
      code += """
        for (number, screen) in \(Self.screens.map { [$0.width, $0.height] }).enumerated() {
          for (s, still) in \(Self.offsets).flatMap({ [($0, false), ($0, true)] }) {
            for (index, layer) in Scene\(index).LayersSceneStyle().layers.enumerated() {
              let place = Scene\(index).LayersSceneStyle().place(
                layer, scrolled: CGFloat(s), in: CGSize(width: screen[0], height: screen[1]), reduceMotion: still)
              let frame = \(hasKeys ? "place.frame" : "place")
              let shown = \(shown)
              print(
                \(index), number, s, still ? 1 : 0, index, frame.minX, frame.minY, frame.width, frame.height, \(hasKeys ? "place.opacity" : "1"),
                \(rotation), \(blur), shown.minX, shown.minY, shown.width, shown.height)
            }
          }
        }

        """
    }
    try Self.compare(try Compiler.output(of: code), cases, "Swift")
  }

  @Test(.enabled(if: TypeScript.path != nil, "tsc is not installed"), arguments: [HandoffSystem.reactNative, .motion])
  func `TypeScript puts each there, too`(_ system: HandoffSystem) throws {
    let cases = try Self.cases()
    var code = ""
    for (index, one) in cases.enumerated() {
      let text = try one.text(as: system)
      let start = try #require(text.range(of: "/** The numbers of the effect")).lowerBound
      let end = try #require(text.firstRange(of: /\n(type \w+Props|\/\*\* Layers that move)/)).lowerBound
      let name = try #require(text.firstMatch(of: /export const (\w+)Defaults/)).output.1
      let call =
        system == .motion
        ? Self.motionCall(String(name), one, in: text)
        : Self.call(
          "\(name)Layers", "place\(name)Layer", style: "\(name)Defaults", one, "hiddenOf\(name)Layer", in: text)
      code += """
        {
        \(text[start..<end].replacing("export ", with: ""))
        \(call.replacing("INDEX", with: "\(index)"))
        }

        """
    }
    try Self.compare(
      try TypeScript.output(of: Self.surroundings + code), cases, system.title)
  }

  /// Asks for the place of every layer at every offset on every screen.
  ///
  /// - Parameters:
  ///   - style: Further argument of a header's functions.
  ///   - hidden: The function that tells what is not revealed, if the code has one.
  private static func call(
    _ layers: String, _ place: String, style: String, _ one: Case, _ hidden: String, in code: String
  ) -> String {
    var style = "\(style), "
    if case .recipe(let recipe) = one.handoff.blueprint, recipe.header == nil { style = "" }
    return """
      \(screens.map { [$0.width, $0.height] }).forEach(([width, height], number) => {
        for (const s of \(offsets)) for (const still of [false, true]) \(layers).forEach((layer, index) => {
          const place = \(place)(layer, s, { width, height }, \(style)still)
          const [top, right, bottom, left] = \(code.contains("\(hidden)(") ? "\(hidden)(layer, place.reveal)" : "[0, 0, 0, 0]")
          console.log(
            INDEX, number, s, Number(still), index, place.left, place.top, place.width, place.height, \(code.contains("opacity: key.opacity") ? "place.opacity" : "1"),
            \(code.contains("rotation: ") ? "place.rotation" : "0"), \(code.contains("blur: ") ? "place.blur" : "0"),
            place.left + left * place.width, place.top + top * place.height,
            (1 - left - right) * place.width, (1 - top - bottom) * place.height)
        })
      })
      """
  }

  /// The same for Motion, whose code has the resting place as CSS, and then how far a layer has moved.
  private static func motionCall(_ name: String, _ one: Case, in code: String) -> String {
    var (isAcross, height) = (false, "height")
    if case .recipe(let recipe) = one.handoff.blueprint {
      (isAcross, height) = (recipe.axis == .horizontal, recipe.header == nil ? "height" : "\(name)Defaults.height")
    }
    let collapses = code.contains("grown: MotionValue")
    let rest = code.contains("rest\(name)Layer(layer, reduceMotion)") ? "layer, still" : "layer"
    return """
      \(screens.map { [$0.width, $0.height] }).forEach(([width, height], number) => {
        const box = [width, \(height)]
        const points = (css: string | number, whole: number): number => typeof css === 'number' ? css : Function('return ' + css
          .replace(/calc/g, '').replace(/max/g, 'Math.max').replace(/px/g, '')
          .replace(/([-0-9.e]+)cqw/g, `($1 * ${box[0] / 100})`).replace(/([-0-9.e]+)cqh/g, `($1 * ${box[1] / 100})`)
          .replace(/([-0-9.e]+)%/g, `($1 * ${whole / 100})`))()
        for (const s of \(offsets)) for (const still of [false, true]) \(name)Layers.forEach((layer: any, index) => {
          const rest: any = rest\(name)Layer(\(rest)), place: any = place\(name)Layer(layer, s, \(collapses ? "\(name)Defaults, " : "")still)
          const { tiles = 1, tilesBefore = 0 } = layer
          const all = points(rest.width, box[0]), tall = rest.height ?? all / rest.aspectRatio
          const [shiftX, shiftY] = rest.translate.split(' ').map((share: string) => parseFloat(share) / 100)
          const w = all / \(isAcross ? "tiles" : "1"), h = tall / \(isAcross ? "1" : "tiles")
          const x = points(rest.left, box[0]) + shiftX * all + w * (\(isAcross ? "tilesBefore" : "0") + 0.5) + (place.x ?? 0)
          const y = points(rest.top, box[1]) + shiftY * tall + h * (\(isAcross ? "0" : "tilesBefore") + 0.5) + (place.y ?? 0)
          const scale = (place.scale ?? 1) * ((still ? layer.stillZoom : layer.zoom) ?? 1)
          const grown = \(collapses) && layer.fills && !still ? Math.max(1, (box[1] - s) / box[1]) : 1
          const [wide, high] = [w * scale * grown, h * scale * grown]
          const left = box[0] / 2 + (x - box[0] / 2) * grown - wide / 2, top = y * grown - high / 2
          // As a browser takes them.
          const share = (value = 1) => Math.min(1, Math.max(0, value))
          const [above, right, below, before] = \(code.contains("hiddenOf\(name)Layer(") ? "hiddenOf\(name)Layer(layer, share(place.reveal))" : "[0, 0, 0, 0]")
          console.log(
            INDEX, number, s, Number(still), index, left, top, wide, high, share(place.opacity), place.rotation ?? 0,
            Math.max(0, place.blur ?? 0), left + before * wide, top + above * high, (1 - before - right) * wide,
            (1 - above - below) * high)
        })
      })
      """
  }

  /// The curves of SwiftUI.
  static let curves = """
    import Foundation
    struct UnitPoint { var x: Double, y: Double }
    struct UnitCurve {
      static let linear = UnitCurve()
      static let easeIn = bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
      static let easeOut = bezier(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1))
      static let easeInOut = bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))
      static func bezier(_ start: UnitPoint, _ end: UnitPoint) -> UnitCurve {
        bezier(startControlPoint: start, endControlPoint: end)
      }
      var points: [UnitPoint] = []
      static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(points: [startControlPoint, endControlPoint])
      }
      func value(at p: Double) -> Double {
        guard points.count == 2, p > 0, p < 1 else { return p }
        func bend(_ a: Double, _ b: Double, _ t: Double) -> Double {
          3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
          let t = (low + high) / 2
          if bend(points[0].x, points[1].x, t) < p { low = t } else { high = t }
        }
        return bend(points[0].y, points[1].y, low)
      }
    }

    """

  /// Declarations that the code finds around it.
  static let surroundings = """
    declare const console: { log(...words: unknown[]): void }
    type ImageSourcePropType = number
    const cubicBezier = (x1: number, y1: number, x2: number, y2: number) => (p: number) => {
      if (p <= 0 || p >= 1) return p
      const bend = (a: number, b: number, t: number) => 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      let low = 0, high = 1
      for (let step = 0; step < 50; step++) {
        const t = (low + high) / 2
        if (bend(x1, x2, t) < p) low = t
        else high = t
      }
      return bend(y1, y2, low)
    }
    const Easing = { bezierFn: cubicBezier }
    const transform = (
      s: number, at: number[], values: number[], { ease = [] }: { ease?: ((p: number) => number)[] } = {}
    ) => {
      const next = at.findIndex((place) => place > s)
      if (next <= 0) return next < 0 ? values[at.length - 1] : values[0]
      const p = (s - at[next - 1]) / (at[next] - at[next - 1])
      return values[next - 1] + (values[next] - values[next - 1]) * (ease[next - 1] ?? ((p: number) => p))(p)
    }
    const require = (name: string) => 0

    """

  /// Owners of the layers that stand around the pieces, which the code draws on its own.
  private static let surroundingLayers: Set<String> = ["row", "page", "bar", "tab-bar", "list"]

  private static func compare(_ output: String, _ cases: [Case], _ name: String) throws {
    var worst = (error: 0.0, place: "")
    var compared = 0
    var said: [String: [[Double]]] = [:]
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      try #require(numbers.count == 16, "\(line)")
      said[words[..<4].joined(separator: " "), default: []].append(numbers)
    }
    for places in said.values {
      let (one, screen, s) = (cases[Int(places[0][0])], screens[Int(places[0][1])], places[0][2])
      var scene = one.scene
      (scene.device.width, scene.device.height) = (screen.width, screen.height)
      scene.device.insets = Insets()
      var handoff = try #require(SceneHandoff(scene, pictureSize: TestScene.size(of:)))
      // How far a hand can pull is that of the device on which it was tuned.
      handoff.setting.farthestPull = one.handoff.setting.farthestPull
      handoff.setting.isStill = places[0][3] == 1
      var layers: [Layer] = []
      let low = handoff.scene.effect.extent(in: handoff.setting).bounds.lowerBound
      handoff.scene.effect.layers(at: Moment(offset: low + s), in: handoff.setting, into: &layers)
      guard case .recipe(let recipe) = handoff.blueprint, case .recipe(let tuned) = one.handoff.blueprint else {
        throw Browser.Failure(description: "\(one.name) is no recipe")
      }
      let pieces = try recipe.pieces.map { try #require($0.layer, "\($0.name) of \(one.name) names no layer") }
      for layer in layers where !surroundingLayers.contains(layer.id.owner) {
        // Of tiles, the piece is the one at its place.
        var id = layer.id
        guard id.partIndex ?? 0 == 0 || pieces.contains(id) else { continue }
        if !pieces.contains(id) { id.partIndex = nil }
        let index = try #require(pieces.firstIndex(of: id), "no piece of \(one.name) is \(layer.id)")
        let place = try #require(places.first { Int($0[4]) == index }, "no place for \(layer.id) of \(one.name)")
        compared += 1
        let whole = layer.wholePicture
        var pairs = [(layer.opacity, place[9]), (layer.rotation, place[10]), (layer.blur, place[11])]
        // A picture that fills and turns or shrinks is as large as the screen needs on which it was tuned, and the head of
        // the code says so.
        let piece = recipe.pieces[index]
        let zooms = [piece, tuned.pieces[index]].map { handoff.setting.isStill ? $0.still.zoom : $0.cover?.zoom ?? 1 }
        let isAsTuned = zooms.allSatisfy { $0 == 1 }
        // A text that reduced motion would lose stands where it is read on that screen.
        guard !handoff.setting.isStill || piece.still == tuned.pieces[index].still else { continue }
        // What hugs its words is about as wide as they are.
        if case .text(let text, _) = piece.content, text.hugs { continue }
        if isAsTuned || one.handoff.setting.viewport == screen {
          pairs += [
            (whole.x, place[5]), (whole.y, place[6]), (whole.width, place[7]), (whole.height, place[8]),
            (layer.frame.x, place[12]), (layer.frame.y, place[13]), (layer.frame.width, place[14]),
            (layer.frame.height, place[15]),
          ]
        }
        // Code has seven decimals: the error grows with the screen and the picture.
        let size = max(screen.width, layer.frame.width, layer.frame.height)
        for (want, got) in pairs {
          let error = abs(want - got) / max(size, abs(want))
          if error > worst.error { worst = (error, "\(one.name): \(place), not \(layer.frame) \(layer.opacity)") }
        }
      }
    }
    print("\(name): \(compared) layers, largest error \(worst.error)")
    #expect(compared > 300 && worst.error < 5e-7, "\(worst.place)")
  }
}

import Documents
import Effects
import Geometry

extension SwiftUISnippet {
  func recipe(_ recipe: Recipe) -> String {
    let table = LayersCode(recipe: recipe, language: .swift, asset: handoff.assetName)
    return
      "\(table.swift)\n\n\(recipe.header == nil ? screen(recipe) : header(recipe))\n\n\(layers(recipe))\(physicsNote)"
  }

  private func header(_ recipe: Recipe) -> String {
    let bar = recipe.header?.bar
    let steps = bar.map { HeaderBlueprint.barSteps($0, height: "SceneLayer.height", low: "SceneLayer.minHeight") } ?? []
    return """
      struct \(name)View<Rows: View>: View {
        @ViewBuilder var rows: Rows
        @Environment(\\.accessibilityReduceMotion) private var still

        var body: some View {
          ScrollView {
            VStack(spacing: 0) {  // the header is never taken away
              GeometryReader { proxy in
                header(s: -proxy.frame(in: .scrollView).minY, width: proxy.size.width)
              }
              .frame(height: SceneLayer.height)
              .zIndex(1)  // over the rows
              LazyVStack(spacing: 0) { rows }\(targets)
            }
          }\(resting(4))
          .ignoresSafeArea(.container, edges: .top)
        }

        /// - Parameter s: Points from rest, negative while the list is pulled down.
        private func header(s: CGFloat, width: CGFloat) -> some View {
          let ride = still ? max(0, -s) : 0  // with the rows, and nothing else
          let visible = max(SceneLayer.minHeight, SceneLayer.height - s - ride)\(steps.isEmpty ? "" : "\n" + CodeLanguage.swift.lines(steps).indented(by: 4))
          return SceneLayers(s: s, screen: CGSize(width: width, height: visible), still: still)
            .offset(y: -ride)
            .frame(width: width, height: visible, alignment: .topLeading)
            .clipped()\(self.bar(bar, 6))
            .allowsHitTesting(false)  // what is clipped would still take taps
            .offset(y: s + ride)
        }
      }
      """
  }

  private func screen(_ recipe: Recipe) -> String {
    let isAcross = recipe.isAcross
    let size =
      isAcross
      ? "width: proxy.size.width * SceneLayer.length, height: proxy.size.height"
      : "width: proxy.size.width, height: proxy.size.height * SceneLayer.length"
    let scrolled =
      !isAcross
      ? "-content.frame(in: .scrollView).minY"
      : recipe.isMirrored
        ? "content.frame(in: .scrollView).maxX - proxy.size.width" : "-content.frame(in: .scrollView).minX"
    let shift =
      !isAcross
      ? "y: s" : recipe.isMirrored ? "x: content.size.width - proxy.size.width - s" : "x: s"
    return """
      struct \(name)View: View {
        @Environment(\\.accessibilityReduceMotion) private var still

        var body: some View {
          GeometryReader { proxy in
            ScrollView(.\(isAcross ? "horizontal" : "vertical")) {
              GeometryReader { content in
                let s = \(scrolled)  // from rest
                SceneLayers(s: s, screen: proxy.size, still: still)
                  .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
                  .clipped()
                  .offset(\(shift))
              }
              .frame(\(size))
            }\(resting(6))
          }
          .ignoresSafeArea()
        }
      }
      """
  }

  private func layers(_ recipe: Recipe) -> String {
    let isAcross = recipe.isAcross
    let (start, length, other) = isAcross ? ("minX", "width", "minY") : ("minY", "height", "minX")
    let repeats = recipe.hasTiles
    let face =
      repeats
      ? """
        let step = max(1, frame.\(length))
        let rest = frame.\(start).truncatingRemainder(dividingBy: step)
        let first = layer.copies > 1 ? (rest > 0 ? rest - step : rest) : frame.\(start)
        return ForEach(Array(0..<layer.copies), id: \\.self) { copy in
          picture(layer, frame.size)
            .offset(\(isAcross ? "x" : "y"): first + CGFloat(copy) * step)
            .offset(\(isAcross ? "y" : "x"): frame.\(other))\(recipe.hasKeys ? "\n      .opacity(opacity)" : "")
        }
      """
      : """
        return picture(layer, frame.size)
          .offset(x: frame.minX, y: frame.minY)\(recipe.hasKeys ? "\n    .opacity(opacity)" : "")
      """
    let text =
      recipe.hasTexts
      ? """
          if let text = layer.text {
            let scale = layer.size > 0 ? size.height / (layer.size * 1.25) : 1
            Text(text)
              .font(.system(size: layer.size * scale, weight: .bold))
              .foregroundStyle(layer.isLight ? .white : .black)
              .frame(width: size.width, height: size.height, alignment: layer.align < 0 ? .leading : layer.align > 0 ? .trailing : .center)
          } else {
            Image(decorative: layer.picture).resizable().frame(width: size.width, height: size.height)
          }
      """ : "    Image(decorative: layer.picture).resizable().frame(width: size.width, height: size.height)"
    return """
      /// The layers where they lie once the content is scrolled by `s`.
      struct SceneLayers: View {
        var s: CGFloat
        var screen: CGSize
        var still: Bool

        var body: some View {
          ZStack(alignment: .topLeading) {
            ForEach(Array(SceneLayer.all.indices), id: \\.self) { index in
              layer(SceneLayer.all[index])
            }
          }
        }

        private func layer(_ layer: SceneLayer) -> some View {
          let \(recipe.hasKeys ? "(frame, opacity)" : "frame") = layer.place(s, in: screen, still: still)
      \(face.indented(by: 2))
        }

        @ViewBuilder private func picture(_ layer: SceneLayer, _ size: CGSize) -> some View {
      \(text)
        }
      }
      """
  }
}

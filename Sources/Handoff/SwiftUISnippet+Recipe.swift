import Effects
import Geometry

extension SwiftUISnippet {
  func recipe(_ recipe: Recipe) -> String {
    let table = RecipeCode(recipe: recipe, type: "\(handoff.typeName)Layer", asset: handoff.assetName)
    return "\(table.swift)\n\n\(recipe.header == nil ? screen(recipe) : header(recipe))"
  }

  private func header(_ recipe: Recipe) -> String {
    let layer = "\(handoff.typeName)Layer"
    return """
      struct \(handoff.typeName)View<Rows: View>: View {
        @ViewBuilder var rows: Rows
        /// How far the list is scrolled from rest; negative while it is pulled down.
        @State private var s: CGFloat = 0
        @Environment(\\.accessibilityReduceMotion) private var still

        var body: some View {
          ScrollView {
            LazyVStack(spacing: 0) { rows }
              .padding(.top, \(layer).height)
              .padding(.bottom, \(recipe.bottomInset.short))
          }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y + $0.contentInsets.top
          } action: {
            s = $1
          }
          .overlay(alignment: .top) { header }
          .ignoresSafeArea()
        }

        private var header: some View {
          let ride = still ? max(0, -s) : 0  // with the rows, and nothing else
          return \(handoff.typeName)Layers(s: s, still: still)
            .offset(y: -ride)
            .frame(
              width: \(width), height: max(\(layer).minHeight, \(layer).height - (still ? max(0, s) : s)), alignment: .topLeading
            )
            .clipped()
            .offset(y: ride)
            .allowsHitTesting(false)  // a drag that begins on the header scrolls the list
        }
      }

      \(layers(recipe))
      """
  }

  private func screen(_ recipe: Recipe) -> String {
    let layer = "\(handoff.typeName)Layer"
    let isAcross = recipe.axis == .horizontal
    let size =
      isAcross
      ? "width: \(width) + \(layer).travel, height: \(recipe.screen.height.short)"
      : "width: \(width), height: \(recipe.screen.height.short) + \(layer).travel"
    let scrolled =
      !isAcross
      ? "$0.contentOffset.y + $0.contentInsets.top"
      : recipe.isMirrored ? "\(layer).travel - $0.contentOffset.x" : "$0.contentOffset.x"
    return """
      struct \(handoff.typeName)View: View {
        /// How far it is scrolled from rest.
        @State private var s: CGFloat = 0
        @Environment(\\.accessibilityReduceMotion) private var still

        var body: some View {
          ScrollView(.\(isAcross ? "horizontal" : "vertical")) {
            Color.clear.frame(\(size))
          }
          .onScrollGeometryChange(for: CGFloat.self) {
            \(scrolled)
          } action: {
            s = $1
          }
          .overlay(alignment: .topLeading) {
            \(handoff.typeName)Layers(s: s, still: still)
              .frame(width: \(width), height: \(recipe.screen.height.short), alignment: .topLeading)
              .clipped()
              .allowsHitTesting(false)
          }
          .ignoresSafeArea()
        }
      }

      \(layers(recipe))
      """
  }

  private func layers(_ recipe: Recipe) -> String {
    let layer = "\(handoff.typeName)Layer"
    let isAcross = recipe.axis == .horizontal
    let (start, length, other) = isAcross ? ("minX", "width", "minY") : ("minY", "height", "minX")
    let repeats = recipe.pieces.contains(where: \.isRepeated)
    let offset =
      repeats
      ? """
      .offset(\(isAcross ? "x" : "y"): layer.copies > 1 ? first + CGFloat(copy) * step : frame.\(start))
      .offset(\(isAcross ? "y" : "x"): frame.\(other))
      """ : ".offset(x: frame.minX, y: frame.minY)"
    let steps =
      repeats
      ? """
          let step = max(1, frame.\(length))
          let rest = frame.\(start).truncatingRemainder(dividingBy: step)
          let first = rest > 0 ? rest - step : rest

      """ : ""
    return """
      /// The layers where they lie once the content is scrolled by `s`.
      struct \(handoff.typeName)Layers: View {
        var s: CGFloat
        var still: Bool

        var body: some View {
          ZStack(alignment: .topLeading) {
            ForEach(Array(\(layer).all.indices), id: \\.self) { index in
              layer(\(layer).all[index])
            }
          }
        }

        private func layer(_ layer: \(layer)) -> some View {
          let (frame, opacity) = layer.place(s, still: still)
      \(steps)    return ForEach(Array(0..<layer.copies), id: \\.self) { \(repeats ? "copy" : "_") in
            Group {
              if layer.picture.isEmpty, layer.text.isEmpty {
                Color(white: \(recipe.isDark ? "0.11" : "0.98"))  // the ground of the bar
              } else if layer.picture.isEmpty {
                Text(layer.text).font(.system(size: layer.size, weight: .bold)).foregroundStyle(layer.isLight ? .white : .black)
              } else {
                Image(decorative: layer.picture).resizable()
              }
            }
            .frame(width: layer.rest.width, height: layer.rest.height)
            .scaleEffect(layer.rest.width > 0 ? frame.width / layer.rest.width : 1, anchor: .topLeading)
      \(offset.indented(by: 6))
            .opacity(opacity)
          }
        }
      }
      """
  }
}

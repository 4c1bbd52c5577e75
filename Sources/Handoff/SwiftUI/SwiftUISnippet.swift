import Documents
import Effects
import Geometry

/// The effect as SwiftUI code: places from geometry alone, so that scrolling writes no state.
struct SwiftUISnippet: Snippet {
  var handoff: SceneHandoff

  init(_ handoff: SceneHandoff) { self.handoff = handoff }

  func needs(_ blueprint: Blueprint) -> String { "Needs iOS 17. Pictures are named as in the asset catalog." }

  func preamble(to code: String) -> String { "import SwiftUI" }

  /// How it comes to rest, as modifiers of a scroll view.
  func resting(_ indent: Int) -> String {
    let blanks = "\n" + String(repeating: " ", count: indent)
    switch snap {
    case .none: return ""
    case .items: return blanks + ".scrollTargetBehavior(.viewAligned)"
    case .page: return blanks + ".scrollTargetBehavior(.paging)"
    }
  }

  /// The mark on what holds the items.
  var targets: String { snap == .items ? ".scrollTargetLayout()" : "" }

  /// What of the physics SwiftUI has no name for.
  var physicsNote: String {
    tunedRate.map {
      "\n// SwiftUI has no name for the deceleration (\($0.short) per ms here): UIScrollView.decelerationRate has."
    } ?? ""
  }
}

extension SwiftUISnippet {
  func header(_ blueprint: HeaderBlueprint) -> String {
    let boxY = blueprint.rides ? "max(s, 0)" : "s"
    let ride = blueprint.sticks ? "still ? max(0, scrolled - (\(blueprint.wayName))) : \(boxY)" : "still ? 0 : \(boxY)"
    return """
      /// The first thing in the list: the picture lags in a box that shows what the rows leave of it.
      struct \(name)Header: View {
      \(CodeLanguage.swift.constants(blueprint.constants).indented(by: 2))
        @Environment(\\.accessibilityReduceMotion) private var still

        var body: some View {
          Color.clear
            .aspectRatio(aspect, contentMode: .fit)
            .overlay(alignment: .top) {
              GeometryReader { proxy in
                box(scrolled: -proxy.frame(in: .scrollView).minY, width: proxy.size.width)
              }
            }
            .zIndex(1)  // over the rows
        }

        /// - Parameter scrolled: Points from rest, negative while the list is pulled down.
        private func box(scrolled: CGFloat, width: CGFloat) -> some View {
          let s = still ? 0 : scrolled
      \(CodeLanguage.swift.lines(blueprint.steps).indented(by: 4))\(blueprint.bar == nil ? "" : "\n" + CodeLanguage.swift.lines(blueprint.barSteps).indented(by: 4))
          return \(filled("\"\(handoff.assetName)\"", blueprint.drawnWidth, blueprint.drawnName).indented(after: 4))
            .clipped()
            .offset(y: top)
            .frame(width: width, height: visible, alignment: .top)
            .clipped()\(bar(blueprint.bar, 6))
            .allowsHitTesting(false)  // what is clipped would still take taps
            .background(Color.clear.contentShape(Rectangle()))  // and this takes them: .onTapGesture goes here
            .offset(y: \(ride))
        }
      }

      struct \(name)View<Rows: View>: View {
        @ViewBuilder var rows: Rows

        var body: some View {
          ScrollView {
            VStack(spacing: 0) {  // the header is never taken away
              \(name)Header()
              LazyVStack(spacing: 0) { rows }\(targets)
            }
          }\(resting(4))
          .ignoresSafeArea(.container, edges: .top)
        }
      }\(refreshNote(blueprint, "`.refreshable { }` on the ScrollView"))\(physicsNote)
      """
  }

  func bar(_ bar: BarBlueprint?, _ indent: Int) -> String {
    guard let bar else { return "" }
    let zoom = bar.isSmall ? (bar.barSize / bar.size).short : "zoom"
    let drop = bar.isSmall ? bar.barDrop.short : "drop"
    let title = "\"\(handoff.scene.barTitle.inCode)\""
    let ink = isDark ? "white" : "black"
    let texts = bar.isSmall ? [(ink, "shown")] : [("white", "1 - shown"), (ink, "shown")]
    let labels = texts.map { color, opacity in
      "Text(\(title)).foregroundStyle(.\(color)).opacity(\(opacity))"
    }
    return "\n"
      + """
      .overlay { Color(white: \(isDark ? "0.11" : "0.98")).opacity(shown) }
      .overlay(alignment: .bottomLeading) {
        ZStack(alignment: .leading) {
      \(labels.joined(separator: "\n").indented(by: 4))
        }
        .font(.system(size: \(bar.size.short), weight: .bold))
        .frame(height: 0)
        .scaleEffect(\(zoom), anchor: .leading)
        .offset(x: \(bar.start.short)\(bar.shift().map { " + \($0)" } ?? ""), y: -\(drop))
      }
      """.indented(by: indent)
  }
}

extension SwiftUISnippet {
  func rows(_ blueprint: RowsBlueprint) -> String {
    let shape =
      blueprint.needsAspect
      ? "\n  var aspect: CGFloat = \(blueprint.aspect(in: handoff.setting).short)  // width over height of the picture"
      : ""
    let captured =
      (blueprint.constants.map(\.name).filter { $0 == "ratio" } + ["screen"]).joined(separator: ", ")
    let lag = blueprint.driftSteps.count > 1
    let constants = blueprint.constants.filter { $0.name != "rowHeight" }
    let size = lag ? "h, imageHeight, screen, still" : "h, \(captured), still"
    let hasWords = items?.place == .picture
    let list =
      hasWords
      ? """
      ForEach(items, id: \\.self) { item in
                  \(name)Row(name: item.picture, width: proxy.size.width, screen: screen)
                    .overlay(alignment: .bottom) { ItemWords(item: item) }
                }
      """ : "ForEach(names, id: \\.self) { \(name)Row(name: $0, width: proxy.size.width, screen: screen) }"
    return """
      /// A row that is a window into its picture, which lags behind it.
      struct \(name)Row: View {
      \(CodeLanguage.swift.constants(constants).indented(by: 2))
        var h: CGFloat = \(blueprint.windowHeight.short)  // height of the row
        var name: String\(shape)
        var width: CGFloat
        var screen: CGFloat  // height of the whole screen
        @Environment(\\.accessibilityReduceMotion) private var still

        var body: some View {
      \(CodeLanguage.swift.lines(blueprint.sizeSteps).indented(by: 4))
          \(filled("name", "width", "drawn").indented(after: 4))
            .clipped()
            .visualEffect { [\(size)] content, proxy in
              let y = proxy.frame(in: .global).midY - h / 2  // where the row begins on the screen
      \(CodeLanguage.swift.lines(blueprint.driftSteps).indented(by: 8))
              return content.offset(y: still ? 0 : drift)
            }
            .frame(width: width, height: h)
            .clipped()
            .allowsHitTesting(false)  // what is clipped would still take taps
        }
      }

      struct \(name)View: View {
        \(hasWords ? "var items = Item.all" : "var names: [String]")

        var body: some View {
          GeometryReader { proxy in
            let screen = proxy.size.height + proxy.safeAreaInsets.top + proxy.safeAreaInsets.bottom
            ScrollView {
              LazyVStack(spacing: 0) {
                \(list)
              }\(targets)
            }\(resting(6))
          }
        }
      }\(gapNote(blueprint, "Image"))\(physicsNote)
      """
  }
}

extension SwiftUISnippet {
  func stack(_ blueprint: StackBlueprint) -> String {
    let cell = blueprint.turned("cellWidth", "cover")
    let layers = blueprint.isOutlined ? "Array((0..<Int(layers)).reversed())" : "Array(names.indices.reversed())"
    let strip = blueprint.isAcross ? ("horizontal", "HStack", "width") : ("vertical", "VStack", "height")
    let hasCaptions = items?.place == .caption
    let constants = blueprint.albumConstants.filter { $0.name != "pitch" || hasCaptions }
    let picture = hasCaptions ? "$0.picture" : "$0"
    let item =
      (blueprint.isOutlined ? "name: \(picture)" : "names: [\(picture)]") + (hasCaptions ? ", item: $0" : "")
    return """
      /// An album: a cover before a stack of layers that fans out as it passes.
      struct \(name)Album: View {
      \(CodeLanguage.swift.constants(constants).indented(by: 2))
        \(blueprint.isOutlined ? "var name: String" : "var names: [String]  // the cover first, \(blueprint.stack.layers) in all")\(hasCaptions ? "\n  var item: Item" : "")
        var screen: CGFloat  // \(blueprint.isAcross ? "width" : "height") of the whole screen
        @Environment(\\.accessibilityReduceMotion) private var still

        var body: some View {
          ZStack {
            ForEach(\(layers), id: \\.self) { index in
              let i = CGFloat(index)
      \(CodeLanguage.swift.lines(blueprint.layerSteps).indented(by: 8))
      \(layer(blueprint).indented(by: 8))
            }
          }
          .frame(width: \(cell.x), height: \(cell.y))\(hasCaptions ? "\n" + caption(blueprint).indented(by: 4) : "")
        }
      }

      struct \(name)View: View {
      \(CodeLanguage.swift.constants(constants.filter { $0.name == "cellWidth" } + blueprint.constants.filter { $0.name == "pitch" }).indented(by: 2))
        \(hasCaptions ? "var items = Item.all" : "var names: [String]")

        var body: some View {
          GeometryReader { proxy in
            ScrollView(.\(strip.0)) {
              Lazy\(strip.1)(spacing: pitch - cellWidth) {
                ForEach(\(hasCaptions ? "items" : "names"), id: \\.self) { \(name)Album(\(item), screen: proxy.size.\(strip.2)) }
              }\(targets)\(placedBehind(blueprint))
            }
            .contentMargins(.\(strip.0), (proxy.size.\(strip.2) - cellWidth) / 2, for: .scrollContent)  // the ends reach the middle
            .scrollClipDisabled()  // lips stand out of the cells\(resting(6))
          }
        }
      }
      \(behind(blueprint))// SwiftUI cannot set zIndex in a visualEffect: of two neighbours the later one stays in front, also past the middle.\
      \(autoplayNote(blueprint, "move a ScrollPosition in a TimelineView"))\(physicsNote)
      """
  }

  /// The words below a cover, as modifiers of its album.
  private func caption(_ blueprint: StackBlueprint) -> String {
    """
    .overlay(alignment: .top) {
      ItemCaption(item: item)
        .offset(y: cover + \(StackBlueprint.captionGap.short))
        .visualEffect { [cellWidth, pitch, screen] content, proxy in
          let x = proxy.frame(in: .global).midX - cellWidth / 2  // where the cell begins on the screen
    \(CodeLanguage.swift.lines(blueprint.captionSteps).indented(by: 6))
          return content.opacity(said)
        }
    }
    """
  }

  /// The covers behind everything, in the content, and moved against it as it scrolls.
  private func placedBehind(_ blueprint: StackBlueprint) -> String {
    guard blueprint.coverBehind > 0 else { return "" }
    let first =
      !blueprint.isAcross
      ? "screen.minY + (screen.height - cellWidth) / 2 - strip.minY"
      : blueprint.isMirrored
        ? "strip.maxX - screen.maxX + (screen.width - cellWidth) / 2"
        : "screen.minX + (screen.width - cellWidth) / 2 - strip.minX"
    return "\n"
      + """
      .background {
        GeometryReader { content in
          let (strip, screen) = (content.frame(in: .global), proxy.frame(in: .global))
          let s = \(first)  // scrolled from the first album
          \(name)Behind(names: \(items?.place == .caption ? "items.map(\\.picture)" : "names"), s: s, screen: screen.size)
            .offset(x: screen.minX - strip.minX, y: screen.minY - strip.minY)
        }
      }
      """.indented(by: 8)
  }

  private func behind(_ blueprint: StackBlueprint) -> String {
    guard blueprint.coverBehind > 0 else { return "" }
    return """

      /// The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it.
      struct \(name)Behind: View {
      \(CodeLanguage.swift.constants(blueprint.behindConstants).indented(by: 2))
        var names: [String]
        var s: CGFloat  // scrolled from the first album
        var screen: CGSize

        var body: some View {
          let first = max(0, min(Int(s / pitch), names.count - 1))
          ZStack {
            ForEach(Array(names.indices.dropFirst(first).prefix(2)), id: \\.self) { index in
              let album = CGFloat(index)
      \(CodeLanguage.swift.lines(blueprint.behindSteps).indented(by: 8))
              \(filled("names[index]", "screen.width", "screen.height").indented(after: 8))
                .clipped()
                .opacity(shown)
            }
          }
          .compositingGroup()
          .blur(radius: \(StackBlueprint.blur.short) * max(screen.width, screen.height), opaque: true)
          .opacity(coverBehind)
          .allowsHitTesting(false)
        }
      }

      """
  }

  private func layer(_ blueprint: StackBlueprint) -> String {
    let size = blueprint.turned("side", blueprint.stack.isUniform ? "side" : "cover")
    let words = blueprint.turned(("x", "midX"), ("y", "midY"))
    let face =
      blueprint.isOutlined
      ? """
      Group {
        if index == 0 {
          Image(decorative: name).resizable().scaledToFill()
        } else {
          Rectangle().strokeBorder(.white)  // the others are outlines without a picture
        }
      }
      """
      : filled("names[index]", size.x, size.y)
    let captured = (["cellWidth", "cover", "layers", "screen", "still"] + (blueprint.isSpread ? [] : ["ratio"])).filter
    {
      $0 != "layers" || blueprint.stack.layers > 2
    }.filter { $0 != "cover" || blueprint.isSpread }
    let clip = blueprint.radius > 0 ? ".clipShape(.rect(cornerRadius: \(blueprint.radius.short)))" : ".clipped()"
    let shadow =
      blueprint.shadow > 0
      ? "\n.shadow(color: .black.opacity(index == 0 ? \(blueprint.shadow.short) : 0), radius: "
        + "\(StackBlueprint.shadowReach.short), y: \(StackBlueprint.shadowDepth.short))" : ""
    let frame = blueprint.isOutlined ? ".frame(width: \(size.x), height: \(size.y))\n" : ""
    let modifiers = """
      \(frame)\(clip)\(blueprint.isOutlined ? "" : "\n.colorMultiply(Color(white: light))")\(shadow)
      .opacity(opacity)
      .offset(\(words.y.0): middle - cover / 2)
      .visualEffect { [\(captured.joined(separator: ", "))] content, proxy in
        let x = proxy.frame(in: .global).\(words.x.1) - cellWidth / 2  // where the cell begins on the screen
      \(CodeLanguage.swift.lines(blueprint.steps + [blueprint.offsetStep]).indented(by: 2))
        return content.offset(\(words.x.0): still ? 0 : offset)
      }
      """
    return "\(face)\n\(modifiers.indented(by: blueprint.isOutlined ? 0 : 2))"
  }
}

extension SwiftUISnippet {
  /// A picture that fills a box, with the point of it in sight that the scene says.
  private func filled(_ name: String, _ width: String, _ height: String) -> String {
    guard focus == nil else { return "FocusedPicture(name: \(name), width: \(width), height: \(height))" }
    return """
      Image(decorative: \(name))
        .resizable()
        .scaledToFill()
        .frame(width: \(width), height: \(height))
      """
  }

  func focusCode(_ focus: FocusPoints) -> String {
    let points = focus.table { "\"\($0.name)\": UnitPoint(x: \($0.point.x.short), y: \($0.point.y.short))," }
    return """
      /// A picture that fills a box: its focus lies in the box where it lies in the picture, and so is always seen.
      struct FocusedPicture: View {
        static let points = [
      \(points.indented(by: 4))
        ]

        var name: String
        var width: CGFloat
        var height: CGFloat

        var body: some View {
          let focus = Self.points[name] ?? .center
          Image(decorative: name)
            .resizable()
            .scaledToFill()
            .alignmentGuide(HorizontalAlignment.center) { $0.width * focus.x + width * (0.5 - focus.x) }
            .alignmentGuide(VerticalAlignment.center) { $0.height * focus.y + height * (0.5 - focus.y) }
            .frame(width: width, height: height)
        }
      }
      """
  }
}

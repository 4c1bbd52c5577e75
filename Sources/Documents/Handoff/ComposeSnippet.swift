import Effects
import Geometry

/// The effect as Jetpack Compose code: the scroll is read inside `graphicsLayer`, so that scrolling draws again and
/// composes nothing.
struct ComposeSnippet {
  var handoff: Handoff

  init(_ handoff: Handoff) { self.handoff = handoff }

  var text: String {
    let lead = handoff.lead.map { "// \($0)" }.joined(separator: "\n")
    let (imports, code) =
      switch handoff.blueprint {
      case .header(let header): (Self.headerImports, self.header(header))
      case .rows(let rows): (Self.rowImports, self.rows(rows))
      case .stack(let stack): (Self.rowImports, self.stack(stack))
      }
    // A type is named anywhere, a function where it is called.
    let used = imports.filter { name in
      let word = name.split(separator: ".").last.map(String.init) ?? name
      let uses = word.first?.isUppercase == true || word == "dp" ? [word] : ["\(word)(", "\(word) {"]
      return uses.contains { code.contains($0) }
    }
    return """
      \(lead)
      \(used.sorted().map { "import \($0)" }.joined(separator: "\n"))

      // Pass still = true where Settings.Global.ANIMATOR_DURATION_SCALE is 0: that is how Android says reduced motion.
      \(code)

      """
  }

  private var width: String { handoff.setting.viewport.width.short }
}

extension ComposeSnippet {
  private static let common = [
    "androidx.compose.foundation.Image", "androidx.compose.foundation.layout.Box",
    "androidx.compose.foundation.layout.height", "androidx.compose.foundation.layout.requiredSize",
    "androidx.compose.foundation.layout.size", "androidx.compose.foundation.layout.wrapContentSize",
    "androidx.compose.runtime.Composable", "androidx.compose.ui.Alignment", "androidx.compose.ui.Modifier",
    "androidx.compose.ui.draw.clipToBounds", "androidx.compose.ui.graphics.graphicsLayer",
    "androidx.compose.ui.graphics.painter.Painter", "androidx.compose.ui.layout.ContentScale",
    "androidx.compose.ui.unit.dp", "kotlin.math.max", "kotlin.math.min",
  ]

  private static let headerImports =
    common + [
      "androidx.compose.foundation.layout.Column", "androidx.compose.foundation.layout.fillMaxWidth",
      "androidx.compose.foundation.layout.padding", "androidx.compose.foundation.rememberScrollState",
      "androidx.compose.foundation.verticalScroll", "androidx.compose.ui.graphics.TransformOrigin",
      "androidx.compose.ui.zIndex",
    ]

  private static let rowImports =
    common + [
      "androidx.compose.foundation.lazy.LazyListState", "androidx.compose.foundation.layout.fillMaxWidth",
      "androidx.compose.foundation.layout.offset",
    ]

  private func header(_ blueprint: HeaderBlueprint) -> String {
    let rest = blueprint.restingHeight.short
    let refresh = blueprint.refresh.map { refresh in
      "\n// The pull to refresh is a PullToRefreshBox around it, held at \(refresh.hold.short) dp."
    }
    return """
      // ScrollState.value stops at 0, so this is the collapsing half only. To stretch, add up what the list leaves over
      // (available.y in onPostScroll of a NestedScrollConnection) as p, and let the header be \(blueprint.header.height.short) + p tall.\(refresh ?? "")
      @Composable
      fun \(handoff.typeName)(picture: Painter, still: Boolean = false, rows: @Composable () -> Unit) {
        val scroll = rememberScrollState()
        Column(Modifier.verticalScroll(scroll).padding(bottom = \(blueprint.bottomInset.short).dp)) {
          Box(
            Modifier
              .zIndex(1f)
              .graphicsLayer {
                val s = scroll.value / density
                translationY = max(0f, s - \(blueprint.collapse.short)f) * density  // what is left of it stays
              }
              .fillMaxWidth()
              .height(\(blueprint.header.height.short).dp)
              .clipToBounds()
          ) {
            Image(
              picture, contentDescription = null, contentScale = ContentScale.Crop,
              modifier = Modifier
                .wrapContentSize(Alignment.TopCenter, unbounded = true)
                .requiredSize(\((blueprint.restingHeight * blueprint.aspect).short).dp, \(rest).dp)
                .graphicsLayer {
                  val s = if (still) 0f else scroll.value / density
      \(blueprint.steps(isPullable: false).inKotlin.indented(by: 12))
                  transformOrigin = TransformOrigin(0.5f, 0f)
                  scaleX = drawn / \(rest)f
                  scaleY = drawn / \(rest)f
                  translationY = (top + d) * density  // in the header, which has moved up by d
                }
            )
          }
          rows()
        }
      }
      """
  }

  private func rows(_ blueprint: RowsBlueprint) -> String {
    let aspect = (handoff.setting.pictures.first?.aspect ?? 1.5).short
    return """
      // LazyColumn(state = list, contentPadding = PaddingValues(top = \(blueprint.insets.top.short).dp, bottom = \(blueprint.insets.bottom.short).dp))
      @Composable
      fun \(handoff.typeName)Row(
        list: LazyListState, index: Int, picture: Painter, still: Boolean = false,
        \(blueprint.needsAspect ? "aspect: Float = \(aspect)f, " : "")h: Float = \(blueprint.windowHeight.short)f
      ) {
      \((blueprint.steps.filter { $0.name != "drift" }).inKotlin.indented(by: 2))
        Box(Modifier.fillMaxWidth().height(h.dp).clipToBounds()) {
          Image(
            picture, contentDescription = null, contentScale = ContentScale.Crop,
            modifier = Modifier
              .wrapContentSize(Alignment.Center, unbounded = true)
              .requiredSize(\(width).dp, drawn.dp)
              .graphicsLayer {
                val info = list.layoutInfo
                val row = info.visibleItemsInfo.firstOrNull { it.index == index } ?: return@graphicsLayer
                val y = (row.offset - info.viewportStartOffset) / density  // where the row begins on the screen
      \((blueprint.steps.filter { $0.name == "drift" }).inKotlin.indented(by: 10))
                translationY = if (still) 0f else drift * density
              }
          )
        }
      }\(blueprint.hasGaps ? "\n// It leaves a gap at some offsets; Image cannot extend a picture's edge." : "")
      """
  }

  private func stack(_ blueprint: StackBlueprint) -> String {
    let isAcross = blueprint.axis == .horizontal
    let stack = blueprint.stack
    let across = stack.isUniform ? "side" : "\(stack.cover.short)f"
    let sign = blueprint.isMirrored ? "-" : ""
    let free = max(0, (stack.pass.screen - blueprint.pitch) / 2).short
    let cell =
      isAcross ? Size(width: stack.pass.cell, height: stack.cover) : Size(width: stack.cover, height: stack.pass.cell)
    let item =
      isAcross ? Size(width: blueprint.pitch, height: stack.cover) : Size(width: stack.cover, height: blueprint.pitch)
    let overhang = ((blueprint.pitch - stack.pass.cell) / 2).signed
    return """
      // \(isAcross ? "LazyRow" : "LazyColumn")(state = list, contentPadding = PaddingValues(\(isAcross ? "horizontal" : "vertical") = \(free).dp))
      // An item is as long as the pitch; the album is centred on it and longer or shorter.
      // zIndex cannot be set while drawing: of two neighbours the later one stays in front, also past the middle.\(autoplay(blueprint))
      @Composable
      fun \(handoff.typeName)Album(list: LazyListState, album: Int, pictures: List<Painter>, still: Boolean = false) {
        Box(
          Modifier
            .size(\(item.width.short).dp, \(item.height.short).dp)
            .wrapContentSize(unbounded = true)
            .requiredSize(\(cell.width.short).dp, \(cell.height.short).dp)
        ) {
          for (index in pictures.indices.reversed()) {  // the cover is the first, and drawn last
            val side = max(0f, \(stack.cover.short)f - \(stack.inset.short)f * index)
            val across = \(across)
            Image(
              pictures[index], contentDescription = null, contentScale = ContentScale.Crop,
              modifier = Modifier
                .align(Alignment.\(isAcross ? "TopCenter" : "CenterStart"))
                .offset(\(isAcross ? "y" : "x") = (-\(stack.inset.short)f * index).dp)
                .requiredSize(\(isAcross ? "side.dp, across.dp" : "across.dp, side.dp"))
                .graphicsLayer {
                  val info = list.layoutInfo
                  val item = info.visibleItemsInfo.firstOrNull { it.index == album } ?: return@graphicsLayer
                  val x = (item.offset - info.viewportStartOffset) / density \(overhang)  // where the album begins on the screen
      \(blueprint.steps.inKotlin.indented(by: 12))
                  alpha = max(0f, 1f - \(blueprint.alphaStep.short)f * index)
                  translation\(isAcross ? "X" : "Y") = if (still) 0f else \(sign)shift * index / \(blueprint.deepest)f * density
                }
            )
          }
        }
      }
      """
  }

  private func autoplay(_ blueprint: StackBlueprint) -> String {
    guard blueprint.autoplay > 0 else { return "" }
    return
      "\n// Until it is touched it scrolls by \(blueprint.autoplay.short) dp/s: list.scrollBy in a LaunchedEffect, a frame at a time."
  }
}

import Documents
import Effects
import Geometry
import ScrollPhysics
import Text

/// The effect as Jetpack Compose code: the scroll is read inside `graphicsLayer` and `layout`, so that scrolling places
/// and draws again and composes nothing.
struct ComposeSnippet: Snippet {
  var handoff: SceneHandoff

  init(_ handoff: SceneHandoff) { self.handoff = handoff }

  func needs(_ blueprint: Blueprint) -> String { "Needs Compose 1.7. Numbers are dp." }

  func preamble(to code: String) -> String {
    // Comments import nothing. A type is named anywhere, a function where it is called.
    let lines = code.split(separator: "\n").map { line in
      // Nor do words that are shown.
      let parts = line.replacing("\\\"", with: "").split(separator: "\"", omittingEmptySubsequences: false)
      let named = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\"\"")
      return named.split(separator: "//", omittingEmptySubsequences: false)[0]
    }
    let bare = lines.joined(separator: "\n")
    let words = Set(bare.split { !$0.isLetter && !$0.isNumber })
    let used = Self.imports.filter { name in
      let word = name.split(separator: ".").last ?? ""
      let isType = word.first?.isUppercase == true || word == "dp" || word == "sp"
      if word == "getValue" || word == "setValue" { return bare.contains(" by ") }
      return isType
        ? words.contains(word)
        : bare.contains("\(word)(") || bare.contains("\(word) {") || bare.contains("by \(word)")
          || bare.contains(":\(word)")
    }
    return """
      \(used.sorted().map { "import \($0)" }.joined(separator: "\n"))

      // Pass still = true where Settings.Global.ANIMATOR_DURATION_SCALE is 0: that is how Android says reduced motion.
      """
  }

  private static let imports =
    [
      "Image", "background", "border", "layout.Arrangement", "layout.Row", "layout.padding", "layout.Box",
      "layout.BoxWithConstraints", "layout.Column",
      "layout.PaddingValues",
      "layout.Spacer", "layout.absoluteOffset", "layout.aspectRatio", "layout.fillMaxSize", "layout.fillMaxWidth",
      "layout.height", "layout.offset", "layout.requiredHeight", "layout.requiredSize", "layout.size",
      "layout.wrapContentSize", "shape.RoundedCornerShape", "lazy.LazyColumn", "lazy.LazyListScope",
      "lazy.LazyListState", "lazy.LazyRow",
      "lazy.rememberLazyListState", "rememberScrollState", "verticalScroll", "horizontalScroll", "text.BasicText",
      "gestures.snapping.rememberSnapFlingBehavior", "gestures.snapping.SnapPosition", "gestures.ScrollableDefaults",
      "gestures.FlingBehavior",
    ].map { "androidx.compose.foundation.\($0)" }
    + [
      "Alignment", "Modifier", "draw.blur", "draw.clip", "graphics.Brush", "draw.clipToBounds", "graphics.BlendMode",
      "graphics.Color",
      "graphics.ColorFilter", "BiasAbsoluteAlignment",
      "geometry.Offset", "geometry.Rect", "geometry.Size", "graphics.TransformOrigin", "graphics.graphicsLayer",
      "graphics.painter.Painter",
      "input.nestedscroll.NestedScrollConnection", "input.nestedscroll.NestedScrollSource",
      "input.nestedscroll.nestedScroll", "layout.ContentScale", "layout.Layout", "layout.Placeable",
      "platform.LocalDensity", "unit.Constraints", "unit.Velocity",
      "unit.dp", "unit.sp", "text.TextStyle", "text.font.FontWeight", "zIndex",
    ].map { "androidx.compose.ui.\($0)" }
    + ["Composable", "remember", "mutableFloatStateOf", "getValue", "setValue"].map { "androidx.compose.runtime.\($0)" }
    + [
      "androidx.compose.animation.core.animate", "androidx.compose.animation.core.exponentialDecay",
      "androidx.compose.animation.core.AnimationState", "androidx.compose.animation.core.animateDecay",
      "androidx.compose.foundation.gestures.ScrollScope", "kotlin.math.max", "kotlin.math.min", "kotlin.math.abs",
      "kotlin.math.ceil", "kotlin.math.ln", "kotlin.math.roundToInt",
    ]

  /// How it flings, as an argument of a list.
  var fling: String {
    if snap == .items { return ", flingBehavior = rememberSnapFlingBehavior(list)" }
    return tunedRate == nil ? "" : ", flingBehavior = rememberTunedFling()"
  }

  /// The fling that was tuned, as a behavior.
  var flingCode: String {
    guard let tunedRate, snap != .items else { return "" }
    return """


      /** Coasts as tuned: a share of the speed is kept after each millisecond. */
      @Composable
      private fun rememberTunedFling(rate: Float = \(tunedRate.short)f): FlingBehavior = remember {
        object : FlingBehavior {
          override suspend fun ScrollScope.performFling(initialVelocity: Float): Float {
            var (last, left) = 0f to initialVelocity
            // exponentialDecay slows down by 4.2 times its friction each second.
            AnimationState(0f, initialVelocity).animateDecay(exponentialDecay(-1000f * ln(rate) / 4.2f)) {
              scrollBy(value - last)
              last = value
              left = velocity
            }
            return left
          }
        }
      }
      """
  }
}

extension ComposeSnippet {
  func header(_ blueprint: HeaderBlueprint) -> String {
    let parameters = CodeLanguage.kotlin.constants(blueprint.constants).indented(by: 2)
    let names = blueprint.constants.map(\.name)
    let stretches = !blueprint.rides
    let way = CodeLanguage.kotlin.expression(blueprint.wayName)
    let low = blueprint.isLowTall && blueprint.isMinimumBounded ? "min(minHeight, h0)" : "minHeight"
    let still =
      blueprint.sticks
      ? "if (still) min(max(scrolled, 0f), \(way)) else 0f" : "if (still) min(max(scrolled, 0f), h0) else 0f"
    let clampedLow =
      blueprint.isLowTall && blueprint.isMinimumBounded ? still.replacing("- low", with: "- \(low)") : still
    return """
      // The list is edge to edge: the header lies under the status bar.
      @Composable
      fun \(name)(
        picture: Painter,
        modifier: Modifier = Modifier,
      \(parameters)
        still: Boolean = false,
        list: LazyListState = rememberLazyListState(),
        rows: LazyListScope.() -> Unit
      ) {
        BoxWithConstraints(modifier) {
          val width = maxWidth.value
          val h0 = width / aspect\(stretches ? "\n    val density = LocalDensity.current.density\n    val pull = remember(density) { Pull(density) }" : "")
          LazyColumn(Modifier.fillMaxSize()\(stretches ? ".nestedScroll(pull)" : ""), state = list\(fling)) {
            item { Spacer(Modifier.height(\(stretches ? "(h0 + pull.value).dp" : "h0.dp"))) }
            rows()
          }
          // Measured and placed anew as the list scrolls, and never composed.
          Layout(
            content = {
              Image(picture, contentDescription = null\(focus == nil ? "" : ", alignment = focusPoints[0]"), contentScale = ContentScale.Crop)\(bar(blueprint.bar))
            },
            modifier = Modifier.clipToBounds()  // .clickable goes here; what begins on it then does not scroll
          ) { parts, constraints ->
            val first = list.layoutInfo.visibleItemsInfo.firstOrNull { it.index == 0 }
            val scrolled = if (first == null) h0 else -first.offset / density\(stretches ? " - pull.value" : "")
            val place = place(if (still) 0f else scrolled, width, \(names.joined(separator: ", ")))
            val ride = \(clampedLow)  // with the rows, and nothing else
            val image = parts[0].measure(Constraints.fixed(place.width.dp.roundToPx(), place.drawn.dp.roundToPx()))\(barMeasuring(blueprint.bar))
            layout(constraints.maxWidth, max(0f, place.visible - ride).dp.roundToPx()) {
              image.placeWithLayer((constraints.maxWidth - image.width) / 2, 0) { translationY = (place.top - ride) * density }\(barPlacing(blueprint.bar))
            }
          }
        }
      }

      \(placing(blueprint))\(stretches ? pullCode : "")\(flingCode)\(refreshNote(blueprint, "a PullToRefreshBox around it"))
      """
  }

  private func placing(_ blueprint: HeaderBlueprint) -> String {
    let bar =
      blueprint.bar.map { $0.isSmall ? ", val shown: Float" : ", val shown: Float, val zoom: Float, val drop: Float" }
      ?? ""
    let shown = blueprint.bar.map { $0.isSmall ? ", shown" : ", shown, zoom, drop" } ?? ""
    return """
      private class HeaderPlace(val visible: Float, val drawn: Float, val width: Float, val top: Float\(bar))

      /** @param s from rest, negative while the list is pulled down */
      private fun place(s: Float, width: Float, \(blueprint.constants.map { "\($0.name): Float" }.joined(separator: ", "))): HeaderPlace {
      \(CodeLanguage.kotlin.lines(blueprint.steps + blueprint.barSteps).indented(by: 2))
        return HeaderPlace(visible, \(blueprint.drawnName), \(blueprint.drawnWidth), top\(shown))
      }
      """
  }

  /// The bar's ground, and its title once for the picture and once for the bar.
  func bar(_ bar: BarBlueprint?) -> String {
    guard let bar else { return "" }
    let ink = isDark ? "Color.White" : "Color.Black"
    let title =
      "BasicText(\"\(handoff.scene.barTitle.inDollarCode)\", style = TextStyle(%, \(bar.size.short).sp, FontWeight.Bold))"
    return "\n        Box(Modifier.background(Color(\(isDark ? "0xFF1C1C1E" : "0xFFF9F9FB"))))"
      + (bar.isSmall ? [ink] : ["Color.White", ink]).map {
        "\n        \(title.replacing("%", with: $0))"
      }.joined()
  }

  func barMeasuring(_ bar: BarBlueprint?) -> String {
    bar == nil
      ? ""
      : "\n      val ground = parts[1].measure(Constraints.fixed(constraints.maxWidth, place.visible.dp.roundToPx()))\n      val titles = parts.drop(2).map { it.measure(Constraints()) }"
  }

  func barPlacing(_ bar: BarBlueprint?) -> String {
    guard let bar else { return "" }
    let zoom = bar.isSmall ? "\((bar.barSize / bar.size).short)f" : "place.zoom"
    let drop = bar.isSmall ? "\(bar.barDrop.short)f" : "place.drop"
    let shift =
      bar.shift(zoom: "place.zoom").map {
        "\n            translationX = (\(CodeLanguage.kotlin.expression($0))) * density"
      } ?? ""
    let alpha = bar.isSmall ? "place.shown" : "if (index == 0) 1f - place.shown else place.shown"
    return """

              ground.placeWithLayer(0, 0) { alpha = place.shown }
              titles.forEachIndexed { index, title ->
                title.placeWithLayer(\(bar.start.short).dp.roundToPx(), 0) {\(shift)
                  transformOrigin = TransformOrigin(0f, 0.5f)
                  scaleX = \(zoom)
                  scaleY = \(zoom)
                  translationY = (place.visible - \(drop)) * density - title.height / 2f
                  alpha = \(alpha)
                }
              }
      """
  }

  /// What a list leaves over at its upper edge, as LazyColumn does not tell how far it is pulled.
  var pullCode: String {
    """


    /** How far the list is pulled past its upper edge, in dp: it gives way less and less, and springs back. */
    private class Pull(private val density: Float) : NestedScrollConnection {
      var value by mutableFloatStateOf(0f)
        private set

      override fun onPreScroll(available: Offset, source: NestedScrollSource): Offset {
        if (value <= 0f || available.y >= 0f) return Offset.Zero
        value = max(0f, value + available.y / density)
        return Offset(0f, available.y)
      }

      override fun onPostScroll(consumed: Offset, available: Offset, source: NestedScrollSource): Offset {
        if (available.y <= 0f || source != NestedScrollSource.UserInput) return Offset.Zero
        value += available.y / density * \(handoff.scene.scroll.bandCoefficient.short)f / (1f + value / 300f)
        return Offset(0f, available.y)
      }

      override suspend fun onPostFling(consumed: Velocity, available: Velocity): Velocity {
        animate(value, 0f) { now, _ -> value = now }
        return Velocity.Zero
      }
    }
    """
  }
}

extension ComposeSnippet {
  func rows(_ blueprint: RowsBlueprint) -> String {
    let constants = blueprint.constants.filter { $0.name != "rowHeight" }
    let call = "\(name)Row(list, it, pictures[it], maxHeight.value, maxWidth.value, still = still)"
    let row =
      items?.place == .picture
      ? """

              Box {
                \(call)
                ItemWords(sampleItems[it % sampleItems.size], Modifier.align(Alignment.BottomStart))
              }
            }
      """ : " \(call) }"
    return """
      @Composable
      fun \(name)Row(
        list: LazyListState,
        index: Int,
        picture: Painter,
        screen: Float,  // height of the list, which goes from edge to edge
        width: Float,
        modifier: Modifier = Modifier,
      \(CodeLanguage.kotlin.constants(constants).indented(by: 2))
        h: Float = \(blueprint.windowHeight.short)f,
        still: Boolean = false
      ) {\(blueprint.needsAspect ? "\n  val aspect = picture.intrinsicSize.width / picture.intrinsicSize.height" : "")
      \(CodeLanguage.kotlin.lines(blueprint.sizeSteps).indented(by: 2))
        Box(modifier.fillMaxWidth().height(h.dp).clipToBounds(), contentAlignment = Alignment.Center) {
          Image(
            picture, contentDescription = null\(alignment("index")), contentScale = ContentScale.Crop,
            modifier = Modifier
              .wrapContentSize(Alignment.Center, unbounded = true)
              .requiredSize(width.dp, drawn.dp)
              .graphicsLayer {
                val info = list.layoutInfo
                val row = info.visibleItemsInfo.firstOrNull { it.index == index } ?: return@graphicsLayer
                val y = (row.offset - info.viewportStartOffset) / density  // where the row begins on the screen
      \(CodeLanguage.kotlin.lines(blueprint.driftSteps).indented(by: 10))
                translationY = if (still) 0f else drift * density
              }
          )
        }
      }

      @Composable
      fun \(name)(
        pictures: List<Painter>,
        modifier: Modifier = Modifier,
        insets: PaddingValues = PaddingValues(),  // of the system bars: the list goes from edge to edge
        still: Boolean = false,
        list: LazyListState = rememberLazyListState()
      ) {
        BoxWithConstraints(modifier) {
          LazyColumn(Modifier.fillMaxSize(), state = list, contentPadding = insets\(fling)) {
            items(pictures.size) {\(row)
          }
        }
      }\(gapNote(blueprint, "Image"))\(flingCode)
      """
  }
}

extension ComposeSnippet {
  func stack(_ blueprint: StackBlueprint) -> String {
    let cell = blueprint.turned("cellWidth", "cover")
    let item = blueprint.turned("pitch", "cover")
    let faces = blueprint.isOutlined ? "cover: Painter" : "pictures: List<Painter>"
    let (lazy, side, length) =
      blueprint.isAcross ? ("LazyRow", "horizontal", "maxWidth") : ("LazyColumn", "vertical", "maxHeight")
    let alignment =
      blueprint.isAcross
      ? "verticalAlignment = Alignment.CenterVertically" : "horizontalAlignment = Alignment.CenterHorizontally"
    let constants = blueprint.albumConstants
    let hasCaptions = items?.place == .caption
    let face = blueprint.isOutlined ? "albums[it]" : "List(layers) { i -> albums[(it + i) % albums.size] }"
    return """
      // zIndex cannot be set while drawing: of two neighbours the later one stays in front, also past the middle.\
      \(autoplayNote(blueprint, "list.scrollBy in a LaunchedEffect, a frame at a time"))
      @Composable
      fun \(name)Album(
        list: LazyListState,
        album: Int,
        \(faces.replacing("cover: Painter", with: "front: Painter")),
        screen: Float,  // \(blueprint.isAcross ? "width" : "height") of the strip\(hasCaptions ? "\n  item: Item," : "")
        modifier: Modifier = Modifier,
      \(CodeLanguage.kotlin.constants(constants, whole: ["layers"]).indented(by: 2))
        still: Boolean = false
      ) {
        // An item is as long as the pitch; the album is centred on it and longer or shorter.
        Box(
          modifier
            .size(\(item.x).dp, \(item.y).dp)
            .wrapContentSize(unbounded = true)
            .requiredSize(\(cell.x).dp, \(cell.y).dp),
          contentAlignment = Alignment.Center
        ) {
          for (index in layers - 1 downTo 0) {  // the cover is drawn last
            val i = index.toFloat()
      \(CodeLanguage.kotlin.lines(blueprint.layerSteps).indented(by: 6))
            val layer = Modifier
      \(layer(blueprint).indented(by: 8))
      \(self.face(blueprint).indented(by: 6))
          }\(hasCaptions ? "\n" + caption(blueprint).indented(by: 4) : "")
        }
      }

      @Composable
      fun \(name)(
        albums: List<Painter>,
        modifier: Modifier = Modifier,
        layers: Int = \(blueprint.stack.layers),
        pitch: Float = \(blueprint.pitch.short)f,
        still: Boolean = false,
        list: LazyListState = rememberLazyListState()
      ) {
        BoxWithConstraints(modifier) {\(blueprint.coverBehind > 0 ? "\n    \(name)Behind(list, albums, pitch = pitch)" : "")
          LazyLIST(
            Modifier.fillMaxSize(), state = list, \(alignment),
            contentPadding = PaddingValues(\(side) = (\(length) - pitch.dp) / 2)\(fling.isEmpty ? "" : ",")  // the ends reach the middle\(fling.isEmpty ? "" : "\n\(fling.dropFirst(2))".indented(by: 6))
          ) {
            items(albums.size) {
              \(name)Album(
                list, it, \(face), \(length).value,\(hasCaptions ? " sampleItems[it % sampleItems.size]," : "")
                layers = layers, pitch = pitch, still = still
              )
            }
          }
        }
      }\(behind(blueprint))\(flingCode)
      """.replacing("LazyLIST", with: lazy)
  }

  private func caption(_ blueprint: StackBlueprint) -> String {
    """
    ItemCaption(
      item,
      Modifier.align(Alignment.TopCenter).offset(y = (cover + \(StackBlueprint.captionGap.short)f).dp).graphicsLayer {
        val info = list.layoutInfo
        val place = info.visibleItemsInfo.firstOrNull { it.index == album } ?: return@graphicsLayer
        val x = (place.offset - info.viewportStartOffset) / density + (pitch - cellWidth) / 2f  // where the album begins
    \(CodeLanguage.kotlin.lines(blueprint.captionSteps).indented(by: 4))
        alpha = said
      }
    )
    """
  }

  private func behind(_ blueprint: StackBlueprint) -> String {
    guard blueprint.coverBehind > 0 else { return "" }
    // Android's blur of a radius has a deviation of 0.577 times that.
    let radius = (StackBlueprint.blur / 0.577).rounded(digits: 3).short
    return "\n\n"
      + """
      /** The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it. */
      @Composable
      fun \(name)Behind(
        list: LazyListState,
        albums: List<Painter>,
        modifier: Modifier = Modifier,
      \(CodeLanguage.kotlin.constants(blueprint.behindConstants).indented(by: 2))
      ) {
        BoxWithConstraints(modifier.fillMaxSize().graphicsLayer { alpha = coverBehind }) {
          val radius = \(radius)f * max(maxWidth.value, maxHeight.value)
          Box(Modifier.fillMaxSize().blur(radius.dp)) {  // from Android 12 on; before, the cover is sharp
            albums.forEachIndexed { index, cover ->
              val album = index.toFloat()
              Image(
                cover, contentDescription = null\(alignment("index")), contentScale = ContentScale.Crop,
                modifier = Modifier.fillMaxSize().graphicsLayer {
                  val first = list.layoutInfo.visibleItemsInfo.firstOrNull() ?: return@graphicsLayer
                  val s = first.index * pitch - first.offset / density  // scrolled from the first album
      \(CodeLanguage.kotlin.lines(blueprint.behindSteps).indented(by: 12))
                  alpha = if (s >= (album + 1f) * pitch && index < albums.size - 1) 0f else shown  // the next one covers it
                }
              )
            }
          }
        }
      }
      """
  }

  private func layer(_ blueprint: StackBlueprint) -> String {
    let size = blueprint.turned("side.dp", blueprint.stack.isUniform ? "side.dp" : "cover.dp")
    let lip = blueprint.isAcross ? "offset(y" : "absoluteOffset(x"
    let sign = blueprint.isMirrored ? "-" : ""
    return """
      .\(lip) = (middle - cover / 2f).dp)
      .requiredSize(\(size.x), \(size.y))
      .graphicsLayer {
        val info = list.layoutInfo
        val item = info.visibleItemsInfo.firstOrNull { it.index == album } ?: return@graphicsLayer
        val x = (item.offset - info.viewportStartOffset) / density + (pitch - cellWidth) / 2f  // where the album begins
      \(CodeLanguage.kotlin.lines(blueprint.steps + [blueprint.offsetStep]).indented(by: 2))
        alpha = opacity
        translation\(blueprint.isAcross ? "X" : "Y") = if (still) 0f else \(sign)offset * density\(edges(blueprint))
      }
      """
  }

  /// Corners, and the shadow of the cover: as high above the others as the system needs for one so wide.
  private func edges(_ blueprint: StackBlueprint) -> String {
    var lines: [String] = []
    if blueprint.radius > 0 {
      lines += ["shape = RoundedCornerShape(\(blueprint.radius.short).dp)", "clip = true"]
    }
    if blueprint.shadow > 0 {
      lines += [
        "shadowElevation = if (index == 0) \((2 * StackBlueprint.shadowReach).short)f * density else 0f",
        "spotShadowColor = Color.Black.copy(alpha = \(blueprint.shadow.short)f)",
      ]
    }
    return lines.map { "\n  \($0)" }.joined()
  }

  private func face(_ blueprint: StackBlueprint) -> String {
    blueprint.isOutlined
      ? """
      if (index == 0) {
        Image(front, contentDescription = null, contentScale = ContentScale.Crop, modifier = layer)
      } else {
        Box(layer.border(1.dp, Color.White))  // the others are outlines without a picture
      }
      """
      : """
      Image(
        pictures[index], contentDescription = null\(alignment("(album + index)")), contentScale = ContentScale.Crop, modifier = layer,
        colorFilter = ColorFilter.tint(Color(light, light, light), BlendMode.Modulate)
      )
      """
  }
}

extension ComposeSnippet {
  /// What of a picture stays in sight, as an argument of an image.
  private func alignment(_ index: String) -> String {
    focus == nil ? "" : ", alignment = focusPoints[\(index) % focusPoints.size]"
  }

  func focusCode(_ focus: FocusPoints) -> String {
    let points = focus.entries.map { "BiasAbsoluteAlignment(\($0.bias.x)f, \($0.bias.y)f),  // \($0.name)" }
    return """
      /** \(FocusPoints.note) In the order of the scene's pictures. */
      val focusPoints = listOf(
      \(points.joined(separator: "\n").indented(by: 2))
      )
      """
  }
}

// The list is edge to edge: the header lies under the status bar.
@Composable
fun NAME__(
  picture: @Composable (String) -> Painter,
  modifier: Modifier = Modifier,
  still: Boolean = rememberReducedMotion(),
  list: LazyListState = rememberLazyListState(),
  rows: LazyListScope.() -> Unit
) {
  BoxWithConstraints(modifier) {
    val width = maxWidth.value
    val density = LocalDensity.current.density
    val viewport = maxHeight.value
    val pull = remember(density, viewport) { NAME__Pull(density, viewport) }
    //: row
    LazyColumn(
      Modifier.fillMaxSize().nestedScroll(pull), state = list,
      //: use fling
    ) {
    //: end
      item { Spacer(Modifier.height((height + pull.value).dp)) }
      rows()
    }
    // Measured and placed anew as the list scrolls, and never composed.
    Layout(
      content = {
        //: if isPlain
        for (layer in layers) Image(picture(layer.picture), contentDescription = null, contentScale = ContentScale.FillBounds)
        //: else
        for (layer in layers) NAME__Face(layer, picture)
        //: end
        //: if bar
        //: use bar
        //: end
      },
      modifier = Modifier.clipToBounds()
    ) { parts, constraints ->
      val first = list.layoutInfo.visibleItemsInfo.firstOrNull { it.index == 0 }
      val s = if (first == null) height else -first.offset / density - pull.value
      val visible = max(minHeight, height - s)
      //: lines barSteps
      val places = layers.map { it.place(s, width, still) }
      val images = places.mapIndexed { index, place -> parts[index].measure(place.constraints(density)) }
      //: if bar
      val ground = parts[layers.size].measure(Constraints.fixed(constraints.maxWidth, visible.dp.roundToPx()))
      val titles = parts.drop(layers.size + 1).map { it.measure(Constraints()) }
      //: end
      layout(constraints.maxWidth, visible.dp.roundToPx()) {
        images.forEachIndexed { index, image -> show(image, places[index], density) }
        //: if bar
        ground.placeWithLayer(0, 0) { alpha = shown }
        titles.forEachIndexed { index, title ->
          title.placeWithLayer(TITLE_START__.dp.roundToPx(), 0) {
            //: if titleShift
            translationX = (TITLE_SHIFT__f * (1f - zoom)) * density
            //: end
            transformOrigin = TransformOrigin(0f, 0.5f)
            //: if barIsSmall
            scaleX = TITLE_ZOOM__f
            scaleY = TITLE_ZOOM__f
            translationY = (visible - BAR_TITLE_DROP__f) * density - title.height / 2f
            alpha = shown
            //: else
            scaleX = zoom
            scaleY = zoom
            translationY = (visible - drop) * density - title.height / 2f
            alpha = if (index == 0) 1f - shown else shown
            //: end
          }
        }
        //: end
      }
    }
  }
}

//: use pull

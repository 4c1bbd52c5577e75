@Composable
fun NAME__(picture: @Composable (String) -> Painter, modifier: Modifier = Modifier, still: Boolean = rememberReducedMotion()) {
  val scroll = rememberScrollState()
  BoxWithConstraints(modifier) {
    val (width, height) = maxWidth.value to maxHeight.value
    //: if isAcross
    Box(Modifier.horizontalScroll(scroll)) { Spacer(Modifier.requiredSize(maxWidth * length, maxHeight)) }
    //: else
    Box(Modifier.verticalScroll(scroll)) { Spacer(Modifier.requiredSize(maxWidth, maxHeight * length)) }
    //: end
    // Measured and placed anew as the content scrolls, and never composed.
    Layout(
      content = {
        //: if isPlain
        //: if hasTiles
        for (layer in layers) repeat(layer.copies) { Image(picture(layer.picture), contentDescription = null, contentScale = ContentScale.FillBounds) }
        //: else
        for (layer in layers) Image(picture(layer.picture), contentDescription = null, contentScale = ContentScale.FillBounds)
        //: end
        //: else if hasTiles
        for (layer in layers) repeat(layer.copies) { NAME__Face(layer, picture) }
        //: else
        for (layer in layers) NAME__Face(layer, picture)
        //: end
      },
      modifier = Modifier.clipToBounds()
    ) { parts, constraints ->
      val s = scroll.value / density
      //: if hasTiles
      val faces = layers.flatMap { layer -> layer.copies(layer.place(s, width, height, still)) }
      //: else
      val faces = layers.map { it.place(s, width, height, still) }
      //: end
      val images = faces.mapIndexed { index, place -> parts[index].measure(place.constraints(density)) }
      layout(constraints.maxWidth, constraints.maxHeight) {
        images.forEachIndexed { index, image -> show(image, faces[index], density) }
      }
    }
  }
}
//: if snapsToPages
//: if isAcross
// It rests at whole screens: a HorizontalPager in place of the scrolling Box, s from its currentPage and offset.
//: else
// It rests at whole screens: a VerticalPager in place of the scrolling Box, s from its currentPage and offset.
//: end
//: end

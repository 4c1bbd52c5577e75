BoxWithConstraints(modifier.clipToBounds()) {
    //: if snapsToPages
    HorizontalPager(pages, Modifier.fillMaxSize()) { Box(Modifier.fillMaxSize()) }  //: if isAcross
    VerticalPager(pages, Modifier.fillMaxSize()) { Box(Modifier.fillMaxSize()) }  //: else
    //: else if isAcross
    Box(Modifier.horizontalScroll(scroll)) { Spacer(Modifier.size(maxWidth * style.length, maxHeight)) }
    //: else
    Box(Modifier.verticalScroll(scroll)) { Spacer(Modifier.size(maxWidth, maxHeight * style.length)) }
    //: end
    val scrolled = { scroll.value / display.density }  //: if not snapsToPages
    val scrolled = { (pages.currentPage + pages.currentPageOffsetFraction) * maxWidth.value }  //: else if isAcross
    val scrolled = { (pages.currentPage + pages.currentPageOffsetFraction) * maxHeight.value }  //: else
    //: use layers-drawn
}

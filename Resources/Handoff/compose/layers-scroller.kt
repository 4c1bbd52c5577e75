BoxWithConstraints(modifier.clipToBounds()) {
    //: if snapsToPages
    HorizontalPager(pages, Modifier.fillMaxSize()) { Box(Modifier.fillMaxSize()) }  //: if isAcross
    VerticalPager(pages, Modifier.fillMaxSize()) { Box(Modifier.fillMaxSize()) }  //: else
    //: else if isAcross
    Box(Modifier.horizontalScroll(scroll)) { Spacer(Modifier.size(maxWidth * style.length, maxHeight)) }
    //: else
    Box(Modifier.verticalScroll(scroll)) { Spacer(Modifier.size(maxWidth, maxHeight * style.length)) }
    //: end
    NAME__Layers(style, picture, reduceMotion, Modifier.fillMaxSize()) {
        scroll.value / density.density  //: if not snapsToPages
        (pages.currentPage + pages.currentPageOffsetFraction) * maxWidth.value  //: else if isAcross
        (pages.currentPage + pages.currentPageOffsetFraction) * maxHeight.value  //: else
    }
}

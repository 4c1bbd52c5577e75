BoxWithConstraints(modifier.clipToBounds()) {
    //: if snapsToPages
    //: if isAcross
    HorizontalPager(pages, Modifier.fillMaxSize()) { Box(Modifier.fillMaxSize()) }
    //: else
    VerticalPager(pages, Modifier.fillMaxSize()) { Box(Modifier.fillMaxSize()) }
    //: end
    //: else if isAcross
    Box(Modifier.horizontalScroll(scroll)) { Spacer(Modifier.size(maxWidth * style.length, maxHeight)) }
    //: else
    Box(Modifier.verticalScroll(scroll)) { Spacer(Modifier.size(maxWidth, maxHeight * style.length)) }
    //: end
    NAME__Layers(style, picture, reduceMotion, Modifier.fillMaxSize()) {
        //: if not snapsToPages
        scroll.value / density.density
        //: else if isAcross
        (pages.currentPage + pages.currentPageOffsetFraction) * maxWidth.value
        //: else
        (pages.currentPage + pages.currentPageOffsetFraction) * maxHeight.value
        //: end
    }
}

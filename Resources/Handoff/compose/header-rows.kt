//: row 100
LazyColumn(
    Modifier.fillMaxSize(),
    state,
    contentPadding,
    //: use fling
) {
//: end
    //: use spacer
    rows()
    item { Box(Modifier.height(TAB_BAR_HEIGHT__.dp)) }  //: if hidesTabBar
}

modifier: Modifier = Modifier,
style: NAME__Style = NAME__Style(),
reduceMotion: Boolean = !ValueAnimator.areAnimatorsEnabled(),
state: LazyListState = rememberLazyListState(),
contentPadding: PaddingValues = WindowInsets.navigationBars.asPaddingValues(),
tabBar: @Composable () -> Unit = {},  //: if hidesTabBar
//: if bar
//: if isDark
barColor: Color = Color(0xFF1C1C1E),
//: else
barColor: Color = Color(0xFFF9F9FB),
barTextColor: Color = Color.Black,
//: end
//: end

//: if hidesBars
const { onScroll, ...scroll } = useNAME__Scroll(scrolled)
//: else
const onScroll = useAnimatedScrollHandler((event) => {
  scrolled.set(event.contentOffset.y)
})
//: end

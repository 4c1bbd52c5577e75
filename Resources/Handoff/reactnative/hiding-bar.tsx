//: row 100
function NAME__HidingBar({ edge, inset, scroll, children, ...hiding }: NAME__Hiding & {
  edge: 'top' | 'bottom'; inset: number; scroll: Omit<ReturnType<typeof useNAME__Scroll>, 'onScroll'>; children?: ReactNode
}) {
//: end
  const height = hiding.height + inset, gone = useNAME__Gone(scroll, { ...hiding, height })
  const moved = useAnimatedStyle(() => ({ transform: [{ translateY: edge === 'top' ? -gone.get() : gone.get() }] }))
  const padding = edge === 'top' ? { paddingTop: inset } : { paddingBottom: inset }
  //: if isDark
  const place: ViewStyle = { position: 'absolute', left: 0, right: 0, [edge]: 0, height, ...padding, backgroundColor: '#1c1c1e' }
  //: else
  const place: ViewStyle = { position: 'absolute', left: 0, right: 0, [edge]: 0, height, ...padding, backgroundColor: '#f9f9fb' }
  //: end
  return <Animated.View style={[place, moved]}>{children}</Animated.View>
}

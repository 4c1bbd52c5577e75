return (
  //: row
  <Animated.ScrollView
    ref={scroller} scrollEventThrottle={16}
    //: use physics
  >
  //: end
    {/* Over the rows, and not taken away with them. */}
    {/*: if header */}
    <View style={{ height: width / aspect, zIndex: 1 }}>
    {/*: else */}
    <View style={{ height, zIndex: 1 }}>
    {/*: end */}
      <Animated.View style={[{ position: 'absolute', width, overflow: 'hidden' }, box]}>
        {/*: if header */}
        <Animated.Image source={source} resizeMode="cover" style={[{ position: 'absolute' }, picture]} />
        {/*: else */}
        {layers.map((layer, i) => (
          <Layer key={i} layer={layer} scrolled={scrolled} still={still} screen={{ width, height }} />
        ))}
        {/*: end */}
        {/*: if bar */}
        {/*: use bar */}
        {/*: end */}
      </Animated.View>
    </View>
    {children}
  </Animated.ScrollView>
)

//: row
<Animated.ScrollView
  //: if isAcross
  horizontal
  //: end
  ref={strip} scrollEventThrottle={16}
  //: use physics
  //: if snapsToItems
  snapToInterval={pitch}
  //: end
//: end
  //: if isAcross
  style={{ overflow: 'visible' }} contentContainerStyle={{ paddingHorizontal: free, alignItems: 'center' }}>
  //: else
  style={{ overflow: 'visible' }} contentContainerStyle={{ paddingVertical: free, alignItems: 'center' }}>
  //: end
  {albums.map((_, album) => (
    <View key={album} style={{ width: ITEM_WIDTH__, height: ITEM_HEIGHT__ }}>
      {/*: if isAcross */}
      <View style={{ left: (pitch - cellWidth) / 2 }}>
      {/*: else */}
      <View style={{ top: (pitch - cellWidth) / 2 }}>
      {/*: end */}
        {Array.from({ length: layers }, (_, back) => layers - 1 - back).map((i) => (
          <Layer key={i} source={albums[(album + i) % albums.length]} i={i} album={album} scrolled={scrolled} />
        ))}
        {/*: if hasCaptionItems */}
        <ItemCaption item={items[album % items.length]} album={album} scrolled={scrolled} />
        {/*: end */}
      </View>
    </View>
  ))}
</Animated.ScrollView>
